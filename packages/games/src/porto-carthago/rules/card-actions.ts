import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { type Context, enterTail, type GameConfig, type State } from "../state.ts";
import { canMoveCourt, moveCourt, offerCourt, whyNotCourt } from "./aristocrat.ts";
import { bonusPossible } from "./bonus.ts";
import { canHireShip, hireShip, whyNotCaptain } from "./captain.ts";
import { canCarry, carry, offerCarries, whyNotCarry } from "./carrier.ts";
import type { ActionKind, Space } from "./edition.ts";
import { canHoist, hoist, offerHoists, whyNotHoist } from "./hoist.ts";
import { buy, canBuy, offerGoods, whyNotBuy } from "./merchant.ts";
import type { Move } from "./moves.ts";
import { actionName } from "./names.ts";
import { isPrivilege } from "./privileges.ts";

/** The kind of the action card that lies on a space. */
export function kindOn(
  { edition }: Pick<GameConfig, "edition">,
  state: { readonly cards: readonly number[] },
  space: Space,
): ActionKind {
  return edition.actionCards[state.cards[space]].kind;
}

/** Whether a card's action would be possible with this many servants in reserve. PC-TURN-7 */
export function actionPossible(
  config: GameConfig,
  state: State,
  seat: Seat,
  kind: ActionKind,
  reserve: number,
): boolean {
  switch (kind) {
    case "captain":
      return canHireShip(config, state, reserve);
    case "carrier":
      return canCarry(config, state, seat);
    case "aristocrat":
      return canMoveCourt(state, seat, reserve);
    case "hoist":
      return canHoist(config, state, seat, reserve);
    case "merchant":
      return canBuy(config, state, seat);
  }
}

/** Whether the action may be left out for the bonus alone. PC-TURN-6 PC-TURN-7 */
function canSkip(config: GameConfig, state: State, seat: Seat, space: Space): boolean {
  return bonusPossible(config, state, seat, config.edition.spaces[space].bonus, state.senators[seat].reserve);
}

/** The card's moves. PC-TURN-3 */
export function offerAct(config: GameConfig, state: State, seat: Seat, space: Space, moves: Move[]): void {
  switch (kindOn(config, state, space)) {
    case "captain":
      if (canHireShip(config, state, state.senators[seat].reserve)) moves.push({ type: "captain" });
      break;
    case "carrier":
      offerCarries(config, state, seat, moves);
      break;
    case "aristocrat":
      offerCourt(config, state, seat, moves);
      break;
    case "hoist":
      offerHoists(config, state, seat, moves);
      break;
    case "merchant":
      if (canBuy(config, state, seat)) offerGoods(state, moves);
  }
  if (canSkip(config, state, seat, space)) moves.push({ type: "skip" });
}

const KIND_OF: Readonly<Partial<Record<Move["type"], ActionKind>>> = {
  captain: "captain",
  carry: "carrier",
  court: "aristocrat",
  hoistClaim: "hoist",
  hoistMove: "hoist",
  hoistLeave: "hoist",
  buy: "merchant",
};

export function whyNotAct(
  config: GameConfig,
  state: State,
  seat: Seat,
  space: Space,
  move: Move,
): Refusal | null {
  const kind = kindOn(config, state, space);
  if (move.type === "skip") {
    return canSkip(config, state, seat, space) ? null : refuse("PC-TURN-7", "refuse.skip.noBonus");
  }
  if (isPrivilege(move)) return refuse("PC-TURN-12", "refuse.use.window");
  if (KIND_OF[move.type] !== kind) {
    return refuse("PC-TURN-3", "refuse.now.act", { action: actionName(kind) });
  }
  switch (move.type) {
    case "captain":
      return whyNotCaptain(config, state, seat);
    case "carry":
      return whyNotCarry(config, state, seat, move);
    case "court":
      return whyNotCourt(config, state, seat, move);
    case "hoistClaim":
    case "hoistMove":
    case "hoistLeave":
      return whyNotHoist(config, state, seat, move);
    case "buy":
      return whyNotBuy(config, state, seat, move);
    default:
      return refuse("PC-TURN-3", "refuse.now.act", { action: actionName(kind) });
  }
}

/** The bonus of the space is open from now on; loads and voyages that the action began come first. PC-TURN-5 PC-SM-5 */
export function doAct(context: Context, seat: Seat, space: Space, move: Move): void {
  const { config, state, emit } = context;
  enterTail(state, config.edition.spaces[space].bonus ?? "none", move.type === "skip");
  switch (move.type) {
    case "captain":
      return hireShip(context, seat);
    case "carry":
      return carry(context, seat, move);
    case "court":
      return moveCourt(context, seat, move);
    case "hoistClaim":
    case "hoistMove":
    case "hoistLeave":
      return hoist(context, seat, move);
    case "buy":
      return buy(context, seat, move);
    case "skip":
      return emit?.({ type: "skipped", seat });
  }
}
