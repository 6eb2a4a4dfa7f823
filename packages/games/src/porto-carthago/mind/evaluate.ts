import type { ScoreLine, Seat } from "@portolan/kernel";
import { palaceSeats, type State, type Table, turnSeat } from "../state.ts";
import { settledForSeat } from "./finish-turn.ts";
import { partsOf, pathWorth, shareLeft, standing } from "./standing.ts";

/** Trade points, then talents, decide among equal seats. PC-WIN-2 */
function tieBreak({ senators }: State, seat: Seat): number {
  return senators[seat].points / 100 + senators[seat].talents / 10000;
}

/** How each seat stands, in palace seats; exact when the game is over. */
export function outlook(table: Table, state: State): number[] {
  if (state.stage.stage === "over") {
    return state.senators.map((_, seat) => palaceSeats(state, seat) + tieBreak(state, seat));
  }
  const settled = settledForSeat(table, state, turnSeat(table, state));
  const path = pathWorth(table, settled);
  return settled.senators.map((_, seat) => standing(table, settled, seat) + path[seat]);
}

/** What a seat's outlook is made of. */
export function explain(table: Table, state: State, seat: Seat): ScoreLine[] {
  if (state.stage.stage === "over") {
    return [
      { id: "advice.seats", value: palaceSeats(state, seat) },
      { id: "advice.purse", value: tieBreak(state, seat) },
    ];
  }
  const settled = settledForSeat(table, state, turnSeat(table, state));
  const { seats, purse, harbour, cards, servants } = partsOf(table, settled, seat);
  return [
    { id: "advice.seats", value: seats },
    { id: "advice.purse", value: purse },
    { id: "advice.harbour", value: harbour },
    { id: "advice.cards", value: cards },
    { id: "advice.servants", value: servants },
    { id: "advice.path", value: pathWorth(table, settled)[seat] },
  ];
}

/** Seats by which the end may still stray from the outlook: as the root of the time left, as chance does. */
export function doubt(table: Table, state: State): number {
  const { start, end } = table.weights.doubt;
  return Math.max(end, start * Math.sqrt(shareLeft(table, state)));
}
