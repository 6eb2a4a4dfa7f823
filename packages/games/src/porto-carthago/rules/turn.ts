import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { type Context, enterTail, type GameConfig, type State } from "../state.ts";
import { bonusPossible } from "./bonus.ts";
import { actionPossible, kindOn } from "./card-actions.ts";
import type { Space } from "./edition.ts";
import { total } from "./goods.ts";
import { fillMarket, sweepMarket } from "./market.ts";
import type { Move, MoveOf } from "./moves.ts";
import { actionName } from "./names.ts";
import { isPrivilege, offerPrivileges, playPrivilege, whyNotPrivilege } from "./privileges.ts";

/** Whether the card on a space can be paid and is of any use after that. PC-TURN-3 PC-TURN-7 */
export function whyNotCard(config: GameConfig, state: State, seat: Seat, space: Space): Refusal | null {
  const { servants, bonus } = config.edition.spaces[space];
  const reserve = state.senators[seat].reserve - servants;
  if (reserve < 0) return refuse("PC-TURN-3", "refuse.card.servants", { needed: servants });
  if (actionPossible(config, state, seat, kindOn(config, state, space), reserve)) return null;
  return bonusPossible(config, state, seat, bonus, reserve)
    ? null
    : refuse("PC-TURN-7", "refuse.card.useless", { action: actionName(kindOn(config, state, space)) });
}

function canUseCard(config: GameConfig, state: State, seat: Seat, space: Space): boolean {
  const { servants, bonus } = config.edition.spaces[space];
  const reserve = state.senators[seat].reserve - servants;
  return (
    reserve >= 0 &&
    (actionPossible(config, state, seat, kindOn(config, state, space), reserve) ||
      bonusPossible(config, state, seat, bonus, reserve))
  );
}

/** PC-TURN-10 */
function canRefresh(state: State): boolean {
  return total(state.market) + total(state.bag) > 0;
}

/** One main action, and privileges before it. PC-TURN-2 PC-TURN-12 */
export function offerMain(config: GameConfig, state: State, seat: Seat, moves: Move[]): void {
  for (let space = 0; space < config.edition.spaces.length; space++) {
    if (canUseCard(config, state, seat, space)) moves.push({ type: "card", space });
  }
  moves.push({ type: "talents" });
  if (canRefresh(state)) moves.push({ type: "refresh" });
  offerPrivileges(config, state, seat, moves);
}

export function whyNotMain(config: GameConfig, state: State, seat: Seat, move: Move): Refusal | null {
  if (isPrivilege(move)) return whyNotPrivilege(config, state, seat, move);
  switch (move.type) {
    case "card":
      return whyNotCard(config, state, seat, move.space);
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
function useCard({ config, state, emit }: Context, seat: Seat, { space }: MoveOf<"card">): void {
  const { servants } = config.edition.spaces[space];
  const senator = state.senators[seat];
  senator.reserve -= servants;
  senator.onCards[space] += servants;
  emit?.({ type: "cardUsed", seat, space, action: kindOn(config, state, space), servants });
  state.stage = { stage: "act", space };
}

/** PC-TURN-9 */
function takeTalents({ config, state, emit }: Context, seat: Seat): void {
  const talents = config.edition.parameters.takeTalents;
  state.senators[seat].talents += talents;
  emit?.({ type: "talents", seat, talents });
  enterTail(state, "none", false);
}

/** PC-TURN-10 */
function refresh(context: Context, seat: Seat): void {
  context.emit?.({ type: "refreshed", seat });
  sweepMarket(context);
  fillMarket(context);
  context.state.goodsBought = 0;
  enterTail(context.state, "refreshBuy", false);
}

export function doMain(context: Context, seat: Seat, move: Move): void {
  if (isPrivilege(move)) return playPrivilege(context, seat, move);
  if (move.type === "card") return useCard(context, seat, move);
  if (move.type === "talents") return takeTalents(context, seat);
  if (move.type === "refresh") return refresh(context, seat);
}
