import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { type Play, type State, type Table, warehouseRoom } from "../state.ts";
import { total, whyNotInMarket } from "./goods.ts";
import { ladderPrice } from "./market.ts";
import type { Move, MoveOf } from "./moves.ts";

/** A free warehouse space, enough talents, and a good in the market. PC-MER-2 */
function canBuyFor(table: Table, state: State, seat: Seat, talents: number): boolean {
  const senator = state.senators[seat];
  return senator.talents >= talents && total(state.market) > 0 && warehouseRoom(table, senator) > 0;
}

export function canBuy(table: Table, state: State, seat: Seat): boolean {
  return canBuyFor(table, state, seat, ladderPrice(table, state));
}

/** After a refresh a good costs more than by the Merchant. PC-TURN-11 */
export function canBuyRefreshed(table: Table, state: State, seat: Seat): boolean {
  return canBuyFor(table, state, seat, table.edition.parameters.refreshPurchasePrice);
}

/** Each kind of good in the market once. PC-MER-1 */
export function offerGoods(state: State, moves: Move[]): void {
  for (let good = 0; good < state.market.length; good++) {
    if (state.market[good] > 0) moves.push({ type: "buy", good });
  }
}

function whyNotFor(
  table: Table,
  state: State,
  seat: Seat,
  { good }: MoveOf<"buy">,
  talents: number,
  rule: string,
): Refusal | null {
  const senator = state.senators[seat];
  if (warehouseRoom(table, senator) <= 0) return refuse(rule, "refuse.buy.warehouseFull");
  if (senator.talents < talents) {
    return refuse(rule, "refuse.talents", { needed: talents, talents: senator.talents });
  }
  return whyNotInMarket(table.edition, state.market, good, rule);
}

export function whyNotBuy(table: Table, state: State, seat: Seat, move: MoveOf<"buy">): Refusal | null {
  return whyNotFor(table, state, seat, move, ladderPrice(table, state), "PC-MER-2");
}

export function whyNotBuyRefreshed(
  table: Table,
  state: State,
  seat: Seat,
  move: MoveOf<"buy">,
): Refusal | null {
  return whyNotFor(table, state, seat, move, table.edition.parameters.refreshPurchasePrice, "PC-TURN-11");
}

function buyFor(
  { state, tell }: Play,
  seat: Seat,
  { good }: MoveOf<"buy">,
  talents: number,
  by: "merchant" | "refresh",
): void {
  const senator = state.senators[seat];
  senator.talents -= talents;
  state.market[good]--;
  senator.warehouse[good]++;
  tell?.({ type: "goodBought", seat, good, talents, by });
}

/** The next good will cost less; the gap in the market stays. PC-MER-1 PC-MER-3 PC-MKT-2 */
export function buy(play: Play, seat: Seat, move: MoveOf<"buy">): void {
  buyFor(play, seat, move, ladderPrice(play.table, play.state), "merchant");
  play.state.goodsBought++;
}

/** The price ladder stays where it is, unless option `refreshBuyCounts` says otherwise. PC-TURN-11 */
export function buyRefreshed(play: Play, seat: Seat, move: MoveOf<"buy">): void {
  const { table, state } = play;
  buyFor(play, seat, move, table.edition.parameters.refreshPurchasePrice, "refresh");
  if (table.options.refreshBuyCounts) state.goodsBought++;
}
