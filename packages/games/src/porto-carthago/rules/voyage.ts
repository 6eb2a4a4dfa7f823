import type { Seat } from "@portolan/kernel";
import { shipsMoved } from "../knowledge/events.ts";
import type { Play, VoyageFrame } from "../state.ts";
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
export function beginVoyage({ table, state, tell }: Play, seat: Seat, good: Good): void {
  const card = drawShip(state);
  if (card === null) return;
  const { temple } = state.senators[seat];
  tell?.(shipsMoved("voyageCard", "deck", "voyage", [card], seat));
  const success = succeeds(table.edition, card, temple);
  tell?.({ type: "voyage", seat, danger: table.edition.ships[card].danger, temple, success });
  state.stack.push({ frame: "voyage", seat, good, card, temple, step: 0 });
}

/** Pay, then an offering for each servant that stood in the temple, as far as the purse goes. PC-VOY-3 to PC-VOY-5 */
function payVoyage({ table, state, tell }: Play, { seat, card, temple }: VoyageFrame): void {
  const { edition } = table;
  const senator = state.senators[seat];
  const success = succeeds(edition, card, temple);
  const talents = voyagePay(edition, card, success);
  senator.talents += talents;
  const asked = success ? temple * edition.parameters.offeringPerTempleServant : 0;
  const offering = Math.min(asked, senator.talents);
  senator.talents -= offering;
  tell?.({ type: "voyagePaid", seat, talents, offering });
}

/** The servants of the charter ship and of the temple come back. PC-VOY-6 */
function returnServants({ state, tell }: Play, seat: Seat): void {
  const senator = state.senators[seat];
  senator.charters--;
  senator.temple--;
  senator.reserve += 2;
  tell?.({ type: "voyageBack", seat });
}

function run(play: Play, frame: VoyageFrame, step: VoyageStep): void {
  const { table, state, tell } = play;
  const { seat, good, card, temple } = frame;
  switch (step) {
    case "points": {
      const points = voyagePoints(table.edition, succeeds(table.edition, card, temple));
      state.stack.push({ frame: "points", seat, points });
      return;
    }
    case "money":
      return payVoyage(play, frame);
    case "cardAndGood":
      putUnder(state, card);
      state.bag[good]++;
      tell?.(shipsMoved("cardBack", "voyage", "deck", [card], seat, null, { good }));
      return;
    case "servants":
      return returnServants(play, seat);
  }
}

/** The next step of the voyage on top of the stack, or its end. */
export function continueVoyage(play: Play, frame: VoyageFrame): void {
  const { table, state } = play;
  const steps = VOYAGE_STEPS[table.options.deliveryOrder];
  if (frame.step >= steps.length) {
    state.stack.pop();
    return;
  }
  state.stack[state.stack.length - 1] = { ...frame, step: frame.step + 1 };
  run(play, frame, steps[frame.step]);
}
