import { clockwise, type Refusal, refuse, type Seat } from "@portolan/kernel";
import { shipsMoved } from "../knowledge/events.ts";
import {
  type Context,
  distance,
  freeBerth,
  type GameConfig,
  type Picking,
  type Row,
  type State,
} from "../state.ts";
import { drawShip, putUnder } from "./deck.ts";
import type { Dock, Edition, Ship } from "./edition.ts";
import type { Move, MoveOf } from "./moves.ts";
import { shipName } from "./names.ts";

/** Who picks, the most servants in the lighthouse first, ties clockwise from the start player. PC-SHIP-1 PC-SHIP-5 */
export function pickingOrder(
  { players }: Pick<GameConfig, "players">,
  state: {
    readonly startSeat: Seat;
    readonly senators: readonly { readonly lighthouse: number }[];
  },
): Seat[] {
  const { senators, startSeat } = state;
  return clockwise({ players }, startSeat)
    .filter((seat) => senators[seat].lighthouse > 0)
    .sort(
      (a, b) =>
        senators[b].lighthouse - senators[a].lighthouse ||
        distance(players, startSeat, a) - distance(players, startSeat, b),
    );
}

/** How many ships a rank docks, counted from 0. PC-SHIP-2 PC-SHIP-3 */
export function picksOf({ parameters }: Edition, rank: number): number {
  return parameters.lighthousePicksByRank[rank];
}

function pickingAt(
  { edition }: GameConfig,
  stage: Picking["stage"],
  ranks: readonly Seat[],
  rank: number,
): Picking {
  return {
    stage,
    ranks,
    rank,
    picksLeft: picksOf(edition, rank),
    mayTurnAway: rank + 1 === edition.parameters.lighthouseTurnAwayRank,
  };
}

/** The next rank picks, if there is one and row 1 holds a ship; else the rest docks by itself. PC-SHIP-4 */
function pickOrDock(context: Context, stage: Picking["stage"], ranks: readonly Seat[], rank: number): void {
  const { config, state, emit } = context;
  if (rank >= ranks.length || state.rows[0].every((ship) => ship === null)) {
    state.stage = { stage: stage === "shipsPick" ? "shipsAuto" : "finalAuto" };
    return;
  }
  const picking = pickingAt(config, stage, ranks, rank);
  emit?.({ type: "picking", seat: ranks[rank], ships: picking.picksLeft });
  state.stage = picking;
}

export function beginPicking(context: Context, stage: Picking["stage"]): void {
  pickOrDock(context, stage, pickingOrder(context.config, context.state), 0);
}

/** Each ship of row 1 with its free berths, or out without one; the first rank may also turn one away. PC-SHIP-2 PC-SHIP-6 PC-SHIP-7 */
export function offerPicks(
  { edition }: GameConfig,
  state: State,
  { mayTurnAway }: Picking,
  moves: Move[],
): void {
  for (const ship of state.rows[0]) {
    if (ship === null) continue;
    let free = 0;
    for (const berth of edition.docksOf[edition.ships[ship].civilisation]) {
      if (state.docks[berth].ship !== null) continue;
      moves.push({ type: "dock", ship, berth });
      free++;
    }
    if (free === 0) moves.push({ type: "dock", ship, berth: null });
    if (mayTurnAway) moves.push({ type: "away", ship });
  }
}

export function whyNotPick(config: GameConfig, state: State, picking: Picking, move: Move): Refusal | null {
  if (move.type !== "dock" && move.type !== "away") return refuse("PC-SHIP-4", "refuse.now.pick");
  const { edition } = config;
  const ship = shipName(edition, move.ship);
  if (!state.rows[0].includes(move.ship)) return refuse("PC-SHIP-4", "refuse.pick.notThere", { ship });
  if (move.type === "away") {
    return picking.mayTurnAway ? null : refuse("PC-SHIP-2", "refuse.pick.turnAway");
  }
  const { berth } = move;
  const free = freeBerth(config, state, move.ship);
  if (berth === null) return free === null ? null : refuse("PC-SHIP-6", "refuse.pick.berthFree", { ship });
  if (edition.docks[berth].civilisation !== edition.ships[move.ship].civilisation) {
    return refuse("PC-SHIP-6", "refuse.pick.civilisation", { ship });
  }
  return state.docks[berth].ship === null ? null : refuse("PC-SHIP-6", "refuse.pick.taken", { ship });
}

