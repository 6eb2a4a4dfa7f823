import { runAgenda } from "@portolan/kernel";
import type { Context, Step } from "../state.ts";
import { cardsToPlay, playCards } from "./actions.ts";
import { surplus } from "./hand-limit.ts";
import { loadCards } from "./loading.ts";
import { endPorts, sail } from "./sailing.ts";
import { nextTurn } from "./turn.ts";

/** Whether a player has to decide, or the game is over: all else happens by itself, or is a pure formality. */
function waits({ config, state }: Context, step: Step): boolean {
  switch (step.step) {
    case "over":
    case "trade":
    case "compass":
      return true;
    case "turn":
      return false;
    case "surplus":
      return surplus(config, state.merchants[step.seat]) > 0;
    case "play": {
      const merchant = state.merchants[step.seat];
      return cardsToPlay(config, merchant) < merchant.hand.length;
    }
    case "sail":
      return endPorts(config, state, step.seat, step.steps).length > 1;
    case "load":
      return state.played.length > 1;
  }
}

/** What happens by itself; of decisions, what is left of them when there is nothing to decide. */
function run(context: Context, step: Step): void {
  const { config, state, forced } = context;
  switch (step.step) {
    case "over":
    case "trade":
    case "compass":
    case "surplus":
      return;
    case "turn":
      return nextTurn(context, step.seat);
    case "play": {
      const cards = state.merchants[step.seat].hand.slice();
      if (cards.length > 0) forced?.(step.seat, { type: "play", cards });
      return playCards(context, step.seat, cards);
    }
    case "sail": {
      const [end] = endPorts(config, state, step.seat, step.steps);
      forced?.(step.seat, { type: "sail", via: [end] });
      return sail(context, step.seat, step.steps, end);
    }
    case "load":
      if (state.played.length > 0) forced?.(step.seat, { type: "load", cards: state.played });
      return loadCards(context, step.seat, state.played);
  }
}

/** Lets everything happen that happens by itself, up to the next decision or the end, and asks for the decision. */
export function settle(context: Context): void {
  const { state, emit } = context;
  const step = runAgenda(
    state,
    (one) => waits(context, one),
    (one) => run(context, one),
  );
  if (step.step !== "over") emit?.({ type: "asked", agenda: state.agenda.slice() });
}
