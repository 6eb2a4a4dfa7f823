import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { add, collections, holds, remove, sizeInColour } from "./cards.ts";
import type { Card, Colour, Edition } from "./edition.ts";
import { cardsMoved } from "./events.ts";
import type { Move, MoveOf } from "./moves.ts";
import type { Play, State, Table } from "./state.ts";

/** Amphora icons on the cards: a 2 has two, a 3 one, a 5 none. TC-STO-2 */
export function iconsOn(edition: Edition, cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + edition.cards[card].icons, 0);
}

/** Whether there is anything to decide: an unstored good, and a card in hand to store it with. TC-STO-10 */
export function canStore({ edition }: Table, state: State, seat: Seat, colour: Colour): boolean {
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

/** Decline, or every way to discard icon cards with every choice of goods that they protect. TC-STO-2 TC-STO-5 */
export function offerStorage(table: Table, state: State, seat: Seat, colour: Colour, moves: Move[]): void {
  const { edition, options } = table;
  const { goods, hand } = state.traders[seat];
  const cards = edition.byColour[colour];
  const unstored = sizeInColour(edition, goods, colour);
  const iconCards = cards.filter((card) => edition.cards[card].icons > 0);
  moves.push({ type: "decline", colour });
  const choices = collections(cards, goods);
  for (const discards of collections(iconCards, hand)) {
    if (discards.length === 0) continue;
    if (options.payment === "noSurplus" && hasIdleCard(edition, discards, unstored)) continue;
    const saved = Math.min(iconsOn(edition, discards), unstored);
    for (const chosen of choices) {
      if (chosen.length === saved) moves.push({ type: "store", colour, discards, goods: chosen });
    }
  }
}

/** The colours that a move speaks of. */
function coloursOf({ cards }: Edition, move: MoveOf<"store"> | MoveOf<"decline">): Set<Colour> {
  const named = move.type === "decline" ? [] : [...move.discards, ...move.goods];
  return new Set([move.colour, ...named.map((card) => cards[card].colour)]);
}

export function whyNotStore(
  table: Table,
  state: State,
  seat: Seat,
  asked: Colour,
  move: MoveOf<"store"> | MoveOf<"decline">,
): Refusal | null {
  const { edition, options } = table;
  const colourName = { term: `colour.${edition.colours[asked]}`, otherwise: edition.colours[asked] };
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
    return refuse("TC-STO-2", "refuse.store.noIcon", { card: edition.cards[iconless].code });
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
export function store({ state, tell }: Play, seat: Seat, { colour, discards, goods }: MoveOf<"store">): void {
  const trader = state.traders[seat];
  remove(trader.hand, discards);
  add(state.discard, discards);
  tell?.(cardsMoved("storedWith", "hand", "discard", discards, seat));
  remove(trader.goods, goods);
  add(trader.stored, goods);
  tell?.({ type: "stored", seat, colour, goods });
}
