import { fastChance, type GameTypes, type Refusal, type Rules } from "@portolan/kernel";
import type { TableState } from "./source.ts";

/** What the rules say to moves of the viewer. */
export interface Referee {
  /** Why the move is not allowed, or null if it is. */
  check(move: GameTypes["move"]): Refusal | null;
  /** Whether the viewer has nothing more to decide once the move is made. */
  endsTurn(move: GameTypes["move"]): boolean;
}

/**
 * Asks the rules about a move. The page has no state, only a view; but a world that the viewer cannot rule out allows
 * and forbids this viewer the same as the true one does, so one such world is enough to ask.
 */
export function refereeOf(rules: Rules, { view, viewer, legal }: TableState): Referee {
  let known: GameTypes["state"] | null = null;
  const world = (): GameTypes["state"] => {
    known ??= rules.sample(view, fastChance(1));
    return known;
  };
  const listed = new Set<GameTypes["move"]>(legal);
  return {
    check(move) {
      return viewer === null || listed.has(move) ? null : rules.check(world(), viewer, move);
    },
    endsTurn(move) {
      if (viewer === null) return true;
      const after = rules.clone(world());
      rules.apply(after, viewer, move, fastChance(1));
      return !rules.toAct(after).includes(viewer);
    },
  };
}
