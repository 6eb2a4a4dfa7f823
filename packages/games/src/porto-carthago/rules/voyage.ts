import type { Seat } from "@portolan/kernel";
import { shipsMoved } from "../knowledge/events.ts";
import type { Context, VoyageFrame } from "../state.ts";
import { drawShip, putUnder } from "./deck.ts";
import type { Edition, Good, Ship } from "./edition.ts";
import type { PortoOptions } from "./options.ts";

export type VoyageStep = "points" | "money" | "cardAndGood" | "servants";

/** What happens after the card is turned. PC-VOY-7 */
export const VOYAGE_STEPS: Readonly<Record<PortoOptions["deliveryOrder"], readonly VoyageStep[]>> = {
  printed: ["points", "money", "cardAndGood", "servants"],
  servantsFirst: ["servants", "points", "money", "cardAndGood"],
};

/** PC-VOY-2 */
export function succeeds({ ships }: Edition, card: Ship, temple: number): boolean {
  return temple >= ships[card].danger;
}

/** What a voyage pays before the offering. PC-VOY-3 PC-VOY-5 */
export function voyagePay({ ships }: Edition, card: Ship, success: boolean): number {
  const { talents } = ships[card];
  return success ? talents : Math.ceil(talents / 2);
}

export function voyagePoints({ parameters }: Edition, success: boolean): number {
  return success ? parameters.voyageSuccessPoints : parameters.voyageFailurePoints;
}

/** The good leaves and the top card of the deck is turned up. PC-VOY-1 PC-VOY-2 */
export function beginVoyage({ config, state, emit }: Context, seat: Seat, good: Good): void {
  const card = drawShip(state);
  if (card === null) return;
  const { temple } = state.senators[seat];
  emit?.(shipsMoved("voyageCard", "deck", "voyage", [card], seat));
  const success = succeeds(config.edition, card, temple);
  emit?.({ type: "voyage", seat, danger: config.edition.ships[card].danger, temple, success });
  state.stack.push({ frame: "voyage", seat, good, card, temple, step: 0 });
}

/** Pay, then an offering for each servant that stood in the temple, as far as the purse goes. PC-VOY-3 to PC-VOY-5 */
function payVoyage({ config, state, emit }: Context, { seat, card, temple }: VoyageFrame): void {
  const { edition } = config;
  const senator = state.senators[seat];
  const success = succeeds(edition, card, temple);
  const talents = voyagePay(edition, card, success);
  senator.talents += talents;
  const asked = success ? temple * edition.parameters.offeringPerTempleServant : 0;
  const offering = Math.min(asked, senator.talents);
  senator.talents -= offering;
  emit?.({ type: "voyagePaid", seat, talents, offering });
}

/** The servants of the charter ship and of the temple come back. PC-VOY-6 */
function returnServants({ state, emit }: Context, seat: Seat): void {
  const senator = state.senators[seat];
  senator.charters--;
  senator.temple--;
  senator.reserve += 2;
  emit?.({ type: "voyageBack", seat });
}

function run(context: Context, frame: VoyageFrame, step: VoyageStep): void {
  const { config, state, emit } = context;
  const { seat, good, card, temple } = frame;
  switch (step) {
    case "points": {
      const points = voyagePoints(config.edition, succeeds(config.edition, card, temple));
      state.stack.push({ frame: "points", seat, points });
      return;
    }
    case "money":
      return payVoyage(context, frame);
    case "cardAndGood":
      putUnder(state, card);
      state.bag[good]++;
      emit?.(shipsMoved("cardBack", "voyage", "deck", [card], seat, null, { good }));
      return;
    case "servants":
      return returnServants(context, seat);
  }
}

/** The next step of the voyage on top of the stack, or its end. */
export function continueVoyage(context: Context, frame: VoyageFrame): void {
  const { config, state } = context;
  const steps = VOYAGE_STEPS[config.options.deliveryOrder];
  if (frame.step >= steps.length) {
    state.stack.pop();
    return;
  }
  state.stack[state.stack.length - 1] = { ...frame, step: frame.step + 1 };
  run(context, frame, steps[frame.step]);
}
