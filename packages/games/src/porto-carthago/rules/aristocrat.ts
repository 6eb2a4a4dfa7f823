import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import type { Context, GameConfig, Senator, State } from "../state.ts";
import type { Move, MoveOf } from "./moves.ts";

type Court = MoveOf<"court">;

/** The fewest servants that must move for these net changes: none has to move twice. PC-ARI-1 */
function servantsMoved(lighthouse: number, temple: number): number {
  return (Math.abs(lighthouse) + Math.abs(temple) + Math.abs(lighthouse + temple)) / 2;
}

function vectorsUpTo(most: number): readonly Court[] {
  const vectors: Court[] = [];
  for (let lighthouse = -most; lighthouse <= most; lighthouse++) {
    for (let temple = -most; temple <= most; temple++) {
      const moved = servantsMoved(lighthouse, temple);
      if (moved >= 1 && moved <= most) vectors.push({ type: "court", lighthouse, temple });
    }
  }
  return vectors;
}

/** All net changes by the number of servants that may move; the same moves are offered again and again. */
const VECTORS: readonly (readonly Court[])[] = Array.from({ length: 10 }, (_, most) => vectorsUpTo(most));

function enough({ lighthouse, temple, reserve }: Senator, move: Court): boolean {
  return (
    lighthouse + move.lighthouse >= 0 &&
    temple + move.temple >= 0 &&
    reserve - move.lighthouse - move.temple >= 0
  );
}

export function canMoveCourt(state: State, seat: Seat, reserve: number): boolean {
  const { lighthouse, temple } = state.senators[seat];
  return reserve + lighthouse + temple > 0;
}

/** One to five servants between lighthouse, temple and reserve, each net result once. PC-ARI-1 */
export function offerCourt({ edition }: GameConfig, state: State, seat: Seat, moves: Move[]): void {
  const senator = state.senators[seat];
  for (const move of VECTORS[edition.parameters.aristocratMaxMoves])
    if (enough(senator, move)) moves.push(move);
}

export function whyNotCourt({ edition }: GameConfig, state: State, seat: Seat, move: Court): Refusal | null {
  const most = edition.parameters.aristocratMaxMoves;
  const moved = servantsMoved(move.lighthouse, move.temple);
  if (moved < 1) return refuse("PC-ARI-1", "refuse.court.nobody");
  if (moved > most) return refuse("PC-ARI-1", "refuse.court.tooMany", { most, moved });
  return enough(state.senators[seat], move) ? null : refuse("PC-ARI-1", "refuse.court.notEnough");
}

export function moveCourt({ state, emit }: Context, seat: Seat, { lighthouse, temple }: Court): void {
  const senator = state.senators[seat];
  senator.lighthouse += lighthouse;
  senator.temple += temple;
  senator.reserve -= lighthouse + temple;
  emit?.({ type: "court", seat, lighthouse, temple });
}
