import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { cardsMoved } from "../knowledge/events.ts";
import { type Context, type GameConfig, insertCard, type Merchant, type State } from "../state.ts";
import { drawable, drawToHand } from "./drawing.ts";
import type { Move, MoveOf } from "./moves.ts";

/** What the next card costs A, from either source. OM-BUY-2 OM-BUY-3 */
export function price(
  { edition }: GameConfig,
  merchant: Pick<Merchant, "active" | "ducats">,
  purchases: number,
): number {
  if (merchant.active === "favourableMarket") return edition.favourableMarketPrices[purchases];
  return merchant.ducats <= 0 ? edition.buyPriceAtZeroOrLess : edition.buyPrice;
}

/** OM-BUY-1 */
export function purchasesLeft({ edition }: GameConfig, state: State): number {
  return edition.maxPurchasesPerTurn - state.purchases;
}

/** Whether A can buy anything at all. OM-BUY-7 OM-TRD-13 */
export function canBuy(config: GameConfig, state: State): boolean {
  if (purchasesLeft(config, state) === 0) return false;
  return state.merchants[state.activeSeat].pirates.length > 0 || drawable(config, state) > 0;
}

export function offerPurchases(config: GameConfig, state: State, moves: Move[]): void {
  if (purchasesLeft(config, state) === 0) return;
  if (drawable(config, state) > 0) moves.push({ type: "buy", from: "deck" });
  if (state.merchants[state.activeSeat].pirates.length > 0) moves.push({ type: "buy", from: "pirates" });
}

export function whyNotBuy(config: GameConfig, state: State, { from }: MoveOf<"buy">): Refusal | null {
  if (purchasesLeft(config, state) === 0)
    return refuse("OM-BUY-1", "refuse.buy.most", { most: config.edition.maxPurchasesPerTurn });
  if (from === "deck") return drawable(config, state) > 0 ? null : refuse("OM-BUY-7", "refuse.buy.noDeck");
  return state.merchants[state.activeSeat].pirates.length > 0
    ? null
    : refuse("OM-BUY-7", "refuse.buy.noPirates");
}

/**
 * The price is paid before the card moves; debt is no obstacle. From the pirates it is
 * no drawing from the deck. OM-BUY-4 OM-BUY-5 OM-BUY-6 OM-BUY-8 OM-END-3 OM-TRN-4
 */
export function buy(context: Context, seat: Seat, { from }: MoveOf<"buy">): void {
  const { config, state, emit } = context;
  const merchant = state.merchants[seat];
  const ducats = price(config, merchant, state.purchases);
  merchant.ducats -= ducats;
  state.purchases++;
  emit?.({ type: "paid", seat, ducats, balance: merchant.ducats });
  if (from === "deck") return drawToHand(context, seat, 1, "boughtDeck");
  const card = merchant.pirates.pop();
  if (card === undefined) return;
  insertCard(merchant.hand, card);
  state.traces.push({ saw: "ransomed", seat });
  emit?.(cardsMoved("boughtPirate", "pirates", "hand", [card], seat));
}
