import type { Seat } from "@portolan/kernel";

/**
 * What can go wrong with a player: a move against the rules, an answer that is none, no answer in time, or its end in
 * the middle of a game.
 */
export type FaultKind = "illegal" | "nonsense" | "silence" | "crash";

export interface Fault {
  readonly kind: FaultKind;
  /** What exactly happened, on one line. */
  readonly detail: string;
}

/** A fault that lost a game. */
export interface Forfeit extends Fault {
  readonly seat: Seat;
}
