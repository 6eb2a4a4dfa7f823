import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { enterTail, type Play, type State, type Table } from "../state.ts";
import { bonusPossible } from "./bonus.ts";
import { actionPossible, kindOn } from "./card-actions.ts";
import type { Space } from "./edition.ts";
import { total } from "./goods.ts";
import { fillMarket, sweepMarket } from "./market.ts";
import type { Move, MoveOf } from "./moves.ts";
import { actionName } from "./names.ts";
import { isPrivilege, offerPrivileges, playPrivilege, whyNotPrivilege } from "./privileges.ts";

/** Whether the card on a space can be paid and is of any use after that. PC-TURN-3 PC-TURN-7 */
export function whyNotCard(table: Table, state: State, seat: Seat, space: Space): Refusal | null {
  const { servants, bonus } = table.edition.spaces[space];
  const reserve = state.senators[seat].reserve - servants;
  if (reserve < 0) return refuse("PC-TURN-3", "refuse.card.servants", { needed: servants });
  if (actionPossible(table, state, seat, kindOn(table, state, space), reserve)) return null;
  return bonusPossible(table, state, seat, bonus, reserve)
    ? null
    : refuse("PC-TURN-7", "refuse.card.useless", { action: actionName(kindOn(table, state, space)) });
}

function canUseCard(table: Table, state: State, seat: Seat, space: Space): boolean {
  const { servants, bonus } = table.edition.spaces[space];
  const reserve = state.senators[seat].reserve - servants;
  return (
    reserve >= 0 &&
    (actionPossible(table, state, seat, kindOn(table, state, space), reserve) ||
      bonusPossible(table, state, seat, bonus, reserve))
  );
}

/** PC-TURN-10 */
function canRefresh(state: State): boolean {
  return total(state.market) + total(state.bag) > 0;
}

/** One main action, and privileges before it. PC-TURN-2 PC-TURN-12 */
export function offerMain(table: Table, state: State, seat: Seat, moves: Move[]): void {
  for (let space = 0; space < table.edition.spaces.length; space++) {
    if (canUseCard(table, state, seat, space)) moves.push({ type: "card", space });
  }
  moves.push({ type: "talents" });
  if (canRefresh(state)) moves.push({ type: "refresh" });
  offerPrivileges(table, state, seat, moves);
}

export function whyNotMain(table: Table, state: State, seat: Seat, move: Move): Refusal | null {
  if (isPrivilege(move)) return whyNotPrivilege(table, state, seat, move);
  switch (move.type) {
    case "card":
      return whyNotCard(table, state, seat, move.space);
    case "talents":
      return null;
    case "refresh":
      return canRefresh(state) ? null : refuse("PC-TURN-10", "refuse.refresh.noGoods");
    case "end":
    case "pass":
      return refuse("PC-TURN-2", "refuse.main.noPassing");
    default:
      return refuse("PC-TURN-2", "refuse.now.main");
  }
}

/** Servants go from the reserve onto the card. PC-TURN-3 */
function useCard({ table, state, tell }: Play, seat: Seat, { space }: MoveOf<"card">): void {
  const { servants } = table.edition.spaces[space];
  const senator = state.senators[seat];
  senator.reserve -= servants;
  senator.onCards[space] += servants;
  tell?.({ type: "cardUsed", seat, space, action: kindOn(table, state, space), servants });
  state.stage = { stage: "act", space };
}

/** PC-TURN-9 */
function takeTalents({ table, state, tell }: Play, seat: Seat): void {
  const talents = table.edition.parameters.takeTalents;
  state.senators[seat].talents += talents;
  tell?.({ type: "talents", seat, talents });
  enterTail(state, "none", false);
}

/** PC-TURN-10 */
function refresh(play: Play, seat: Seat): void {
  play.tell?.({ type: "refreshed", seat });
  sweepMarket(play);
  fillMarket(play);
  play.state.goodsBought = 0;
  enterTail(play.state, "refreshBuy", false);
}

export function doMain(play: Play, seat: Seat, move: Move): void {
  if (isPrivilege(move)) return playPrivilege(play, seat, move);
  if (move.type === "card") return useCard(play, seat, move);
  if (move.type === "talents") return takeTalents(play, seat);
  if (move.type === "refresh") return refresh(play, seat);
}
