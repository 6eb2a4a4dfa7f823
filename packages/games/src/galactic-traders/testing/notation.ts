import type { Edition, Good, PlanetId } from "../rules/edition.ts";
import { type Counts, countsOf, goodsOf } from "../rules/goods.ts";
import type { LaidGood, OwnedPlanet, RowPlanet } from "../state.ts";

export function words(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

export function good(edition: Edition, id: string): Good {
  const found = edition.goods.indexOf(id);
  if (found < 0) throw new Error(`there is no good "${id}"`);
  return found;
}

export function planet(edition: Edition, id: string): PlanetId {
  const found = edition.planets.findIndex((card) => card.id === id);
  if (found < 0) throw new Error(`there is no planet "${id}"`);
  return found;
}

export function goods(edition: Edition, text: string): Good[] {
  return words(text).map((id) => good(edition, id));
}

export function counts(edition: Edition, text: string): Counts {
  return countsOf(edition, goods(edition, text));
}

export function planets(edition: Edition, text: string): PlanetId[] {
  return words(text).map((id) => planet(edition, id));
}

/** "helvetia half-life*": the second is rotated. */
export function owned(edition: Edition, text: string): OwnedPlanet[] {
  return words(text).map((word) => {
    const rotated = word.endsWith("*");
    return { planet: planet(edition, rotated ? word.slice(0, -1) : word), rotated };
  });
}

/**
 * A slot: "-" is empty, "1" a good of seat 1 face up, "1=food" one face down whose printed good everybody knows,
 * "1?food" one that only its owner knows.
 */
function laid(edition: Edition, text: string, need: Good, laidAt: number): LaidGood | null {
  const [, owner, sign, printed] = /^(\d)(?:([=?])(.+))?$/.exec(text) ?? [];
  if (owner === undefined) {
    if (text === "-") return null;
    throw new Error(`"${text}" does not say what is in a slot`);
  }
  return {
    owner: Number(owner),
    good: printed === undefined ? need : good(edition, printed),
    faceDown: sign !== undefined,
    secret: sign === "?" ? { mark: laidAt, not: need } : null,
    laidAt,
  };
}

/** "vopulus 0 - 1=food": a planet and what lies in its slots, in the order of its needs; goods are laid from left to right. */
export function rowPlanet(edition: Edition, text: string, revealedAt: number): RowPlanet {
  const [id, ...slots] = words(text);
  const at = planet(edition, id);
  const { needs } = edition.planets[at];
  return {
    planet: at,
    revealedAt,
    slots: needs.map((need, slot) => laid(edition, slots[slot] ?? "-", need, 10 * revealedAt + slot)),
  };
}

export function writeGoods(edition: Edition, held: readonly number[]): string {
  return goodsOf(held)
    .map((id) => edition.goods[id])
    .join(" ");
}

export function writeOwned(edition: Edition, held: readonly OwnedPlanet[]): string {
  return held.map(({ planet, rotated }) => `${edition.planets[planet].id}${rotated ? "*" : ""}`).join(" ");
}

export function writeSlots(edition: Edition, { slots }: RowPlanet): string {
  const write = (one: LaidGood | null): string => {
    if (!one) return "-";
    if (!one.faceDown) return `${one.owner}`;
    return `${one.owner}${one.secret ? "?" : "="}${edition.goods[one.good]}`;
  };
  return slots.map(write).join(" ");
}
