import { fastChance, type Refusal, type Rules, type Shapes } from "@portolan/kernel";
import type { TableState } from "./source.ts";

/**
 * Asks the rules about a move. The page has no state, only a view; but a world that the viewer cannot rule out allows
 * and forbids this viewer the same as the true one does, so one such world is enough to ask.
 */
export function checker(
  rules: Rules,
  { view, viewer, legal }: TableState,
): (move: Shapes["move"]) => Refusal | null {
  let world: Shapes["state"] | null = null;
  const listed = new Set<Shapes["move"]>(legal);
  return (move) => {
    if (viewer === null || listed.has(move)) return null;
    world ??= rules.sample(view, fastChance(1));
    return rules.check(world, viewer, move);
  };
}
