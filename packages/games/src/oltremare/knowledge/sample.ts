import { type Chance, pick, type Seat, shuffle } from "@portolan/kernel";
import type { Card, Good } from "../rules/edition.ts";
import { answersToCall } from "../rules/trade-moves.ts";
import type { Answer, GameConfig, Merchant, Offer, State } from "../state.ts";
import { type CardSet, has } from "./cardset.ts";
import { type AnswerView, type OfferView, offerFrom, type View } from "./view.ts";
import { openCards, recall } from "./whereabouts.ts";

/** A place for one card out of sight, and the cards that can lie there. */
interface Slot {
  readonly pile: Pile;
  readonly may: CardSet;
  /** A hand is known to hold a card of this good here. */
  readonly good: Good | null;
}

/** Where a card out of sight lies; the deck is nobody's. */
interface Pile {
  readonly of: "deck" | "hands" | "pirates";
  readonly seat: Seat;
}

/** All that can be told from a view before chance decides: worked out once, used for every world. */
interface Unseen {
  /** Those that cannot be in the deck last. */
  readonly cards: readonly Card[];
  /** How many of the cards can be in the deck. */
  readonly inDeck: number;
  /** Those of the deck last. */
  readonly slots: readonly Slot[];
  /** How many slots are not of the deck. */
  readonly apart: number;
  /** Whether every card fits every slot, so that any deal will do. */
  readonly isFree: boolean;
}

/**
 * What each hand holds at least: from deals and offers of the past, and from the offers that are open. What a counter
 * would take was shown when it was committed; it may have gone to another partner since, and proves nothing. OM-OFR-19
 */
function leastGoods(config: GameConfig, view: View, seat: Seat): number[] {
  const least = view.memory.holds[seat].slice();
  const show = (goods: readonly Good[]): void => {
    const shown = config.edition.goods.map(() => 0);
    for (const good of goods) shown[good]++;
    shown.forEach((count, good) => {
      least[good] = Math.max(least[good], count);
    });
  };
  for (const offer of view.offers) if (offer?.from === seat) show(offer.give.map(({ good }) => good));
  return least;
}

/** The cards that the viewer does not see now. */
function unseenCards(config: GameConfig, view: View): Card[] {
  const seen = new Set(openCards(view));
  return config.cards.filter((card) => !seen.has(card));
}

interface Hidden {
  readonly deck: Card[];
  readonly hands: readonly Card[][];
  readonly pirates: readonly Card[][];
}

/** All places out of sight, those with the narrowest choice first. */
function slotsOf(config: GameConfig, view: View): Slot[] {
  const where = recall(config, view);
  const slots: Slot[] = [];
  const loose: Slot[] = [];
  view.merchants.forEach(({ handSize }, seat) => {
    for (const may of where.pirates[seat]) slots.push({ pile: { of: "pirates", seat }, may, good: null });
    if (seat === view.viewer) return;
    const pile: Pile = { of: "hands", seat };
    const may = where.hands[seat];
    let known = 0;
    leastGoods(config, view, seat).forEach((count, good) => {
      for (let i = 0; i < count; i++) slots.push({ pile, may, good });
      known += count;
    });
    for (let i = known; i < handSize; i++) loose.push({ pile, may, good: null });
  });
  const deck: Pile = { of: "deck", seat: 0 };
  for (let i = 0; i < view.deckSize; i++) loose.push({ pile: deck, may: where.deck, good: null });
  return [...slots, ...loose];
}

function unseenIn(config: GameConfig, view: View): Unseen {
  const slots = slotsOf(config, view);
  const unseen = unseenCards(config, view);
  const deck = slots.find(({ pile }) => pile.of === "deck")?.may;
  const possible = unseen.filter((card) => deck === undefined || has(deck, card));
  const cards = [...possible, ...unseen.filter((card) => !possible.includes(card))];
  return {
    cards,
    inDeck: possible.length,
    slots,
    apart: slots.length - view.deckSize,
    isFree: slots.every(({ may, good }) => good === null && cards.every((card) => has(may, card))),
  };
}

/** Worlds are sampled by the thousand from one view, which never changes. */
const unseenByView = new WeakMap<View, Unseen>();

function unseenOf(config: GameConfig, view: View): Unseen {
  const known = unseenByView.get(view) ?? unseenIn(config, view);
  unseenByView.set(view, known);
  return known;
}

/** How often each slot apart from the deck tries to swap its card. */
const SWAPS = 6;

/**
 * Deals shuffled cards into slots so that each lies where it may: slot by slot, making room where no free card fits, and
 * then by swaps that keep every card where it may lie, so that no slot is better off for having been filled first.
 */
