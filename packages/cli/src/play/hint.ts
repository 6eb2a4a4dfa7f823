import type { Weighed } from "@portolan/bots";
import type { Voice } from "@portolan/guides";

/** With one decimal. A score just below zero is nothing, and has no sign. */
function scoreText({ locale }: Voice, score: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locale, { ...digits, signDisplay: "negative" }).format(score);
}

/** A move and how the game is likely to end after it; the score in what the game is won by. */
export function hintFacts(
  voice: Voice,
  move: string,
  { winProbability, expectedScore }: Pick<Weighed, "winProbability" | "expectedScore">,
): string {
  return voice.say("play.hint.move", {
    move,
    percent: Math.round(winProbability * 100),
    score: scoreText(voice, expectedScore),
    points: { term: "score.total" },
  });
}
