import type { Weighed } from "@portolan/bots";
import type { Voice } from "../words.ts";

/** With one decimal. A score just below zero is nothing, and has no sign. */
const SCORE = new Intl.NumberFormat("en", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: "negative",
});

/** A move and how the game is likely to end after it; the score in what the game is won by. */
export function hintFacts(
  voice: Voice,
  move: string,
  { winProbability, expectedScore }: Pick<Weighed, "winProbability" | "expectedScore">,
): string {
  return voice.say("play.hint.move", {
    move,
    percent: Math.round(winProbability * 100),
    score: SCORE.format(expectedScore),
    points: { term: "score.total" },
  });
}
