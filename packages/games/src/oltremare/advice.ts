import { addPromises } from "./bargain.ts";
import { momentOf, races, standing } from "./standing.ts";
import { nextStep, type State, type Table } from "./state.ts";

/** How each seat stands, in ducats; exact when the game is over. */
export function outlook(table: Table, state: State): number[] {
  if (nextStep(state).step === "over") {
    return state.merchants.map(({ ducats, lastCargo }) => ducats + (lastCargo?.cards ?? 0) / 100);
  }
  const moment = momentOf(table, state);
  const now = state.merchants.map((merchant, seat) => standing(moment, seat, merchant));
  const worth = races(moment);
  for (let seat = 0; seat < worth.length; seat++) worth[seat] += now[seat];
  if (nextStep(state).step === "trade") addPromises(moment, now, worth);
  return worth;
}
