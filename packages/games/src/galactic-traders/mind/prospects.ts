import type { Ability, Good } from "../rules/edition.ts";
import type { RowPlanet } from "../state.ts";
import { type Standing, worth } from "./standing.ts";
import type { MindConfig } from "./weights.ts";

/** Takes a good out of these that the ability turns into the one asked for; false if there is none. */
function useAbility({ options }: MindConfig, ability: Ability, spare: number[], need: Good): boolean {
  let good = -1;
  if (ability.type === "abundance" && ability.good === need) {
    good = spare.findIndex((count) => count > 0);
  } else if (ability.type === "flexible") {
    const { from, to, bidirectional } = ability;
    if (to === need) good = from;
    else if (from === need && bidirectional && options.flexibleDirection === "both") good = to;
  }
  if (good < 0 || spare[good] === 0) return false;
  spare[good]--;
  return true;
}

/** How many of the goods that a planet lacks the player does not have, each of these abilities being used once. */
export function lacking(
  config: MindConfig,
  hand: readonly number[],
  jokers: number,
  abilities: readonly Ability[],
  { planet, slots }: RowPlanet,
): number {
  const { needs } = config.edition.planets[planet];
  const spare = hand.slice();
  const unmet: Good[] = [];
  for (let slot = 0; slot < slots.length; slot++) {
    if (slots[slot] !== null) continue;
    if (spare[needs[slot]] > 0) spare[needs[slot]]--;
    else unmet.push(needs[slot]);
  }
  for (const ability of abilities) {
    for (let i = 0; i < unmet.length; i++) {
      if (!useAbility(config, ability, spare, unmet[i])) continue;
      unmet.splice(i, 1);
      break;
    }
  }
  return Math.max(0, unmet.length - jokers);
}

/** The chance to fill a planet with so many empty slots. */
function chanceToFill(config: MindConfig, standing: Standing, place: RowPlanet, empty: number): number {
  const { weights, edition } = config;
  const { trader, acting, ready, converters, out, jokers, isDone } = standing;
  const tooMany = Math.max(0, out + Math.max(0, empty - jokers) - edition.limits.goodsOnPlanets);
  const canActNow = acting === "recall" || (acting === "deliver" && tooMany === 0);
  if (canActNow && lacking(config, trader.hand, jokers, ready, place) === 0) {
    return weights.now * weights.recallNow ** tooMany;
  }
  const chance =
    weights.chance[lacking(config, trader.hand, jokers, converters, place)] * weights.recall ** tooMany;
  return isDone ? chance * weights.afterLastTurn : chance;
}

/** What winning a planet costs in goods: those lying there, and those to be laid. */
export function costOf({ weights }: MindConfig, own: number, empty: number, left: number): number {
  if (left === 0) return weights.lastGood * (own + empty);
  return weights.out * own + weights.hand.first * empty;
}

function hope(standing: Standing, value: number): void {
  if (value > standing.best) {
    standing.second = standing.best;
    standing.best = value;
  } else if (value > standing.second) standing.second = value;
}

/** What an incomplete planet promises each player beyond the goods it takes, rivals for it considered. GT-AGR-3 GT-AGR-4 */
export function weighPlanet(
  config: MindConfig,
  standings: readonly Standing[],
  place: RowPlanet,
  left: number,
): void {
  const gain = worth(config, config.edition.planets[place.planet], left);
  const counts = standings.map(() => 0);
  let empty = 0;
  let most = 0;
  for (const laid of place.slots) {
    if (laid === null) empty++;
    else most = Math.max(most, ++counts[laid.owner]);
  }
  const chances = standings.map((standing, seat) =>
    counts[seat] + empty < most ? 0 : chanceToFill(config, standing, place, empty),
  );
  for (let seat = 0; seat < standings.length; seat++) {
    let rival = 0;
    for (let other = 0; other < chances.length; other++) {
      if (other !== seat && chances[other] > rival) rival = chances[other];
    }
    const net = gain - costOf(config, counts[seat], empty, left);
    hope(standings[seat], net * chances[seat] * (1 - config.weights.contest * rival));
  }
}
