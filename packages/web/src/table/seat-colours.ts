import type { CSSProperties } from "react";

/** Colours that games name their seats by; the design has a token for each. */
const NAMED: ReadonlySet<string> = new Set([
  "white",
  "pink",
  "brown",
  "natural",
  "red",
  "blue",
  "yellow",
  "black",
  "green",
]);

/** A seat that is called White is white: the game's own colours take the place of the usual ones. */
export function seatColours(seatNames: readonly string[]): CSSProperties {
  const colours = seatNames.flatMap((name, seat) => {
    const id = name.replace(/^seat\./, "");
    return NAMED.has(id) ? [[`--seat-${seat}`, `var(--seat-${id})`]] : [];
  });
  return Object.fromEntries(colours) as CSSProperties;
}
