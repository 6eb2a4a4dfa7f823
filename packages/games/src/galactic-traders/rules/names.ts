import { type Part, thing } from "@portolan/kernel";
import type { Edition, Good, PlanetId } from "./edition.ts";

export function goodName({ goods }: Edition, good: Good): Part {
  return thing("good", goods[good]);
}

export function planetName({ planets }: Edition, planet: PlanetId): Part {
  const { id, name } = planets[planet];
  return { term: `planet.${id}`, otherwise: name };
}
