import { type Refusal, refuse, type Seat, schedule } from "@portolan/kernel";
import { cardsMoved } from "../knowledge/events.ts";
import { type Context, type GameConfig, isAvailable, type Slot, type State } from "../state.ts";
import { add, coinsOf, holds, remove, totalCoins } from "./cards.ts";
import type { Card, Edition } from "./edition.ts";
import type { Move, MoveOf } from "./moves.ts";
import { anyPayments, hasManyPayments, leanPayments } from "./payments.ts";
import { refill } from "./refill.ts";
import { isPayday, moveShips } from "./ships.ts";

/** All that a purchase brings: the whole Market but what others have reserved. TC-BUY-1 TC-BUY-2 TC-BUY-10 */
export function purchase(market: readonly Slot[], seat: Seat): Card[] {
  const cards: Card[] = [];
  for (const slot of market) if (isAvailable(slot, seat)) cards.push(slot.card);
  return cards;
}

/** TC-BUY-3 */
export function cost({ values }: Edition, market: readonly Slot[], seat: Seat): number {
  let sum = 0;
  for (const slot of market) if (isAvailable(slot, seat)) sum += values[slot.card];
  return sum;
}

/** Whether the payment would still suffice without its lowest card. TC-BUY-5 */
function hasSurplus(edition: Edition, payment: readonly Card[], price: number): boolean {
  const lowest = Math.min(...payment.map((card) => edition.cards[card].value));
  return coinsOf(edition, payment) - lowest >= price;
}

/** Whether there are payments that `offerBuys` does not list. */
export function hasUnlistedPayments({ edition, options }: GameConfig, state: State, seat: Seat): boolean {
  const { hand } = state.traders[seat];
  if (options.payment === "any" && hasManyPayments(hand)) return true;
  const price = cost(edition, state.market, seat);
  return price > 0 && leanPayments(edition, hand, price).isCut;
}

export function offerBuys(config: GameConfig, state: State, seat: Seat, moves: Move[]): void {
  const { edition, options } = config;
  const { hand } = state.traders[seat];
  const price = cost(edition, state.market, seat);
  if (price === 0 || totalCoins(edition, hand) < price) return;
  const listAll = options.payment === "any" && !hasManyPayments(hand);
  const payments = listAll ? anyPayments(edition, hand, price) : leanPayments(edition, hand, price).items;
  for (const payment of payments) moves.push({ type: "buy", payment });
}

export function whyNotBuy(
  config: GameConfig,
  state: State,
  seat: Seat,
  { payment }: MoveOf<"buy">,
): Refusal | null {
  const { edition, options } = config;
  const { hand } = state.traders[seat];
  const price = cost(edition, state.market, seat);
  const total = totalCoins(edition, hand);
  if (price === 0) return refuse("TC-BUY-6", "refuse.buy.nothing");
  if (total < price) return refuse("TC-BUY-6", "refuse.buy.tooPoor", { total, cost: price });
  if (!holds(hand, payment)) return refuse("TC-BUY-3", "refuse.notInHand");
  const paid = coinsOf(edition, payment);
  if (paid < price) return refuse("TC-BUY-3", "refuse.buy.tooLittle", { paid, cost: price });
  if (options.payment === "noSurplus" && hasSurplus(edition, payment, price)) {
    return refuse("TC-BUY-5", "refuse.buy.surplus", { paid, cost: price });
  }
  return null;
}

/** Pays, takes the goods and the marker, moves the ships; payday and refill follow. TC-BUY-7 to TC-BUY-11, TC-REF-3 */
export function buy(context: Context, seat: Seat, { payment }: MoveOf<"buy">): void {
  const { config, state, emit } = context;
  const trader = state.traders[seat];
  remove(trader.hand, payment);
  add(state.discard, payment);
  emit?.(cardsMoved("paid", "hand", "discard", payment, seat));
  const bought = purchase(state.market, seat);
  const usedMarker = state.market.some((slot) => slot.reservedBy === seat);
  state.market = state.market.filter((slot) => !isAvailable(slot, seat));
  add(trader.goods, bought);
  emit?.(cardsMoved("bought", "market", "goods", bought, seat));
  if (usedMarker) emit?.({ type: "markerBack", seat });
  const refillsFirst = config.options.refillTiming === "beforeShips";
  if (refillsFirst) refill(context);
  moveShips(context, bought);
  if (!refillsFirst) schedule(state, { step: "refill", seat });
  if (isPayday(config, state.ships)) schedule(state, { step: "payday", seat });
}
