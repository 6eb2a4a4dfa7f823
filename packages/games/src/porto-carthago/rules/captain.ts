import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { type Context, freeCharters, type GameConfig, type State } from "../state.ts";

/** PC-CAP-1: a servant of these in reserve, and an empty charter ship. */
export function canHireShip(config: GameConfig, state: State, reserve: number): boolean {
  return reserve >= config.edition.parameters.servantsPerCharter && freeCharters(config, state) > 0;
}

export function whyNotCaptain(config: GameConfig, state: State, seat: Seat): Refusal | null {
  if (freeCharters(config, state) === 0) return refuse("PC-CAP-1", "refuse.captain.noShip");
  return canHireShip(config, state, state.senators[seat].reserve)
    ? null
    : refuse("PC-CAP-1", "refuse.captain.noServant");
}

/** One player may hold several charter ships. PC-CAP-1 PC-CAP-2 */
export function hireShip({ state, emit }: Context, seat: Seat): void {
  const senator = state.senators[seat];
  senator.reserve--;
  senator.charters++;
  emit?.({ type: "captain", seat });
}
