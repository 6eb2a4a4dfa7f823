import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import type { Context, FrameOf, GameConfig, State } from "../state.ts";
import type { Move, MoveOf } from "./moves.ts";

/** How many of some points could go to the path: servants in reserve, free spaces. PC-PT-2 PC-PT-3 */
export function pathRoom({ edition }: GameConfig, state: State, seat: Seat, points: number): number {
  return Math.min(points, state.senators[seat].reserve, edition.pathLength - state.path.length);
}

/** One servant from the reserve on the first free space. PC-PT-1 PC-PATH-1 */
export function placeOnPath(state: State, seat: Seat): void {
  state.senators[seat].reserve--;
  state.path.push(seat);
}

export function offerAllotments(
  config: GameConfig,
  state: State,
  { seat, points }: FrameOf<"points">,
  moves: Move[],
): void {
  for (let path = 0; path <= pathRoom(config, state, seat, points); path++)
    moves.push({ type: "allot", path });
}

export function whyNotAllot(
  config: GameConfig,
  state: State,
  { seat, points }: FrameOf<"points">,
  { path }: MoveOf<"allot">,
): Refusal | null {
  if (path < 0 || path > points) return refuse("PC-PT-3", "refuse.allot.count", { points });
  return path <= pathRoom(config, state, seat, points) ? null : refuse("PC-PT-2", "refuse.path.noRoom");
}

/** So many points to the path, the others to the track; none can be refused. PC-PT-1 PC-PT-4 */
export function allot({ state, emit }: Context, { seat, points }: FrameOf<"points">, path: number): void {
  for (let placed = 0; placed < path; placed++) placeOnPath(state, seat);
  state.senators[seat].points += points - path;
  emit?.({ type: "points", seat, track: points - path, path });
}
