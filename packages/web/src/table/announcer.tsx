import type { Translator } from "@portolan/guides";
import { useEffect, useRef, useState } from "react";
import type { Story } from "./story.ts";

/** Says aloud, to those who listen, what has happened and that it is their move. */
export function Announcer(props: {
  readonly story: Story;
  readonly isYourMove: boolean;
  readonly said: { readonly text: string; readonly number: number };
  readonly translator: Translator;
}) {
  const { story, isYourMove, said, translator } = props;
  const [lines, setLines] = useState<readonly { readonly id: number; readonly text: string }[]>([]);
  const count = useRef(0);
  const seen = useRef(story);
  useEffect(() => {
    if (seen.current === story) return;
    seen.current = story;
    if (story.fresh === 0) return;
    const texts = story.lines.slice(-story.fresh).map(({ text }) => text);
    const news = (isYourMove ? [...texts, translator.t("said.yourMove")] : texts).map((text) => {
      return { id: ++count.current, text };
    });
    // A few lines back remain, so that nothing is swallowed while it is being read.
    setLines((before) => [...before, ...news].slice(-24));
  }, [story, isYourMove, translator]);
  return (
    <div className="hidden">
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label={translator.t("table.log")}>
        {lines.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div role="status">
        <span key={said.number}>{said.text}</span>
      </div>
    </div>
  );
}
