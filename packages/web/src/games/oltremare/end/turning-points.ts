import type { aids } from "@portolan/guides/oltremare";
import type { Seat } from "@portolan/kernel";
import type { ScoreRow } from "./score.ts";

type Happening = aids.OltremareEvent;

/** Something that turned the game, or that one will remember of it. */
export type Fact =
  /** Who had most ducats after the interim scoring, and how many more than the next. */
  | { readonly fact: "venice"; readonly seat: Seat; readonly margin: number }
  | { readonly fact: "veniceLevel" }
  /** The winner was behind when the last count began. */
  | { readonly fact: "overtook"; readonly seat: Seat; readonly behind: number }
  /** A majority at the end was worth more than the winner's lead. */
  | {
      readonly fact: "majority";
      readonly seat: Seat;
      readonly of: "prestige" | "tokens";
      readonly ducats: number;
    }
  /** The run that paid most. */
  | {
      readonly fact: "run";
      readonly seat: Seat;
      readonly good: aids.Good;
      readonly size: number;
      readonly ducats: number;
    }
  /** Who lost most to the pirates, both scorings together. */
  | { readonly fact: "pirates"; readonly seat: Seat; readonly ducats: number }
  /** The two who traded most with each other. */
  | { readonly fact: "deals"; readonly seats: readonly [Seat, Seat]; readonly count: number };

const MAX_FACTS = 4;
/** A run that pays less is nothing to remember. */
const MIN_RUN = 7;
const MIN_LOST = 4;
const MIN_DEALS = 3;

function isOf<T extends Happening["type"]>(type: T) {
  return (event: Happening): event is Extract<Happening, { readonly type: T }> => event.type === type;
}

/** Those with the most, and how many more than the best of the others. */
function lead(values: readonly number[]): { readonly seats: readonly Seat[]; readonly margin: number } {
  const best = Math.max(...values);
  const seats = values.flatMap((value, seat) => (value === best ? [seat] : []));
  const next = Math.max(...values.filter((_, seat) => seat !== seats[0]));
  return { seats, margin: best - next };
}

/** Everybody's ducats right after the interim scoring; null if the game did not come so far. */
export function ducatsAfterVenice(
  startDucats: number,
  players: number,
  events: readonly Happening[],
): readonly number[] | null {
  const ducats = Array.from({ length: players }, () => startDucats);
  let isVenice = false;
  for (const event of events) {
    const isPayment = event.type === "majority" || event.type === "cargoPaid" || event.type === "piratesPaid";
    const goesOn = isPayment || event.type === "sold" || event.type === "opened";
    if (isVenice && !goesOn) return ducats;
    if (event.type === "interim") isVenice = true;
    for (const [seat, change] of changesBy(event)) ducats[seat] += change;
  }
  return isVenice ? ducats : null;
}

/** What an event does to whose ducats. */
function changesBy(event: Happening): readonly (readonly [Seat, number])[] {
  switch (event.type) {
    case "influence":
    case "ducats":
    case "calmSailing":
    case "majority":
    case "cargoPaid":
      return [[event.seat, event.ducats]];
    case "paid":
    case "piratesPaid":
      return [[event.seat, -event.ducats]];
    case "deal":
      return [
        [event.seat, -event.ducats],
        [event.partner, event.ducats],
      ];
    default:
      return [];
  }
}

function veniceFact(ducats: readonly number[] | null): Fact[] {
  if (ducats === null) return [];
  const { seats, margin } = lead(ducats);
  return seats.length === 1 ? [{ fact: "venice", seat: seats[0], margin }] : [{ fact: "veniceLevel" }];
}

/** What each had before the final scoring. */
function beforeFinal({ total, final }: ScoreRow): number {
  return total - Object.values(final).reduce((sum, one) => sum + one, 0);
}

function overtookFact(rows: readonly ScoreRow[], winners: readonly Seat[]): Fact[] {
  const best = Math.max(...rows.map(beforeFinal));
  return rows
    .filter((row) => winners.includes(row.seat) && beforeFinal(row) < best)
    .slice(0, 1)
    .map((row) => ({ fact: "overtook", seat: row.seat, behind: best - beforeFinal(row) }));
}

function majorityFact(rows: readonly ScoreRow[], winners: readonly Seat[]): Fact[] {
  const winner = rows.find(({ seat }) => winners.includes(seat));
  const next = rows.find(({ seat }) => !winners.includes(seat));
  if (!winner || !next) return [];
  const margin = winner.total - next.total;
  return (["tokens", "prestige"] as const)
    .filter((of) => winner.final[of] - next.final[of] > margin)
    .slice(0, 1)
    .map((of) => ({ fact: "majority", seat: winner.seat, of, ducats: winner.final[of] }));
}

function runFact(events: readonly Happening[]): Fact[] {
  const runs = events
    .filter(isOf("cargoPaid"))
    .flatMap(({ seat, groups }) => groups.map((group) => ({ fact: "run" as const, seat, ...group })))
    .toSorted((a, b) => b.ducats - a.ducats);
  return runs.slice(0, 1).filter(({ ducats }) => ducats >= MIN_RUN);
}

function piratesFact(rows: readonly ScoreRow[]): Fact[] {
  const lost = rows
    .map(({ seat, interim, final }) => ({ seat, ducats: -(interim.pirates + final.pirates) }))
    .toSorted((a, b) => b.ducats - a.ducats);
  return lost
    .slice(0, 1)
    .filter(({ ducats }) => ducats >= MIN_LOST)
    .map(({ seat, ducats }) => ({ fact: "pirates", seat, ducats }));
}

function dealsFact(events: readonly Happening[]): Fact[] {
  const counts = new Map<string, { seats: readonly [Seat, Seat]; count: number }>();
  for (const { seat, partner } of events.filter(isOf("deal"))) {
    const seats = [Math.min(seat, partner), Math.max(seat, partner)] as const;
    const known = counts.get(seats.join(" "));
    counts.set(seats.join(" "), { seats, count: (known?.count ?? 0) + 1 });
  }
  const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  return most && most.count >= MIN_DEALS ? [{ fact: "deals", ...most }] : [];
}

/** What turned the game, what matters most first. */
export function turningPoints(
  startDucats: number,
  events: readonly Happening[],
  /** Best first. */
  rows: readonly ScoreRow[],
  winners: readonly Seat[],
): readonly Fact[] {
  const isDecided = winners.length > 0;
  return [
    ...(isDecided ? overtookFact(rows, winners) : []),
    ...(isDecided ? majorityFact(rows, winners) : []),
    ...veniceFact(ducatsAfterVenice(startDucats, rows.length, events)),
    ...runFact(events),
    ...piratesFact(rows),
    ...dealsFact(events),
  ].slice(0, MAX_FACTS);
}
