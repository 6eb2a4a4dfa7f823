import { Suspense, useMemo } from "react";
import "./plain.css";
import type { BoardProps } from "../board.ts";
import { Choices } from "./choices.tsx";
import { lazyComposer } from "./lazy-composer.ts";
import { Sections } from "./sections.tsx";

/** Any game in headings, lists and buttons: complete with a screen reader and with the keyboard alone. */
export default function PlainTable(
  props: Pick<BoardProps, "scene" | "table" | "guide" | "legal" | "chosen" | "choose" | "check">,
) {
  const { scene, table, guide, legal, chosen, choose, check } = props;
  const { translator } = scene;
  const groups = useMemo(() => (legal.length > 0 ? guide.choices(scene, legal) : []), [guide, scene, legal]);
  const sections = useMemo(() => guide.sections(scene), [guide, scene]);
  const Composer = lazyComposer(table.game);
  return (
    <div className="plain">
      {legal.length > 0 ? (
        <section className="plain-moves" aria-labelledby="moves-title">
          <h2 id="moves-title" tabIndex={-1}>
            {translator.t("table.moves")}
          </h2>
          <Choices groups={groups} chosen={chosen} translator={translator} choose={choose} />
          {Composer && table.openEnded ? (
            <Suspense fallback={null}>
              <Composer scene={scene} settings={table.settings} check={check} choose={choose} />
            </Suspense>
          ) : null}
        </section>
      ) : null}
      <section className="plain-state" aria-labelledby="state-title">
        <h2 id="state-title" tabIndex={-1}>
          {translator.t("table.state")}
        </h2>
        <div className="places">
          <Sections sections={sections} />
        </div>
      </section>
    </div>
  );
}
