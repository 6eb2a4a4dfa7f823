import type { Weighed } from "@portolan/bots";
import type { Translator } from "@portolan/guides";

/** With one decimal. A score just below zero is nothing, and has no sign. */
function scoreText({ locale }: Translator, score: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locale, { ...digits, signDisplay: "negative" }).format(score);
}

/** A move and how the game is likely to end after it; the score in what the game is won by. */
export function hintFacts(
  translator: Translator,
  move: string,
  { winProbability, expectedScore }: Pick<Weighed, "winProbability" | "expectedScore">,
): string {
  return translator.t("play.hint.move", {
    move,
    percent: Math.round(winProbability * 100),
    score: scoreText(translator, expectedScore),
    points: { term: "score.total" },
  });
}
