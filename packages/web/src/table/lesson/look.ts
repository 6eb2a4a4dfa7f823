import { useEffect } from "react";
import type { Lesson, Look } from "./lesson.ts";

/** The first of the places that a step speaks of. */
export function lookedAt({ places }: Lesson, look: readonly Look[]): Element | null {
  const [first] = look;
  return first === undefined ? null : document.querySelector(`.lesson :is(${places[first]})`);
}

/** Frames the places that a step speaks of. A style sheet finds them whatever the board draws anew, and when. */
export function useFrames({ places }: Lesson, look: readonly Look[]): void {
  const framed = look.map((one) => places[one]).join(", ");
  useEffect(() => {
    if (framed === "") return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `.lesson :is(${framed}) { outline: var(--frame); outline-offset: 3px; border-radius: var(--round-s); }`,
    );
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [framed]);
}
