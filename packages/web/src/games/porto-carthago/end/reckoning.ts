import { aids } from "@portolan/guides/porto-carthago";
import type { Result, Seat } from "@portolan/kernel";
import { type DeedOf, deedsOf } from "../chain/deeds.ts";

type Happening = aids.PortoEvent;

/** A player on the intrigue path when it was counted, and the seats that came of it. */
export interface PathEntry extends aids.PathStanding {
  readonly seats: number;
}

/** What players on equal seats were told apart by. PC-WIN-2 */
export type TieBreak = "points" | "talents" | "shared";

/** One step of the last count. Each says the palace seats of everybody after it. */
export type Reckoning =
  | { readonly kind: "palace"; readonly seats: readonly number[] }
  | {
      readonly kind: "docking";
      readonly loads: readonly DeedOf<"loaded">[];
      readonly seats: readonly number[];
    }
  | { readonly kind: "purchases"; readonly buyers: readonly Seat[]; readonly seats: readonly number[] }
  | {
      readonly kind: "path";
      readonly award: readonly number[];
      readonly entries: readonly PathEntry[];
      readonly seats: readonly number[];
    }
  | {
      readonly kind: "tie";
      /** Best first, with what each had of it. */
      readonly between: readonly { readonly seat: Seat; readonly value: number }[];
      readonly by: TieBreak;
      readonly seats: readonly number[];
    };

/** Who stood where on the path before its awards: every servant was told as it went there. PC-PATH-1 */
export function pathOf(events: readonly Happening[]): readonly Seat[] {
  return events.flatMap((event) =>
    event.type === "points" ? new Array<Seat>(event.path).fill(event.seat) : [],
  );
}

/** Palace seats by player, counting the events that `counts` accepts. */
function seatsIn(
  players: number,
  events: readonly Happening[],
  counts: (event: Happening) => number,
): readonly number[] {
  const seats = new Array<number>(players).fill(0);
  for (const event of events) {
    if (event.type === "seatBought" || event.type === "award") seats[event.seat] += counts(event);
  }
  return seats;
}

function inPlay(event: Happening): number {
  return event.type === "seatBought" && event.by !== "final" ? 1 : 0;
}

function bought(event: Happening): number {
  return event.type === "seatBought" ? 1 : 0;
}

function all(event: Happening): number {
  return event.type === "award" ? event.seats : bought(event);
}

/** How equal first places were told apart; null if there was nothing to tell apart. */
function tieOf({ scores, ranks, tieBreaks }: Result): Extract<Reckoning, { kind: "tie" }> | null {
  const best = Math.max(...scores);
  const level = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  if (level.length < 2) return null;
  const differs = (at: number): boolean =>
    level.some((seat) => tieBreaks[seat][at] !== tieBreaks[level[0]][at]);
  const at = [0, 1].find(differs);
  const by: TieBreak = at === undefined ? "shared" : at === 0 ? "points" : "talents";
  const between = level
    .toSorted((a, b) => ranks[a] - ranks[b])
    .map((seat) => ({ seat, value: tieBreaks[seat][at ?? 0] }));
  return { kind: "tie", between, by, seats: scores };
}

/** The last count, step by step: what the palace held, the final docking, the last purchases, the path, and ties. PC-FIN-1 to PC-WIN-2 */
export function reckoningOf(
  { edition, players }: aids.GameConfig,
  events: readonly Happening[],
  result: Result | null,
): readonly Reckoning[] {
  if (!result) return [];
  const docking = events.findIndex(({ type }) => type === "finalDocking");
  const steps: Reckoning[] = [{ kind: "palace", seats: seatsIn(players, events, inPlay) }];
  if (docking >= 0) {
    const loads = deedsOf(events.slice(docking + 1)).flatMap((deed) =>
      deed.kind === "loaded" ? [deed] : [],
    );
    steps.push({ kind: "docking", loads, seats: seatsIn(players, events, inPlay) });
  }
  const buyers = events.flatMap((event) =>
    event.type === "seatBought" && event.by === "final" ? [event.seat] : [],
  );
  if (buyers.length > 0 || docking >= 0) {
    steps.push({ kind: "purchases", buyers, seats: seatsIn(players, events, bought) });
  }
  const path = pathOf(events);
  const won = seatsIn(players, events, (event) => (event.type === "award" ? event.seats : 0));
  const entries = aids.pathStandings(edition, path).map((one) => ({ ...one, seats: won[one.seat] }));
  if (path.length > 0) {
    const award = aids.presentAward(edition, path);
    steps.push({ kind: "path", award, entries, seats: seatsIn(players, events, all) });
  }
  const tie = tieOf(result);
  return tie ? [...steps, tie] : steps;
}
