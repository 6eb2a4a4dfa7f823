import { useEffect } from "react";
import { atPlace } from "../place.ts";
import type { Look } from "./lesson.ts";

/** What finds a place at the drawn board and at the plain table alike. */
function selectorOf(look: Look): string {
  if (typeof look === "string") return `.lesson ${atPlace(look)}`;
  const place = atPlace(look.place);
  return `.lesson ${place}, .lesson:not(:has(${place})) ${atPlace(look.otherwise)}`;
}

/** The first of the places that a step speaks of. */
export function lookedAt([first]: readonly Look[]): Element | null {
  return first === undefined ? null : document.querySelector(selectorOf(first));
}

/** Frames the places that a step speaks of. A style sheet finds them whatever the board draws anew, and when. */
export function useFrames(look: readonly Look[]): void {
  const framed = look.map(selectorOf).join(", ");
  useEffect(() => {
    if (framed === "") return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `@layer board { ${framed} { outline: var(--frame); outline-offset: 3px; border-radius: var(--round-s); } }`,
    );
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [framed]);
}
