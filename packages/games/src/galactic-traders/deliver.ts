import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { offerConversions, offerExchanges, usableConverters } from "./abilities.ts";
import type { Good, PlanetId } from "./edition.ts";
import { goodsMoved } from "./events.ts";
import type { Move, MoveOf } from "./moves.ts";
import { note } from "./notes.ts";
import { findAskedGoods, openSlotFor } from "./slots.ts";
import { type Play, placeInRow, type State, type Table } from "./state.ts";

/** Whether a player may lay another good. GT-SLOT-7 */
function canLayMore({ edition }: Table, state: State, seat: Seat): boolean {
  return state.traders[seat].out < edition.limits.goodsOnPlanets;
}

/** Any hand card in a slot that takes it, as it is or by an ability; abilities that draw; or to end. GT-TURN-6 */
export function offerDeliveries(table: Table, state: State, seat: Seat, moves: Move[]): void {
  const { edition } = table;
  const { hand } = state.traders[seat];
  if (canLayMore(table, state, seat)) {
    const converters = usableConverters(edition, state.traders[seat]);
    const asked: Good[] = [];
    for (const place of state.row) {
      findAskedGoods(edition, place, asked);
      for (const good of asked) {
        if (hand[good] > 0) moves.push({ type: "lay", good, planet: place.planet });
        offerConversions(table, hand, converters, place.planet, good, moves);
      }
    }
  }
  offerExchanges(table, state, seat, moves);
  moves.push({ type: "end" });
}

/** Why this hand card may not lie in a slot of the planet that asks for `as`. GT-SLOT-2 GT-SLOT-5 GT-SLOT-7 */
export function whyNotLayAs(
  table: Table,
  state: State,
  seat: Seat,
  good: Good,
  planet: PlanetId,
  as: Good,
): Refusal | null {
  const { goods, planets, limits } = table.edition;
  const at = placeInRow(state, planet);
  const { name, needs } = planets[planet];
  if (at < 0) return refuse("GT-TURN-6", "refuse.notInRow", { planet: name });
  if (state.traders[seat].hand[good] === 0) {
    return refuse("GT-TURN-6", "refuse.notInHand", { good: { term: `good.${goods[good]}` } });
  }
  if (!canLayMore(table, state, seat)) {
    return refuse("GT-SLOT-7", "refuse.lay.limit", { most: limits.goodsOnPlanets });
  }
  const place = state.row[at];
  if (openSlotFor(table.edition, place, as) >= 0) return null;
  const parts = { good: { term: `good.${goods[as]}` }, planet: name };
  if (!needs.includes(as)) return refuse("GT-SLOT-2", "refuse.lay.notNeeded", parts);
  const isEmpty = needs.some((need, slot) => need === as && place.slots[slot] === null);
  return isEmpty
    ? refuse("GT-SLOT-5", "refuse.lay.arrows", parts)
    : refuse("GT-SLOT-1", "refuse.lay.filled", parts);
}

export function whyNotLay(
  table: Table,
  state: State,
  seat: Seat,
  { good, planet }: MoveOf<"lay">,
): Refusal | null {
  return whyNotLayAs(table, state, seat, good, planet, good);
}

/** Lays a hand card face up. GT-SLOT-2 GT-SLOT-3 GT-TURN-8 */
export function lay({ table, state, tell }: Play, seat: Seat, { good, planet }: MoveOf<"lay">): void {
  const place = state.row[placeInRow(state, planet)];
  const slot = openSlotFor(table.edition, place, good);
  const trader = state.traders[seat];
  trader.hand[good]--;
  trader.out++;
  note(state, ["showed", seat, good]);
  place.slots[slot] = { owner: seat, good, faceDown: false, secret: null, laidAt: state.layCounter++ };
  tell?.(goodsMoved("laid", seat, "hand", "faceUp", [good], { planet, slot }));
}
