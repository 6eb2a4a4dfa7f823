import type { Result, ScoreLine } from "@portolan/kernel";
import { type LastCargo, type Merchant, nextStep, type Play, type State } from "../state.ts";
import { scoreCargo, scoreMajority, scorePirates } from "./scoring.ts";

/** Prestige, cargo, pirates, port tokens; who was scored early is not scored again. OM-FIN-1 OM-FIN-3 */
export function finalScoring(play: Play): void {
  const { state, tell } = play;
  state.agenda = [{ step: "over" }];
  tell?.({ type: "final" });
  scoreMajority(play, "prestige", "final");
  const unscored = state.merchants.map((merchant) => merchant.lastCargo === null);
  unscored.forEach((isDue, seat) => {
    if (isDue) scoreCargo(play, seat, "final");
  });
  unscored.forEach((isDue, seat) => {
    if (isDue) scorePirates(play, seat, "final");
  });
  scoreMajority(play, "tokens", "final");
  tell?.({ type: "over" });
}

const NO_CARGO: LastCargo = { cards: 0, groups: 0 };

/** What is compared, in order: ducats, cards in the cargo stack, groups in it. OM-FIN-4 */
function standing({ ducats, lastCargo }: Merchant): readonly number[] {
  const { cards, groups } = lastCargo ?? NO_CARGO;
  return [ducats, cards, groups];
}

function isAbove(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && one[at] > other[at];
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
export function resultOf(state: State): Result | null {
  if (nextStep(state).step !== "over") return null;
  const standings = state.merchants.map(standing);
  return {
    scores: state.merchants.map(({ ducats }) => ducats),
    ranks: standings.map((own) => 1 + standings.filter((other) => isAbove(other, own)).length),
    tieBreaks: standings.map((own) => own.slice(1)),
    breakdown: state.merchants.map(breakdown),
    reason: "ending.lastRound",
  };
}
