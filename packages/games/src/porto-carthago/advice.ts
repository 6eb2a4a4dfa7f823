import { settledForSeat } from "./foresight.ts";
import { pathWorth, standing } from "./standing.ts";
import { palaceSeats, type State, type Table, turnSeat } from "./state.ts";

/** How each seat stands, in palace seats; exact when the game is over. */
export function outlook(table: Table, state: State): number[] {
  if (state.stage.stage === "over") {
    return state.senators.map(
      ({ points, talents }, seat) => palaceSeats(state, seat) + points / 100 + talents / 10000,
    );
  }
  const settled = settledForSeat(table, state, turnSeat(table, state));
  const path = pathWorth(table, settled);
  return settled.senators.map((_, seat) => standing(table, settled, seat) + path[seat]);
}
