import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { type Context, FREE_DOCK, type GameConfig, owns, type State } from "../state.ts";
import type { Dock } from "./edition.ts";
import type { Move, MoveOf } from "./moves.ts";

type Hoist = MoveOf<"hoistClaim"> | MoveOf<"hoistMove"> | MoveOf<"hoistLeave">;

/** Docks with an empty quay, whatever lies in the berth, for two servants from the reserve. PC-GEN-2 PC-HOI-4 */
export function offerClaims(
  { edition }: GameConfig,
  state: State,
  seat: Seat,
  type: "claim" | "hoistClaim",
  moves: Move[],
): void {
  if (state.senators[seat].reserve < edition.parameters.servantsPerDock) return;
  for (let dock = 0; dock < state.docks.length; dock++) {
    if (state.docks[dock].owner === null) moves.push({ type, dock });
  }
}

export function whyNotClaim(
  { edition }: GameConfig,
  state: State,
  seat: Seat,
  dock: Dock,
  rule: string,
): Refusal | null {
  const { owner } = state.docks[dock];
  if (owner !== null) return refuse(rule, "refuse.claim.taken", { owner: { seat: owner } });
  const needed = edition.parameters.servantsPerDock;
  return state.senators[seat].reserve >= needed ? null : refuse(rule, "refuse.claim.servants", { needed });
}

/** PC-SET-6 PC-HOI-1 */
export function claimDock({ config, state, emit }: Context, seat: Seat, dock: Dock): void {
  state.senators[seat].reserve -= config.edition.parameters.servantsPerDock;
  state.docks[dock] = { ...state.docks[dock], owner: seat };
  emit?.({ type: "claimed", seat, dock });
}

export function canHoist({ edition }: GameConfig, state: State, seat: Seat, reserve: number): boolean {
  const claims = reserve >= edition.parameters.servantsPerDock;
  for (const { owner } of state.docks) if (owner === seat || (claims && owner === null)) return true;
  return false;
}

/** Claim a dock, move from one to another, or leave one. PC-HOI-1 */
export function offerHoists(config: GameConfig, state: State, seat: Seat, moves: Move[]): void {
  offerClaims(config, state, seat, "hoistClaim", moves);
  for (let from = 0; from < state.docks.length; from++) {
    if (state.docks[from].owner !== seat) continue;
    moves.push({ type: "hoistLeave", dock: from });
    for (let to = 0; to < state.docks.length; to++) {
      if (state.docks[to].owner === null) moves.push({ type: "hoistMove", from, to });
    }
  }
}

export function whyNotHoist(config: GameConfig, state: State, seat: Seat, move: Hoist): Refusal | null {
  if (move.type === "hoistClaim") return whyNotClaim(config, state, seat, move.dock, "PC-HOI-1");
  const from = move.type === "hoistLeave" ? move.dock : move.from;
  if (!owns(state, seat, from)) return refuse("PC-HOI-1", "refuse.hoist.notYours");
  if (move.type === "hoistLeave") return null;
  const { owner } = state.docks[move.to];
  return owner === null ? null : refuse("PC-HOI-1", "refuse.claim.taken", { owner: { seat: owner } });
}

/** The servants go; the ship stays, and a good in the store is lost to the bag. PC-HOI-2 PC-HOI-3 */
function vacate({ state, emit }: Context, seat: Seat, dock: Dock): void {
  const { ship, good } = state.docks[dock];
  if (good !== null) {
    state.bag[good]++;
    emit?.({ type: "abandoned", seat, dock, good });
  }
  state.docks[dock] = ship === null ? FREE_DOCK : { owner: null, ship, good: null };
}

export function hoist(context: Context, seat: Seat, move: Hoist): void {
  const { config, state, emit } = context;
  switch (move.type) {
    case "hoistClaim":
      return claimDock(context, seat, move.dock);
    case "hoistLeave":
      emit?.({ type: "dockLeft", seat, dock: move.dock });
      state.senators[seat].reserve += config.edition.parameters.servantsPerDock;
      return vacate(context, seat, move.dock);
    case "hoistMove":
      emit?.({ type: "dockMoved", seat, from: move.from, to: move.to });
      vacate(context, seat, move.from);
      state.docks[move.to] = { ...state.docks[move.to], owner: seat };
  }
}
