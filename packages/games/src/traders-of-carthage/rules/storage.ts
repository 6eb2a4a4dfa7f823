import {
  eachWay,
  type Fill,
  listUpTo,
  MOST_LISTED,
  type Refusal,
  refuse,
  type Seat,
  type Share,
  thing,
} from "@portolan/kernel";
import { cardsMoved } from "../knowledge/events.ts";
import type { Context, GameConfig, State } from "../state.ts";
import { add, cardPart, holds, remove, sizeInColour } from "./cards.ts";
import type { Card, Colour, Edition } from "./edition.ts";
import type { Move, MoveOf } from "./moves.ts";

/** Amphora icons on the cards: a 2 has two, a 3 one, a 5 none. TC-STO-2 */
export function iconsOn(edition: Edition, cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + edition.cards[card].icons, 0);
}

/** Whether there is anything to decide: an unstored good, and a card in hand to store it with. TC-STO-10 */
export function canStore({ edition }: GameConfig, state: State, seat: Seat, colour: Colour): boolean {
  const { goods, hand } = state.traders[seat];
  return (
    sizeInColour(edition, goods, colour) > 0 &&
    edition.byColour[colour].some((card) => hand[card] > 0 && edition.cards[card].icons > 0)
  );
}

/** Whether a discarded card could be left out without protecting fewer goods. TC-STO-6 */
function hasIdleCard(edition: Edition, discards: readonly Card[], unstored: number): boolean {
  const icons = iconsOn(edition, discards);
  const saved = Math.min(icons, unstored);
  return discards.some((card) => Math.min(icons - edition.cards[card].icons, unstored) >= saved);
}

/** What there is to store, and with what. */
interface Stock {
  readonly edition: Edition;
  /** Card types of the colour, those with icons, and how many of each there are among the goods and in hand. */
  readonly cards: readonly Card[];
  readonly iconCards: readonly Card[];
  readonly goods: readonly number[];
  readonly hand: readonly number[];
  readonly unstored: number;
  /** Whether cards may be discarded that protect nothing. */
  readonly mayWaste: boolean;
}

function stockOf({ edition, options }: GameConfig, state: State, seat: Seat, colour: Colour): Stock {
  const trader = state.traders[seat];
  const cards = edition.byColour[colour];
  const iconCards = cards.filter((card) => edition.cards[card].icons > 0);
  return {
    edition,
    cards,
    iconCards,
    goods: cards.map((card) => trader.goods[card]),
    hand: iconCards.map((card) => trader.hand[card]),
    unstored: sizeInColour(edition, trader.goods, colour),
    mayWaste: options.payment !== "noSurplus",
  };
}

type Store = Pick<MoveOf<"store">, "discards" | "goods">;

/** The single cards, so many of each type. */
function cardsTaken(types: readonly Card[], taken: readonly number[]): Card[] {
  return types.flatMap((card, i) => new Array<Card>(taken[i]).fill(card));
}

/** Lists the choices of so many goods to protect. */
function fillGoods(
  { cards, goods }: Stock,
  saved: number,
  room: number,
  share: Share,
  found: (chosen: Card[]) => void,
): number {
  const further = goods.map((_, i) => goods.slice(i + 1).reduce((sum, count) => sum + count, 0));
  const fits = (taken: readonly number[], place: number): boolean => {
    let chosen = 0;
    for (let i = 0; i <= place; i++) chosen += taken[i];
    return chosen <= saved && chosen + further[place] >= saved;
  };
  return eachWay(goods, room, share, fits, (taken) => {
    found(cardsTaken(cards, taken));
    return 1;
  });
}

/** Every way to discard icon cards with every choice of goods that they protect. TC-STO-2 TC-STO-5 TC-STO-6 */
function fillStores(stock: Stock): Fill<Store> {
  const { edition, iconCards, hand, unstored, mayWaste } = stock;
  // With fewer cards none is idle either, so a way that has an idle card leads nowhere.
  const isLean = (taken: readonly number[], place: number): boolean => {
    let icons = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (let i = 0; i <= place; i++) {
      if (taken[i] === 0) continue;
      icons += taken[i] * edition.cards[iconCards[i]].icons;
      fewest = Math.min(fewest, edition.cards[iconCards[i]].icons);
    }
    return icons - fewest < unstored;
  };
  return (items, room, share) => {
    eachWay(
      hand,
      room,
      share,
      (taken, place) => mayWaste || isLean(taken, place),
      (taken, room) => {
        const discards = cardsTaken(iconCards, taken);
        if (discards.length === 0) return 0;
        const saved = Math.min(iconsOn(edition, discards), unstored);
        return fillGoods(stock, saved, room, share, (goods) => items.push({ discards, goods }));
      },
    );
  };
}

