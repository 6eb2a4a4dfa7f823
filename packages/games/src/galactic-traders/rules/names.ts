import { drawn, type Part } from "@portolan/kernel";
import type { Edition, Good, PlanetId } from "./edition.ts";

export function goodName({ goods }: Edition, good: Good): Part {
  return drawn("good", goods[good]);
}

export function planetName({ planets }: Edition, planet: PlanetId): Part {
  const { id, name } = planets[planet];
  return { piece: `planet.${id}`, called: { term: `planet.${id}`, otherwise: name } };
}
