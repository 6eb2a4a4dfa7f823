import { nextStep, type Play, type Step } from "../state.ts";
import { type Decision, isDecision } from "./decisions.ts";
import { endGame } from "./end.ts";
import { payday } from "./payday.ts";
import { callPirates, raid } from "./raid.ts";
import { refill } from "./refill.ts";
import { returnShips } from "./ships.ts";
import { beginTurn } from "./turn.ts";

type Automatic = Exclude<Step, Decision | { step: "over" }>;

function run(play: Play, step: Automatic): void {
  switch (step.step) {
    case "turn":
      return beginTurn(play, step.seat);
    case "payday":
      return payday(play, step.seat);
    case "pirates":
      return callPirates(play, step.seat);
    case "raid":
      return raid(play);
    case "return":
      return returnShips(play);
    case "refill":
      return refill(play);
  }
}

/** Lets everything happen that happens by itself, up to the next decision or the end. */
export function settle(play: Play): void {
  const { state, tell } = play;
  for (;;) {
    const step = nextStep(state);
    if (isDecision(step)) return tell?.({ type: "asked", agenda: state.agenda.slice() });
    if (step.step === "over") return endGame(play, step.ending);
    state.agenda.pop();
    run(play, step);
  }
}
