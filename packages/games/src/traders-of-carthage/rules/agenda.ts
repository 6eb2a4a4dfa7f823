import { runAgenda } from "@portolan/kernel";
import type { Context, Step } from "../state.ts";
import { isDecision } from "./decisions.ts";
import { endGame } from "./end.ts";
import { payday } from "./payday.ts";
import { callPirates, raid } from "./raid.ts";
import { refill } from "./refill.ts";
import { returnShips } from "./ships.ts";
import { beginTurn } from "./turn.ts";

function run(context: Context, step: Step): void {
  switch (step.step) {
    case "turn":
      return beginTurn(context, step.seat);
    case "payday":
      return payday(context, step.seat);
    case "pirates":
      return callPirates(context, step.seat);
    case "raid":
      return raid(context);
    case "return":
      return returnShips(context);
    case "refill":
      return refill(context);
    case "startToken":
    case "action":
    case "storage":
    case "over":
      // These wait.
      return;
  }
}

/** Lets everything happen that happens by itself, up to the next decision or the end. */
export function settle(context: Context): void {
  const { state, emit } = context;
  const step = runAgenda(
    state,
    (one) => one.step === "over" || isDecision(one),
    (one) => run(context, one),
  );
  if (step.step === "over") endGame(context, step.ending);
  else emit?.({ type: "asked", agenda: state.agenda.slice() });
}
