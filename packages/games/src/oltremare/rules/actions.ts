import {
  eachBranch,
  type Fill,
  type Listing,
  listUpTo,
  MOST_LISTED,
  type Refusal,
  refuse,
  type Seat,
  schedule,
} from "@portolan/kernel";
import { cardsMoved } from "../knowledge/events.ts";
import { noteLost } from "../knowledge/notes.ts";
import { type Context, type GameConfig, load, type Merchant, removeCard, type State } from "../state.ts";
import { drawToHand, drawToPirates } from "./drawing.ts";
import { type Card, DUCAT, type Edition, MARKET, PIRATE, SHIP } from "./edition.ts";
import type { MoveOf } from "./moves.ts";

/** How many cards A has to play: L, or all there are if A could not get enough. OM-ACT-1 OM-TRD-13 */
export function cardsToPlay(config: GameConfig, merchant: Merchant): number {
  return Math.min(load(config, merchant), merchant.hand.length);
}

/** Every choice of so many cards from the hand, one for each multiset of kinds. */
function fillPlays({ edition }: GameConfig, hand: readonly Card[], count: number): Fill<MoveOf<"play">> {
  /** The places of the cards that may come next, the first of each kind. */
  const nextPlaces = (from: number, last: number): number[] => {
    const kinds: number[] = [];
    const places: number[] = [];
    for (let i = from; i <= last; i++) {
      const { kind } = edition.cards[hand[i]];
      if (kinds.includes(kind)) continue;
      kinds.push(kind);
      places.push(i);
    }
    return places;
  };
  return (moves, room, share) => {
    const chosen: Card[] = [];
    const choose = (from: number, room: number): number => {
      if (chosen.length === count) {
        moves.push({ type: "play", cards: chosen.slice() });
        return 1;
      }
      const last = hand.length - (count - chosen.length);
      return eachBranch(nextPlaces(from, last), room, share, (place, room) => {
        chosen.push(hand[place]);
        const listed = choose(place + 1, room);
        chosen.pop();
        return listed;
      });
    };
    choose(0, room);
  };
}

/** The choices of cards to play: all, or a selection where they are too many. OM-ACT-1 */
export function playsFrom(config: GameConfig, merchant: Merchant): Listing<MoveOf<"play">> {
  const { hand } = merchant;
  return listUpTo(MOST_LISTED, fillPlays(config, hand, cardsToPlay(config, merchant)));
}

export function whyNotPlay(
  config: GameConfig,
  state: State,
  seat: Seat,
  { cards }: MoveOf<"play">,
): Refusal | null {
  const merchant = state.merchants[seat];
  const most = cardsToPlay(config, merchant);
  const foreign = cards.find((card, i) => !merchant.hand.includes(card) || cards.indexOf(card) !== i);
  if (foreign !== undefined)
    return refuse("OM-ACT-1", "refuse.notInHand", { card: config.edition.cards[foreign].code });
  return cards.length === most ? null : refuse("OM-ACT-1", "refuse.play.count", { count: most });
}

/** How many cards show each symbol. OM-ACT-2 */
export function symbolsOn(edition: Edition, cards: readonly Card[]): number[] {
  const symbols = [0, 0, 0, 0];
  for (const card of cards) for (const icon of edition.cards[card].icons) symbols[icon]++;
  return symbols;
}

/** What so many symbols are worth in the ducat, pirate and market actions. OM-ACT-3 */
export function fromTable({ symbolTable }: Edition, symbols: number): number {
  return symbolTable[Math.min(symbols, symbolTable.length - 1)];
}

/** What playing these cards does, port token included. OM-ACT-2 OM-TOK-6 OM-TOK-10 OM-TOK-12 */
export interface Tally {
  readonly ducats: number;
  readonly pirateCards: number;
  readonly newCards: number;
  readonly steps: number;
  /** From Calm Sailing. */
  readonly sailingDucats: number;
}

export function tally(edition: Edition, cards: readonly Card[], active: Merchant["active"]): Tally {
  const symbols = symbolsOn(edition, cards);
  return {
    ducats: fromTable(edition, symbols[DUCAT] + (active === "goodBusiness" ? 1 : 0)),
    pirateCards: active === "fightPirates" ? 0 : fromTable(edition, symbols[PIRATE]),
    newCards: fromTable(edition, symbols[MARKET]),
    steps: symbols[SHIP],
    sailingDucats: active === "calmSailing" ? symbols[SHIP] : 0,
  };
}

/**
 * Lays the cards out face up and carries out ducats, pirates and market; the voyage is left to decide, and without ship
 * symbols there is none. OM-ACT-1 to OM-ACT-4 OM-DUC-1 OM-PIR-1 OM-MKT-1 OM-SAI-7
 */
export function playCards(context: Context, seat: Seat, cards: readonly Card[]): void {
  const { config, state, emit } = context;
  const { edition } = config;
  const merchant = state.merchants[seat];
  for (const card of cards) removeCard(merchant.hand, card);
  state.played = cards.slice();
  if (cards.length === 0) return;
  noteLost(
    state,
    seat,
    cards.map((card) => edition.cards[card].good),
  );
  emit?.(cardsMoved("played", "hand", "played", cards, seat));
  const { active } = merchant;
  const { ducats, pirateCards, newCards, steps } = tally(edition, cards, active);
  const symbols = symbolsOn(edition, cards);
  merchant.ducats += ducats;
  if (ducats > 0)
    emit?.({ type: "ducats", seat, symbols: symbols[DUCAT] + (active === "goodBusiness" ? 1 : 0), ducats });
  if (active === "fightPirates" && symbols[PIRATE] > 0)
    emit?.({ type: "piratesFought", seat, symbols: symbols[PIRATE] });
  drawToPirates(context, seat, pirateCards);
  drawToHand(context, seat, newCards, "drew");
  if (steps > 0) schedule(state, { step: "sail", seat, steps });
}
