import type { Guide, Scene } from "../../../table/guide/guide.ts";
import { capital } from "../../../words/speech.ts";
import type { Traders } from "../guide/telling.ts";
import { Skull } from "./drawings.tsx";

/** What nobody should overlook: goods in danger, what could save them, and who is about to end the game. */
export function Notices({
  scene,
  guide,
}: {
  readonly scene: Scene<Traders>;
  readonly guide: Guide<Traders>;
}) {
  const notices = guide.sections(scene).find(({ id }) => id === "notices");
  const items = notices?.blocks.flatMap((block) => (block.kind === "list" ? block.items : [])) ?? [];
  if (!notices || items.length === 0) return null;
  return (
    <section className="tc-notices" aria-labelledby="tc-notices-title">
      <h3 id="tc-notices-title" className="hidden">
        {notices.title}
      </h3>
      <ul>
        {items.map(({ text, note, tone }) => (
          <li key={text} data-tone={tone}>
            {tone === "danger" ? <Skull /> : null}
            <span>
              {capital(text)} {note}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