/** More and more goods, the most valuable first, each time for the cards that give their icons for the fewest coins. */
function plainStores({ edition, cards, iconCards, hand, goods, unstored }: Stock): Store[] {
  const coinsPerIcon = (card: Card): number => edition.cards[card].value / edition.cards[card].icons;
  const byPrice = cardsTaken(iconCards, hand).sort((a, b) => coinsPerIcon(a) - coinsPerIcon(b));
  const byValue = cardsTaken(cards, goods);
  const stores: Store[] = [];
  let discards: Card[] = [];
  let saved = 0;
  for (const card of byPrice) {
    discards = [...discards, card];
    const idle = (): number =>
      discards.findIndex((_, i) => iconsOn(edition, discards.toSpliced(i, 1)) >= unstored);
    for (let i = idle(); i >= 0 && discards.length > 1; i = idle()) discards = discards.toSpliced(i, 1);
    saved = Math.min(iconsOn(edition, discards), unstored);
    stores.push({
      discards: discards.toSorted((a, b) => cards.indexOf(a) - cards.indexOf(b)),
      goods: byValue.slice(0, saved),
    });
    if (saved === unstored || stores.length === MOST_PLAIN) break;
  }
  return stores;
}

/** Ways of the plainest sort that a list which is cut begins with. */
const MOST_PLAIN = 20;

/** Decline, or store: in every way, or if these are too many, in the plainest ways and a selection of others. */
export function offerStorage(
  config: GameConfig,
  state: State,
  seat: Seat,
  colour: Colour,
  moves: Move[],
): void {
  const stock = stockOf(config, state, seat, colour);
  const { items, isCut } = listUpTo(MOST_LISTED, fillStores(stock));
  const plain = isCut ? plainStores(stock) : [];
  const key = ({ discards, goods }: Store): string => `${discards} ${goods}`;
  const isPlain = new Set(plain.map(key));
  moves.push({ type: "decline", colour });
  for (const { discards, goods } of plain) moves.push({ type: "store", colour, discards, goods });
  for (const store of items) {
    if (isCut && isPlain.has(key(store))) continue;
    moves.push({ type: "store", colour, discards: store.discards, goods: store.goods });
  }
}

/** Whether there are more ways to store than `offerStorage` lists. */
export function hasUnlistedStores(config: GameConfig, state: State, seat: Seat, colour: Colour): boolean {
  return listUpTo(MOST_LISTED, fillStores(stockOf(config, state, seat, colour))).isCut;
}

/** The colours that a move speaks of. */
function coloursOf({ cards }: Edition, move: MoveOf<"store"> | MoveOf<"decline">): Set<Colour> {
  const named = move.type === "decline" ? [] : [...move.discards, ...move.goods];
  return new Set([move.colour, ...named.map((card) => cards[card].colour)]);
}

export function whyNotStore(
  config: GameConfig,
  state: State,
  seat: Seat,
  asked: Colour,
  move: MoveOf<"store"> | MoveOf<"decline">,
): Refusal | null {
  const { edition, options } = config;
  const colourName = thing("colour", edition.colours[asked]);
  const named = coloursOf(edition, move);
  if (!named.has(asked)) return refuse("TC-STO-9", "refuse.store.otherColour", { colour: colourName });
  if (move.type === "decline") return null;
  if (named.size > 1) return refuse("TC-STO-3", "refuse.store.colour", { colour: colourName });
  const { discards, goods } = move;
  const trader = state.traders[seat];
  if (!holds(trader.hand, discards)) return refuse("TC-STO-2", "refuse.notInHand");
  if (!holds(trader.goods, goods)) return refuse("TC-STO-3", "refuse.store.notYours");
  const iconless = discards.find((card) => edition.cards[card].icons === 0);
  if (iconless !== undefined)
    return refuse("TC-STO-2", "refuse.store.noIcon", { card: cardPart(edition, iconless) });
  const unstored = sizeInColour(edition, trader.goods, asked);
  const saved = Math.min(iconsOn(edition, discards), unstored);
  if (goods.length !== saved || saved === 0) {
    return refuse("TC-STO-5", "refuse.store.count", { saved, named: goods.length });
  }
  if (options.payment === "noSurplus" && hasIdleCard(edition, discards, unstored)) {
    return refuse("TC-STO-6", "refuse.store.surplus");
  }
  return null;
}

/** Discards the cards and turns the goods they protect; those stay stored until they are sold. TC-STO-3 TC-STO-7 TC-STO-8 */
export function store(
  { state, emit }: Context,
  seat: Seat,
  { colour, discards, goods }: MoveOf<"store">,
): void {
  const trader = state.traders[seat];
  remove(trader.hand, discards);
  add(state.discard, discards);
  emit?.(cardsMoved("storedWith", "hand", "discard", discards, seat));
  remove(trader.goods, goods);
  add(trader.stored, goods);
  emit?.({ type: "stored", seat, colour, goods });
}
