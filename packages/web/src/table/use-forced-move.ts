import { useEffect } from "react";
import { isAwaited, type TableState } from "./source.ts";
import type { TableModel } from "./use-model.ts";
import { useSteady } from "./use-steady.ts";

/** Time to see what one is left with, in milliseconds. */
const GLANCE_MS = 700;

/** Whether there is nothing to decide: one move, and no other that the rules would accept. */
export function isForced(
  { legal, isAsked }: Pick<TableModel, "legal" | "isAsked">,
  table: Pick<TableState, "openEnded" | "canRedo" | "viewer" | "waitsFor">,
): boolean {
  // Somebody who has just undone wants to stay where they are; and nobody has to withdraw an offer while others think.
  return isAsked && isAwaited(table) && legal.length === 1 && !table.openEnded && !table.canRedo;
}

/** Plays the only move there is. */
export function useForcedMove(model: TableModel): void {
  const { desk, turn, legal, decision } = model;
  const isOnly = isForced(model, desk.pacing.shown) && !desk.pacing.isBusy;
  const play = useSteady(() => {
    if (legal.length === 1) turn.play(legal[0]);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every decision has a time of its own.
  useEffect(() => {
    if (!isOnly) return;
    const timer = setTimeout(play, GLANCE_MS);
    return () => clearTimeout(timer);
  }, [isOnly, decision, play]);
}
