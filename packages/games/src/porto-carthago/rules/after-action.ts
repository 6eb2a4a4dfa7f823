import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { type Extra, enterTail, type Play, type Stage, type State, type Table } from "../state.ts";
import { extraPossible, freeSpace, whyNotFree } from "./bonus.ts";
import { endTurn } from "./decade.ts";
import { buyRefreshed, offerGoods, whyNotBuyRefreshed } from "./merchant.ts";
import type { Move } from "./moves.ts";
import { buySeat, whyNotSeat } from "./palace.ts";
import { isPrivilege, offerPrivileges, playPrivilege, whyNotPrivilege } from "./privileges.ts";

type Tail = Extract<Stage, { stage: "tail" }>;

/** The turn's extra, privileges, and the end, unless a skipped action must still be made good by the bonus. PC-TURN-7 PC-TURN-12 */
export function offerTail(
  table: Table,
  state: State,
  seat: Seat,
  { extra, skipped }: Tail,
  moves: Move[],
): void {
  const possible = extraPossible(table, state, seat, extra);
  if (possible) {
    if (extra === "warehouse") moves.push({ type: "free" });
    else if (extra === "palace") moves.push({ type: "seat" });
    else offerGoods(state, moves);
  }
  offerPrivileges(table, state, seat, moves);
  if (!(skipped && possible)) moves.push({ type: "end" });
}

const EXTRA_OF: Readonly<Partial<Record<Move["type"], Extra>>> = {
  free: "warehouse",
  seat: "palace",
  buy: "refreshBuy",
};

export function whyNotTail(
  table: Table,
  state: State,
  seat: Seat,
  { extra, skipped }: Tail,
  move: Move,
): Refusal | null {
  if (isPrivilege(move)) return whyNotPrivilege(table, state, seat, move);
  if (move.type === "end") {
    return skipped && extraPossible(table, state, seat, extra)
      ? refuse("PC-TURN-7", "refuse.end.bonus")
      : null;
  }
  const asked = EXTRA_OF[move.type];
  if (asked === undefined) return refuse("PC-TURN-2", "refuse.now.tail");
  if (asked !== extra) return refuse("PC-TURN-5", `refuse.extra.${asked}`);
  switch (move.type) {
    case "free":
      return whyNotFree(table, state, seat);
    case "seat":
      return whyNotSeat(table, state, seat);
    case "buy":
      return whyNotBuyRefreshed(table, state, seat, move);
    default:
      return refuse("PC-TURN-2", "refuse.now.tail");
  }
}

/** An extra is taken once. PC-TURN-5 */
export function doTail(play: Play, seat: Seat, { skipped }: Tail, move: Move): void {
  if (isPrivilege(move)) return playPrivilege(play, seat, move);
  if (move.type === "end") return endTurn(play);
  enterTail(play.state, "none", skipped);
  if (move.type === "free") return freeSpace(play, seat);
  if (move.type === "seat") return buySeat(play, seat, "bonus");
  if (move.type === "buy") return buyRefreshed(play, seat, move);
}
