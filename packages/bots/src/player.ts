import type { Chance, GameTypes, Rules, Seat } from "@portolan/kernel";

/** What a computer player is asked: it gets the view of its seat and never the game. */
export interface Question<G extends GameTypes = GameTypes> {
  readonly rules: Rules<G>;
  readonly seat: Seat;
  readonly view: G["view"];
  /** What it may do, at least one move. */
  readonly legal: readonly G["move"][];
  /** Chance of its own, apart from the deal's. */
  readonly chance: Chance;
}

/** The question with those moves only that are worth thinking about. */
export function narrow<G extends GameTypes>(question: Question<G>): Question<G> {
  const { rules, seat, view, legal, chance } = question;
  // Where every legal move is a candidate, no world has to be sampled to find them.
  if (rules.mind.candidates === rules.legal || legal.length < 2) return question;
  const world = rules.sample(view, chance);
  const few = new Set(rules.mind.candidates(world, seat).map((move) => rules.print(move)));
  const thoughts = legal.filter((move) => few.has(rules.print(move)));
  // Another world may suggest other moves than those at hand; then all of them are thought about.
  return thoughts.length === 0 ? question : { ...question, legal: thoughts };
}

/** A world after a seat's move in it; the world itself stays as it was. */
export function afterMove<G extends GameTypes>(
  { rules, chance }: Pick<Question<G>, "rules" | "chance">,
  world: G["state"],
  seat: Seat,
  move: G["move"],
): G["state"] {
  const after = rules.clone(world);
  rules.apply(after, seat, move, chance);
  return after;
}

/** Where a player reads how much time has passed, in milliseconds. */
export interface Clock {
  now(): number;
}

/** The time that a person waits. */
export const wallClock: Clock = { now: () => performance.now() };

export interface ComputerPlayer {
  readonly id: string;
  choose<G extends GameTypes>(question: Question<G>, clock?: Clock): G["move"];
}
