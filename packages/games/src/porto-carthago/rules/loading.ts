import { shipsMoved } from "../knowledge/events.ts";
import type { Context, LoadFrame } from "../state.ts";
import type { Dock } from "./edition.ts";
import type { PortoOptions } from "./options.ts";

export type LoadStep = "talents" | "points" | "takeCard" | "clearDock" | "privilege";

/** PC-LOAD-4 */
export const LOAD_STEPS: Readonly<Record<PortoOptions["deliveryOrder"], readonly LoadStep[]>> = {
  printed: ["talents", "points", "takeCard", "clearDock", "privilege"],
  servantsFirst: ["talents", "clearDock", "points", "takeCard", "privilege"],
};

/** The dock's owner loads, whoever's turn it is and whoever brought the ship. PC-LOAD-1 PC-LOAD-3 */
export function beginLoad({ state }: Context, dock: Dock): void {
  const { owner, ship } = state.docks[dock];
  if (owner !== null && ship !== null) state.stack.push({ frame: "load", seat: owner, dock, ship, step: 0 });
}

function payLoad({ config, state, emit }: Context, { seat, dock, ship }: LoadFrame): void {
  const { talents } = config.edition.ships[ship];
  const { good } = state.docks[dock];
  state.senators[seat].talents += talents;
  if (good !== null) emit?.({ type: "loaded", seat, dock, ship, good, talents });
}

/** An own-turn card is kept face up; an at-once one is about to be used or given up. PC-LOAD-4 PC-PRIV-1 */
function takeCard({ config, state, emit }: Context, { seat, dock, ship }: LoadFrame): void {
  state.docks[dock] = { ...state.docks[dock], ship: null };
  if (!config.edition.ships[ship].atOnce) state.senators[seat].held.push(ship);
  emit?.(shipsMoved("shipTaken", "berth", "held", [ship], seat, dock));
}

/** The servants return and the good goes into the bag. PC-LOAD-4 PC-LOAD-5 PC-GEN-4 */
function clearDock({ config, state, emit }: Context, { seat, dock }: LoadFrame): void {
  const { ship, good } = state.docks[dock];
  const servants = config.edition.parameters.servantsPerDock;
  state.docks[dock] = { owner: null, ship, good: null };
  state.senators[seat].reserve += servants;
  if (good === null) return;
  state.bag[good]++;
  emit?.({ type: "dockCleared", seat, dock, servants, good });
}

function run(context: Context, frame: LoadFrame, step: LoadStep): void {
  const { config, state } = context;
  const { seat, ship } = frame;
  switch (step) {
    case "talents":
      return payLoad(context, frame);
    case "points":
      state.stack.push({ frame: "points", seat, points: config.edition.parameters.loadPoints });
      return;
    case "takeCard":
      return takeCard(context, frame);
    case "clearDock":
      return clearDock(context, frame);
    case "privilege":
      if (config.edition.ships[ship].atOnce) state.stack.push({ frame: "atOnce", seat, card: ship });
  }
}

/** The next step of the loading on top of the stack, or its end. */
export function continueLoad(context: Context, frame: LoadFrame): void {
  const { config, state } = context;
  const steps = LOAD_STEPS[config.options.deliveryOrder];
  if (frame.step >= steps.length) {
    state.stack.pop();
    return;
  }
  state.stack[state.stack.length - 1] = { ...frame, step: frame.step + 1 };
  run(context, frame, steps[frame.step]);
}
