import type { Refusal } from "@portolan/kernel";
import { type Narrowed, narrow, type Pointing, point, type Target } from "../../narrow.ts";

/** What comes of pointing: fewer moves and what has been pointed at, or the reason why not, or nothing. */
export type Outcome<M> =
  | { readonly kind: "narrowed"; readonly pointed: readonly Target[]; readonly narrowed: Narrowed<M> }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "idle" };

/** Where things are pointed at: the moves, and what the rules say to others. */
export interface Offer<M> {
  readonly legal: readonly M[];
  check(move: M): Refusal | null;
}

/** How a board is pointed at. A game may have ways of its own, such as putting one card in the place of another. */
export interface BoardPointing<M> extends Pointing<M> {
  /** Points at one more thing. */
  pointAt(offer: Offer<M>, pointed: readonly Target[], name: Target): Outcome<M>;
  /** Takes back what was pointed at. */
  putBack(offer: Offer<M>, pointed: readonly Target[], name: Target): Outcome<M>;
}

export function narrowedTo<M>(
  pointing: Pointing<M>,
  { legal }: Offer<M>,
  pointed: readonly Target[],
): Outcome<M> {
  return { kind: "narrowed", pointed, narrowed: narrow(pointing, legal, pointed) };
}

/** The plain way: each thing narrows the moves, begins another move, or is refused; pressed again, it is put back. */
export function plainPointing<M>(pointing: Pointing<M>): BoardPointing<M> {
  return {
    ...pointing,
    pointAt(offer, pointed, name) {
      const outcome = point(pointing, offer.legal, pointed, name, offer.check);
      return outcome.kind === "restarted" ? { ...outcome, kind: "narrowed" } : outcome;
    },
    putBack(offer, pointed, name) {
      const at = pointed.lastIndexOf(name);
      return at < 0 ? { kind: "idle" } : narrowedTo(pointing, offer, pointed.toSpliced(at, 1));
    },
  };
}
