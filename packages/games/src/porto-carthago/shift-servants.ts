import { type Refusal, refuse } from "@portolan/kernel";
import type { Ship } from "./edition.ts";
import type { Change, Move, MoveOf } from "./moves.ts";
import type { Play, State, Table } from "./state.ts";

/**
 * One to three servants, anyone's, between temple and lighthouse: every net result once, built up seat by seat.
 * PC-P4-1
 */
export function offerShifts({ edition }: Table, state: State, card: Ship, moves: Move[]): void {
  const { senators } = state;
  const changes: Change[] = [];
  const shift = (seat: number, left: number): void => {
    if (seat === senators.length) {
      if (changes.length > 0) moves.push({ type: "shiftServants", card, changes: changes.slice() });
      return;
    }
    shift(seat + 1, left);
    const down = Math.min(left, senators[seat].lighthouse);
    const up = Math.min(left, senators[seat].temple);
    for (let by = -down; by <= up; by++) {
      if (by === 0) continue;
      changes.push({ seat, by });
      shift(seat + 1, left - Math.abs(by));
      changes.pop();
    }
  };
  shift(0, edition.parameters.shiftMaxMoves);
}

/** Whether anybody stands in lighthouse or temple. PC-PRIV-5 */
export function canShift(state: State): boolean {
  for (const { lighthouse, temple } of state.senators) if (lighthouse + temple > 0) return true;
  return false;
}

export function whyNotShift(
  { edition, players }: Table,
  state: State,
  move: MoveOf<"shiftServants">,
): Refusal | null {
  const most = edition.parameters.shiftMaxMoves;
  let moved = 0;
  for (const { seat, by } of move.changes) {
    if (seat >= players) return refuse("PC-P4-1", "refuse.shift.nobody");
    const { lighthouse, temple } = state.senators[seat];
    if (by > temple || -by > lighthouse)
      return refuse("PC-P4-1", "refuse.shift.notEnough", { seat: { seat } });
    moved += Math.abs(by);
  }
  return moved <= most ? null : refuse("PC-P4-1", "refuse.shift.tooMany", { most, moved });
}

export function shiftServants(
  { state, tell }: Play,
  seat: number,
  { changes }: MoveOf<"shiftServants">,
): void {
  for (const change of changes) {
    const senator = state.senators[change.seat];
    senator.lighthouse += change.by;
    senator.temple -= change.by;
  }
  tell?.({ type: "shifted", seat, changes });
}
