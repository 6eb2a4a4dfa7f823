import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { shipsMoved } from "../knowledge/events.ts";
import { type Context, freeBerth, type GameConfig, type State } from "../state.ts";
import { drawShip } from "./deck.ts";
import type { Dock, Ship } from "./edition.ts";
import type { Move, MoveOf } from "./moves.ts";
import { shipName } from "./names.ts";
import { bringIn } from "./ships.ts";

/** Any ship of row 1. PC-P8-1 */
export function offerPilot(state: State, card: Ship, moves: Move[]): void {
  for (const ship of state.rows[0]) if (ship !== null) moves.push({ type: "pilot", card, ship });
}

export function canPilot(state: State): boolean {
  for (const ship of state.rows[0]) if (ship !== null) return true;
  return false;
}

export function whyNotPilot(
  { edition }: GameConfig,
  state: State,
  { ship }: MoveOf<"pilot">,
): Refusal | null {
  return state.rows[0].includes(ship)
    ? null
    : refuse("PC-P8-1", "refuse.pick.notThere", { ship: shipName(edition, ship) });
}

/** The row 2 card of the column moves up and a new one is drawn; gaps stay gaps. PC-P8-2 */
function closeColumn({ state, emit }: Context, column: number): void {
  const [row1, row2] = state.rows;
  const next = row2[column];
  row1[column] = next;
  if (next === null) return;
  emit?.(shipsMoved("rowMoved", "row2", "row1", [next], null, null, { column }));
  const drawn = drawShip(state);
  row2[column] = drawn;
  if (drawn !== null) emit?.(shipsMoved("rowDealt", "deck", "row2", [drawn], null, null, { column }));
}

/** Brings the ship in, dock I first, and fills its column; gives the dock it went to. PC-P8-1 PC-P8-2 */
export function pilot(context: Context, seat: Seat, { ship }: MoveOf<"pilot">): Dock | null {
  const { config, state } = context;
  const column = state.rows[0].indexOf(ship);
  const berth = freeBerth(config, state, ship);
  bringIn(context, seat, ship, berth);
  closeColumn(context, column);
  return berth;
}