function dealInto(
  { edition }: GameConfig,
  { slots, apart }: Unseen,
  cards: readonly Card[],
  chance: Chance,
): readonly Card[] {
  const dealt: Card[] = [];
  const slotOf = new Array<number>(edition.cards.length).fill(-1);
  const free = cards.slice();
  const fits = (at: number, card: Card): boolean => {
    const { may, good } = slots[at];
    return has(may, card) && (good === null || edition.cards[card].good === good);
  };
  const put = (at: number, card: Card): void => {
    dealt[at] = card;
    slotOf[card] = at;
  };
  const takeFree = (at: number): boolean => {
    for (let i = free.length - 1; i >= 0; i--) {
      if (!fits(at, free[i])) continue;
      put(at, free[i]);
      free[i] = free[free.length - 1];
      free.pop();
      return true;
    }
    return false;
  };
  /** Takes a card away from a slot that can be filled otherwise. */
  const makeRoom = (at: number, tried: Set<Card>): boolean => {
    for (const card of cards) {
      const holder = slotOf[card];
      if (holder < 0 || tried.has(card) || !fits(at, card)) continue;
      tried.add(card);
      if (!takeFree(holder) && !makeRoom(holder, tried)) continue;
      put(at, card);
      return true;
    }
    return false;
  };
  for (let at = 0; at < slots.length; at++) {
    if (!takeFree(at) && !makeRoom(at, new Set()))
      throw new Error("the view contradicts itself: no world fits it");
  }
  for (let i = 0; i < SWAPS * apart; i++) {
    const one = i % apart;
    const other = chance.below(slots.length);
    const card = dealt[one];
    if (!fits(one, dealt[other]) || !fits(other, card)) continue;
    dealt[one] = dealt[other];
    dealt[other] = card;
  }
  return dealt;
}

function dealHidden(config: GameConfig, view: View, chance: Chance): Hidden {
  const hidden: Hidden = {
    deck: [],
    hands: view.merchants.map(() => []),
    pirates: view.merchants.map(() => []),
  };
  const unseen = unseenOf(config, view);
  // Slots are filled from the end: with the cards first that cannot be in the deck, so that little room has to be made.
  const possible = shuffle(chance, unseen.cards.slice(0, unseen.inDeck));
  const shuffled = [...possible, ...shuffle(chance, unseen.cards.slice(unseen.inDeck))];
  const dealt = unseen.isFree ? shuffled : dealInto(config, unseen, shuffled, chance);
  unseen.slots.forEach(({ pile }, at) => {
    const place = pile.of === "deck" ? hidden.deck : hidden[pile.of][pile.seat];
    place.push(dealt[at]);
  });
  if (view.viewer !== null) hidden.hands[view.viewer].push(...(view.hand ?? []));
  for (const hand of hidden.hands) hand.sort((a, b) => a - b);
  return hidden;
}

/** The first cards of these goods, in the order of the goods. */
function someOf(config: GameConfig, cards: readonly Card[], goods: readonly Good[]): Card[] {
  const left = cards.slice();
  return goods.map((good) => {
    const [card] = left.splice(
      left.findIndex((one) => config.edition.cards[one].good === good),
      1,
    );
    return card;
  });
}

/** The cards that a counter would take: from the hand they were committed in, or where they may have gone since. */
function someTaken(
  config: GameConfig,
  hands: readonly (readonly Card[])[],
  { to, takenGoods }: OfferView,
  chance: Chance,
): Card[] {
  const first = shuffle(chance, hands[to].slice());
  const others = shuffle(
    chance,
    hands.flatMap((hand, seat) => (seat === to ? [] : hand)),
  );
  return someOf(config, [...first, ...others], takenGoods);
}

function sampleOffer(
  config: GameConfig,
  hands: readonly (readonly Card[])[],
  view: OfferView,
  chance: Chance,
): Offer {
  const goods = view.give.map(({ good }) => good);
  return offerFrom(
    view,
    view.committed ?? someOf(config, shuffle(chance, hands[view.from].slice()), goods),
    view.taken ?? someTaken(config, hands, view, chance),
  );
}

function sampleMerchant(view: View, hidden: Hidden, seat: Seat): Merchant {
  const shown = view.merchants[seat];
  return {
    hand: hidden.hands[seat],
    cargo: view.memory.cargo[seat].slice(),
    pirates: hidden.pirates[seat],
    ducats: shown.ducats,
    prestige: shown.prestige,
    port: shown.port,
    active: shown.active,
    used: shown.used.slice(),
    ledger: shown.ledger,
    lastCargo: shown.lastCargo,
  };
}

/** A sealed answer could be anything its author might say. OM-OFR-10 */
function sampleAnswers(
  config: GameConfig,
  state: State,
  answers: readonly AnswerView[],
  chance: Chance,
): Answer[] {
  return answers.map((answer, seat): Answer => {
    if (answer === "answered") {
      const move = pick(chance, answersToCall(config, state, seat));
      if (move.type !== "offer") return "passed";
      return { from: seat, to: move.with, terms: move.terms, taken: [], counters: 0 };
    }
    return typeof answer === "string"
      ? answer
      : offerFrom(answer, answer.committed ?? [], answer.taken ?? []);
  });
}

/** A world that the owner of the view cannot rule out, respecting everything that it has seen. */
export function sampleState(config: GameConfig, view: View, chance: Chance): State {
  const hidden = dealHidden(config, view, chance);
  const { venice } = view;
  const state: State = {
    deck: hidden.deck,
    aboveVenice: venice && venice.fewest + chance.below(venice.most - venice.fewest + 1),
    discard: view.discard.slice(),
    portTokens: view.portTokens.slice(),
    merchants: view.merchants.map((_, seat) => sampleMerchant(view, hidden, seat)),
    startSeat: view.startSeat,
    activeSeat: view.activeSeat,
    lastRound: view.lastRound,
    purchases: view.purchases,
    pairs: view.pairs.slice(),
    offers: view.offers.map((offer) => offer && sampleOffer(config, hidden.hands, offer, chance)),
    call: null,
    played: view.played.slice(),
    traces: view.memory.traces.slice(),
    holds: view.memory.holds.map((goods) => goods.slice()),
    agenda: view.agenda.slice(),
  };
  if (view.call) state.call = sampleAnswers(config, state, view.call, chance);
  return state;
}
