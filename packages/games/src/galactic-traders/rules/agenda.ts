import { nextStep, type Play, type Step } from "../state.ts";
import { giveToOther, resolveOnly } from "./agreements.ts";
import { isDecision, isOpenDecision } from "./decisions.ts";
import { offerPool, pickLast } from "./draft.ts";
import { redistributeByItself } from "./redistribution.ts";
import { endRound } from "./round-end.ts";
import { beginRound, beginTurn } from "./turn.ts";

/** What happens by itself; of decisions, what is left of them when there is nothing to decide. */
function run(play: Play, step: Exclude<Step, { step: "over" }>): void {
  switch (step.step) {
    case "round":
      return beginRound(play);
    case "offer":
      return offerPool(play, step.seat);
    case "draft":
      return pickLast(play, step.seat);
    case "turn":
      return beginTurn(play, step.seat);
    case "recall":
    case "deliver":
      return;
    case "agree":
      return resolveOnly(play, step.seat);
    case "give":
      return giveToOther(play, step.seat, step.planet);
    case "redistribute":
      return redistributeByItself(play, step.seat);
    case "roundEnd":
      return endRound(play);
  }
}

/** Lets everything happen that happens by itself, up to the next decision or the end. */
export function settle(play: Play): void {
  const { table, state, tell } = play;
  for (;;) {
    const step = nextStep(state);
    if (isDecision(step) && isOpenDecision(table, state, step)) {
      tell?.({ type: "asked", agenda: state.agenda.slice() });
      return;
    }
    if (step.step === "over") {
      tell?.({ type: "over" });
      return;
    }
    state.agenda.pop();
    run(play, step);
  }
}
