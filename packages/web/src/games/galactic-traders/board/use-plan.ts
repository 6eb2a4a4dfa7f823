import type { Galactic, Move } from "@portolan/guides/galactic-traders";
import { useEffect, useMemo, useRef, useState } from "react";
import type { BoardProps } from "../../../table/board.ts";
import { useSteady } from "../../../table/use-steady.ts";
import {
  endedTurn,
  type Loose,
  looseGood,
  type Plan,
  planned,
  planOf,
  planStep,
  splitAt,
  without,
} from "./plan.ts";

/** The turn that the viewer lays out, and what is done with it. */
export interface Planning {
  /** Null when the viewer has no delivery turn. */
  readonly plan: Plan | null;
  /** The good that was laid last and can still go elsewhere; null if none was. */
  readonly loose: Loose | null;
  /** A swap that waits for its confirmation. GT-ABI-4 */
  readonly swap: Move | null;
  /** Whether the plan is on its way. */
  readonly isSending: boolean;
  /** Adds a move, or asks first where it cannot be taken back. */
  add(move: Move | null): void;
  /** Lays the good that was laid last elsewhere. */
  lay(loose: Loose, move: Move): void;
  /** Takes back the planned move with this number. */
  drop(at: number): void;
  /** Sends everything and ends the turn. */
  end(): void;
  /** Makes the swap. */
  draw(): void;
}

interface Held {
  /** How many moves the table had when this was held. */
  readonly at: number;
  readonly moves: readonly Move[];
  /** How many of the moves are to be sent, the first of them first. */
  readonly sending: number;
  readonly swap: Move | null;
}

/** A plan whose first move the table has taken. */
function advanced(held: Held, at: number): Held {
  if (held.sending === 0) return { ...held, at };
  return { at, moves: held.moves.slice(1), sending: held.sending - 1, swap: null };
}

export function usePlan(props: BoardProps<Galactic>, isRunning: boolean): Planning {
  const { scene, legal, table, chosen, choose, play, parts } = props;
  const { rules, view, viewer } = scene;
  const [known, setHeld] = useState<Held>({ at: table.moves, moves: [], sending: 0, swap: null });
  let held = known;
  if (held.at !== table.moves) {
    held = advanced(held, table.moves);
    setHeld(held);
  }
  const isMine = planStep(view, viewer) !== null;
  const plan = useMemo(
    () => (isMine && viewer !== null ? planOf(rules, view, viewer, held.moves) : null),
    [rules, view, viewer, isMine, held.moves],
  );
  const isPlanned = held.sending === 0 && held.swap === null && !isRunning;
  const loose = useMemo(
    () => (plan && viewer !== null && isPlanned ? looseGood(rules, plan, view, viewer) : null),
    [rules, plan, view, viewer, isPlanned],
  );
  if (!isMine && (held.moves.length > 0 || held.swap))
    setHeld({ ...held, moves: [], sending: 0, swap: null });

  function add(move: Move | null): void {
    if (!plan || viewer === null) return;
    if (move === null) setHeld({ ...held, swap: null });
    else if (move.type === "exchange") setHeld({ ...held, swap: move });
    else if (move.type !== "end")
      setHeld({ ...held, moves: planned(plan, viewer, move), sending: 0, swap: null });
  }

  // One move at a time, each as soon as the table asks for it.
  const sentAt = useRef(-1);
  const [next] = held.moves;
  const isDue = held.sending > 0 && next !== undefined && legal.length > 0 && !isRunning && !parts.isSending;
  useEffect(() => {
    if (!isDue || sentAt.current === table.moves) return;
    sentAt.current = table.moves;
    play(next);
  }, [isDue, table.moves, next, play]);

  // The turn has been ended knowingly; a hint that is taken becomes part of the plan.
  useEffect(() => {
    if (!chosen || !plan) return;
    if (held.sending > 0) parts.confirm();
    else {
      choose(null);
      add(chosen);
    }
  });

  // The table's own undo takes back what is planned before anything that has been sent.
  const last = plan ? plan.moves.findLastIndex(({ type }) => type !== "end") : -1;
  const undo = useSteady(() => {
    if (plan && last >= 0) setHeld({ ...held, moves: without(plan, last), sending: 0, swap: null });
  });
  const { holdUndo } = props;
  const canUndo = last >= 0 && held.sending === 0;
  useEffect(() => {
    holdUndo?.(canUndo ? undo : null);
    return () => holdUndo?.(null);
  }, [holdUndo, canUndo, undo]);

  return {
    plan,
    loose,
    swap: held.swap,
    isSending: held.sending > 0 && parts.isSending,
    add,
    lay({ before }, move) {
      if (viewer !== null) setHeld({ ...held, moves: planned(before, viewer, move), sending: 0, swap: null });
    },
    drop: (at) => plan && setHeld({ ...held, moves: without(plan, at), sending: 0, swap: null }),
    end() {
      if (!plan || viewer === null) return;
      const moves = endedTurn(rules, plan, view, viewer);
      sentAt.current = -1;
      setHeld({ at: table.moves, moves, sending: moves.length, swap: null });
    },
    draw() {
      if (!plan || viewer === null || !held.swap) return;
      const { now, later } = splitAt(plan, viewer, held.swap);
      sentAt.current = -1;
      setHeld({ at: table.moves, moves: [...now, ...later], sending: now.length, swap: null });
    },
  };
}
