import type { aids } from "@portolan/guides/porto-carthago";
import type { Seat } from "@portolan/kernel";

type Happening = aids.PortoEvent;

/** Something that changed who was going to win. */
export type Fact =
  /** Somebody has more seats than everybody else who had not before. */
  | { readonly fact: "lead"; readonly seat: Seat; readonly seats: number }
  /** The most that anybody earned between two turns: ships and voyages together. */
  | { readonly fact: "haul"; readonly seat: Seat; readonly talents: number; readonly points: number }
  /** The most seats that anybody bought in one decade. */
  | { readonly fact: "rush"; readonly seat: Seat; readonly seats: number }
  /** The path, or a last purchase, without which another would have won. */
  | { readonly fact: "path" | "final"; readonly seat: Seat; readonly seats: number };

export interface TurningPoint {
  /** 0 for the last count, after all decades. */
  readonly decade: number;
  readonly fact: Fact;
}

interface Found extends TurningPoint {
  readonly weight: number;
  readonly at: number;
}

const MAX_POINTS = 3;
/** Fewer seats than this in a decade are no rush, and a haul of fewer talents no news. */
const MIN_RUSH = 3;
const MIN_HAUL = 12;

/** The one player with more seats than all others. */
function soleLeader(seats: readonly number[]): Seat | null {
  const best = Math.max(...seats);
  const leaders = seats.flatMap((count, seat) => (count === best ? [seat] : []));
  return best > 0 && leaders.length === 1 ? leaders[0] : null;
}

/** The decade of every event. */
function decadesOf(events: readonly Happening[]): readonly number[] {
  let decade = 0;
  return events.map((event) => {
    if (event.type === "decade") decade = event.decade;
    return decade;
  });
}

/** Leads that changed hands while the decades ran; the first lead of a game surprises nobody. */
function leads(players: number, events: readonly Happening[], decades: readonly number[]): Found[] {
  const seats = new Array<number>(players).fill(0);
  const found: Found[] = [];
  let leader: Seat | null = null;
  events.forEach((event, at) => {
    if (event.type !== "seatBought" || event.by === "final") return;
    seats[event.seat]++;
    const now = soleLeader(seats);
    if (now === null || now === leader) return;
    if (leader !== null) {
      const fact: Fact = { fact: "lead", seat: now, seats: seats[now] };
      found.push({ decade: decades[at], fact, at, weight: 4 + decades[at] });
    }
    leader = now;
  });
  return found.slice(-2);
}

/** What somebody earned from one turn's beginning to the next. */
function hauls(events: readonly Happening[], decades: readonly number[]): Found[] {
  const found: Found[] = [];
  const begin = (): Map<Seat, { talents: number; points: number }> => new Map();
  let earned = begin();
  const flush = (at: number): void => {
    for (const [seat, { talents, points }] of earned) {
      if (talents >= MIN_HAUL) {
        const fact: Fact = { fact: "haul", seat, talents, points };
        found.push({ decade: decades[at], fact, at, weight: talents / 4 });
      }
    }
    earned = begin();
  };
  const add = (seat: Seat, talents: number, points: number): void => {
    const sum = earned.get(seat) ?? { talents: 0, points: 0 };
    earned.set(seat, { talents: sum.talents + talents, points: sum.points + points });
  };
  events.forEach((event, at) => {
    if (event.type === "turn" || event.type === "over") flush(Math.max(0, at - 1));
    else if (event.type === "loaded" || event.type === "contractBonus") add(event.seat, event.talents, 0);
    else if (event.type === "voyagePaid") add(event.seat, event.talents - event.offering, 0);
    else if (event.type === "points") add(event.seat, 0, event.track + event.path);
  });
  const most = found.toSorted((a, b) => b.weight - a.weight);
  return most.slice(0, 1);
}

function rushes(events: readonly Happening[], decades: readonly number[]): Found[] {
  const counts = new Map<string, Found>();
  events.forEach((event, at) => {
    if (event.type !== "seatBought" || event.by === "final") return;
    const key = `${decades[at]} ${event.seat}`;
    const before = counts.get(key)?.fact;
    const seats = (before?.fact === "rush" ? before.seats : 0) + 1;
    counts.set(key, {
      decade: decades[at],
      fact: { fact: "rush", seat: event.seat, seats },
      at,
      weight: seats,
    });
  });
  const most = [...counts.values()].toSorted((a, b) => b.weight - a.weight);
  const [first, second] = most;
  return first && first.weight >= MIN_RUSH && first.weight !== second?.weight ? [first] : [];
}

/** Awards and last purchases of the winner without which another player would have had more seats. */
function settled(
  players: number,
  events: readonly Happening[],
  winners: readonly Seat[],
  scores: readonly number[],
): Found[] {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1 || scores.length !== players) return [];
  const best = Math.max(...scores.filter((_, seat) => seat !== winner));
  return events.flatMap((event, at): Found[] => {
    const isAward = event.type === "award";
    const isFinal = event.type === "seatBought" && event.by === "final";
    if (!(isAward || isFinal) || event.seat !== winner) return [];
    const seats = isAward ? event.seats : 1;
    if (scores[winner] - seats >= best) return [];
    return [{ decade: 0, fact: { fact: isAward ? "path" : "final", seat: winner, seats }, at, weight: 12 }];
  });
}

/** What mattered most, as it came. */
export function turningPoints(
  players: number,
  events: readonly Happening[],
  winners: readonly Seat[],
  scores: readonly number[],
): readonly TurningPoint[] {
  const decades = decadesOf(events);
  return [
    ...leads(players, events, decades),
    ...hauls(events, decades),
    ...rushes(events, decades),
    ...settled(players, events, winners, scores),
  ]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_POINTS)
    .toSorted((a, b) => a.at - b.at)
    .map(({ decade, fact }) => ({ decade, fact }));
}
