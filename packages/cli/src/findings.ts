import { paint, type Screen, wrap } from "./screen.ts";

/** What was found about one claim: it holds, it does not, or it only has to be known. */
export interface Finding {
  readonly id: string;
  readonly found: "ok" | "bad" | "note";
  readonly text: string;
}

const MARKS = { ok: ["green", "✓"], bad: ["red", "✗"], note: ["yellow", "–"] } as const;

export function findingLines(screen: Screen, findings: readonly Finding[]): string[] {
  return findings.flatMap(({ found, text }) => {
    const [colour, mark] = MARKS[found];
    return wrap(`${paint(screen, colour, mark)} ${text}`, screen.columns, "  ");
  });
}
