import type { Seat } from "@portolan/kernel";
import type { ActionKind, Dock, Good, Ship } from "../rules/edition.ts";
import { total } from "../rules/goods.ts";
import { ladderPrice } from "../rules/market.ts";
import type { Move, Source } from "../rules/moves.ts";
import { nextSeat } from "../rules/palace.ts";
import { freeCharters, type Row, type Senator, type State, warehouseRoom } from "../state.ts";
import { timeLeft } from "./standing.ts";
import type { MindConfig } from "./weights.ts";

/** What a player has in mind before looking at the cards. */
export interface Moment {
  readonly config: MindConfig;
  readonly state: State;
  readonly seat: Seat;
  readonly senator: Senator;
  /** Turns to come, the present one included, and decades after this one. */
  readonly turns: number;
  readonly decades: number;
  /** What a trade point is worth now, in talents. */
  readonly point: number;
}

/** A move and what it is worth, in talents. */
export interface Idea {
  readonly move: Move;
  readonly worth: number;
}

function pointWorth({ edition, weights }: MindConfig, state: State, { points }: Senator): number {
  const { rollout: factors } = weights;
  if (points >= edition.hall.points) return factors.pointSpare;
  return points < nextSeat(edition, state).points ? factors.pointWanted : factors.point;
}

export function momentOf(config: MindConfig, state: State, seat: Seat): Moment {
  const senator = state.senators[seat];
  const { turns, decades } = timeLeft(config, state, seat);
  return { config, state, seat, senator, turns, decades, point: pointWorth(config, state, senator) };
}

/** What servants who stay away cost in income. */
function awayCost({ config, decades }: Moment, servants: number): number {
  return servants * config.weights.rollout.home * decades;
}

/** What loading a ship brings. */
export function loadWorth(moment: Moment, ship: Ship): number {
  const { config, point, turns } = moment;
  const { talents, privilege } = config.edition.ships[ship];
  const extra =
    privilege === "tradePoint" ? point : turns > 2 ? config.weights.rollout.privileges[privilege] : 0;
  return talents + point + extra + awayCost(moment, 2);
}

/** What a voyage brings on average with this many servants in the temple. */
function voyageWorth(moment: Moment, temple: number): number {
  const { talents, points } = moment.config.voyages[temple];
  return talents + points * moment.point + awayCost(moment, 2);
}

/** The ship of a row that would load this good at a dock, if any. */
export function comingFor({ edition }: MindConfig, row: Row, dock: Dock, good: Good): Ship | null {
  const { civilisation } = edition.docks[dock];
  for (const ship of row) {
    if (ship === null) continue;
    const card = edition.ships[ship];
    if (card.good === good && card.civilisation === civilisation) return ship;
  }
  return null;
}

/** What the best ship at an own dock that asks for the good would bring. */
function askedAt(moment: Moment, good: Good): number {
  const { config, state, seat } = moment;
  let best = 0;
  for (const { owner, ship } of state.docks) {
    if (owner !== seat || ship === null || config.edition.ships[ship].good !== good) continue;
    best = Math.max(best, loadWorth(moment, ship));
  }
  return best;
}

/** What a good does in the empty store of an own dock. */
function storeWorth(moment: Moment, dock: Dock, good: Good): number {
  const { config, state, decades } = moment;
  const { rollout: factors } = config.weights;
  const { ship } = state.docks[dock];
  if (ship !== null) return config.edition.ships[ship].good === good ? loadWorth(moment, ship) : 0;
  const soon = comingFor(config, state.rows[0], dock, good);
  if (soon !== null) return factors.storeRow1 * loadWorth(moment, soon);
  const later = decades > 1 ? comingFor(config, state.rows[1], dock, good) : null;
  return later === null ? factors.storeAlone : factors.storeRow2 * loadWorth(moment, later);
}

/** The better of two ideas; either may be missing. */
function better(one: Idea | null, move: Move, worth: number): Idea | null {
  return worth > (one?.worth ?? 0) ? { move, worth } : one;
}

