import { useState } from "react";
import { Button } from "react-aria-components";
import { useVoice } from "../words/provider.tsx";
import { useMine } from "./mine.ts";
import { Online } from "./named.tsx";
import { TableLine } from "./table-line.tsx";

/** As many finished games as are shown before more are asked for. */
const FINISHED_SHOWN = 2;

/** Games with others: those that wait for the player first, then those that go on, then those that are over. */
function Tables() {
  const voice = useVoice();
  const mine = useMine();
  const [isWhole, setWhole] = useState(false);
  if (!mine || mine.length === 0) return null;
  const mineToMove = mine.filter(({ yourMove }) => yourMove);
  const others = mine.filter(({ yourMove, phase }) => !yourMove && phase !== "finished");
  const finished = mine.filter(({ phase }) => phase === "finished");
  const shown = [...mineToMove, ...others, ...(isWhole ? finished : finished.slice(0, FINISHED_SHOWN))];
  return (
    <section aria-labelledby="tables-title">
      <h2 id="tables-title">{voice.say("online.mine")}</h2>
      <ul className="saves">
        {shown.map((table) => (
          <TableLine key={table.id} table={table} />
        ))}
      </ul>
      {finished.length > FINISHED_SHOWN ? (
        <Button className="button quiet" onPress={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? voice.say("table.fewer") : voice.say("table.more", { count: mine.length })}
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
