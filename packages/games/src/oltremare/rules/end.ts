import type { FinalScores, ScoreLine } from "@portolan/kernel";
import { nextStep } from "@portolan/kernel";
import type { Context, LastCargo, Merchant, State } from "../state.ts";
import { scoreCargo, scoreMajority, scorePirates } from "./scoring.ts";

/** Prestige, cargo, pirates, port tokens; who was scored early is not scored again. OM-FIN-1 OM-FIN-3 */
export function finalScoring(context: Context): void {
  const { state, emit } = context;
  state.agenda = [{ step: "over" }];
  emit?.({ type: "final" });
  scoreMajority(context, "prestige", "final");
  const unscored = state.merchants.map((merchant) => merchant.lastCargo === null);
  unscored.forEach((isDue, seat) => {
    if (isDue) scoreCargo(context, seat, "final");
  });
  unscored.forEach((isDue, seat) => {
    if (isDue) scorePirates(context, seat, "final");
  });
  scoreMajority(context, "tokens", "final");
  emit?.({ type: "over" });
}

const NO_CARGO: LastCargo = { cards: 0, groups: 0 };

/** What is compared, in order, between players with as many ducats: cards in the cargo stack, groups in it. OM-FIN-4 */
function tieBreaks({ lastCargo }: Merchant): readonly number[] {
  const { cards, groups } = lastCargo ?? NO_CARGO;
  return [cards, groups];
}

function breakdown({ ducats, ledger }: Merchant): ScoreLine[] {
  const lines = [
    { id: "score.interimPrestige", value: ledger.interimPrestige },
    { id: "score.interimCargo", value: ledger.interimCargo },
    { id: "score.interimPirates", value: ledger.interimPirates },
    { id: "score.finalPrestige", value: ledger.finalPrestige },
    { id: "score.finalCargo", value: ledger.finalCargo },
    { id: "score.finalPirates", value: ledger.finalPirates },
    { id: "score.finalTokens", value: ledger.finalTokens },
  ];
  const scored = lines.reduce((sum, line) => sum + line.value, 0);
  return [{ id: "score.balance", value: ducats - scored }, ...lines];
}

/** Most ducats win; a tie beyond the tie-breaks is a shared victory. OM-FIN-4 OM-FIN-5 */
export function resultOf(state: State): FinalScores | null {
  if (nextStep(state).step !== "over") return null;
  return {
    scores: state.merchants.map(({ ducats }) => ducats),
    tieBreaks: state.merchants.map(tieBreaks),
    breakdown: state.merchants.map(breakdown),
    reason: "ending.lastRound",
  };
}
