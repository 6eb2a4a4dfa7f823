import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { type Context, type GameConfig, type State, warehouseRoom } from "../state.ts";
import type { Good } from "./edition.ts";
import { beginLoad } from "./loading.ts";
import type { Move, MoveOf, Source } from "./moves.ts";
import { goodName } from "./names.ts";
import { isReady } from "./ships.ts";
import { beginVoyage } from "./voyage.ts";

/** Whether a good could leave on a charter ship of this player's. PC-CAR-6 */
function canSail({ edition }: GameConfig, state: State, seat: Seat): boolean {
  const { charters, temple } = state.senators[seat];
  return charters > 0 && temple >= edition.parameters.voyageMinTemple && state.deck.length > 0;
}

function hasEmptyStore(state: State, seat: Seat): boolean {
  for (const { owner, good } of state.docks) if (owner === seat && good === null) return true;
  return false;
}

/** Whether there is any good to carry and any place to carry it to. PC-CAR-1 */
export function canCarry(config: GameConfig, state: State, seat: Seat): boolean {
  const senator = state.senators[seat];
  let inDock = false;
  for (const { owner, good } of state.docks) if (owner === seat && good !== null) inDock = true;
  let inWarehouse = false;
  for (const count of senator.warehouse) if (count > 0) inWarehouse = true;
  if (!inDock && !inWarehouse) return false;
  if (hasEmptyStore(state, seat) || canSail(config, state, seat)) return true;
  return inDock && warehouseRoom(config, senator) > 0;
}

/** Each good of each own place to every other own place that can take it. PC-CAR-1 to PC-CAR-6 */
export function offerCarries(config: GameConfig, state: State, seat: Seat, moves: Move[]): void {
  const { warehouse } = state.senators[seat];
  for (let good = 0; good < warehouse.length; good++) {
    if (warehouse[good] > 0) offerTargets(config, state, seat, good, "warehouse", moves);
  }
  for (let dock = 0; dock < state.docks.length; dock++) {
    const { owner, good } = state.docks[dock];
    if (owner === seat && good !== null) offerTargets(config, state, seat, good, dock, moves);
  }
}

function offerTargets(
  config: GameConfig,
  state: State,
  seat: Seat,
  good: Good,
  from: Source,
  moves: Move[],
): void {
  if (from !== "warehouse" && warehouseRoom(config, state.senators[seat]) > 0) {
    moves.push({ type: "carry", good, from, to: "warehouse" });
  }
  for (let to = 0; to < state.docks.length; to++) {
    if (state.docks[to].owner === seat && state.docks[to].good === null) {
      moves.push({ type: "carry", good, from, to });
    }
  }
  if (canSail(config, state, seat)) moves.push({ type: "carry", good, from, to: "charter" });
}

export function whyNotCarry(
  config: GameConfig,
  state: State,
  seat: Seat,
  { good, from, to }: MoveOf<"carry">,
): Refusal | null {
  const { edition } = config;
  const senator = state.senators[seat];
  const there = from === "warehouse" ? senator.warehouse[good] > 0 : state.docks[from].good === good;
  if (from !== "warehouse" && state.docks[from].owner !== seat) {
    return refuse("PC-CAR-2", "refuse.carry.notYourDock");
  }
  if (!there) return refuse("PC-CAR-2", "refuse.carry.notThere", { good: goodName(edition, good) });
  if (from === to) return refuse("PC-CAR-1", "refuse.carry.samePlace");
  if (to === "warehouse") {
    return warehouseRoom(config, senator) > 0 ? null : refuse("PC-CAR-3", "refuse.carry.warehouseFull");
  }
  if (to !== "charter") {
    if (state.docks[to].owner !== seat) return refuse("PC-CAR-4", "refuse.carry.notYourDock");
    return state.docks[to].good === null ? null : refuse("PC-CAR-4", "refuse.carry.storeFull");
  }
  if (senator.charters === 0) return refuse("PC-CAR-1", "refuse.carry.noCharter");
  if (senator.temple < edition.parameters.voyageMinTemple) return refuse("PC-CAR-6", "refuse.carry.noTemple");
  return state.deck.length > 0 ? null : refuse("PC-CAR-6", "refuse.carry.noDeck");
}

/** The good goes; at a dock it may be loaded at once, on a charter ship it sails. PC-CAR-4 PC-CAR-5 PC-CAR-6 */
export function carry(context: Context, seat: Seat, { good, from, to }: MoveOf<"carry">): void {
  const { config, state, emit } = context;
  const { warehouse } = state.senators[seat];
  if (from === "warehouse") warehouse[good]--;
  else state.docks[from] = { owner: seat, ship: state.docks[from].ship, good: null };
  emit?.({ type: "carried", seat, good, from, to });
  if (to === "charter") return beginVoyage(context, seat, good);
  if (to === "warehouse") {
    warehouse[good]++;
    return;
  }
  state.docks[to] = { owner: seat, ship: state.docks[to].ship, good };
  if (isReady(config, state, to)) beginLoad(context, to);
}
