import { clockwise, type Refusal, refuse, type Seat, schedule } from "@portolan/kernel";
import { goodsMoved, placeOf } from "../knowledge/events.ts";
import { noteDiscarded } from "../knowledge/notes.ts";
import {
  type Context,
  type DisplacedGood,
  type GameConfig,
  type LaidGood,
  placeInRow,
  type State,
} from "../state.ts";
import type { Good, PlanetId } from "./edition.ts";
import { size } from "./goods.ts";
import type { Move, MoveOf } from "./moves.ts";
import { goodName, planetName } from "./names.ts";
import { toHand } from "./recall.ts";
import { countOpenSlots, findAskedGoods, openSlotFor } from "./slots.ts";

/** The goods of the others turn face down and must be laid again, clockwise after the winner. GT-RED-1 to GT-RED-3 */
export function displace(
  { config, state, emit }: Context,
  planet: PlanetId,
  winner: Seat,
  slots: readonly (LaidGood | null)[],
): void {
  const displaced: DisplacedGood[] = [];
  slots.forEach((laid, slot) => {
    if (!laid || laid.owner === winner) return;
    const { owner, good, secret, faceDown: wasFaceDown } = laid;
    displaced.push({ owner, good, slot, secret, wasFaceDown });
  });
  state.resolution = displaced.length > 0 ? { planet, winner, displaced } : null;
  if (displaced.length === 0) return;
  const owners = clockwise(config, winner).slice(1);
  const steps = owners.flatMap((seat) => {
    const own = displaced.filter(({ owner }) => owner === seat);
    if (own.length > 0) emit?.({ type: "displaced", seat, planet, count: own.length });
    return own.map(() => ({ step: "redistribute", seat }) as const);
  });
  schedule(state, ...steps);
}

/** The goods a seat has still to lay again. */
function ownDisplaced(state: State, seat: Seat): DisplacedGood[] {
  return state.resolution?.displaced.filter(({ owner }) => owner === seat) ?? [];
}

/** Of goods that lay face up with the same printed good, the first stands for all. GT-RED-10 */
function standsFor(own: readonly DisplacedGood[], one: DisplacedGood): DisplacedGood {
  if (one.wasFaceDown) return one;
  return own.find((other) => !other.wasFaceDown && other.good === one.good) ?? one;
}

/** Nothing is to be decided without an open slot, nor for one good with one open slot. GT-RED-5 GT-RED-7 */
export function isRedistributionOpen({ edition }: GameConfig, state: State, seat: Seat): boolean {
  const open = countOpenSlots(edition, state.row, 2);
  return open === 2 || (open === 1 && ownDisplaced(state, seat).length > 1);
}

/** Each displaced good in any open slot of the row. GT-RED-4 GT-RED-10 */
export function offerRelays({ edition }: GameConfig, state: State, seat: Seat, moves: Move[]): void {
  const own = ownDisplaced(state, seat);
  const from = state.resolution?.planet;
  if (from === undefined) return;
  const asked: Good[] = [];
  for (const one of own) {
    if (standsFor(own, one) !== one) continue;
    for (const place of state.row) {
      findAskedGoods(edition, place, asked);
      for (const as of asked) moves.push({ type: "relay", from, slot: one.slot, planet: place.planet, as });
    }
  }
}

export function whyNotRelay(
  { edition }: GameConfig,
  state: State,
  seat: Seat,
  { from, slot, planet, as }: MoveOf<"relay">,
): Refusal | null {
  const own = ownDisplaced(state, seat);
  const one = state.resolution?.planet === from ? own.find((good) => good.slot === slot) : undefined;
  if (!one) return refuse("GT-RED-3", "refuse.relay.notYours", { planet: planetName(edition, from) });
  const first = standsFor(own, one);
  if (first !== one) {
    const { id, slotNames } = edition.planets[from];
    return refuse("GT-RED-10", "refuse.relay.first", { good: `${id}-${slotNames[first.slot]}` });
  }
  const at = placeInRow(state, planet);
  if (at < 0) return refuse("GT-RED-4", "refuse.notInRow", { planet: planetName(edition, planet) });
  if (openSlotFor(edition, state.row[at], as) >= 0) return null;
  return refuse("GT-RED-4", "refuse.relay.notOpen", {
    good: goodName(edition, as),
    planet: planetName(edition, planet),
  });
}

/** Takes a good off the list of those to be laid again. */
function settleDisplaced(state: State, one: DisplacedGood): void {
  const { resolution } = state;
  if (!resolution) return;
  const displaced = resolution.displaced.filter((other) => other !== one);
  state.resolution = displaced.length > 0 ? { ...resolution, displaced } : null;
}

/** Lays a displaced good, which fills any open slot, as if it were laid now. GT-RED-4 GT-RED-6 GT-RED-8 */
export function relay(context: Context, seat: Seat, { slot, planet, as }: MoveOf<"relay">): void {
  const one = ownDisplaced(context.state, seat).find((good) => good.slot === slot);
  if (one) layAgain(context, one, planet, as);
}

function layAgain({ config, state, emit }: Context, one: DisplacedGood, planet: PlanetId, as: Good): void {
  const { owner, good, secret } = one;
  const place = state.row[placeInRow(state, planet)];
  const slot = openSlotFor(config.edition, place, as);
  settleDisplaced(state, one);
  const laid: LaidGood = { owner, good, faceDown: true, secret, laidAt: state.layCounter++ };
  place.slots[slot] = laid;
  emit?.(
    goodsMoved("relaid", owner, placeOf(laid), placeOf(laid), [good], { planet, slot, origin: one.slot }),
  );
}

/** Without an open slot the good goes to its owner's hand, if it has room, else it is discarded. GT-RED-7 */
function sendHome({ config, state, emit }: Context, one: DisplacedGood): void {
  const { owner, good, secret } = one;
  const trader = state.traders[owner];
  const hasRoom = size(trader.hand) < config.edition.limits.hand;
  const from = secret ? "secret" : "faceDown";
  settleDisplaced(state, one);
  if (hasRoom && config.options.homelessGoods === "hand") {
    toHand(state, one);
    emit?.(goodsMoved("homeless", owner, from, "hand", [good], { origin: one.slot }));
    return;
  }
  trader.out--;
  state.discard[good]++;
  noteDiscarded(state, owner, good, secret);
  emit?.(goodsMoved("homeless", owner, from, "discard", [good], { origin: one.slot }));
}

/** What happens to a displaced good when there is nothing to decide. GT-RED-5 GT-RED-7 */
export function redistributeByItself(context: Context, seat: Seat): void {
  const { config, state } = context;
  const [one] = ownDisplaced(state, seat);
  const asked: Good[] = [];
  for (const place of state.row) {
    findAskedGoods(config.edition, place, asked);
    if (asked.length === 0) continue;
    const [as] = asked;
    const from = state.resolution?.planet;
    if (from !== undefined)
      context.forced?.(seat, { type: "relay", from, slot: one.slot, planet: place.planet, as });
    return layAgain(context, one, place.planet, as);
  }
  sendHome(context, one);
}
