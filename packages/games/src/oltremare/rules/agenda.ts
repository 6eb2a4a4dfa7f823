import { nextStep, type Play, type Step } from "../state.ts";
import { cardsToPlay, playCards } from "./actions.ts";
import { surplus } from "./hand-limit.ts";
import { loadCards } from "./loading.ts";
import { endPorts, sail } from "./sailing.ts";
import { nextTurn } from "./turn.ts";

/** Does what happens by itself, or is a pure formality; false if a player has to decide. */
function ran(play: Play, step: Step): boolean {
  const { table, state } = play;
  switch (step.step) {
    case "over":
    case "trade":
    case "compass":
      return false;
    case "turn":
      state.agenda.pop();
      nextTurn(play, step.seat);
      return true;
    case "surplus":
      if (surplus(table, state.merchants[step.seat]) > 0) return false;
      state.agenda.pop();
      return true;
    case "play": {
      const merchant = state.merchants[step.seat];
      if (cardsToPlay(table, merchant) < merchant.hand.length) return false;
      state.agenda.pop();
      const cards = merchant.hand.slice();
      if (cards.length > 0) play.forced?.(step.seat, { type: "play", cards });
      playCards(play, step.seat, cards);
      return true;
    }
    case "sail": {
      const ends = endPorts(table, state, step.seat, step.steps);
      if (ends.length > 1) return false;
      state.agenda.pop();
      play.forced?.(step.seat, { type: "sail", via: [ends[0]] });
      sail(play, step.seat, step.steps, ends[0]);
      return true;
    }
    case "load":
      if (state.played.length > 1) return false;
      state.agenda.pop();
      if (state.played.length > 0) play.forced?.(step.seat, { type: "load", cards: state.played });
      loadCards(play, step.seat, state.played);
      return true;
  }
}

/** Lets everything happen that happens by itself, up to the next decision or the end, and asks for the decision. */
export function settle(play: Play): void {
  const { state, tell } = play;
  while (ran(play, nextStep(state)));
  if (nextStep(state).step !== "over") tell?.({ type: "asked", agenda: state.agenda.slice() });
}
