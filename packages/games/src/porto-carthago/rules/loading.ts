import { shipsMoved } from "../knowledge/events.ts";
import type { LoadFrame, Play } from "../state.ts";
import type { Dock } from "./edition.ts";
import type { PortoOptions } from "./options.ts";

export type LoadStep = "talents" | "points" | "takeCard" | "clearDock" | "privilege";

/** PC-LOAD-4 */
export const LOAD_STEPS: Readonly<Record<PortoOptions["deliveryOrder"], readonly LoadStep[]>> = {
  printed: ["talents", "points", "takeCard", "clearDock", "privilege"],
  servantsFirst: ["talents", "clearDock", "points", "takeCard", "privilege"],
};

/** The dock's owner loads, whoever's turn it is and whoever brought the ship. PC-LOAD-1 PC-LOAD-3 */
export function beginLoad({ state }: Play, dock: Dock): void {
  const { owner, ship } = state.docks[dock];
  if (owner !== null && ship !== null) state.stack.push({ frame: "load", seat: owner, dock, ship, step: 0 });
}

function payLoad({ table, state, tell }: Play, { seat, dock, ship }: LoadFrame): void {
  const { talents } = table.edition.ships[ship];
  const { good } = state.docks[dock];
  state.senators[seat].talents += talents;
  if (good !== null) tell?.({ type: "loaded", seat, dock, ship, good, talents });
}

/** An own-turn card is kept face up; an at-once one is about to be used or given up. PC-LOAD-4 PC-PRIV-1 */
function takeCard({ table, state, tell }: Play, { seat, dock, ship }: LoadFrame): void {
  state.docks[dock] = { ...state.docks[dock], ship: null };
  if (!table.edition.ships[ship].atOnce) state.senators[seat].held.push(ship);
  tell?.(shipsMoved("shipTaken", "berth", "held", [ship], seat, dock));
}

/** The servants return and the good goes into the bag. PC-LOAD-4 PC-LOAD-5 PC-GEN-4 */
function clearDock({ table, state, tell }: Play, { seat, dock }: LoadFrame): void {
  const { ship, good } = state.docks[dock];
  const servants = table.edition.parameters.servantsPerDock;
  state.docks[dock] = { owner: null, ship, good: null };
  state.senators[seat].reserve += servants;
  if (good === null) return;
  state.bag[good]++;
  tell?.({ type: "dockCleared", seat, dock, servants, good });
}

function run(play: Play, frame: LoadFrame, step: LoadStep): void {
  const { table, state } = play;
  const { seat, ship } = frame;
  switch (step) {
    case "talents":
      return payLoad(play, frame);
    case "points":
      state.stack.push({ frame: "points", seat, points: table.edition.parameters.loadPoints });
      return;
    case "takeCard":
      return takeCard(play, frame);
    case "clearDock":
      return clearDock(play, frame);
    case "privilege":
      if (table.edition.ships[ship].atOnce) state.stack.push({ frame: "atOnce", seat, card: ship });
  }
}

/** The next step of the loading on top of the stack, or its end. */
export function continueLoad(play: Play, frame: LoadFrame): void {
  const { table, state } = play;
  const steps = LOAD_STEPS[table.options.deliveryOrder];
  if (frame.step >= steps.length) {
    state.stack.pop();
    return;
  }
  state.stack[state.stack.length - 1] = { ...frame, step: frame.step + 1 };
  run(play, frame, steps[frame.step]);
}
