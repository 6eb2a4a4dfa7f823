import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { type Context, type Extra, enterTail, type GameConfig, type Stage, type State } from "../state.ts";
import { extraPossible, freeSpace, whyNotFree } from "./bonus.ts";
import { endTurn } from "./decade.ts";
import { buyRefreshed, offerGoods, whyNotBuyRefreshed } from "./merchant.ts";
import type { Move } from "./moves.ts";
import { buySeat, whyNotSeat } from "./palace.ts";
import { isPrivilege, offerPrivileges, playPrivilege, whyNotPrivilege } from "./privileges.ts";

type Tail = Extract<Stage, { stage: "tail" }>;

/** The turn's extra, privileges, and the end, unless a skipped action must still be made good by the bonus. PC-TURN-7 PC-TURN-12 */
export function offerTail(
  config: GameConfig,
  state: State,
  seat: Seat,
  { extra, skipped }: Tail,
  moves: Move[],
): void {
  const possible = extraPossible(config, state, seat, extra);
  if (possible) {
    if (extra === "warehouse") moves.push({ type: "free" });
    else if (extra === "palace") moves.push({ type: "seat" });
    else offerGoods(state, moves);
  }
  offerPrivileges(config, state, seat, moves);
  if (!(skipped && possible)) moves.push({ type: "end" });
}

const EXTRA_OF: Readonly<Partial<Record<Move["type"], Extra>>> = {
  free: "warehouse",
  seat: "palace",
  buy: "refreshBuy",
};

export function whyNotTail(
  config: GameConfig,
  state: State,
  seat: Seat,
  { extra, skipped }: Tail,
  move: Move,
): Refusal | null {
  if (isPrivilege(move)) return whyNotPrivilege(config, state, seat, move);
  if (move.type === "end") {
    return skipped && extraPossible(config, state, seat, extra)
      ? refuse("PC-TURN-7", "refuse.end.bonus")
      : null;
  }
  const asked = EXTRA_OF[move.type];
  if (asked === undefined) return refuse("PC-TURN-2", "refuse.now.tail");
  if (asked !== extra) return refuse("PC-TURN-5", `refuse.extra.${asked}`);
  switch (move.type) {
    case "free":
      return whyNotFree(config, state, seat);
    case "seat":
      return whyNotSeat(config, state, seat);
    case "buy":
      return whyNotBuyRefreshed(config, state, seat, move);
    default:
      return refuse("PC-TURN-2", "refuse.now.tail");
  }
}

/** An extra is taken once. PC-TURN-5 */
export function doTail(context: Context, seat: Seat, { skipped }: Tail, move: Move): void {
  if (isPrivilege(move)) return playPrivilege(context, seat, move);
  if (move.type === "end") return endTurn(context);
  enterTail(context.state, "none", skipped);
  if (move.type === "free") return freeSpace(context, seat);
  if (move.type === "seat") return buySeat(context, seat, "bonus");
  if (move.type === "buy") return buyRefreshed(context, seat, move);
}
