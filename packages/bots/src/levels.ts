import { novice } from "./novice.ts";
import { type ComputerPlayer, wallClock } from "./player.ts";
import type { Profile } from "./profile.ts";
import { random } from "./random.ts";
import { type Budget, choiceOf, runToEnd, searchMoves } from "./search/search-moves.ts";
import { trader } from "./trader.ts";

/** The levels, weakest first. They differ in how they think, never in what they see. */
export const LEVELS = ["novice", "trader", "captain", "admiral"] as const;
export type Level = (typeof LEVELS)[number];

/** How long the levels that search think about a move, and how far. */
export const BUDGETS: Readonly<Record<string, Required<Pick<Budget, "ms" | "horizon">>>> = {
  captain: { ms: 200, horizon: "near" },
  admiral: { ms: 1000, horizon: "far" },
};

/** A player that searches for as long as it may, as the game's profile has it or another one. */
export function searcher(id: string, budget: Budget, profile?: Profile): ComputerPlayer {
  return {
    id,
    choose(question, clock = wallClock) {
      return choiceOf(runToEnd(searchMoves(question, budget, clock, profile)));
    },
  };
}

/** All computer players, the strongest last. */
export const computerPlayers: readonly ComputerPlayer[] = [
  random,
  novice,
  trader,
  ...Object.entries(BUDGETS).map(([id, budget]) => searcher(id, budget)),
];

/** The name that `trader` had when it was the only player that looked at what it did. */
const FORMER_NAMES: Readonly<Record<string, string>> = { greedy: "trader" };

export function findPlayer(name: string): ComputerPlayer | undefined {
  const id = FORMER_NAMES[name] ?? name;
  return computerPlayers.find((player) => player.id === id);
}

/** A player by its name, or a level that searches with another time to think, in seconds: `admiral@3`. */
export function findContestant(name: string): ComputerPlayer | undefined {
  const [, level, seconds] = /^(\w+)@(\d{1,3}(?:\.\d{1,3})?)$/.exec(name) ?? [];
  if (level === undefined || !Object.hasOwn(BUDGETS, level)) return findPlayer(name);
  return searcher(name, { ...BUDGETS[level], ms: Number(seconds) * 1000 });
}
