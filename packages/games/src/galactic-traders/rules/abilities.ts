import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { goodsMoved } from "../knowledge/events.ts";
import { note } from "../knowledge/notes.ts";
import { type Context, type GameConfig, placeInRow, type Secret, type State, type Trader } from "../state.ts";
import { discardFromHand } from "./cargo.ts";
import type { Ability, Edition, Good, PlanetId } from "./edition.ts";
import { drawGood } from "./goods-deck.ts";
import type { Move, MoveOf } from "./moves.ts";
import { goodName, planetName } from "./names.ts";
import type { GalacticOptions } from "./options.ts";
import { openSlotFor } from "./slots.ts";

/** Whether an ability lets this good be laid as that one. GT-ABI-2 GT-ABI-3 GT-ABI-5 GT-ABI-9 */
export function converts(
  ability: Ability | null,
  options: Pick<GalacticOptions, "flexibleDirection">,
  good: Good,
  as: Good,
): boolean {
  if (ability === null || good === as) return false;
  switch (ability.type) {
    case "abundance":
      return ability.good === as;
    case "flexible": {
      if (ability.from === good && ability.to === as) return true;
      const isReverse = ability.to === good && ability.from === as;
      return isReverse && ability.bidirectional && options.flexibleDirection === "both";
    }
    default:
      return false;
  }
}

/** The own planets that could still turn goods into others in this turn. GT-ABI-1 GT-ABI-9 */
export function usableConverters({ planets: cards }: Edition, { planets }: Trader): PlanetId[] {
  const usable: PlanetId[] = [];
  for (const { planet, rotated } of planets) {
    const type = rotated ? undefined : cards[planet].ability?.type;
    if (type === "abundance" || type === "flexible") usable.push(planet);
  }
  return usable;
}

/** Whether an ability has to do with this good at all, before every card of the hand is tried. */
function couldSupply(ability: Ability | null, as: Good): boolean {
  if (ability?.type === "abundance") return ability.good === as;
  return ability?.type === "flexible" && (ability.to === as || ability.from === as);
}

/** Every way to lay another good of the hand in an open slot that asks for `as`, as far as there is room. GT-ABI-7 */
export function offerConversions(
  { edition, options }: GameConfig,
  hand: readonly number[],
  converters: readonly PlanetId[],
  planet: PlanetId,
  as: Good,
  moves: Move[],
  room: number,
): void {
  const most = moves.length + room;
  for (const via of converters) {
    const { ability } = edition.planets[via];
    if (!couldSupply(ability, as)) continue;
    for (let good = 0; good < hand.length; good++) {
      if (hand[good] === 0 || !converts(ability, options, good, as)) continue;
      if (moves.length === most) return;
      moves.push({ type: "convert", good, as, planet, via });
    }
  }
}

/** Every hand card at every planet that exchanges. GT-ABI-4 */
export function offerExchanges({ edition }: GameConfig, state: State, seat: Seat, moves: Move[]): void {
  const { hand, planets } = state.traders[seat];
  for (const { planet: via, rotated } of planets) {
    if (rotated || edition.planets[via].ability?.type !== "exchange") continue;
    for (let good = 0; good < hand.length; good++) {
      if (hand[good] > 0) moves.push({ type: "exchange", via, good });
    }
  }
}

/** Why this planet's ability cannot be used at all now. GT-ABI-1 GT-ABI-9 */
function whyNotUse(edition: Edition, state: State, seat: Seat, via: PlanetId): Refusal | null {
  const { ability } = edition.planets[via];
  const planet = planetName(edition, via);
  const owned = state.traders[seat].planets.find(({ planet }) => planet === via);
  if (!owned) return refuse("GT-ABI-9", "refuse.ability.notYours", { planet });
  if (ability === null || ability.type === "strangeOrbit") {
    return refuse("GT-ABI-9", "refuse.ability.none", { planet });
  }
  return owned.rotated ? refuse("GT-ABI-1", "refuse.ability.rotated", { planet }) : null;
}

const conversionRules = { abundance: "GT-ABI-2", flexible: "GT-ABI-3", exchange: "GT-ABI-4" } as const;

/** Why the ability does not turn the one good into the other. GT-ABI-2 GT-ABI-3 GT-ABI-5 */
export function whyNotConvert(
  { edition, options }: GameConfig,
  state: State,
  seat: Seat,
  { good, as, via }: MoveOf<"convert">,
): Refusal | null {
  const unusable = whyNotUse(edition, state, seat, via);
  if (unusable) return unusable;
  const { ability } = edition.planets[via];
  const planet = planetName(edition, via);
  if (good === as) return refuse("GT-ABI-5", "refuse.ability.same");
  if (!ability || ability.type === "strangeOrbit" || converts(ability, options, good, as)) return null;
  return refuse(conversionRules[ability.type], "refuse.ability.convert", {
    planet,
    good: goodName(edition, good),
    as: goodName(edition, as),
  });
}

export function whyNotExchange(
  { edition }: GameConfig,
  state: State,
  seat: Seat,
  { via, good }: MoveOf<"exchange">,
): Refusal | null {
  const unusable = whyNotUse(edition, state, seat, via);
  if (unusable) return unusable;
  const { ability } = edition.planets[via];
  const planet = planetName(edition, via);
  if (ability?.type !== "exchange") return refuse("GT-ABI-4", "refuse.ability.noExchange", { planet });
  if (state.traders[seat].hand[good] > 0) return null;
  return refuse("GT-ABI-4", "refuse.notInHand", { good: goodName(edition, good) });
}

/** GT-ABI-1 */
function rotate(state: State, seat: Seat, via: PlanetId): void {
  const { planets } = state.traders[seat];
  const at = planets.findIndex(({ planet }) => planet === via);
  planets[at] = { planet: via, rotated: true };
}

/** Rotates a planet and lays a hand card face down as another good. GT-ABI-2 GT-ABI-3 GT-ABI-6 */
export function convert(
  { config, state, emit }: Context,
  seat: Seat,
  { good, as, planet, via }: MoveOf<"convert">,
): void {
  rotate(state, seat, via);
  const place = state.row[placeInRow(state, planet)];
  const slot = openSlotFor(config.edition, place, as);
  const trader = state.traders[seat];
  const laidAt = state.layCounter++;
  const isSecret = config.edition.planets[via].ability?.type === "abundance";
  const secret: Secret | null = isSecret ? { mark: laidAt, not: as } : null;
  trader.hand[good]--;
  trader.out++;
  note(state, secret ? ["hid", seat, secret] : ["showed", seat, good]);
  place.slots[slot] = { owner: seat, good, faceDown: true, secret, laidAt };
  const to = secret ? "secret" : "faceDown";
  emit?.(goodsMoved("converted", seat, "hand", to, [good], { planet, slot, via }));
}

/** Rotates a planet, discards a hand card and draws another, which may be used at once. GT-ABI-4 */
export function exchange(context: Context, seat: Seat, { via, good }: MoveOf<"exchange">): void {
  const { state, emit } = context;
  rotate(state, seat, via);
  discardFromHand(context, seat, good, "exchanged");
  const drawn = drawGood(context, seat);
  state.traders[seat].hand[drawn]++;
  note(state, ["drew", seat]);
  emit?.(goodsMoved("drew", seat, "deck", "hand", [drawn], { via }));
}
