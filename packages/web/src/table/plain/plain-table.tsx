import { useMemo } from "react";
import "./plain.css";
import type { BoardProps } from "../board.ts";
import { Choices } from "./choices.tsx";
import { Sections } from "./sections.tsx";

/** Any game in headings, lists and buttons: complete with a screen reader and with the keyboard alone. */
export default function PlainTable(
  props: Pick<BoardProps, "scene" | "table" | "guide" | "legal" | "chosen" | "choose" | "check">,
) {
  const { scene, table, guide, legal, chosen, choose, check } = props;
  const { voice } = scene;
  const groups = useMemo(() => (legal.length > 0 ? guide.choices(scene, legal) : []), [guide, scene, legal]);
  const sections = useMemo(() => guide.sections(scene), [guide, scene]);
  const { Composer } = guide;
  return (
    <div className="plain">
      {legal.length > 0 ? (
        <section className="plain-moves" aria-labelledby="moves-title">
          <h2 id="moves-title" tabIndex={-1}>
            {voice.say("table.moves")}
          </h2>
          <Choices groups={groups} chosen={chosen} voice={voice} choose={choose} />
          {Composer && table.openEnded ? (
            <Composer scene={scene} legal={legal} check={check} choose={choose} />
          ) : null}
        </section>
      ) : null}
      <section className="plain-state" aria-labelledby="state-title">
        <h2 id="state-title" tabIndex={-1}>
          {voice.say("table.state")}
        </h2>
        <div className="places">
          <Sections sections={sections} />
        </div>
      </section>
    </div>
  );
}
