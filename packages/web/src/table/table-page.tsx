import { Button } from "react-aria-components";
import { Link } from "wouter";
import { useTranslator } from "../app/languages/provider.tsx";
import { paths } from "../app/paths.ts";
import { TableFrame } from "./frame.tsx";
import type { TableSource, TableState } from "./source.ts";
import { useGame, useStatus } from "./use-table.ts";

function OpenTable({ source, table }: { readonly source: TableSource; readonly table: TableState }) {
  const translator = useTranslator();
  const fetched = useGame(table.game);
  if (!fetched) return <p className="waiting">{translator.t("table.opening")}</p>;
  return <TableFrame source={source} table={table} fetched={fetched} />;
}

/** A table, wherever it is: while it opens, if it cannot be opened, and as long as it is open. */
export function TablePage({ source, onAgain }: { readonly source: TableSource; onAgain(): void }) {
  const translator = useTranslator();
  const status = useStatus(source);
  switch (status.status) {
    case "opening":
      return <p className="waiting">{translator.t("table.opening")}</p>;
    case "failed":
      return (
        <div className="page narrow">
          <h1>{translator.t("problem.title")}</h1>
          <p>{translator.tell(status.problem)}</p>
          <div className="buttons">
            <Button className="button primary" onPress={onAgain}>
              {translator.t("problem.again")}
            </Button>
            <Link className="button" href={paths.home}>
              {translator.t("app.home")}
            </Link>
          </div>
        </div>
      );
    case "open":
      return <OpenTable source={source} table={status.table} />;
  }
}