/** A ship of row 1 goes to its berth, or under the deck without one. PC-SHIP-6 PC-SHIP-7 */
export function bringIn({ state, emit }: Context, seat: Seat | null, ship: Ship, berth: Dock | null): void {
  const row = state.rows[0];
  row[row.indexOf(ship)] = null;
  if (berth === null) {
    putUnder(state, ship);
    emit?.(shipsMoved("leftPort", "row1", "deck", [ship], seat));
    return;
  }
  const { owner, good } = state.docks[berth];
  state.docks[berth] = { owner, ship, good };
  emit?.(shipsMoved("docked", "row1", "berth", [ship], seat, berth));
}

/** PC-SHIP-2 to PC-SHIP-4 */
export function pickShip(
  context: Context,
  picking: Picking,
  seat: Seat,
  move: MoveOf<"dock"> | MoveOf<"away">,
): void {
  const { state, emit } = context;
  const { stage, ranks, rank } = picking;
  if (move.type === "away") {
    const row = state.rows[0];
    row[row.indexOf(move.ship)] = null;
    putUnder(state, move.ship);
    emit?.(shipsMoved("turnedAway", "row1", "deck", [move.ship], seat));
    return pickOrDock(context, stage, ranks, rank + 1);
  }
  bringIn(context, seat, move.ship, move.berth);
  const picksLeft = picking.picksLeft - 1;
  if (picksLeft <= 0 || state.rows[0].every((ship) => ship === null)) {
    return pickOrDock(context, stage, ranks, rank + 1);
  }
  state.stage = { stage, ranks, rank, picksLeft, mayTurnAway: false };
}

/** The ships that nobody picked dock by themselves, in column order. PC-SHIP-8 */
export function dockTheRest(context: Context): void {
  const { config, state } = context;
  const row = state.rows[0];
  for (let column = 0; column < row.length; column++) {
    const ship = row[column];
    if (ship !== null) bringIn(context, null, ship, freeBerth(config, state, ship));
  }
}

/** A row of ships from the deck, column 1 first; the last columns stay empty if the deck is short. PC-SET-3 PC-SHIP-10 */
export function dealRow({ config, state, emit }: Context, place: "row1" | "row2"): Row {
  const row: Row = [];
  const dealt: Ship[] = [];
  for (let column = 0; column < config.rowLength; column++) {
    const ship = drawShip(state);
    row.push(ship);
    if (ship !== null) dealt.push(ship);
  }
  emit?.(shipsMoved("rowDealt", "deck", place, dealt));
  return row;
}

/** Row 2 becomes row 1, column by column, and a new row 2 is drawn. PC-SHIP-10 */
export function moveRows(context: Context): void {
  const { state, emit } = context;
  emit?.(
    shipsMoved(
      "rowMoved",
      "row2",
      "row1",
      state.rows[1].filter((ship) => ship !== null),
    ),
  );
  state.rows = [state.rows[1], dealRow(context, "row2")];
}

/** Whether the dock's owner has there the good that the ship asks. PC-LOAD-1 */
export function isReady({ edition }: GameConfig, state: Pick<State, "docks">, dock: Dock): boolean {
  const { owner, ship, good } = state.docks[dock];
  return owner !== null && ship !== null && edition.ships[ship].good === good;
}

/** The next dock to be loaded: owners clockwise from the start player, each owner's docks in ring order. PC-SHIP-11 */
export function firstReadyDock(config: GameConfig, state: State): Dock | null {
  let first: Dock | null = null;
  let nearest = config.players;
  for (let dock = 0; dock < state.docks.length; dock++) {
    const { owner } = state.docks[dock];
    if (owner === null || !isReady(config, state, dock)) continue;
    const away = distance(config.players, state.startSeat, owner);
    if (away >= nearest) continue;
    nearest = away;
    first = dock;
  }
  return first;
}
