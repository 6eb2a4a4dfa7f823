import type { Seat } from "@portolan/kernel";
import type { Payday, SoldSet } from "./paydays.ts";

/** Something that a payday changed. */
export type Fact =
  /** Somebody is ahead of all others who was not before. */
  | { readonly fact: "lead"; readonly seat: Seat; readonly total: number; readonly cost: number | null }
  | { readonly fact: "level"; readonly seats: readonly Seat[]; readonly total: number }
  /** Who was ahead already got away. */
  | { readonly fact: "ahead"; readonly seat: Seat; readonly margin: number }
  /** The most that anybody earned at once in this game. */
  | { readonly fact: "most"; readonly seat: Seat; readonly points: number }
  | { readonly fact: "lost"; readonly seat: Seat; readonly count: number }
  /** The winner's best sale at the last payday. */
  | { readonly fact: "last"; readonly sale: SoldSet };

/** What turned the game, at one payday. */
export interface TurningPoint {
  /** The index of the payday. */
  readonly payday: number;
  readonly facts: readonly Fact[];
}

const MAX_POINTS = 3;
const MAX_FACTS = 2;
/** Losing a card or two happens at every other raid. */
const MIN_LOST = 2;
/** A lead that grows by less is no news. */
const MIN_AHEAD = 3;
/** A last payday decides a game that was as close as this, in points. */
const CLOSE = 3;

/** How much each kind of fact counts when the three that matter most are chosen. */
function weightOf(fact: Fact): number {
  switch (fact.fact) {
    case "lead":
      return 6;
    case "last":
      return 5;
    case "level":
      return 4;
    case "ahead":
      return 2;
    case "most":
      return fact.points;
    case "lost":
      return fact.count;
  }
}

function leadersOf(totals: readonly number[]): Seat[] {
  const best = Math.max(...totals);
  return best === 0 ? [] : totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

/** Whether the lead changed hands; the first lead of a game surprises nobody. */
function leadFact({ totals, trigger, cost }: Payday, before: readonly Seat[]): Fact[] {
  const after = leadersOf(totals);
  if (before.length === 0 || after.every((seat) => before.includes(seat))) {
    const [only] = after;
    return before.length > 1 && after.length === 1
      ? [{ fact: "lead", seat: only, total: totals[only], cost: only === trigger ? cost : null }]
      : [];
  }
  const [first] = after;
  if (after.length > 1) return [{ fact: "level", seats: after, total: totals[first] }];
  return [{ fact: "lead", seat: first, total: totals[first], cost: first === trigger ? cost : null }];
}

/** How far a seat is ahead of the best of the others; negative behind them. */
function marginOf(totals: readonly number[], seat: Seat): number {
  return totals[seat] - Math.max(...totals.filter((_, other) => other !== seat));
}

function aheadFact({ totals }: Payday, before: readonly number[]): Fact[] {
  const [seat, ...level] = leadersOf(totals);
  if (seat === undefined || level.length > 0) return [];
  const [margin, earlier] = [marginOf(totals, seat), marginOf(before, seat)];
  return earlier > 0 && margin - earlier >= MIN_AHEAD ? [{ fact: "ahead", seat, margin }] : [];
}

function mostFact(payday: Payday, all: readonly Payday[]): Fact[] {
  const points = Math.max(...payday.gained);
  const gains = all.flatMap(({ gained }) => gained);
  const isOnlyOne =
    points > 0 && gains.every((one) => one <= points) && gains.filter((one) => one === points).length === 1;
  return isOnlyOne ? [{ fact: "most", seat: payday.gained.indexOf(points), points }] : [];
}

function lostFact({ lost }: Payday): Fact[] {
  const count = Math.max(...lost);
  return count < MIN_LOST ? [] : [{ fact: "lost", seat: lost.indexOf(count), count }];
}

function lastFact({ sales }: Payday, before: readonly number[], winners: readonly Seat[]): Fact[] {
  const best = sales
    .filter(({ seat }) => winners.includes(seat) && marginOf(before, seat) <= CLOSE)
    .toSorted((a, b) => b.points - a.points)
    .at(0);
  return best ? [{ fact: "last", sale: best }] : [];
}

/** The paydays that mattered most, as they came. */
export function turningPoints(paydays: readonly Payday[], winners: readonly Seat[]): TurningPoint[] {
  const found = paydays.map((payday, i) => {
    const before = paydays[i - 1]?.totals ?? payday.totals.map(() => 0);
    const facts = [
      ...leadFact(payday, leadersOf(before)),
      ...(i === paydays.length - 1 ? lastFact(payday, before, winners) : []),
      ...aheadFact(payday, before),
      ...mostFact(payday, paydays),
      ...lostFact(payday),
    ];
    return { payday: i, facts, weight: facts.reduce((sum, fact) => sum + weightOf(fact), 0) };
  });
  return found
    .filter(({ facts }) => facts.length > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_POINTS)
    .toSorted((a, b) => a.payday - b.payday)
    .map(({ payday, facts }) => ({ payday, facts: facts.slice(0, MAX_FACTS) }));
}
