import type { ScoreLine, Seat } from "@portolan/kernel";
import { palaceSeats, type State, turnSeat } from "../state.ts";
import { settledForSeat } from "./finish-turn.ts";
import { partsOf, pathWorth, shareLeft, standing } from "./standing.ts";
import type { MindConfig } from "./weights.ts";

/** Trade points, then talents, decide among equal seats. PC-WIN-2 */
function tieBreak({ senators }: State, seat: Seat): number {
  return senators[seat].points / 100 + senators[seat].talents / 10000;
}

/** How each seat stands, in palace seats; exact when the game is over. */
export function evaluate(config: MindConfig, state: State): number[] {
  if (state.stage.stage === "over") {
    return state.senators.map((_, seat) => palaceSeats(state, seat) + tieBreak(state, seat));
  }
  const settled = settledForSeat(config, state, turnSeat(config, state));
  const path = pathWorth(config, settled);
  return settled.senators.map((_, seat) => standing(config, settled, seat) + path[seat]);
}

/** What a seat's evaluation is made of. */
export function terms(config: MindConfig, state: State, seat: Seat): ScoreLine[] {
  if (state.stage.stage === "over") {
    return [
      { id: "advice.seats", value: palaceSeats(state, seat) },
      { id: "advice.purse", value: tieBreak(state, seat) },
    ];
  }
  const settled = settledForSeat(config, state, turnSeat(config, state));
  const { seats, purse, harbour, cards, servants } = partsOf(config, settled, seat);
  return [
    { id: "advice.seats", value: seats },
    { id: "advice.purse", value: purse },
    { id: "advice.harbour", value: harbour },
    { id: "advice.cards", value: cards },
    { id: "advice.servants", value: servants },
    { id: "advice.path", value: pathWorth(config, settled)[seat] },
  ];
}

/** Seats by which the end may still differ from the evaluation: as the root of the time left, as chance does. */
export function spread(config: MindConfig, state: State): number {
  const { start, end } = config.weights.spread;
  return Math.max(end, start * Math.sqrt(shareLeft(config, state)));
}
