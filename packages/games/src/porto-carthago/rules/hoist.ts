import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { FREE_DOCK, owns, type Play, type State, type Table } from "../state.ts";
import type { Dock } from "./edition.ts";
import type { Move, MoveOf } from "./moves.ts";

type Hoist = MoveOf<"hoistClaim"> | MoveOf<"hoistMove"> | MoveOf<"hoistLeave">;

/** Docks with an empty quay, whatever lies in the berth, for two servants from the reserve. PC-GEN-2 PC-HOI-4 */
export function offerClaims(
  { edition }: Table,
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
  { edition }: Table,
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
export function claimDock({ table, state, tell }: Play, seat: Seat, dock: Dock): void {
  state.senators[seat].reserve -= table.edition.parameters.servantsPerDock;
  state.docks[dock] = { ...state.docks[dock], owner: seat };
  tell?.({ type: "claimed", seat, dock });
}

export function canHoist({ edition }: Table, state: State, seat: Seat, reserve: number): boolean {
  const claims = reserve >= edition.parameters.servantsPerDock;
  for (const { owner } of state.docks) if (owner === seat || (claims && owner === null)) return true;
  return false;
}

/** Claim a dock, move from one to another, or leave one. PC-HOI-1 */
export function offerHoists(table: Table, state: State, seat: Seat, moves: Move[]): void {
  offerClaims(table, state, seat, "hoistClaim", moves);
  for (let from = 0; from < state.docks.length; from++) {
    if (state.docks[from].owner !== seat) continue;
    moves.push({ type: "hoistLeave", dock: from });
    for (let to = 0; to < state.docks.length; to++) {
      if (state.docks[to].owner === null) moves.push({ type: "hoistMove", from, to });
    }
  }
}

export function whyNotHoist(table: Table, state: State, seat: Seat, move: Hoist): Refusal | null {
  if (move.type === "hoistClaim") return whyNotClaim(table, state, seat, move.dock, "PC-HOI-1");
  const from = move.type === "hoistLeave" ? move.dock : move.from;
  if (!owns(state, seat, from)) return refuse("PC-HOI-1", "refuse.hoist.notYours");
  if (move.type === "hoistLeave") return null;
  const { owner } = state.docks[move.to];
  return owner === null ? null : refuse("PC-HOI-1", "refuse.claim.taken", { owner: { seat: owner } });
}

/** The servants go; the ship stays, and a good in the store is lost to the bag. PC-HOI-2 PC-HOI-3 */
function vacate({ state, tell }: Play, seat: Seat, dock: Dock): void {
  const { ship, good } = state.docks[dock];
  if (good !== null) {
    state.bag[good]++;
    tell?.({ type: "abandoned", seat, dock, good });
  }
  state.docks[dock] = ship === null ? FREE_DOCK : { owner: null, ship, good: null };
}

export function hoist(play: Play, seat: Seat, move: Hoist): void {
  const { table, state, tell } = play;
  switch (move.type) {
    case "hoistClaim":
      return claimDock(play, seat, move.dock);
    case "hoistLeave":
      tell?.({ type: "dockLeft", seat, dock: move.dock });
      state.senators[seat].reserve += table.edition.parameters.servantsPerDock;
      return vacate(play, seat, move.dock);
    case "hoistMove":
      tell?.({ type: "dockMoved", seat, from: move.from, to: move.to });
      vacate(play, seat, move.from);
      state.docks[move.to] = { ...state.docks[move.to], owner: seat };
  }
}