/** Where a good from this place is best carried, if that is better than the best so far. */
function carryOn(moment: Moment, good: Good, from: Source, loss: number, best: Idea | null): Idea | null {
  const { config, state, seat, senator } = moment;
  let idea = best;
  for (let to = 0; to < state.docks.length; to++) {
    if (state.docks[to].owner !== seat || state.docks[to].good !== null) continue;
    const worth = storeWorth(moment, to, good) - loss;
    if (worth > (idea?.worth ?? 0)) idea = { move: { type: "carry", good, from, to }, worth };
  }
  const { charters, temple } = senator;
  if (charters === 0 || temple < config.edition.parameters.voyageMinTemple || state.deck.length === 0)
    return idea;
  const spared = config.weights.rollout.spared * askedAt(moment, good);
  const worth = voyageWorth(moment, temple) - loss - spared;
  return better(idea, { type: "carry", good, from, to: "charter" }, worth);
}

function carrierIdea(moment: Moment): Idea | null {
  const { config, state, seat, senator } = moment;
  let best: Idea | null = null;
  for (let good = 0; good < senator.warehouse.length; good++) {
    if (senator.warehouse[good] > 0) best = carryOn(moment, good, "warehouse", 0, best);
  }
  for (let dock = 0; dock < state.docks.length; dock++) {
    const { owner, good, ship } = state.docks[dock];
    if (owner !== seat || good === null) continue;
    const soon = ship === null ? comingFor(config, state.rows[0], dock, good) : null;
    const loss = soon === null ? 0 : config.weights.rollout.storeRow1 * loadWorth(moment, soon);
    best = carryOn(moment, good, dock, loss, best);
  }
  return best;
}

/** What one more of a good promises at the own docks: for ships that lie there, or come in next. */
function dockWorth(moment: Moment, good: Good): number {
  const { config, state, seat, senator } = moment;
  const { rollout: factors } = config.weights;
  let spare = senator.warehouse[good];
  let worth = 0;
  for (let dock = 0; dock < state.docks.length; dock++) {
    const { owner, ship, good: stored } = state.docks[dock];
    if (owner !== seat) continue;
    if (ship !== null) {
      if (config.edition.ships[ship].good !== good) continue;
      if (spare > 0) spare--;
      else worth = Math.max(worth, factors.buyForShip * loadWorth(moment, ship));
    } else if (stored === null && senator.warehouse[good] === 0) {
      const soon = comingFor(config, state.rows[0], dock, good);
      if (soon !== null) worth = Math.max(worth, factors.buyForRow1 * loadWorth(moment, soon));
    }
  }
  return worth;
}

/** Whether a ship that asks for the good lies at a dock of nobody's. */
function isAskedElsewhere({ config, state }: Moment, good: Good): boolean {
  for (const { owner, ship } of state.docks) {
    if (owner === null && ship !== null && config.edition.ships[ship].good === good) return true;
  }
  return false;
}

/** What one more of a good in the warehouse promises. */
export function goodWorth(moment: Moment, good: Good): number {
  const { config, senator, turns } = moment;
  const { rollout: factors } = config.weights;
  if (turns < 2) return 0;
  const docked = dockWorth(moment, good);
  if (docked > 0) return docked;
  const goods = total(senator.warehouse);
  if (goods < senator.charters) return factors.buyForVoyage * voyageWorth(moment, senator.temple || 2);
  if (turns < 4) return 0;
  if (senator.warehouse[good] === 0 && isAskedElsewhere(moment, good)) return factors.buyForFreeDock;
  return goods === 0 ? factors.buyFirst : 0;
}

/** The good in the market that promises most above its price. */
export function purchaseIdea(moment: Moment, price: number): Idea | null {
  const { config, state, senator } = moment;
  if (senator.talents < price || warehouseRoom(config, senator) <= 0) return null;
  let best: Idea | null = null;
  for (let good = 0; good < state.market.length; good++) {
    if (state.market[good] === 0) continue;
    best = better(best, { type: "buy", good }, goodWorth(moment, good) - price);
  }
  return best;
}

/** What a dock of nobody's promises to whoever claims it. */
function claimWorth(moment: Moment, dock: Dock): number {
  const { config, state, senator, turns, decades } = moment;
  const { rollout: factors } = config.weights;
  const { ship } = state.docks[dock];
  if (ship !== null) {
    const { good } = config.edition.ships[ship];
    const reserved = askedAt(moment, good) > 0 ? 1 : 0;
    if (senator.warehouse[good] > reserved) return factors.claimWithGood * loadWorth(moment, ship);
    return turns > 2 && state.market[good] > 0 ? factors.claimInMarket * loadWorth(moment, ship) : 0;
  }
  if (decades === 0) return 0;
  let worth = 0;
  for (let good = 0; good < senator.warehouse.length; good++) {
    const soon = senator.warehouse[good] > 0 ? comingFor(config, state.rows[0], dock, good) : null;
    if (soon !== null) worth = Math.max(worth, factors.claimRow1 * loadWorth(moment, soon));
  }
  return worth;
}

