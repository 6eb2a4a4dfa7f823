import type { Chance, Rules, Seat, Shapes } from "@portolan/kernel";

/** What a computer player is asked: it gets the view of its seat and never the game. */
export interface Question<G extends Shapes = Shapes> {
  readonly rules: Rules<G>;
  readonly seat: Seat;
  readonly view: G["view"];
  /** What it may do, at least one move. */
  readonly legal: readonly G["move"][];
  /** Chance of its own, apart from the deal's. */
  readonly chance: Chance;
}

/** Where a player reads how much time has passed, in milliseconds. */
export interface Clock {
  now(): number;
}

/** The time that a person waits. */
export const wallClock: Clock = { now: () => performance.now() };

export interface ComputerPlayer {
  readonly id: string;
  choose<G extends Shapes>(question: Question<G>, clock?: Clock): G["move"];
}
