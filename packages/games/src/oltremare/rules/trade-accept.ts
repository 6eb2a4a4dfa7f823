import {
  eachBranch,
  type Fill,
  type Listing,
  listUpTo,
  MOST_LISTED,
  type Refusal,
  refuse,
  type Seat,
} from "@portolan/kernel";
import { cardsHanded } from "../knowledge/events.ts";
import { noteGained, noteLost } from "../knowledge/notes.ts";
import { type Context, type GameConfig, insertCard, type Offer, removeCard, type State } from "../state.ts";
import type { Card, Edition, Good } from "./edition.ts";
import type { MoveOf } from "./moves.ts";
import { goodName } from "./names.ts";
import { keepsLoad, offerTo, whyNotAnswer } from "./trade-offer.ts";
import { partnerIn } from "./trade-phase.ts";

/** How many cards of each good the offer asks for. */
function askedGoods({ goods }: Edition, { terms }: Offer): number[] {
  const asked = goods.map(() => 0);
  for (const { good } of terms.ask) asked[good]++;
  return asked;
}

/** What was legal when the offer was made may no longer be: an earlier deal may have changed A's hand. OM-OFR-19 */
function whyStale(config: GameConfig, state: State, offer: Offer): Refusal | null {
  const [giver, taker] = [state.merchants[offer.from].hand, state.merchants[offer.to].hand];
  const gone =
    offer.terms.give.find(({ card }) => !giver.includes(card))?.card ??
    offer.taken.find((card) => !taker.includes(card));
  if (gone !== undefined) return refuse("OM-OFR-19", "refuse.accept.gone");
  const gain = offer.terms.give.length - offer.terms.ask.length - offer.taken.length;
  const held = state.merchants[state.activeSeat].hand.length;
  const after = held + (offer.to === state.activeSeat ? gain : -gain);
  return keepsLoad(config, state, after) ? null : refuse("OM-TRD-12", "refuse.loadGuard");
}

/** Every distinct way to pay what an offer asks for, one for each multiset of kinds. OM-OFR-13 */
function fillAccepts({ edition }: GameConfig, state: State, offer: Offer): Fill<MoveOf<"accept">> {
  const hand = state.merchants[offer.to].hand.filter((card) => !offer.taken.includes(card));
  const goods = hand.map((card) => edition.cards[card].good);
  /** By place in the hand: how many cards of the same good come from there on. */
  const left = goods.map((good, i) => goods.filter((other, j) => j >= i && other === good).length);
  const asked = askedGoods(edition, offer);
  const canPay = asked.every((count, good) => count <= goods.filter((one) => one === good).length);
  /** The places of the cards that may come next, one of each kind: no card is passed over that is needed. */
  const nextPlaces = (from: number): number[] => {
    const places: number[] = [];
    const kinds: number[] = [];
    for (let i = from; i < hand.length; i++) {
      if (asked[goods[i]] === 0) continue;
      const { kind } = edition.cards[hand[i]];
      if (!kinds.includes(kind)) places.push(i);
      kinds.push(kind);
      if (left[i] === asked[goods[i]]) break;
    }
    return places;
  };
  return (moves, room, share) => {
    const chosen: Card[] = [];
    const choose = (from: number, room: number): number => {
      if (chosen.length === offer.terms.ask.length) {
        moves.push({ type: "accept", with: offer.from, cards: chosen.slice() });
        return 1;
      }
      return eachBranch(nextPlaces(from), room, share, (place, room) => {
        asked[goods[place]]--;
        chosen.push(hand[place]);
        const listed = choose(place + 1, room);
        chosen.pop();
        asked[goods[place]]++;
        return listed;
      });
    };
    if (canPay) choose(0, room);
  };
}

