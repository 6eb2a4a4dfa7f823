import type { GameTypes } from "@portolan/kernel";
import { useMemo, useState } from "react";
import { useChoices } from "../../../app/settings/store.ts";
import type { BoardProps } from "../../board.ts";
import { type Narrowed, narrow, type Target } from "../../narrow.ts";
import type { BoardPointing, Outcome } from "./pointing.ts";

/** What has been pointed at, what can be, and what pointing does. */
export interface Pointer<M> {
  /** Whether the viewer has something to decide. */
  readonly isAsked: boolean;
  readonly pointed: readonly Target[];
  readonly narrowed: Narrowed<M>;
  /** The move that all this means, previewed or about to be. */
  readonly meant: M | null;
  /** The move that is previewed and waits for its confirmation. */
  readonly settled: M | null;
  press(name: Target, isPicked: boolean): void;
  /** Points at a thing as if these, and nothing else, had been pointed at before. */
  pressAfter(before: readonly Target[], name: Target): void;
  /** Points at all of a move that the board proposes; it is one of several of its kind if the player could want another. */
  propose(move: M, isOneOfSeveral: boolean): void;
  /** Says why a move is not possible. */
  explain(move: M): void;
  /** Points at exactly these, and decides nothing by it. */
  hold(targets: readonly Target[]): void;
  /** Forgets what has been pointed at. */
  clear(): void;
}

const NOTHING: readonly Target[] = [];

/**
 * Pointing holds for one decision. As soon as it is clear which move is meant, the move is previewed, and from then
 * on it is the previewed move that is shown as pointed at: so a hint shows on the board too, and cancelling clears it.
 */
export function usePointing<G extends GameTypes>(
  props: BoardProps<G>,
  pointing: BoardPointing<G["move"]>,
  show: { readonly isRunning: boolean; finish(): void },
): Pointer<G["move"]> {
  type Move = G["move"];
  const { legal, chosen, choose, check, refuse } = props;
  const { confirm } = useChoices();
  const decision = `${props.table.moves} ${props.table.events.length}`;
  const [state, setState] = useState({ decision, pointed: NOTHING });
  const pointed = chosen ? pointing.touches(chosen) : state.decision === decision ? state.pointed : NOTHING;
  const key = pointed.join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what has been pointed at.
  const narrowed = useMemo(() => narrow(pointing, legal, pointed), [pointing, legal, key]);
  const offer = { legal, check };

  function hold(next: readonly Target[]): void {
    setState({ decision, pointed: next });
  }

  function act(outcome: Outcome<Move>): void {
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
      act(isPicked ? pointing.putBack(offer, pointed, name) : pointing.pointAt(offer, pointed, name));
    },
    pressAfter(before, name) {
      if (interrupts()) return;
      act(pointing.pointAt(offer, before, name));
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
    hold,
    clear() {
      hold(NOTHING);
      choose(null);
    },
  };
}
