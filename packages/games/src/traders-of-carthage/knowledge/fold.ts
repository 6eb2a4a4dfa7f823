import type { Seat } from "@portolan/kernel";
import { countsOf } from "../rules/cards.ts";
import type { Card } from "../rules/edition.ts";
import { findCard, type GameConfig, isAvailable, type Slot } from "../state.ts";
import type { CardEvent, TradersEvent } from "./events.ts";
import { unseenCards } from "./sample.ts";
import type { TraderView, View } from "./view.ts";

/** What a view becomes with every event that its owner is told of: the same cards, one step further on. */

function added(counts: readonly number[], cards: readonly Card[], by: 1 | -1): number[] {
  const next = counts.slice();
  for (const card of cards) next[card] += by;
  return next;
}

function changeTrader(
  view: View,
  seat: Seat | null,
  change: (trader: TraderView) => Partial<TraderView>,
): View {
  if (seat === null) return view;
  const trader = view.traders[seat];
  return { ...view, traders: view.traders.with(seat, { ...trader, ...change(trader) }) };
}

/** Hands are filled and emptied in everybody's sight: all remember them, and their owner sees them. TC-SET-8 */
function changeHand(view: View, seat: Seat | null, cards: readonly Card[], by: 1 | -1): View {
  if (seat === null) return view;
  const { remembered } = view;
  const now = added(remembered.hands[seat], cards, by);
  const hand = seat === view.viewer ? now : view.hand;
  const changed = { ...view, hand, remembered: { ...remembered, hands: remembered.hands.with(seat, now) } };
  return changeTrader(changed, seat, ({ handSize }) => ({ handSize: handSize + by * cards.length }));
}

/** Takes goods away, those that are not stored first: pirates take no others, and a sale takes all of a colour. */
function withoutGoods({ goods, stored }: TraderView, cards: readonly Card[]): Partial<TraderView> {
  const left = goods.slice();
  const safe = stored.slice();
  for (const card of cards) {
    if (left[card] > 0) left[card]--;
    else safe[card]--;
  }
  return { goods: left, stored: safe };
}

function leaveMarket(market: readonly Slot[], event: CardEvent): readonly Slot[] {
  const { seat } = event;
  if (seat === null) return market;
  if (event.type === "bought") return market.filter((slot) => !isAvailable(slot, seat));
  if (event.type !== "took" || !event.cards) return market;
  return market.toSpliced(findCard(market, event.cards[0], event.reserved ? seat : null), 1);
}

/** The view without the cards where they lay. */
function leave(view: View, event: CardEvent): View {
  const cards = event.cards ?? [];
  switch (event.from.place) {
    case "draw":
      return { ...view, drawPileSize: view.drawPileSize - event.count };
    case "market":
      return { ...view, market: leaveMarket(view.market, event) };
    case "farm":
      return { ...view, farm: [] };
    case "hand":
      return changeHand(view, event.seat, cards, -1);
    case "goods":
      return changeTrader(view, event.seat, (trader) => withoutGoods(trader, cards));
    case "discard":
    case "points":
    case "blindPoints":
      return view;
  }
}

function rememberPoints(view: View, seat: Seat | null, cards: readonly Card[]): View {
  if (seat === null) return view;
  const { remembered } = view;
  const points = remembered.points.with(seat, added(remembered.points[seat], cards, 1));
  return changeTrader({ ...view, remembered: { ...remembered, points } }, seat, ({ victoryPoints }) => ({
    victoryPoints: victoryPoints + cards.length,
  }));
}

/** Points drawn unseen are counted by the draw pile they came from. */
function drawPoints(view: View, { seat, count }: CardEvent): View {
  return changeTrader(view, seat, ({ blindPoints, victoryPoints }) => ({
    victoryPoints: victoryPoints + count,
    blindPoints: blindPoints.with(-1, blindPoints[blindPoints.length - 1] + count),
  }));
}

