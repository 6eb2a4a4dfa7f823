import { aids } from "@portolan/guides/galactic-traders";
import type { Seat } from "@portolan/kernel";

/** How things stand on a planet of the row, as the board says it below each. */
export type Standing =
  /** All bays are filled: who gets it when the step ends. */
  | { readonly kind: "complete"; readonly winner: Seat }
  | {
      readonly kind: "open";
      /** Who has more goods there than everybody else. */
      readonly leader: Seat | null;
      /** Whether several have most. */
      readonly isLevel: boolean;
      /** Bays that are still empty. */
      readonly missing: number;
      /** Whether the viewer would win it by filling all of them. GT-AGR-3 GT-AGR-4 */
      readonly canWin: boolean;
    };

export function standingOf(table: aids.GameConfig, place: aids.RowPlanetView, viewer: Seat | null): Standing {
  const missing = aids.missing(place);
  if (missing === 0) return { kind: "complete", winner: aids.ifFilledBy(table, place, 0).winner };
  const counts = Array.from({ length: table.players }, (_, seat) => aids.goodsOn(place, seat));
  const most = Math.max(...counts);
  const leaders = counts.flatMap((count, seat) => (count === most && most > 0 ? [seat] : []));
  return {
    kind: "open",
    leader: leaders.length === 1 ? leaders[0] : null,
    isLevel: leaders.length > 1,
    missing,
    canWin: viewer !== null && aids.ifFilledBy(table, place, viewer).winner === viewer,
  };
}

/** What one good more of the viewer would do on a planet. */
export type Promised =
  | { readonly kind: "wins"; readonly winner: Seat; readonly points: number; readonly isGift: boolean }
  | { readonly kind: "leaves"; readonly missing: number };

export function promiseOf(table: aids.GameConfig, place: aids.RowPlanetView, viewer: Seat): Promised | null {
  const missing = aids.missing(place);
  if (missing === 0) return null;
  if (missing > 1) return { kind: "leaves", missing: missing - 1 };
  const { vp, ability } = table.edition.planets[place.planet];
  const { winner } = aids.ifFilledBy(table, place, viewer);
  return { kind: "wins", winner, points: vp, isGift: ability?.type === "strangeOrbit" };
}

/** How many goods each player has on a complete planet: 2 : 1, the winner's first. */
export function tallyOf({ count, displaced }: aids.Outcome): readonly number[] {
  return [count, ...displaced.filter((moved) => moved > 0).toSorted((a, b) => b - a)];
}

/** By seat: the score after these agreements, as far as they are certain. GT-SCORE-1 */
export function scoresAfter(
  table: aids.GameConfig,
  view: aids.View,
  outcomes: readonly aids.Outcome[],
): readonly number[] {
  const { edition } = table;
  return aids.runningScores(table, view).map(({ total, goods }, seat) => {
    const { handSize, out } = view.traders[seat];
    const won = outcomes.filter(({ winner }) => winner === seat);
    const spent = won.reduce((sum, { count }) => sum + count, 0);
    const points = won.reduce((sum, { planet }) => {
      const { vp, ability } = edition.planets[planet];
      return sum + (ability?.type === "strangeOrbit" ? 0 : vp);
    }, 0);
    const left = Math.floor((handSize + out - spent) / edition.scoring.goodsPerVp);
    return total - goods + points + left;
  });
}

/** Who has the most points; nobody while all have the same. */
export function leadersOf(scores: readonly number[]): readonly Seat[] {
  const best = Math.max(...scores);
  const first = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return first.length === scores.length ? [] : first;
}
