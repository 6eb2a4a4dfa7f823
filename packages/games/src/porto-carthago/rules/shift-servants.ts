import { type Fill, type Listing, listUpTo, MOST_LISTED, type Refusal, refuse } from "@portolan/kernel";
import type { Context, GameConfig, State } from "../state.ts";
import type { Change, MoveOf } from "./moves.ts";

/**
 * One to three servants, anyone's, between temple and lighthouse: every net result once, built up seat by seat.
 * PC-P4-1
 */
function fillShifts({ edition }: GameConfig, { senators }: State): Fill<readonly Change[]> {
  return (items, room, share) => {
    const changes: Change[] = [];
    const shift = (seat: number, left: number, room: number): number => {
      if (seat === senators.length) {
        if (changes.length === 0) return 0;
        items.push(changes.slice());
        return 1;
      }
      const down = Math.min(left, senators[seat].lighthouse);
      const up = Math.min(left, senators[seat].temple);
      let branches = down + up + 1;
      let listed = shift(seat + 1, left, share(room, branches));
      for (let by = -down; by <= up && listed < room; by++) {
        if (by === 0) continue;
        branches--;
        changes.push({ seat, by });
        listed += shift(seat + 1, left - Math.abs(by), share(room - listed, branches));
        changes.pop();
      }
      return listed;
    };
    shift(0, edition.parameters.shiftMaxMoves, room);
  };
}

/** The shifts of the servants of one player only. */
function plainShifts({ edition }: GameConfig, { senators }: State): Change[][] {
  const most = edition.parameters.shiftMaxMoves;
  const shifts: Change[][] = [];
  senators.forEach(({ lighthouse, temple }, seat) => {
    for (let by = -Math.min(most, lighthouse); by <= Math.min(most, temple); by++)
      if (by !== 0) shifts.push([{ seat, by }]);
  });
  return shifts;
}

/** The shifts that are listed for each of so many cards: all, or the plain ones and a selection of the others. */
export function shiftsFor(config: GameConfig, state: State, cards: number): Listing<readonly Change[]> {
  const { items, isCut } = listUpTo(Math.ceil(MOST_LISTED / cards), fillShifts(config, state));
  if (!isCut) return { items, isCut };
  return { items: [...plainShifts(config, state), ...items.filter(({ length }) => length > 1)], isCut };
}

/** Whether anybody stands in lighthouse or temple. PC-PRIV-5 */
export function canShift(state: State): boolean {
  for (const { lighthouse, temple } of state.senators) if (lighthouse + temple > 0) return true;
  return false;
}

export function whyNotShift(
  { edition, players }: GameConfig,
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
  { state, emit }: Context,
  seat: number,
  { changes }: MoveOf<"shiftServants">,
): void {
  for (const change of changes) {
    const senator = state.senators[change.seat];
    senator.lighthouse += change.by;
    senator.temple -= change.by;
  }
  emit?.({ type: "shifted", seat, changes });
}