/** The ways to accept an offer: all, or a selection where they are too many. OM-OFR-13 */
export function acceptsOf(config: GameConfig, state: State, offer: Offer): Listing<MoveOf<"accept">> {
  if (whyStale(config, state, offer) !== null) return { items: [], isCut: false };
  return listUpTo(MOST_LISTED, fillAccepts(config, state, offer));
}

/** Specific cards of the hand for every asked good, none that is taken already. OM-OFR-13 */
export function whyNotAccept(
  config: GameConfig,
  state: State,
  seat: Seat,
  move: MoveOf<"accept">,
): Refusal | null {
  const refusal = whyNotAnswer(state, seat, move.with);
  if (refusal) return refusal;
  const offer = offerTo(state, seat, move.with);
  if (offer === null) return null;
  const { edition } = config;
  const { hand } = state.merchants[seat];
  const missing = askedGoods(edition, offer);
  for (const [i, card] of move.cards.entries()) {
    const { code, good } = edition.cards[card];
    if (!hand.includes(card) || move.cards.indexOf(card) !== i)
      return refuse("OM-OFR-13", "refuse.notInHand", { card: code });
    if (offer.taken.includes(card)) return refuse("OM-OFR-13", "refuse.accept.taken", { card: code });
    missing[good]--;
  }
  const wrong = missing.findIndex((count) => count !== 0);
  if (wrong >= 0) return refuse("OM-OFR-13", "refuse.accept.goods", { good: goodName(edition, wrong) });
  return whyStale(config, state, offer);
}

/** Cards go from hand to hand; both sides see them, the others know the goods. OM-OFR-20 OM-TRD-6 */
function handOver({ config, state, emit }: Context, from: Seat, to: Seat, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  const goods: Good[] = [];
  for (const card of cards) {
    removeCard(state.merchants[from].hand, card);
    insertCard(state.merchants[to].hand, card);
    goods.push(config.edition.cards[card].good);
  }
  noteLost(state, from, goods);
  noteGained(state, to, goods);
  state.traces.push({ saw: "dealt", from, to, goods, cards });
  emit?.(cardsHanded(cards, goods, from, to));
}

/** A partner gains a tile, once in a turn; A never does. Gifts count, and Venice renews nothing. OM-PRS-1 OM-PRS-2 OM-PRS-3 OM-PRS-4 OM-PRS-5 */
function awardTile({ config, state, emit }: Context, partner: Seat): void {
  const { edition, options } = config;
  const pair = state.pairs[partner];
  if (pair.tiles >= edition.prestigePerPartner) return;
  if (options.prestigeSupply === "limited") {
    const held = state.merchants.reduce((sum, merchant) => sum + merchant.prestige, 0);
    if (held >= edition.prestigeTiles) return;
  }
  const merchant = state.merchants[partner];
  merchant.prestige++;
  state.pairs[partner] = { ...pair, tiles: pair.tiles + 1 };
  emit?.({ type: "tile", seat: partner, total: merchant.prestige });
}

/** The deal is carried out at once, all of it; a payer may go below zero. Nothing else is binding. OM-OFR-13 OM-TRD-3 OM-TRD-4 OM-TRD-8 OM-TRD-9 */
export function accept(context: Context, seat: Seat, move: MoveOf<"accept">): void {
  const { state, emit } = context;
  const offer = offerTo(state, seat, move.with);
  if (offer === null) return;
  const { from, to, terms, taken } = offer;
  const partner = partnerIn(state, offer);
  const ducats = terms.giveDucats - terms.askDucats;
  state.offers[partner] = null;
  state.merchants[from].ducats -= ducats;
  state.merchants[to].ducats += ducats;
  emit?.({ type: "deal", seat: from, partner: to, ducats });
  const given = terms.give.map(({ card }) => card);
  const paid = [...taken, ...move.cards];
  handOver(context, from, to, given);
  handOver(context, to, from, paid);
  const pair = state.pairs[partner];
  state.pairs[partner] = { ...pair, deals: pair.deals + 1 };
  awardTile(context, partner);
}
