import { useEffect, useRef, useState } from "react";
import { Button } from "react-aria-components";
import type { Voice } from "../words/speech.ts";
import type { LogLine } from "./guide/guide.ts";

/** As many lines as one reads back at a time. */
const SHOWN = 40;

/** What happened, in words, the latest at the end. */
export function Log({ lines, voice }: { readonly lines: readonly LogLine[]; readonly voice: Voice }) {
  const [shown, setShown] = useState(SHOWN);
  const end = useRef<HTMLOListElement>(null);
  const count = lines.length;
  useEffect(() => {
    const list = end.current;
    if (list && count > 0) list.scrollTop = list.scrollHeight;
  }, [count]);
  const hidden = Math.max(0, count - shown);
  return (
    <section className="log panel" aria-labelledby="log-title">
      <h2 id="log-title" tabIndex={-1}>
        {voice.say("table.log")}
      </h2>
      {hidden > 0 ? (
        <Button className="button quiet" onPress={() => setShown(shown + 5 * SHOWN)}>
          {voice.say("table.log.earlier", { count: hidden })}
        </Button>
      ) : null}
      {count === 0 ? <p className="help">{voice.say("table.log.empty")}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
      <ol className="log-lines" ref={end} tabIndex={0} aria-label={voice.say("table.log")}>
        {lines.slice(hidden).map(({ text, weight }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the story.
          <li key={hidden + i} className={weight}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