/** The view with the cards where they go; `farm` is what lay there before, markers and all. */
function arrive(view: View, event: CardEvent, farm: readonly Slot[]): View {
  const { seat } = event;
  const cards = event.cards ?? [];
  const laid = event.type === "farmToMarket" ? farm : cards.map((card) => ({ card, reservedBy: null }));
  switch (event.to.place) {
    case "discard":
      return { ...view, discard: added(view.discard, cards, 1) };
    case "market":
      return { ...view, market: [...view.market, ...laid] };
    case "farm":
      return { ...view, farm: [...view.farm, ...laid] };
    case "hand":
      return changeHand(view, seat, cards, 1);
    case "goods":
      return changeTrader(view, seat, ({ goods }) => ({ goods: added(goods, cards, 1) }));
    case "points":
      return rememberPoints(view, seat, cards);
    case "blindPoints":
      return drawPoints(view, event);
    case "draw":
      return view;
  }
}

/** No unseen points shown yet: a list for every player and draw pile. */
function nothingShown(view: View): readonly (readonly (readonly Card[])[])[] {
  return view.traders.map(({ blindPoints }) => blindPoints.map(() => []));
}

/** The cards are turned up pile by pile, in the order in which they were drawn. TC-END-2 */
function showPoints(view: View, { seat, cards }: CardEvent): View {
  if (seat === null || !cards) return view;
  let from = 0;
  const piles = view.traders[seat].blindPoints.map((count) => {
    from += count;
    return cards.slice(from - count, from);
  });
  return { ...view, shownPoints: (view.shownPoints ?? nothingShown(view)).with(seat, piles) };
}

/** When a draw pile has run out, all that nobody has seen of it are the points drawn from it. TC-DECK-1 */
function reshuffle(config: GameConfig, view: View, count: number): View {
  const group = countsOf(config.edition, unseenCards(config, view));
  const { remembered, traders, discard } = view;
  return {
    ...view,
    discard: discard.map(() => 0),
    drawPileSize: count,
    traders: traders.map((trader) => ({ ...trader, blindPoints: [...trader.blindPoints, 0] })),
    remembered: { ...remembered, blindGroups: [...remembered.blindGroups, group] },
  };
}

/** What a player does when asked: that nobody has passed since. TC-DECK-6 */
const DECIDED: readonly TradersEvent["type"][] = [
  "startToken",
  "took",
  "paid",
  "reserved",
  "storedWith",
  "declined",
];

function reserve(slots: readonly Slot[], card: Card, seat: Seat): readonly Slot[] {
  return slots.with(findCard(slots, card, null), { card, reservedBy: seat });
}

function apply(config: GameConfig, view: View, event: TradersEvent): View {
  if ("cards" in event)
    return event.type === "showedPoints"
      ? showPoints(view, event)
      : arrive(leave(view, event), event, view.farm);
  switch (event.type) {
    case "startToken":
    case "token":
      return changeTrader(view, event.seat, ({ tokens }) => ({
        tokens: tokens.with(event.colour, tokens[event.colour] + 1),
      }));
    case "turn":
      return { ...view, activeSeat: event.seat };
    case "reshuffled":
      return reshuffle(config, view, event.count);
    case "passed":
      return { ...view, passesInARow: view.passesInARow + 1 };
    case "reserved":
      return { ...view, [event.zone]: reserve(view[event.zone], event.card, event.seat) };
    case "sailed":
    case "returned":
      return { ...view, ships: view.ships.with(event.colour, event.to) };
    case "owed":
      return changeTrader(view, event.seat, ({ victoryPoints, owedPoints }) => ({
        victoryPoints: victoryPoints + event.count,
        owedPoints: owedPoints + event.count,
      }));
    case "stored":
      return changeTrader(view, event.seat, ({ goods, stored }) => ({
        goods: added(goods, event.goods, -1),
        stored: added(stored, event.goods, 1),
      }));
    case "asked":
      return { ...view, agenda: event.agenda };
    case "over":
      return {
        ...view,
        agenda: [{ step: "over", ending: event.ending }],
        shownPoints: view.shownPoints ?? nothingShown(view),
      };
    case "startPlayer":
    case "refill":
    case "payday":
    case "sale":
    case "pirates":
    case "declined":
    // The marker goes with the card it lay on.
    case "markerBack":
      return view;
  }
}

/** The view after an event, as its owner was told of it. */
export function foldEvent(config: GameConfig, view: View, event: TradersEvent): View {
  return apply(config, DECIDED.includes(event.type) ? { ...view, passesInARow: 0 } : view, event);
}
