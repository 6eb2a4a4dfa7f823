import { nextStep, type Refusal, refuse, type Seat } from "@portolan/kernel";
import type { Context, GameConfig, State, Step } from "../state.ts";
import { convert, exchange, whyNotConvert, whyNotExchange } from "./abilities.ts";
import {
  give,
  isAgreementOpen,
  isGiftOpen,
  offerAgreements,
  offerGifts,
  resolve,
  whyNotGive,
  whyNotResolve,
} from "./agreements.ts";
import { hasUnlistedLays, lay, offerDeliveries, whyNotLay, whyNotLayAs } from "./deliver.ts";
import { isPickOpen, offerPicks, pick, whyNotPick } from "./draft.ts";
import { isNone } from "./goods.ts";
import type { Move } from "./moves.ts";
import { offerRecalls, recall, whyNotRecall } from "./recall.ts";
import { isRedistributionOpen, offerRelays, relay, whyNotRelay } from "./redistribution.ts";

/** A step that a player decides, if there is a choice. */
export type Decision = Extract<
  Step,
  { step: "draft" | "recall" | "deliver" | "agree" | "give" | "redistribute" }
>;

/** The rule that says whose decision it is, and what it is about. */
const turnRule = {
  draft: "GT-DRAFT-2",
  recall: "GT-TURN-3",
  deliver: "GT-TURN-6",
  agree: "GT-AGR-2",
  give: "GT-AGR-7",
  redistribute: "GT-RED-2",
} as const satisfies Record<Decision["step"], string>;

export function isDecision(step: Step): step is Decision {
  switch (step.step) {
    case "draft":
    case "recall":
    case "deliver":
    case "agree":
    case "give":
    case "redistribute":
      return true;
    default:
      return false;
  }
}

/** Whether the player is asked. What everybody can see to be the only possibility happens by itself. */
export function isOpenDecision(config: GameConfig, state: State, { step, seat }: Decision): boolean {
  switch (step) {
    case "draft":
      return isPickOpen(config, state, seat);
    case "recall":
      return state.traders[seat].out > 0;
    case "deliver":
      return !isNone(state.traders[seat].hand);
    case "agree":
      return isAgreementOpen(state);
    case "give":
      return isGiftOpen(config);
    case "redistribute":
      return isRedistributionOpen(config, state, seat);
  }
}

export function legalMoves(config: GameConfig, state: State, seat: Seat): Move[] {
  const step = nextStep(state);
  const moves: Move[] = [];
  if (!isDecision(step) || step.seat !== seat) return moves;
  switch (step.step) {
    case "draft":
      offerPicks(config, state, seat, moves);
      break;
    case "recall":
      offerRecalls(config, state, seat, moves);
      break;
    case "deliver":
      offerDeliveries(config, state, seat, moves);
      break;
    case "agree":
      offerAgreements(state, moves);
      break;
    case "give":
      offerGifts(config, seat, moves);
      break;
    case "redistribute":
      offerRelays(config, state, seat, moves);
  }
  return moves;
}

/** Whether there are legal moves that `legalMoves` does not list. */
export function hasUnlistedMoves(config: GameConfig, state: State, seat: Seat): boolean {
  const step = nextStep(state);
  return step.step === "deliver" && step.seat === seat && hasUnlistedLays(config, state, seat);
}

function whyNotHere(config: GameConfig, state: State, { step, seat }: Decision, move: Move): Refusal | null {
  switch (move.type) {
    case "pick":
      if (step === "draft") return whyNotPick(config, state, seat, move);
      break;
    case "recall":
      if (step === "recall") return whyNotRecall(config, state, seat, move);
      if (step === "deliver") return refuse("GT-TURN-7", "refuse.turn.recallOver");
      break;
    case "lay":
      if (step === "deliver") return whyNotLay(config, state, seat, move);
      if (step === "recall") return refuse("GT-TURN-7", "refuse.turn.recallFirst");
      break;
    case "convert":
      if (step === "deliver") {
        const { good, planet, as } = move;
        return whyNotConvert(config, state, seat, move) ?? whyNotLayAs(config, state, seat, good, planet, as);
      }
      if (step === "redistribute") return refuse("GT-RED-6", "refuse.relay.noAbility");
      break;
    case "exchange":
      if (step === "deliver") return whyNotExchange(config, state, seat, move);
      break;
    case "end":
      if (step === "recall" || step === "deliver") return null;
      break;
    case "resolve":
      if (step === "agree") return whyNotResolve(config, state, move);
      break;
    case "give":
      if (step === "give") return whyNotGive(config, seat, move);
      break;
    case "relay":
      if (step === "redistribute") return whyNotRelay(config, state, seat, move);
  }
  return refuse(turnRule[step], `refuse.now.${step}`);
}

/** Why a seat may not make this move now, or null if it may. */
export function whyNot(config: GameConfig, state: State, seat: Seat, move: Move): Refusal | null {
  const step = nextStep(state);
  if (!isDecision(step)) return refuse("GT-END-2", "refuse.over");
  if (step.seat !== seat) return refuse(turnRule[step.step], "refuse.notYou", { seat: { seat: step.seat } });
  return whyNotHere(config, state, step, move);
}

/** Carries out a legal move; what follows from it is on the agenda afterwards. */
export function carryOut(context: Context, seat: Seat, move: Move): void {
  const step = nextStep(context.state);
  // Recalling and delivering go on until the player ends them.
  switch (move.type) {
    case "recall":
      return recall(context, seat, move);
    case "lay":
      return lay(context, seat, move);
    case "convert":
      return convert(context, seat, move);
    case "exchange":
      return exchange(context, seat, move);
  }
  context.state.agenda.pop();
  switch (move.type) {
    case "pick":
      return pick(context, seat, move);
    case "resolve":
      return resolve(context, seat, move);
    case "give":
      return step.step === "give" ? give(context, seat, step.planet, move.to) : undefined;
    case "relay":
      return relay(context, seat, move);
    case "end":
      if (step.step === "recall" || step.step === "deliver")
        context.emit?.({ type: "ended", seat, step: step.step });
  }
}
