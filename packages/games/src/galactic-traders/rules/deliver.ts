import { type Fill, listUpTo, MOST_LISTED, type Refusal, refuse, type Seat } from "@portolan/kernel";
import { goodsMoved } from "../knowledge/events.ts";
import { note } from "../knowledge/notes.ts";
import { type Context, type GameConfig, placeInRow, type State } from "../state.ts";
import { offerConversions, offerExchanges, usableConverters } from "./abilities.ts";
import type { Good, PlanetId } from "./edition.ts";
import type { Move, MoveOf } from "./moves.ts";
import { goodName, planetName } from "./names.ts";
import { findAskedGoods, openSlotFor } from "./slots.ts";

/** Whether a player may lay another good. GT-SLOT-7 */
function canLayMore({ edition }: GameConfig, state: State, seat: Seat): boolean {
  return state.traders[seat].out < edition.limits.goodsOnPlanets;
}

/** Every good that an open slot asks for, from the hand as it is or by an ability. GT-TURN-6 */
function fillLays(config: GameConfig, state: State, seat: Seat): Fill<Move> {
  const { edition } = config;
  const { hand } = state.traders[seat];
  const converters = usableConverters(edition, state.traders[seat]);
  return (moves, room, share) => {
    const asked: Good[] = [];
    const most = moves.length + room;
    let slots = countSlots(state);
    for (const place of state.row) {
      findAskedGoods(edition, place, asked);
      slots -= place.slots.length - asked.length;
      for (const good of asked) {
        if (moves.length === most) return;
        const here = moves.length + share(most - moves.length, slots--);
        if (hand[good] > 0) moves.push({ type: "lay", good, planet: place.planet });
        offerConversions(config, hand, converters, place.planet, good, moves, here - moves.length);
      }
    }
  };
}

function countSlots({ row }: State): number {
  let slots = 0;
  for (const place of row) slots += place.slots.length;
  return slots;
}

/** Whether there are ways to lay goods that `offerDeliveries` does not list. */
export function hasUnlistedLays(config: GameConfig, state: State, seat: Seat): boolean {
  return canLayMore(config, state, seat) && listUpTo(MOST_LISTED, fillLays(config, state, seat)).isCut;
}

/** Any hand card in a slot that takes it, as it is or by an ability; abilities that draw; or to end. GT-TURN-6 */
export function offerDeliveries(config: GameConfig, state: State, seat: Seat, moves: Move[]): void {
  if (canLayMore(config, state, seat)) {
    for (const move of listUpTo(MOST_LISTED, fillLays(config, state, seat)).items) moves.push(move);
  }
  offerExchanges(config, state, seat, moves);
  moves.push({ type: "end" });
}

/** Why this hand card may not lie in a slot of the planet that asks for `as`. GT-SLOT-2 GT-SLOT-5 GT-SLOT-7 */
export function whyNotLayAs(
  config: GameConfig,
  state: State,
  seat: Seat,
  good: Good,
  planet: PlanetId,
  as: Good,
): Refusal | null {
  const { planets, limits } = config.edition;
  const at = placeInRow(state, planet);
  const { needs } = planets[planet];
  const name = planetName(config.edition, planet);
  if (at < 0) return refuse("GT-TURN-6", "refuse.notInRow", { planet: name });
  if (state.traders[seat].hand[good] === 0) {
    return refuse("GT-TURN-6", "refuse.notInHand", { good: goodName(config.edition, good) });
  }
  if (!canLayMore(config, state, seat)) {
    return refuse("GT-SLOT-7", "refuse.lay.limit", { most: limits.goodsOnPlanets });
  }
  const place = state.row[at];
  if (openSlotFor(config.edition, place, as) >= 0) return null;
  const parts = { good: goodName(config.edition, as), planet: name };
  if (!needs.includes(as)) return refuse("GT-SLOT-2", "refuse.lay.notNeeded", parts);
  const isEmpty = needs.some((need, slot) => need === as && place.slots[slot] === null);
  return isEmpty
    ? refuse("GT-SLOT-5", "refuse.lay.arrows", parts)
    : refuse("GT-SLOT-1", "refuse.lay.filled", parts);
}

export function whyNotLay(
  config: GameConfig,
  state: State,
  seat: Seat,
  { good, planet }: MoveOf<"lay">,
): Refusal | null {
  return whyNotLayAs(config, state, seat, good, planet, good);
}

/** Lays a hand card face up. GT-SLOT-2 GT-SLOT-3 GT-TURN-8 */
export function lay({ config, state, emit }: Context, seat: Seat, { good, planet }: MoveOf<"lay">): void {
  const place = state.row[placeInRow(state, planet)];
  const slot = openSlotFor(config.edition, place, good);
  const trader = state.traders[seat];
  trader.hand[good]--;
  trader.out++;
  note(state, ["showed", seat, good]);
  place.slots[slot] = { owner: seat, good, faceDown: false, secret: null, laidAt: state.layCounter++ };
  emit?.(goodsMoved("laid", seat, "hand", "faceUp", [good], { planet, slot }));
}
