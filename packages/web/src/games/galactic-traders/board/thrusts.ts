import { aids, type PlanetId } from "@portolan/guides/galactic-traders";
import type { Seat } from "@portolan/kernel";
import type { Point } from "../art/geometry.ts";

/** A bay of a planet in the row, by its number. */
export interface Berth {
  readonly planet: PlanetId;
  readonly slot: number;
}

/** A good that must move on when the turn ends, and a bay that it could go to. GT-RED-4 */
export interface Thrust {
  readonly owner: Seat;
  readonly from: Berth;
  readonly to: Berth;
}

/** Sideways is nearer than up and down, where lines would cross plates. */
const STEEP = 3;

/**
 * For each good that the agreements would displace the nearest open bay of another planet, no bay twice: its owner may
 * choose any other. `spotOf` says where a bay is in the sky.
 */
export function thrustsOf(
  table: aids.GameConfig,
  { row }: Pick<aids.View, "row">,
  outcomes: readonly aids.Outcome[],
  spotOf: (berth: Berth) => Point,
): readonly Thrust[] {
  const settled = new Map(outcomes.map(({ planet, winner }) => [planet, winner]));
  const open = row
    .filter(({ planet }) => !settled.has(planet))
    .flatMap((place) => aids.openSlots(table, place).map((slot): Berth => ({ planet: place.planet, slot })));
  const thrusts: Thrust[] = [];
  for (const { planet, slots } of row) {
    const winner = settled.get(planet);
    if (winner === undefined) continue;
    slots.forEach((laid, slot) => {
      if (!laid || laid.owner === winner) return;
      const from = { planet, slot };
      const [x, y] = spotOf(from);
      const distance = (berth: Berth): number =>
        Math.hypot(spotOf(berth)[0] - x, STEEP * (spotOf(berth)[1] - y));
      const [nearest] = open.toSorted((a, b) => distance(a) - distance(b));
      if (nearest === undefined) return;
      open.splice(open.indexOf(nearest), 1);
      thrusts.push({ owner: laid.owner, from, to: nearest });
    });
  }
  return thrusts;
}
