import { Button } from "react-aria-components";
import { Link } from "wouter";
import { paths } from "../paths.ts";
import { useVoice } from "../words/provider.tsx";
import { TableFrame } from "./frame.tsx";
import type { TableSource, TableState } from "./source.ts";
import { useGame, useStatus } from "./use-table.ts";

function OpenTable({ source, table }: { readonly source: TableSource; readonly table: TableState }) {
  const voice = useVoice();
  const fetched = useGame(table.game);
  if (!fetched) return <p className="waiting">{voice.say("table.opening")}</p>;
  return <TableFrame source={source} table={table} fetched={fetched} />;
}

/** A table, wherever it is: while it opens, if it cannot be opened, and as long as it is open. */
export function TablePage({ source, onAgain }: { readonly source: TableSource; onAgain(): void }) {
  const voice = useVoice();
  const status = useStatus(source);
  switch (status.status) {
    case "opening":
      return <p className="waiting">{voice.say("table.opening")}</p>;
    case "failed":
      return (
        <div className="page narrow">
          <h1>{voice.say("problem.title")}</h1>
          <p>{voice.tell(status.problem)}</p>
          <div className="buttons">
            <Button className="button primary" onPress={onAgain}>
              {voice.say("problem.again")}
            </Button>
            <Link className="button" href={paths.home}>
              {voice.say("app.home")}
            </Link>
          </div>
        </div>
      );
    case "open":
      return <OpenTable source={source} table={status.table} />;
  }
}
