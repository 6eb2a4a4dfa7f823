import type { aids, Card, Move, Oltremare, Picture } from "@portolan/guides/oltremare";
import { useEffect, useMemo, useState } from "react";
import type { BoardProps } from "../../../table/board.ts";
import type { Show } from "../../../table/stage/show/use-show.ts";
import type { Frame } from "./beats.ts";
import { cardsWanted, type Helm, loadProposals, toggled, waysOf } from "./helm.ts";

type Port = aids.Port;

/** What the viewer has asked for and the rules ask for step by step: several discards, or a port beyond the play. */
type Plan =
  | { readonly kind: "discard"; readonly cards: readonly Card[] }
  | { readonly kind: "sail"; readonly port: Port };

interface Held {
  readonly decision: string;
  readonly picked: readonly Card[];
  readonly order: readonly Card[] | null;
  readonly aim: Port | null;
}

const NOTHING: readonly Card[] = [];

/** The next move of a plan; null if it leads nowhere any more. */
function nextOf(plan: Plan, step: aids.Step["step"] | undefined): Move | null {
  if (plan.kind === "discard" && step === "surplus") return { type: "discard", card: plan.cards[0] };
  if (plan.kind === "sail" && step === "sail") return { type: "sail", via: [plan.port] };
  return null;
}

/** The port that is looked at until the player looks at another: one with a token. */
function likelyAim({ view }: Picture, ways: ReadonlyMap<Port, unknown>): Port | null {
  return [...ways.keys()].find((port) => view.portTokens[port] !== null) ?? null;
}

/** Carries a plan out, one move for each decision. */
function usePlan(props: BoardProps<Oltremare>, isAsked: boolean, decision: string) {
  const { scene, check, play } = props;
  const [plan, setPlan] = useState<Plan | null>(null);
  const [made, setMade] = useState("");
  const step = scene.view.agenda.at(-1)?.step;
  useEffect(() => {
    if (plan === null || !isAsked || made === decision) return;
    const move = nextOf(plan, step);
    if (move === null || check(move) !== null) {
      setPlan(null);
      return;
    }
    const rest = plan.kind === "discard" ? plan.cards.slice(1) : NOTHING;
    setPlan(plan.kind === "discard" && rest.length > 0 ? { ...plan, cards: rest } : null);
    setMade(decision);
    play(move);
  }, [plan, isAsked, made, decision, step, check, play]);
  /** Makes a move now, and goes on with the plan at the next decision. */
  return (move: Move | null, next: Plan): void => {
    setPlan(next);
    if (move === null) return;
    setMade(decision);
    play(move);
  };
}

/**
 * What the viewer has selected holds for one decision. A previewed move (a hint, say) shows as if it had been
 * selected, and cancelling clears it.
 */
export function useHelm(props: BoardProps<Oltremare>, picture: Picture, show: Show<Oltremare, Frame>): Helm {
  const { scene, legal, chosen, choose, check, refuse, play } = props;
  const decision = `${props.table.moves} ${props.table.events.length}`;
  const [held, setHeld] = useState<Held>({ decision, picked: NOTHING, order: null, aim: null });
  const isHeld = held.decision === decision;
  const isAsked = legal.length > 0 && !show.isRunning;
  const present = scene.view.agenda.at(-1);
  const step = present?.step ?? "over";
  const follow = usePlan(props, isAsked, decision);

  const picked =
    chosen?.type === "play"
      ? chosen.cards
      : chosen?.type === "discard"
        ? [chosen.card]
        : isHeld
          ? held.picked
          : NOTHING;
  const proposals = useMemo(
    () => (step === "load" && legal.length > 0 ? loadProposals(picture) : []),
    [step, legal, picture],
  );
  const order =
    chosen?.type === "load"
      ? chosen.cards
      : ((isHeld ? held.order : null) ?? proposals[0] ?? picture.view.played);
  const ways = useMemo(
    () => (isAsked ? waysOf(picture, present, picked, legal) : new Map<Port, readonly Port[]>()),
    [isAsked, picture, present, picked, legal],
  );
  const aimed =
    chosen?.type === "sail" ? (chosen.via.at(-1) ?? null) : chosen?.type === "jump" ? chosen.port : null;

  const hold = (change: Partial<Held>): void => {
    const now = isHeld ? held : { picked: NOTHING, order: null, aim: null };
    setHeld({ ...now, ...change, decision });
  };
  /** Who points at a picture on the way wants to see the end of it: nothing is decided by that. */
  const isEarly = (): boolean => {
    if (show.isRunning) show.finish();
    return show.isRunning;
  };
  const tried = (move: Move, go: () => void): void => {
    const refusal = check(move);
    if (refusal) refuse(refusal);
    else go();
  };
  const playing = (): Move => ({ type: "play", cards: picked.toSorted((a, b) => a - b) });

  return {
    props,
    picture,
    show,
    isAsked,
    step,
    picked,
    order,
    ways,
    aim: aimed ?? (isHeld ? held.aim : null) ?? (step === "compass" ? null : likelyAim(picture, ways)),
    setAim: (aim) => hold({ aim }),
    press(card) {
      if (isEarly() || !isAsked) return;
      hold({ picked: toggled(picked, card, cardsWanted(picture, step)) });
      if (chosen !== null) choose(null);
    },
    playPicked() {
      const move = playing();
      if (!isEarly()) tried(move, () => play(move));
    },
    discardPicked() {
      if (!isEarly() && picked.length > 0) follow(null, { kind: "discard", cards: picked });
    },
    sailTo(port) {
      if (isEarly()) return;
      if (step === "play") tried(playing(), () => follow(playing(), { kind: "sail", port }));
      else {
        const move: Move = step === "compass" ? { type: "jump", port } : { type: "sail", via: [port] };
        tried(move, () => play(move));
      }
    },
    setOrder(next) {
      hold({ order: next });
      if (chosen !== null) choose(null);
    },
    play(move) {
      if (!isEarly()) tried(move, () => play(move));
    },
  };
}
