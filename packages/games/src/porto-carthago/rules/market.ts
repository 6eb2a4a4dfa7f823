import type { Context, GameConfig, State } from "../state.ts";
import type { Good } from "./edition.ts";
import { drawGood, goodsOf, total } from "./goods.ts";

/** What the next good from the market costs. PC-MKT-2 */
export function ladderPrice(
  { edition }: Pick<GameConfig, "edition">,
  state: Pick<State, "goodsBought">,
): number {
  const { prices } = edition;
  return prices[Math.min(state.goodsBought, prices.length - 1)];
}

/** Draws goods from the bag until the market is full or the bag is empty; goods already there stay. PC-MKT-1 PC-SET-2 */
export function fillMarket({ config, state, chance, emit }: Context): void {
  const drawn: Good[] = [];
  for (let missing = config.marketSpaces - total(state.market); missing > 0; missing--) {
    const good = drawGood(state.bag, chance);
    if (good === null) break;
    state.market[good]++;
    drawn.push(good);
  }
  emit?.({ type: "marketFilled", goods: drawn });
}

/** Phase 5: the market is topped up and the price ladder restarts. PC-MKT-1 PC-MKT-2 */
export function openMarket(context: Context): void {
  fillMarket(context);
  context.state.goodsBought = 0;
}

/** All goods of the market go into the bag. PC-TURN-10 PC-GEN-4 */
export function sweepMarket({ state, emit }: Context): void {
  emit?.({ type: "marketSwept", goods: goodsOf(state.market) });
  for (let good = 0; good < state.market.length; good++) {
    state.bag[good] += state.market[good];
    state.market[good] = 0;
  }
}
