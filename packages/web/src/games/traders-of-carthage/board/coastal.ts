import {
  aids,
  type Card,
  type Colour,
  codeOf,
  type Move,
  type Picture,
  type Traders,
} from "@portolan/guides/traders-of-carthage";
import type { Seat } from "@portolan/kernel";
import type { BoardProps } from "../../../table/board.ts";
import type { Pointer } from "../../../table/stage/pointing/use-pointing.ts";
import type { Show } from "../../../table/stage/show/use-show.ts";
import type { Frame } from "./beats.ts";

/** All that the regions of this board draw from. */
export interface Coastal {
  readonly props: BoardProps<Traders>;
  /** The moment that is drawn: the present one, or a picture on the way there. */
  readonly picture: Picture;
  readonly show: Show<Traders, Frame>;
  readonly pointer: Pointer<Move>;
  /** What the purchase that is being thought about would lead to. */
  readonly preview: aids.PurchasePreview | null;
}

/** Whose purchase it is, and what it leads to: the one that is chosen, or else the one that a hint suggests. */
export function previewOf({ table, view, viewer }: Picture, meant: Move | null): aids.PurchasePreview | null {
  return meant?.type === "buy" && viewer !== null ? aids.purchasePreview(table, view, viewer) : null;
}

/** By seat: the points after a purchase, where they change. */
export function gains(preview: aids.PurchasePreview | null, view: aids.View): ReadonlyMap<Seat, number> {
  const changed = (preview?.points ?? []).flatMap((points, seat) =>
    points === view.traders[seat].victoryPoints ? [] : [[seat, points] as const],
  );
  return new Map(changed);
}

/** A player's goods of one colour as they are, and as a purchase would make them. */
export interface Column {
  readonly set: aids.SetValue;
  /** What the purchase adds. */
  readonly added: readonly Card[];
  /** What the set is worth with it. */
  readonly after: aids.SetValue;
  /** Whether a payday sells the set. */
  readonly isSold: boolean;
  /** Goods that pirates take if nothing is done about it: by this purchase, or as things stand. */
  readonly lost: readonly Card[];
}

/** The view with the bought cards among a player's goods. */
function withGoods(view: aids.View, seat: Seat, cards: readonly Card[]): aids.View {
  if (cards.length === 0) return view;
  const trader = view.traders[seat];
  const goods = trader.goods.slice();
  for (const card of cards) goods[card]++;
  return { ...view, traders: view.traders.with(seat, { ...trader, goods }) };
}

export function columnOf(
  { table, view }: Picture,
  preview: aids.PurchasePreview | null,
  seat: Seat,
  colour: Colour,
): Column {
  const added =
    preview?.seat === seat
      ? preview.bought.filter((card) => table.edition.cards[card].colour === colour)
      : [];
  const loss = preview?.losses.find((one) => one.seat === seat && one.colour === colour);
  return {
    set: aids.setValue(table, view, seat, colour),
    added,
    after: aids.setValue(table, withGoods(view, seat, added), seat, colour),
    isSold: preview?.arrived.includes(colour) ?? false,
    lost: loss?.goods ?? [],
  };
}

/** How many of a player's own goods of a colour the jars in hand could save, once these cards of it are spent. TC-STO-2 */
export function savedBy(
  { table, view }: Picture,
  spent: readonly Card[],
  colour: Colour,
  goods: number,
): number {
  const left = (view.hand ?? []).slice();
  for (const card of spent) left[card]--;
  return Math.min(goods, aids.jarsFor(table, left, colour).icons);
}

/** Who has the most points; nobody while all have the same. */
export function leaders({ traders }: aids.View): readonly Seat[] {
  const best = Math.max(...traders.map(({ victoryPoints }) => victoryPoints));
  const first = traders.flatMap(({ victoryPoints }, seat) => (victoryPoints === best ? [seat] : []));
  return first.length === traders.length ? [] : first;
}

/** Where a player's marker lies; null if it is free. */
export function markerOf(
  picture: Picture,
  seat: Seat,
): { readonly zone: "market" | "farm"; readonly code: string } | null {
  for (const zone of ["market", "farm"] as const) {
    const slot = picture.view[zone].find(({ reservedBy }) => reservedBy === seat);
    if (slot) return { zone, code: codeOf(picture, slot.card) };
  }
  return null;
}

/** Cards with their number among equal ones, so that each keeps its name as long as it lies there. */
export function numbered(cards: readonly number[]): { readonly card: number; readonly number: number }[] {
  const seen = new Map<number, number>();
  return cards.map((card) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { card, number };
  });
}
