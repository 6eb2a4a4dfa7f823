import type { aids, Card } from "../guide/telling.ts";

type View = aids.View;
type Happening = aids.TradersEvent;
type CardEvent = Extract<Happening, { readonly cards: readonly Card[] | null }>;
type Counts = readonly number[];

/**
 * What the table looks like after an event, as far as it is drawn: the same events that write the log also move the
 * pieces, one by one, from the moment shown before to the present one.
 */

function added(counts: Counts, cards: readonly Card[], by: 1 | -1): number[] {
  const next = counts.slice();
  for (const card of cards) next[card] = Math.max(0, next[card] + by);
  return next;
}

function changeTrader(
  view: View,
  seat: number | null,
  change: (trader: aids.TraderView) => Partial<aids.TraderView>,
): View {
  if (seat === null) return view;
  const trader = view.traders[seat];
  return { ...view, traders: view.traders.with(seat, { ...trader, ...change(trader) }) };
}

/** A hand grows or shrinks; its cards are drawn for the viewer, and for everybody where hands are open. */
function changeHand(view: View, seat: number | null, { cards, count }: CardEvent, by: 1 | -1): View {
  if (seat === null) return view;
  const named = cards ?? [];
  const hand = view.hand !== null && seat === view.viewer ? added(view.hand, named, by) : view.hand;
  const hands = view.remembered.hands.with(seat, added(view.remembered.hands[seat], named, by));
  const changed = { ...view, hand, remembered: { ...view.remembered, hands } };
  return changeTrader(changed, seat, ({ handSize }) => ({ handSize: handSize + by * count }));
}

/** Takes goods away, those that are not stored first. */
function withoutGoods({ goods, stored }: aids.TraderView, cards: readonly Card[]): Partial<aids.TraderView> {
  const left = goods.slice();
  const safe = stored.slice();
  for (const card of cards) {
    if (left[card] > 0) left[card]--;
    else safe[card]--;
  }
  return { goods: left, stored: safe };
}

/** Takes cards out of the Market: free ones first, then those with the player's own marker. */
function withoutSlots(
  market: readonly aids.Slot[],
  seat: number | null,
  cards: readonly Card[],
): aids.Slot[] {
  const left = market.slice();
  for (const card of cards) {
    const isFree = left.findIndex((slot) => slot.card === card && slot.reservedBy === null);
    const at =
      isFree >= 0 ? isFree : left.findIndex((slot) => slot.card === card && slot.reservedBy === seat);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function leave(view: View, event: CardEvent): View {
  const { seat, count } = event;
  const cards = event.cards ?? [];
  switch (event.from.place) {
    case "draw":
      return { ...view, drawPileSize: view.drawPileSize - count };
    case "discard":
      return { ...view, discard: added(view.discard, cards, -1) };
    case "market":
      return { ...view, market: withoutSlots(view.market, seat, cards) };
    case "farm":
      return { ...view, farm: [] };
    case "hand":
      return changeHand(view, seat, event, -1);
    case "goods":
      return changeTrader(view, seat, (trader) => withoutGoods(trader, cards));
    default:
      return view;
  }
}

function arrive(view: View, event: CardEvent, farm: readonly aids.Slot[]): View {
  const { seat, count } = event;
  const cards = event.cards ?? [];
  const free = cards.map((card) => ({ card, reservedBy: null }));
  switch (event.to.place) {
    case "discard":
      return { ...view, discard: added(view.discard, cards, 1) };
    case "market":
      return { ...view, market: [...view.market, ...(event.type === "farmToMarket" ? farm : free)] };
    case "farm":
      return { ...view, farm: [...view.farm, ...free] };
    case "hand":
      return changeHand(view, seat, event, 1);
    case "goods":
      return changeTrader(view, seat, ({ goods }) => ({ goods: added(goods, cards, 1) }));
    case "points":
    case "blindPoints":
      return changeTrader(view, seat, ({ victoryPoints }) => ({ victoryPoints: victoryPoints + count }));
    default:
      return view;
  }
}

function changeMarker(
  slots: readonly aids.Slot[],
  is: (slot: aids.Slot) => boolean,
  reservedBy: number | null,
): readonly aids.Slot[] {
  const at = slots.findIndex(is);
  return at < 0 ? slots : slots.with(at, { ...slots[at], reservedBy });
}

function gainToken(view: View, seat: number, colour: number): View {
  return changeTrader(view, seat, ({ tokens }) => ({ tokens: tokens.with(colour, tokens[colour] + 1) }));
}

export function after(view: View, event: Happening): View {
  if ("cards" in event) {
    // Point cards that are turned up at the end were points before.
    return event.type === "showedPoints" ? view : arrive(leave(view, event), event, view.farm);
  }
  switch (event.type) {
    case "startToken":
    case "token":
      return gainToken(view, event.seat, event.colour);
    case "turn":
      return { ...view, activeSeat: event.seat };
    case "reshuffled":
      return {
        ...view,
        drawPileSize: view.drawPileSize + event.count,
        discard: view.discard.map(() => 0),
      };
    case "reserved": {
      const isIt = ({ card, reservedBy }: aids.Slot): boolean => card === event.card && reservedBy === null;
      return { ...view, [event.zone]: changeMarker(view[event.zone], isIt, event.seat) };
    }
    case "markerBack": {
      // A card like the reserved one may have gone in its place: then the marker is still to be lifted.
      const isOwn = ({ reservedBy }: aids.Slot): boolean => reservedBy === event.seat;
      return { ...view, market: changeMarker(view.market, isOwn, null) };
    }
    case "sailed":
    case "returned":
      return { ...view, ships: view.ships.with(event.colour, event.to) };
    case "owed":
      return changeTrader(view, event.seat, (trader) => ({
        victoryPoints: trader.victoryPoints + event.count,
        owedPoints: trader.owedPoints + event.count,
      }));
    case "stored":
      return changeTrader(view, event.seat, ({ goods, stored }) => ({
        goods: added(goods, event.goods, -1),
        stored: added(stored, event.goods, 1),
      }));
    default:
      return view;
  }
}
