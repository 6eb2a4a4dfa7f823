import { useState } from "react";
import { Button } from "react-aria-components";
import { useTranslator } from "../../app/languages/provider.tsx";
import { useMine } from "../../app/online/my-tables-store.ts";
import { Online } from "../../app/online/require-name.tsx";
import { TableLine } from "../lobby/table-line.tsx";

/** As many finished games as are shown before more are asked for. */
const FINISHED_SHOWN = 2;

/** Games with others: those that wait for the player first, then those that go on, then those that are over. */
function Tables() {
  const translator = useTranslator();
  const mine = useMine();
  const [isWhole, setWhole] = useState(false);
  if (!mine || mine.length === 0) return null;
  const mineToMove = mine.filter(({ yourMove }) => yourMove);
  const others = mine.filter(({ yourMove, phase }) => !yourMove && phase !== "finished");
  const finished = mine.filter(({ phase }) => phase === "finished");
  const shown = [...mineToMove, ...others, ...(isWhole ? finished : finished.slice(0, FINISHED_SHOWN))];
  return (
    <section aria-labelledby="tables-title">
      <h2 id="tables-title">{translator.t("online.mine")}</h2>
      <ul className="saves">
        {shown.map((table) => (
          <TableLine key={table.id} table={table} />
        ))}
      </ul>
      {finished.length > FINISHED_SHOWN ? (
        <Button className="button quiet" onPress={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? translator.t("table.fewer") : translator.t("table.more", { count: mine.length })}
        </Button>
      ) : null}
    </section>
  );
}

export default function MyTables() {
  return (
    <Online>
      <Tables />
    </Online>
  );
}
