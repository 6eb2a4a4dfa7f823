import { useMemo, useState } from "react";
import { useChoices } from "../../../settings/store.ts";
import type { BoardProps } from "../../../table/board.ts";
import { type Narrowed, narrow, type Target } from "../../../table/narrow.ts";
import type { aids, Move, Traders } from "../guide/telling.ts";
import { target } from "../places.ts";
import { type Outcome, pointAt, pointingAt, putBack } from "./pointing.ts";
import type { Show } from "./use-show.ts";

/** What has been pointed at, what can be, and what pointing does. */
export interface Pointer {
  /** Whether the viewer has something to decide. */
  readonly isAsked: boolean;
  readonly pointed: readonly Target[];
  readonly narrowed: Narrowed<Move>;
  /** The move that all this means, previewed or about to be. */
  readonly meant: Move | null;
  /** The move that is previewed and waits for its confirmation. */
  readonly settled: Move | null;
  press(name: Target, isPicked: boolean): void;
  /** Points at all of a move that the board proposes; it is one of several of its kind if the player could want another. */
  propose(move: Move, isOneOfSeveral: boolean): void;
  /** Says why a move is not possible. */
  explain(move: Move): void;
  /** Takes a card of the Market into the hand, or says why not. */
  take(name: Target): void;
}

const NOTHING: readonly Target[] = [];

/**
 * Pointing holds for one decision. As soon as it is clear which move is meant, the move is previewed, and from then
 * on it is the previewed move that is shown as pointed at: so a hint shows on the board too, and cancelling clears it.
 */
export function usePointing(props: BoardProps<Traders>, table: aids.Table, show: Show): Pointer {
  const { scene, legal, chosen, choose, check, refuse } = props;
  const { confirm } = useChoices();
  const { view } = scene;
  const decision = `${props.table.moves} ${props.table.events.length}`;
  const [state, setState] = useState({ decision, pointed: NOTHING });
  const pointing = useMemo(() => pointingAt(table, view), [table, view]);
  const pointed = chosen ? pointing.touches(chosen) : state.decision === decision ? state.pointed : NOTHING;
  const key = pointed.join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what has been pointed at.
  const narrowed = useMemo(() => narrow(pointing, legal, pointed), [pointing, legal, key]);

  function hold(next: readonly Target[]): void {
    setState({ decision, pointed: next });
  }

  function act(outcome: Outcome): void {
    if (outcome.kind === "refused") refuse(outcome.refusal);
    if (outcome.kind !== "narrowed") return;
    const { decided } = outcome.narrowed;
    const isClear = decided !== null && outcome.pointed.length > 0;
    hold(isClear ? NOTHING : outcome.pointed);
    choose(isClear ? decided : null);
  }

  /** Who points at a picture on the way wants to see the end of it: nothing is decided by that. */
  function interrupts(): boolean {
    if (show.isRunning) show.finish();
    return show.isRunning;
  }

  return {
    isAsked: legal.length > 0 && !show.isRunning,
    pointed,
    narrowed,
    settled: show.isRunning ? null : chosen,
    meant: chosen ?? (pointed.length > 0 ? narrowed.decided : null),
    press(name, isPicked) {
      if (interrupts()) return;
      act((isPicked ? putBack : pointAt)(pointing, { legal, check }, pointed, name));
    },
    propose(move, isOneOfSeveral) {
      if (interrupts()) return;
      const touched = pointing.touches(move);
      // Where moves are made at once, the first press shows the proposal and the second makes it.
      const isShownFirst = confirm === "atOnce" && isOneOfSeveral && key !== touched.join("\n");
      hold(isShownFirst ? touched : NOTHING);
      choose(isShownFirst ? null : move);
    },
    explain(move) {
      if (interrupts()) return;
      const refusal = check(move);
      if (refusal) refuse(refusal);
    },
    take(name) {
      if (interrupts()) return;
      act(pointAt(pointing, { legal, check }, [target.take], name));
    },
  };
}
