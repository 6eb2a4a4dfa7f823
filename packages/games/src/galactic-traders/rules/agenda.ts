import { runAgenda } from "@portolan/kernel";
import type { Context, Step } from "../state.ts";
import { giveToOther, resolveOnly } from "./agreements.ts";
import { isDecision, isOpenDecision } from "./decisions.ts";
import { offerPool, pickLast } from "./draft.ts";
import { redistributeByItself } from "./redistribution.ts";
import { endRound } from "./round-end.ts";
import { beginRound, beginTurn } from "./turn.ts";

/** What happens by itself; of decisions, what is left of them when there is nothing to decide. */
function run(context: Context, step: Step): void {
  switch (step.step) {
    case "round":
      return beginRound(context);
    case "offer":
      return offerPool(context, step.seat);
    case "draft":
      return pickLast(context, step.seat);
    case "turn":
      return beginTurn(context, step.seat);
    case "recall":
    case "deliver":
    case "over":
      return;
    case "agree":
      return resolveOnly(context, step.seat);
    case "give":
      return giveToOther(context, step.seat, step.planet);
    case "redistribute":
      return redistributeByItself(context, step.seat);
    case "roundEnd":
      return endRound(context);
  }
}

/** Lets everything happen that happens by itself, up to the next decision or the end. */
export function settle(context: Context): void {
  const { config, state, emit } = context;
  const step = runAgenda(
    state,
    (one) => one.step === "over" || (isDecision(one) && isOpenDecision(config, state, one)),
    (one) => run(context, one),
  );
  emit?.(step.step === "over" ? { type: "over" } : { type: "asked", agenda: state.agenda.slice() });
}
