import type { Seat } from "@portolan/kernel";
import type { Civilisation, Dock, Good, Privilege, Ship } from "./edition.ts";
import { total } from "./goods.ts";
import type { Row, State, Table } from "./state.ts";

/** What a talent and a trade point more are worth to a player, in palace seats: who has many of one needs the other. */
export interface Rates {
  readonly talent: number;
  readonly point: number;
}

/** What deliveries, goods and cards to come are worth, in palace seats. */
const WEIGHTS = {
  /** How sure a delivery is when the ship lies there and the good is in the warehouse, in the market, or nowhere yet. */
  shipAndGood: 0.72,
  shipInMarket: 0.36,
  shipAlone: 0.22,
  /** A good that waits in the store: for a ship of row 1, of row 2, or of the deck. */
  storeRow1: 0.75,
  storeRow2: 0.5,
  storeAlone: 0.2,
  /** A quay without ship: a ship of row 1 whose good is in the warehouse, or not. */
  row1AndGood: 0.45,
  row1Alone: 0.25,
  quay: 0.15,
  /** A good in the warehouse beyond that, and a charter ship with temple and good, without good. */
  good: 0.13,
  voyage: 0.62,
  charter: 0.12,
} as const;

const PRIVILEGE: Readonly<Record<Privilege, number>> = {
  contractBonus: 0.12,
  scout: 0.08,
  anyGood: 0.3,
  shiftServants: 0.1,
  tradePoint: 0,
  intrigue: 0.25,
  palaceFavour: 0.3,
  pilot: 0.28,
};

/** How much of their worth the docks of a player keep, the best first: there is no time to serve many. */
const SHARE_OF_DOCK = [1, 0.9, 0.5, 0.2, 0];

/** What loading a ship brings: talents, the point, the card's privilege. */
function delivery({ edition }: Table, ship: Ship, rates: Rates): number {
  const { talents, privilege } = edition.ships[ship];
  const card = privilege === "tradePoint" ? rates.point : PRIVILEGE[privilege];
  return talents * rates.talent + edition.parameters.loadPoints * rates.point + card;
}

/** What an average delivery brings. */
const AVERAGE = 0.9;

/** Time for so many more steps. */
function inTime(turns: number, steps: number): number {
  return Math.min(1, turns / (steps * 1.6));
}

/** What a player's prospects are judged by. */
interface Judged {
  readonly table: Table;
  readonly state: State;
  readonly turns: number;
  readonly rates: Rates;
  /** Goods in the warehouse that no dock counts on yet. */
  readonly left: number[];
}

/** A ship lies at the dock: how near is the good it asks? */
function withShip({ table, state, turns, rates, left }: Judged, ship: Ship, hasGood: boolean): number {
  const worth = delivery(table, ship, rates);
  const asked = table.edition.ships[ship].good;
  if (left[asked] > 0) {
    left[asked]--;
    return worth * WEIGHTS.shipAndGood * inTime(turns, 1);
  }
  const sure = state.market[asked] > 0 ? WEIGHTS.shipInMarket : WEIGHTS.shipAlone;
  return (worth * sure + (hasGood ? WEIGHTS.good : 0)) * inTime(turns, 2);
}

/** The most promising ship of a row that would load this good at a dock of its civilisation. */
function best({ table, rates }: Judged, row: Row, civilisation: Civilisation, good: Good): number {
  const { ships } = table.edition;
  let most = 0;
  for (const ship of row) {
    if (ship === null || ships[ship].civilisation !== civilisation) continue;
    if (ships[ship].good === good) most = Math.max(most, delivery(table, ship, rates));
  }
  return most;
}

/** A good waits in the store: does a ship come for it? */
function withGood(judged: Judged, civilisation: Civilisation, good: Good): number {
  const { state, turns } = judged;
  const soon = best(judged, state.rows[0], civilisation, good) * WEIGHTS.storeRow1;
  const later = best(judged, state.rows[1], civilisation, good) * WEIGHTS.storeRow2 * inTime(turns, 5);
  return Math.max(soon, later, AVERAGE * WEIGHTS.storeAlone * inTime(turns, 6));
}

/** Nothing but the quay: what may come in there? */
function quayAlone({ table, state, turns, rates, left }: Judged, civilisation: Civilisation): number {
  const { ships } = table.edition;
  let promise = WEIGHTS.quay * inTime(turns, 4);
  for (const ship of state.rows[0]) {
    if (ship === null || ships[ship].civilisation !== civilisation) continue;
    const sure = left[ships[ship].good] > 0 ? WEIGHTS.row1AndGood : WEIGHTS.row1Alone;
    promise = Math.max(promise, delivery(table, ship, rates) * sure);
  }
  return promise;
}

function dockWorth(judged: Judged, dock: Dock): number {
  const { ship, good } = judged.state.docks[dock];
  if (ship !== null) return withShip(judged, ship, good !== null);
  const { civilisation } = judged.table.edition.docks[dock];
  return good !== null ? withGood(judged, civilisation, good) : quayAlone(judged, civilisation);
}

/** What a voyage brings on average, before it is known which ship is turned up. */
export function averageVoyage(
  table: Table,
  temple: number,
): { readonly talents: number; readonly points: number } {
  const { edition } = table;
  const { offeringPerTempleServant, voyageFailurePoints, voyageSuccessPoints } = edition.parameters;
  let talents = 0;
  let points = 0;
  for (const ship of edition.ships) {
    const success = ship.danger <= temple;
    talents += success ? ship.talents - temple * offeringPerTempleServant : Math.ceil(ship.talents / 2);
    points += success ? voyageSuccessPoints : voyageFailurePoints;
  }
  const count = edition.ships.length;
  return { talents: Math.max(0, talents / count), points: points / count };
}

/** What a player's docks, goods, charter ships and cards promise for the turns to come. */
export function prospects(table: Table, state: State, seat: Seat, turns: number, rates: Rates): number {
  const { warehouse, charters, temple, held } = state.senators[seat];
  const left = warehouse.slice();
  const judged: Judged = { table, state, turns, rates, left };
  let worth = 0;
  const docks: number[] = [];
  for (let dock = 0; dock < state.docks.length; dock++) {
    if (state.docks[dock].owner === seat) docks.push(dockWorth(judged, dock));
  }
  docks.sort((a, b) => b - a);
  for (let i = 0; i < docks.length; i++) worth += docks[i] * (SHARE_OF_DOCK[i] ?? 0);
  let goods = total(left);
  for (let i = 0; i < charters; i++) {
    if (temple > i && goods > 0) {
      goods--;
      const { talents, points } = averageVoyage(table, temple);
      worth += (talents * rates.talent + points * rates.point) * WEIGHTS.voyage * inTime(turns, 1 + i);
    } else {
      worth += WEIGHTS.charter * inTime(turns, 3 + i) * (temple > i ? 1.5 : 1);
    }
  }
  worth += goods * WEIGHTS.good * inTime(turns, 2);
  for (const card of held) worth += PRIVILEGE[table.edition.ships[card].privilege] * inTime(turns, 1);
  return worth;
}
