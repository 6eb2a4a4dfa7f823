import type { Context as ContextOf, Seat, SettledSettings } from "@portolan/kernel";
import type { TradersEvent } from "./knowledge/events.ts";
import type { Counts } from "./rules/cards.ts";
import type { Card, Colour, Edition } from "./rules/edition.ts";
import type { Move, SingleCardMoves } from "./rules/moves.ts";
import type { TradersOptions } from "./rules/options.ts";

/** A card in the Market or the Farm, and whose marker lies on it. */
export interface Slot {
  readonly card: Card;
  readonly reservedBy: Seat | null;
}

/** What lies in front of one player. */
export interface Trader {
  hand: Counts;
  goods: Counts;
  stored: Counts;
  /** By colour. */
  tokens: number[];
  /** Victory-point cards from sold sets. TC-PAY-5 */
  points: Counts;
  /** Victory-point cards drawn unseen, one list for each draw pile they came from. TC-PAY-7 */
  blindPoints: Card[][];
  /** Victory points for which no card was left. TC-DECK-4 */
  owedPoints: number;
}

/** Why the game ended. */
export type Ending = "tokens" | "passes";

/**
 * What is still to happen. Players decide `startToken`, `action` and `storage`; the rest happens by itself. The seat is
 * the one that decides, or else the one whose turn it is. (All steps but the last have it first, so that the engine
 * sees few shapes of object on its hottest path.)
 */
export type Step =
  | { readonly step: "startToken" | "action"; readonly seat: Seat }
  | { readonly step: "turn" | "payday" | "pirates" | "raid" | "return" | "refill"; readonly seat: Seat }
  | { readonly step: "storage"; readonly seat: Seat; readonly colour: Colour }
  | { readonly step: "over"; readonly ending: Ending };

export interface State {
  /** The draw pile; the last card is on top. */
  draw: Card[];
  discard: Counts;
  market: Slot[];
  farm: Slot[];
  /** By colour: the space of the route. */
  ships: number[];
  traders: Trader[];
  startSeat: Seat;
  /** Whose turn it is. */
  activeSeat: Seat;
  passesInARow: number;
  /** What is still to happen, the next step last: a stack of plain data. */
  agenda: Step[];
}

/** What stays the same throughout a game. */
export interface GameConfig extends SettledSettings<Edition, TradersOptions> {
  readonly singles: SingleCardMoves;
}

/** A game in motion. */
export type Context = ContextOf<GameConfig, State, Move, TradersEvent>;

export function cloneState(state: State): State {
  return {
    draw: state.draw.slice(),
    discard: state.discard.slice(),
    market: state.market.slice(),
    farm: state.farm.slice(),
    ships: state.ships.slice(),
    traders: state.traders.map(cloneTrader),
    startSeat: state.startSeat,
    activeSeat: state.activeSeat,
    passesInARow: state.passesInARow,
    agenda: state.agenda.slice(),
  };
}

function cloneTrader(trader: Trader): Trader {
  return {
    hand: trader.hand.slice(),
    goods: trader.goods.slice(),
    stored: trader.stored.slice(),
    tokens: trader.tokens.slice(),
    points: trader.points.slice(),
    blindPoints: trader.blindPoints.map((cards) => cards.slice()),
    owedPoints: trader.owedPoints,
  };
}

function carriesMarker(slots: readonly Slot[], seat: Seat): boolean {
  for (const slot of slots) if (slot.reservedBy === seat) return true;
  return false;
}

/** Whether a player's reservation marker lies in front of its owner. TC-SET-5 TC-RES-2 */
export function markerIsFree(state: Pick<State, "market" | "farm">, seat: Seat): boolean {
  return !carriesMarker(state.market, seat) && !carriesMarker(state.farm, seat);
}

/** Whether a player may buy or take the card in this place of the Market. TC-TURN-2 */
export function isAvailable(slot: Slot, seat: Seat): boolean {
  return slot.reservedBy === null || slot.reservedBy === seat;
}

/** Whether the Market has anything for this player. */
export function anyAvailable(market: readonly Slot[], seat: Seat): boolean {
  for (const slot of market) if (isAvailable(slot, seat)) return true;
  return false;
}

/** The first place with this card and this marker; -1 if there is none. */
export function findCard(slots: readonly Slot[], card: Card, marker: Seat | null): number {
  for (let i = 0; i < slots.length; i++)
    if (slots[i].card === card && slots[i].reservedBy === marker) return i;
  return -1;
}

/** Takes the card in this place away; those behind it move up. */
export function removeSlot(slots: Slot[], at: number): void {
  for (let i = at + 1; i < slots.length; i++) slots[i - 1] = slots[i];
  slots.pop();
}

/** Whether an earlier place offers the same choice: identical cards are interchangeable, markers are not. */
export function isRepeated(slots: readonly Slot[], at: number): boolean {
  const { card, reservedBy } = slots[at];
  for (let i = 0; i < at; i++) if (slots[i].card === card && slots[i].reservedBy === reservedBy) return true;
  return false;
}

/** The victory points of a player. TC-END-3 */
export function victoryPoints(trader: Trader): number {
  let points = trader.owedPoints;
  for (const count of trader.points) points += count;
  for (const cards of trader.blindPoints) points += cards.length;
  return points;
}

export function tokenTotal(trader: Trader): number {
  let sum = 0;
  for (const count of trader.tokens) sum += count;
  return sum;
}
