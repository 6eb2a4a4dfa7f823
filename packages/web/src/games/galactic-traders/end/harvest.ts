import type { aids } from "@portolan/guides/galactic-traders";
import type { Seat } from "@portolan/kernel";

/** A planet that was won, and who had it in the end. */
export interface Win {
  readonly planet: aids.PlanetId;
  readonly winner: Seat;
  /** Somebody else than the winner where a strange orbit was given away. GT-AGR-7 */
  readonly owner: Seat;
  readonly points: number;
  readonly isTie: boolean;
  readonly isOffTurn: boolean;
}

/** All planets that were won in one delivery turn. */
export interface Harvest {
  readonly round: number;
  /** Whose turn it was. */
  readonly turn: Seat;
  readonly wins: readonly Win[];
  /** By seat: the points of all planets won until then. */
  readonly totals: readonly number[];
}

/** The turns in which planets were won, from what everybody has been told. GT-AGR-5 GT-AGR-7 */
export function harvestsOf(
  { edition, players }: Pick<aids.GameConfig, "edition" | "players">,
  events: readonly aids.GalacticEvent[],
): Harvest[] {
  const turns: { readonly round: number; readonly turn: Seat; readonly wins: Win[] }[] = [];
  let round = 0;
  let isNewTurn = true;
  let turn: Seat = 0;
  for (const event of events) {
    if (event.type === "round") round = event.round;
    else if (event.type === "turn") {
      turn = event.seat;
      isNewTurn = true;
    } else if (event.type === "agreement") {
      const { seat, planet, isTie, isOffTurn } = event;
      const win = {
        planet,
        winner: seat,
        owner: seat,
        points: edition.planets[planet].vp,
        isTie,
        isOffTurn,
      };
      if (isNewTurn) turns.push({ round, turn, wins: [win] });
      else turns.at(-1)?.wins.push(win);
      isNewTurn = false;
    } else if (event.type === "gave") {
      const wins = turns.at(-1)?.wins;
      const given = wins?.pop();
      if (given) wins?.push({ ...given, owner: event.to });
    }
  }
  const totals = new Array<number>(players).fill(0);
  return turns.map((harvest) => {
    for (const { owner, points } of harvest.wins) totals[owner] += points;
    return { ...harvest, totals: totals.slice() };
  });
}
