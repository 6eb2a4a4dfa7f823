import { aids, configFor, type GameTypes } from "@portolan/games/galactic-traders";
import type { Seat } from "@portolan/kernel";
import type { Scene } from "../guide.ts";
import { called, selfOf } from "../scene.ts";

export { aids, configFor };
export type Galactic = GameTypes;
export type Move = aids.Move;
export type Good = aids.Good;
export type PlanetId = aids.PlanetId;

/** The moment with the table it is played on. */
export interface Picture extends Scene<Galactic> {
  readonly table: aids.GameConfig;
}

export function goodName({ table, translator }: Picture, good: Good): string {
  return translator.t(`good.${table.edition.goods[good]}`);
}

/** Goods of a hand or a pile: food, 2 × water. */
export function goodsText(picture: Picture, counts: readonly number[]): string {
  const words = counts.flatMap((count, good) =>
    count === 0 ? [] : [count === 1 ? goodName(picture, good) : `${count} × ${goodName(picture, good)}`],
  );
  return words.length === 0 ? "–" : words.join(", ");
}

export function planetName({ table, translator }: Picture, planet: PlanetId): string {
  const { id } = table.edition.planets[planet];
  return translator.t(`planet.${id}`);
}

/** What a planet can do for its owner; nothing for most of the second era. */
export function abilityText(picture: Picture, planet: PlanetId): string {
  const { table, translator } = picture;
  const { ability } = table.edition.planets[planet];
  switch (ability?.type) {
    case undefined:
      return "";
    case "abundance":
      return translator.t("gt.ability.abundance", { good: goodName(picture, ability.good) });
    case "flexible": {
      const isBoth = ability.bidirectional && table.options.flexibleDirection === "both";
      const parts = { from: goodName(picture, ability.from), to: goodName(picture, ability.to) };
      return translator.t(isBoth ? "gt.ability.flexible" : "gt.ability.flexible.arrow", parts);
    }
    default:
      return translator.t(`gt.ability.${ability?.type}`);
  }
}

/** Who gets a planet, and who must move how many goods. */
export function outcomeText(picture: Picture, { planet, winner, isTie, displaced }: aids.Outcome): string {
  const { translator, table } = picture;
  const isOrbit = table.edition.planets[planet].ability?.type === "strangeOrbit";
  const who = winner === selfOf(picture) ? "you" : "other";
  const wins = translator.t(`gt.outcome.${who}${isOrbit ? ".orbit" : ""}`, {
    planet: planetName(picture, planet),
    name: translator.called(winner),
  });
  const tie = isTie ? [translator.t("gt.outcome.tie")] : [];
  const moves = displaced.flatMap((count, seat) => (count === 0 ? [] : [mustMove(picture, seat, count)]));
  return [wins, ...tie, ...moves].join(", ");
}

function mustMove(picture: Picture, seat: Seat, count: number): string {
  const { translator } = picture;
  const id = seat === selfOf(picture) ? "gt.outcome.youMove" : "gt.outcome.moves";
  return translator.t(id, { name: translator.called(seat), count });
}

/** The agreements that a move brings about for sure. */
export function outcomesOf({ table, view, viewer }: Picture, move: Move): aids.Outcome[] {
  if (viewer === null) return [];
  if (move.type === "end") {
    return view.agenda.at(-1)?.step === "deliver" ? aids.pendingAgreements(table, view) : [];
  }
  const outcome = aids.completedBy(table, view, viewer, move);
  return outcome ? [outcome] : [];
}

export { called };
