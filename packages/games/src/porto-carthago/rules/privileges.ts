import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { shipsMoved } from "../knowledge/events.ts";
import type { Context, GameConfig, State } from "../state.ts";
import { loadAnyGood, offerAnyGood, whyNotAnyGood } from "./any-good.ts";
import { putUnder } from "./deck.ts";
import type { Ship } from "./edition.ts";
import { beginLoad } from "./loading.ts";
import type { Move, MoveOf } from "./moves.ts";
import { shipName } from "./names.ts";
import { buyFavour, canBuyFavour, whyNotFavour } from "./palace-favour.ts";
import { canPilot, offerPilot, pilot, whyNotPilot } from "./pilot.ts";
import { offerScout, scout, whyNotScout } from "./scout.ts";
import { canShift, shiftServants, shiftsFor, whyNotShift } from "./shift-servants.ts";
import { isReady } from "./ships.ts";

/** Playing a held ship card on an own turn. */
export type PrivilegeMove = MoveOf<"scout" | "anyGood" | "shiftServants" | "palaceFavour" | "pilot">;

export function isPrivilege(move: Move): move is PrivilegeMove {
  switch (move.type) {
    case "scout":
    case "anyGood":
    case "shiftServants":
    case "palaceFavour":
    case "pilot":
      return true;
    default:
      return false;
  }
}

/** How many of the held cards shift servants. */
function countShifters({ edition }: GameConfig, held: readonly Ship[]): number {
  return held.filter((card) => edition.ships[card].privilege === "shiftServants").length;
}

function offerShifts(config: GameConfig, state: State, seat: Seat, card: Ship, moves: Move[]): void {
  const cards = countShifters(config, state.senators[seat].held);
  for (const changes of shiftsFor(config, state, cards).items)
    moves.push({ type: "shiftServants", card, changes });
}

/** Whether there are uses of held cards that `offerPrivileges` does not list. */
export function hasUnlistedPrivileges(config: GameConfig, state: State, seat: Seat): boolean {
  const cards = countShifters(config, state.senators[seat].held);
  return cards > 0 && shiftsFor(config, state, cards).isCut;
}

function offerPrivilege(config: GameConfig, state: State, seat: Seat, card: Ship, moves: Move[]): void {
  switch (config.edition.ships[card].privilege) {
    case "scout":
      return offerScout(state, card, moves);
    case "anyGood":
      return offerAnyGood(state, seat, card, moves);
    case "shiftServants":
      return offerShifts(config, state, seat, card, moves);
    case "palaceFavour":
      if (canBuyFavour(config, state, seat)) moves.push({ type: "palaceFavour", card });
      return;
    case "pilot":
      return offerPilot(state, card, moves);
  }
}

/** Every use of every held card that changes or shows something. PC-PRIV-1 PC-PRIV-3 PC-PRIV-5 */
export function offerPrivileges(config: GameConfig, state: State, seat: Seat, moves: Move[]): void {
  for (const card of state.senators[seat].held) offerPrivilege(config, state, seat, card, moves);
}

/** Whether a held card could be played now. PC-PRIV-5 */
export function isPlayable(config: GameConfig, state: State, seat: Seat, card: Ship): boolean {
  switch (config.edition.ships[card].privilege) {
    case "scout":
      return state.deck.length > 0;
    case "anyGood":
      return state.docks.some(({ owner, ship, good }) => owner === seat && ship !== null && good !== null);
    case "shiftServants":
      return canShift(state);
    case "palaceFavour":
      return canBuyFavour(config, state, seat);
    case "pilot":
      return canPilot(state);
    default:
      return false;
  }
}

export function hasPlayable(config: GameConfig, state: State, seat: Seat): boolean {
  for (const card of state.senators[seat].held) if (isPlayable(config, state, seat, card)) return true;
  return false;
}

export function whyNotPrivilege(
  config: GameConfig,
  state: State,
  seat: Seat,
  move: PrivilegeMove,
): Refusal | null {
  const { edition } = config;
  if (!state.senators[seat].held.includes(move.card)) {
    return refuse("PC-PRIV-1", "refuse.use.notHeld", { ship: shipName(edition, move.card) });
  }
  switch (move.type) {
    case "scout":
      return whyNotScout(state);
    case "anyGood":
      return whyNotAnyGood(state, seat, move);
    case "shiftServants":
      return whyNotShift(config, state, move);
    case "palaceFavour":
      return whyNotFavour(config, state, seat);
    case "pilot":
      return whyNotPilot(config, state, move);
  }
}

/** A played card goes under the deck after its effect, but before a loading it caused. PC-PRIV-4 PC-SM-3 */
function cardPlayed({ state, emit }: Context, seat: Seat, card: Ship): void {
  putUnder(state, card);
  emit?.(shipsMoved("cardBack", "held", "deck", [card], seat));
}

export function playPrivilege(context: Context, seat: Seat, move: PrivilegeMove): void {
  const { config, state, emit } = context;
  const { held } = state.senators[seat];
  held.splice(held.indexOf(move.card), 1);
  emit?.({ type: "privilege", seat, ship: move.card });
  switch (move.type) {
    case "scout":
      return scout(context, seat, move);
    case "anyGood":
      cardPlayed(context, seat, move.card);
      return loadAnyGood(context, move);
    case "shiftServants":
      shiftServants(context, seat, move);
      return cardPlayed(context, seat, move.card);
    case "palaceFavour":
      buyFavour(context, seat);
      return cardPlayed(context, seat, move.card);
    case "pilot": {
      const berth = pilot(context, seat, move);
      cardPlayed(context, seat, move.card);
      if (berth !== null && isReady(config, state, berth)) beginLoad(context, berth);
    }
  }
}