/** An own dock with nothing in it, to which no ship comes next. */
function idleDock({ config, state, seat }: Moment): Dock | null {
  const { docks, ships } = config.edition;
  for (let dock = 0; dock < state.docks.length; dock++) {
    const { owner, ship, good } = state.docks[dock];
    if (owner !== seat || ship !== null || good !== null) continue;
    let waits = false;
    for (const next of state.rows[0]) {
      if (next !== null && ships[next].civilisation === docks[dock].civilisation) waits = true;
    }
    if (!waits) return dock;
  }
  return null;
}

function hoistIdea(moment: Moment, reserve: number): Idea | null {
  const { config, state, turns } = moment;
  if (turns < 2) return null;
  let best = -1;
  let most = 0;
  for (let dock = 0; dock < state.docks.length; dock++) {
    const worth = state.docks[dock].owner === null ? claimWorth(moment, dock) : 0;
    if (worth <= most) continue;
    most = worth;
    best = dock;
  }
  if (best < 0) return null;
  const idle = idleDock(moment);
  if (idle !== null) return { move: { type: "hoistMove", from: idle, to: best }, worth: most };
  const { servantsPerDock } = config.edition.parameters;
  if (reserve < servantsPerDock) return null;
  return better(null, { type: "hoistClaim", dock: best }, most - awayCost(moment, servantsPerDock));
}

function captainIdea(moment: Moment, reserve: number): Idea | null {
  const { config, state, senator, turns } = moment;
  const { rollout: factors } = config.weights;
  if (reserve < 1 || senator.charters > 0 || freeCharters(config, state) <= 0) return null;
  const steps = (total(senator.warehouse) > 0 ? 0 : 1) + (senator.temple > 0 ? 0 : 1);
  if (turns < 2 + steps) return null;
  const likely = factors.captain - factors.captainStep * steps;
  const worth = likely * voyageWorth(moment, senator.temple || 3) - awayCost(moment, 1);
  return better(null, { type: "captain" }, worth);
}

/** Servants go to the temple for a voyage, to the lighthouse if there is none, and home when there is no voyage. */
function courtIdea(moment: Moment, reserve: number): Idea | null {
  const { config, senator, turns, decades } = moment;
  const { rollout: factors } = config.weights;
  const { lighthouse, temple, charters } = senator;
  const most = config.edition.parameters.aristocratMaxMoves;
  const sails = charters > 0 && turns > 1;
  const more = Math.min(Math.round(factors.temple) - temple, most, reserve);
  if (sails && more > 0) {
    const gain = voyageWorth(moment, temple + more) - (temple > 0 ? voyageWorth(moment, temple) : 0);
    const likely = total(senator.warehouse) > 0 ? factors.templeReady : factors.templeSoon;
    return better(null, { type: "court", lighthouse: 0, temple: more }, likely * gain);
  }
  if (decades === 0) return null;
  if (lighthouse === 0 && reserve > 3)
    return { move: { type: "court", lighthouse: 1, temple: 0 }, worth: factors.lighthouse };
  if (sails || temple === 0) return null;
  const home = Math.min(most, temple);
  return {
    move: { type: "court", lighthouse: 0, temple: -home },
    worth: home * decades * factors.templeHome,
  };
}

/** What to do with a card of this kind, with so many servants left in reserve; null if nothing is worth doing. */
export function ideaFor(moment: Moment, kind: ActionKind, reserve: number): Idea | null {
  switch (kind) {
    case "carrier":
      return carrierIdea(moment);
    case "merchant":
      return moment.turns > 1 ? purchaseIdea(moment, ladderPrice(moment.config, moment.state)) : null;
    case "hoist":
      return hoistIdea(moment, reserve);
    case "captain":
      return captainIdea(moment, reserve);
    case "aristocrat":
      return courtIdea(moment, reserve);
  }
}
