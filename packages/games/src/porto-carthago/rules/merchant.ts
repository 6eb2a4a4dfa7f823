import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { type Context, type GameConfig, type State, warehouseRoom } from "../state.ts";
import { total, whyNotInMarket } from "./goods.ts";
import { ladderPrice } from "./market.ts";
import type { Move, MoveOf } from "./moves.ts";

/** A free warehouse space, enough talents, and a good in the market. PC-MER-2 */
function canBuyFor(config: GameConfig, state: State, seat: Seat, talents: number): boolean {
  const senator = state.senators[seat];
  return senator.talents >= talents && total(state.market) > 0 && warehouseRoom(config, senator) > 0;
}

export function canBuy(config: GameConfig, state: State, seat: Seat): boolean {
  return canBuyFor(config, state, seat, ladderPrice(config, state));
}

/** After a refresh a good costs more than by the Merchant. PC-TURN-11 */
export function canBuyRefreshed(config: GameConfig, state: State, seat: Seat): boolean {
  return canBuyFor(config, state, seat, config.edition.parameters.refreshPurchasePrice);
}

/** Each kind of good in the market once. PC-MER-1 */
export function offerGoods(state: State, moves: Move[]): void {
  for (let good = 0; good < state.market.length; good++) {
    if (state.market[good] > 0) moves.push({ type: "buy", good });
  }
}

function whyNotFor(
  config: GameConfig,
  state: State,
  seat: Seat,
  { good }: MoveOf<"buy">,
  talents: number,
  rule: string,
): Refusal | null {
  const senator = state.senators[seat];
  if (warehouseRoom(config, senator) <= 0) return refuse(rule, "refuse.buy.warehouseFull");
  if (senator.talents < talents) {
    return refuse(rule, "refuse.talents", { needed: talents, talents: senator.talents });
  }
  return whyNotInMarket(config.edition, state.market, good, rule);
}

export function whyNotBuy(config: GameConfig, state: State, seat: Seat, move: MoveOf<"buy">): Refusal | null {
  return whyNotFor(config, state, seat, move, ladderPrice(config, state), "PC-MER-2");
}

export function whyNotBuyRefreshed(
  config: GameConfig,
  state: State,
  seat: Seat,
  move: MoveOf<"buy">,
): Refusal | null {
  return whyNotFor(config, state, seat, move, config.edition.parameters.refreshPurchasePrice, "PC-TURN-11");
}

function buyFor(
  { state, emit }: Context,
  seat: Seat,
  { good }: MoveOf<"buy">,
  talents: number,
  by: "merchant" | "refresh",
): void {
  const senator = state.senators[seat];
  senator.talents -= talents;
  state.market[good]--;
  senator.warehouse[good]++;
  emit?.({ type: "goodBought", seat, good, talents, by });
}

/** The next good will cost less; the gap in the market stays. PC-MER-1 PC-MER-3 PC-MKT-2 */
export function buy(context: Context, seat: Seat, move: MoveOf<"buy">): void {
  buyFor(context, seat, move, ladderPrice(context.config, context.state), "merchant");
  context.state.goodsBought++;
}

/** The price ladder stays where it is, unless option `refreshBuyCounts` says otherwise. PC-TURN-11 */
export function buyRefreshed(context: Context, seat: Seat, move: MoveOf<"buy">): void {
  const { config, state } = context;
  buyFor(context, seat, move, config.edition.parameters.refreshPurchasePrice, "refresh");
  if (config.options.refreshBuyCounts) state.goodsBought++;
}
