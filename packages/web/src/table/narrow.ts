import type { PlaceId } from "@portolan/guides";
import type { Refusal } from "@portolan/kernel";

/**
 * Pointing narrows the legal moves. A move touches things: cards, places, ships, and the button that says what is to be
 * done with them. Whoever points at some of them means one of the moves that touch them all; what those moves touch
 * besides is what can be pointed at next.
 */

/** A thing on the table that can be pointed at. Equal things have equal names. */
export type Target = PlaceId;

/** How one game's moves are pointed at. */
export interface Pointing<M> {
  /** All that a player points at to mean this move; a thing stands twice where two equal ones are touched. */
  touches(move: M): readonly Target[];
  /**
   * The move that somebody has in mind who points at all this, whether or not the rules allow it: it is asked why
   * something cannot be, and tried where there are more legal moves than are listed. Null if no move can be meant yet.
   */
  meant(targets: readonly Target[]): M | null;
}

export interface Narrowed<M> {
  /** The moves that can still be meant. */
  readonly moves: readonly M[];
  /** What can be pointed at next, and how many more of it. */
  readonly open: ReadonlyMap<Target, number>;
  /** The move that all this pointing means: nothing is left to point at for it, or no other is left. */
  readonly decided: M | null;
}

function counts(targets: readonly Target[]): Map<Target, number> {
  const found = new Map<Target, number>();
  for (const target of targets) found.set(target, (found.get(target) ?? 0) + 1);
  return found;
}

function includesAll(whole: ReadonlyMap<Target, number>, part: ReadonlyMap<Target, number>): boolean {
  for (const [target, count] of part) if ((whole.get(target) ?? 0) < count) return false;
  return true;
}

/** What is left of the moves once these things have been pointed at. */
export function narrow<M>(
  { touches }: Pick<Pointing<M>, "touches">,
  legal: readonly M[],
  pointed: readonly Target[],
): Narrowed<M> {
  const wanted = counts(pointed);
  const moves: M[] = [];
  const open = new Map<Target, number>();
  let exact: M | null = null;
  for (const move of legal) {
    const touched = touches(move);
    const own = counts(touched);
    if (!includesAll(own, wanted)) continue;
    moves.push(move);
    if (touched.length === pointed.length) exact ??= move;
    for (const [target, count] of own) {
      const more = count - (wanted.get(target) ?? 0);
      if (more > 0) open.set(target, Math.max(more, open.get(target) ?? 0));
    }
  }
  const isClear = pointed.length > 0 && moves.length === 1;
  return { moves, open, decided: exact ?? (isClear ? moves[0] : null) };
}

/** What pointing at one more thing leads to. */
export type Pointed<M> =
  | { readonly kind: "narrowed"; readonly pointed: readonly Target[]; readonly narrowed: Narrowed<M> }
  /** The thing goes with none of what was pointed at before, but begins another move. */
  | { readonly kind: "restarted"; readonly pointed: readonly Target[]; readonly narrowed: Narrowed<M> }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  /** It has nothing to do with any move, and no rule says so. */
  | { readonly kind: "idle" };

/**
 * Points at a thing. Pointing at it again takes it back. What cannot go with the rest is refused with the rule that
 * forbids it; if it begins a move of its own, that is begun instead.
 */
export function point<M>(
  pointing: Pointing<M>,
  legal: readonly M[],
  pointed: readonly Target[],
  target: Target,
  check: (move: M) => Refusal | null,
): Pointed<M> {
  const before = narrow(pointing, legal, pointed);
  if (before.open.has(target)) return advance("narrowed", [...pointed, target]);
  if (pointed.includes(target)) return advance("narrowed", pointed.toSpliced(pointed.lastIndexOf(target), 1));
  const meant = pointing.meant([...pointed, target]);
  if (meant !== null && check(meant) === null) {
    const narrowed = { moves: [meant], open: new Map<Target, number>(), decided: meant };
    return { kind: "narrowed", pointed: [...pointed, target], narrowed };
  }
  if (narrow(pointing, legal, [target]).moves.length > 0) return advance("restarted", [target]);
  const refusal = whyNot(pointing, pointed, target, check);
  return refusal ? { kind: "refused", refusal } : { kind: "idle" };

  function advance(kind: "narrowed" | "restarted", next: readonly Target[]): Pointed<M> {
    return { kind, pointed: next, narrowed: narrow(pointing, legal, next) };
  }
}

/** Why a thing cannot be pointed at: the refusal of the move that is meant with what was pointed at, or alone. */
export function whyNot<M>(
  { meant }: Pick<Pointing<M>, "meant">,
  pointed: readonly Target[],
  target: Target,
  check: (move: M) => Refusal | null,
): Refusal | null {
  for (const targets of [[...pointed, target], [target]]) {
    const move = meant(targets);
    const refusal = move === null ? null : check(move);
    if (refusal) return refusal;
  }
  return null;
}
