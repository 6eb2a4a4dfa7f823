import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { goodsMoved, placeOf } from "../knowledge/events.ts";
import { noteTakenBack } from "../knowledge/notes.ts";
import {
  type Context,
  type GameConfig,
  type LaidGood,
  placeInRow,
  type RowPlanet,
  type State,
} from "../state.ts";
import { discardFromHand, isFull, whyNotMakeRoom } from "./cargo.ts";
import type { Edition } from "./edition.ts";
import type { Move, MoveOf } from "./moves.ts";
import { planetName } from "./names.ts";

/** The own face-up good laid earliest in a slot of the same good: the one that is recalled. GT-TURN-5 */
function earliestLike(edition: Edition, { planet, slots }: RowPlanet, slot: number): number {
  const { needs, hasRepeats } = edition.planets[planet];
  const laid = slots[slot];
  if (!hasRepeats || !laid || laid.faceDown) return slot;
  let earliest = slot;
  for (let other = 0; other < slots.length; other++) {
    const candidate = slots[other];
    if (!candidate || candidate.faceDown || candidate.owner !== laid.owner) continue;
    if (needs[other] === needs[slot] && candidate.laidAt < (slots[earliest]?.laidAt ?? 0)) earliest = other;
  }
  return earliest;
}

/** Any own good on a planet, with a full hand also what makes room for it, or to go on. GT-TURN-3 */
export function offerRecalls(config: GameConfig, state: State, seat: Seat, moves: Move[]): void {
  const { hand } = state.traders[seat];
  const full = isFull(config, state, seat);
  for (const place of state.row) {
    for (let slot = 0; slot < place.slots.length; slot++) {
      if (place.slots[slot]?.owner !== seat || earliestLike(config.edition, place, slot) !== slot) continue;
      const { planet } = place;
      if (!full) {
        moves.push({ type: "recall", planet, slot, discard: null });
        continue;
      }
      for (let discard = 0; discard < hand.length; discard++) {
        if (hand[discard] > 0) moves.push({ type: "recall", planet, slot, discard });
      }
    }
  }
  moves.push({ type: "end" });
}

export function whyNotRecall(
  config: GameConfig,
  state: State,
  seat: Seat,
  move: MoveOf<"recall">,
): Refusal | null {
  const { planets } = config.edition;
  const planet = planetName(config.edition, move.planet);
  const at = placeInRow(state, move.planet);
  if (at < 0) return refuse("GT-TURN-3", "refuse.notInRow", { planet });
  const place = state.row[at];
  if (place.slots[move.slot]?.owner !== seat)
    return refuse("GT-TURN-3", "refuse.recall.notYours", { planet });
  const earliest = earliestLike(config.edition, place, move.slot);
  if (earliest !== move.slot) {
    const slot = planets[move.planet].slotNames[earliest];
    return refuse("GT-TURN-5", "refuse.recall.earliest", { planet, slot });
  }
  return whyNotMakeRoom(config, state, seat, move.discard);
}

/** A good on a planet is in its owner's hand again, as what is printed on it. GT-TURN-4 */
export function toHand(
  state: State,
  { owner, good, secret }: Pick<LaidGood, "owner" | "good" | "secret">,
): void {
  const trader = state.traders[owner];
  trader.hand[good]++;
  trader.out--;
  noteTakenBack(state, owner, good, secret);
}

/** Takes a good back; later goods on an arrow planet stay. GT-TURN-3 GT-TURN-4 GT-SLOT-6 */
export function recall(context: Context, seat: Seat, { planet, slot, discard }: MoveOf<"recall">): void {
  const { state, emit } = context;
  if (discard !== null) discardFromHand(context, seat, discard, "madeRoom");
  const { slots } = state.row[placeInRow(state, planet)];
  const laid = slots[slot];
  if (!laid) return;
  slots[slot] = null;
  toHand(state, laid);
  emit?.(goodsMoved("recalled", seat, placeOf(laid), "hand", [laid.good], { planet, slot }));
}
