import { bold, dim, width, wrapIndented } from "../screen.ts";
import type { Scene } from "./board.ts";

/** A wider board only tears things apart. */
export const WIDEST = 100;

/** The game's title and a few facts at the other end of the line, or below it where there is little room. */
export function heading(
  { screen, translator }: Pick<Scene, "screen" | "translator">,
  facts: string,
  columns: number,
) {
  const title = ` ${bold(screen, translator.t("title"))}`;
  const gap = columns - width(title) - width(facts) - 1;
  if (gap >= 2) return [title + " ".repeat(gap) + dim(screen, facts)];
  return [title, ...wrapIndented(` ${facts}`, columns).map((text) => dim(screen, text))];
}
