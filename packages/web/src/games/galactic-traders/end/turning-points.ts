import type { Seat } from "@portolan/kernel";
import type { Harvest, Win } from "./harvest.ts";

/** Something that a turn changed. Points are those of planets: goods count only at the end. */
export type Fact =
  /** Somebody is ahead of all others who was not before. */
  | { readonly fact: "lead"; readonly seat: Seat; readonly total: number }
  | { readonly fact: "level"; readonly seats: readonly Seat[]; readonly total: number }
  /** Who was ahead already got away. */
  | { readonly fact: "ahead"; readonly seat: Seat; readonly margin: number }
  /** A planet that somebody won while it was not their turn. */
  | { readonly fact: "offTurn"; readonly win: Win; readonly turn: Seat }
  /** Several planets in one turn, one leading to the next. */
  | { readonly fact: "chain"; readonly count: number }
  | { readonly fact: "gift"; readonly win: Win };

/** What turned the game, in one turn. */
export interface TurningPoint {
  /** The index of the turn among those that won planets. */
  readonly harvest: number;
  readonly facts: readonly Fact[];
}

const MAX_POINTS = 3;
const MAX_FACTS = 2;
/** A lead that grows by less is no news. */
const MIN_AHEAD = 4;
/** Two planets in one turn happen every other round. */
const MIN_CHAIN = 3;

/** How much each kind of fact counts when the three that matter most are chosen. */
function weightOf(fact: Fact): number {
  switch (fact.fact) {
    case "lead":
      return 6;
    case "level":
      return 4;
    case "chain":
      return 1 + fact.count;
    case "offTurn":
      return 1 + fact.win.points;
    case "ahead":
      return 3;
    case "gift":
      return 1 - fact.win.points;
  }
}

function leadersOf(totals: readonly number[]): Seat[] {
  const best = Math.max(...totals);
  return best <= 0 ? [] : totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

/** Whether the lead changed hands; the first lead of a game surprises nobody. */
function leadFact(totals: readonly number[], before: readonly Seat[]): Fact[] {
  const after = leadersOf(totals);
  const [first] = after;
  if (first === undefined || before.length === 0) return [];
  const isNew = !after.every((seat) => before.includes(seat)) || after.length < before.length;
  if (!isNew) return [];
  return after.length > 1
    ? [{ fact: "level", seats: after, total: totals[first] }]
    : [{ fact: "lead", seat: first, total: totals[first] }];
}

/** How far a seat is ahead of the best of the others; negative behind them. */
function marginOf(totals: readonly number[], seat: Seat): number {
  return totals[seat] - Math.max(...totals.filter((_, other) => other !== seat));
}

function aheadFact(totals: readonly number[], before: readonly number[]): Fact[] {
  const [seat, ...level] = leadersOf(totals);
  if (seat === undefined || level.length > 0) return [];
  const [margin, earlier] = [marginOf(totals, seat), marginOf(before, seat)];
  return earlier > 0 && margin - earlier >= MIN_AHEAD ? [{ fact: "ahead", seat, margin }] : [];
}

/** The best planet that was won out of turn. */
function offTurnFact({ wins, turn }: Harvest): Fact[] {
  const best = wins
    .filter(({ isOffTurn, winner, owner }) => isOffTurn && winner === owner)
    .toSorted((a, b) => b.points - a.points)
    .at(0);
  return best ? [{ fact: "offTurn", win: best, turn }] : [];
}

function chainFact({ wins }: Harvest): Fact[] {
  return wins.length >= MIN_CHAIN ? [{ fact: "chain", count: wins.length }] : [];
}

function giftFact({ wins }: Harvest): Fact[] {
  const gift = wins.find(({ winner, owner, points }) => winner !== owner && points < 0);
  return gift ? [{ fact: "gift", win: gift }] : [];
}

/** The turns that mattered most, as they came. */
export function turningPoints(harvests: readonly Harvest[]): TurningPoint[] {
  const found = harvests.map((harvest, i) => {
    const before = harvests[i - 1]?.totals ?? harvest.totals.map(() => 0);
    const facts = [
      ...leadFact(harvest.totals, leadersOf(before)),
      ...chainFact(harvest),
      ...offTurnFact(harvest),
      ...aheadFact(harvest.totals, before),
      ...giftFact(harvest),
    ];
    return { harvest: i, facts, weight: facts.reduce((sum, fact) => sum + weightOf(fact), 0) };
  });
  return found
    .filter(({ facts }) => facts.length > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_POINTS)
    .toSorted((a, b) => a.harvest - b.harvest)
    .map(({ harvest, facts }) => ({ harvest, facts: facts.slice(0, MAX_FACTS) }));
}
