import type { Holiday, Night } from "@portolan/client/wire";

/** When a person's time does not run. */
export interface QuietHours {
  readonly timeZone: string;
  readonly night: Night | null;
  readonly holidays: readonly Holiday[];
}

/** Longer pauses would let a person keep the others waiting for as long as they like. */
export const LONGEST_NIGHT_HOURS = 12;
export const HOLIDAYS_A_YEAR = 30;

const DAY_MS = 86_400_000;

/** Days in a row, both included, counted from 1970-01-01. */
export interface Days {
  readonly first: number;
  readonly last: number;
}

/** The number of a day as in 2026-12-24; null if there is no such day. */
function dayNumber(text: string): number | null {
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? null : at / DAY_MS;
}

function daysOf({ from, to }: Holiday): Days | null {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return first === null || last === null || first > last ? null : { first, last };
}

function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

function firstDayOf(year: number): number {
  // `Date.UTC` takes the years before 100 for those of the last century.
  return Math.round(new Date(0).setUTCFullYear(year, 0, 1) / DAY_MS);
}

export function nightHours({ from, to }: Night): number {
  return (to - from + 24) % 24;
}

/** The holidays in the order of the calendar; days that several of them name count once. */
function distinctDays(holidays: readonly Holiday[]): Days[] {
  const sorted = holidays.flatMap((holiday) => daysOf(holiday) ?? []).sort((a, b) => a.first - b.first);
  const distinct: Days[] = [];
  for (const { first, last } of sorted) {
    const before = distinct.at(-1)?.last ?? Number.NEGATIVE_INFINITY;
    if (last > before) distinct.push({ first: Math.max(first, before + 1), last });
  }
  return distinct;
}

/** The part of some days that lies within a year, as far as the year's allowance reaches. */
function allowedIn(year: number, holidays: readonly Days[]): Days[] {
  const [begin, end] = [firstDayOf(year), firstDayOf(year + 1) - 1];
  let room = HOLIDAYS_A_YEAR;
  return holidays.flatMap((days) => {
    const first = Math.max(days.first, begin);
    const last = Math.min(days.last, end, first + room - 1);
    if (first > last) return [];
    room -= last - first + 1;
    return { first, last };
  });
}

/**
 * The quiet hours that count between two local times. What was kept before there were limits counts as far as the limits
 * allow: the first hours of the night, and the first days of each year.
 */
export function effectiveQuietHours(
  { night, holidays }: QuietHours,
  from: number,
  to: number,
): { readonly night: Night | null; readonly away: readonly Days[] } {
  const asleep =
    night && nightHours(night) > LONGEST_NIGHT_HOURS
      ? { from: night.from, to: (night.from + LONGEST_NIGHT_HOURS) % 24 }
      : night;
  const days = distinctDays(holidays);
  const [first, last] = [yearOf(Math.floor(from / DAY_MS)), yearOf(Math.floor(to / DAY_MS))];
  const years = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return { night: asleep, away: days.length === 0 ? [] : years.flatMap((year) => allowedIn(year, days)) };
}

/** What is wrong with holidays that someone asks for. */
export function holidaysProblem(holidays: readonly Holiday[]): "noSuchDays" | "tooMany" | null {
  if (holidays.some((holiday) => daysOf(holiday) === null)) return "noSuchDays";
  const days = distinctDays(holidays);
  // Longer than the rest of one year and the beginning of the next: no need to count by year.
  if (days.some(({ first, last }) => last - first >= 2 * HOLIDAYS_A_YEAR)) return "tooMany";
  const years = new Set(days.flatMap(({ first, last }) => [yearOf(first), yearOf(last)]));
  const count = (all: readonly Days[]): number =>
    all.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const allowed = [...years].flatMap((year) => allowedIn(year, days));
  return count(allowed) < count(days) ? "tooMany" : null;
}
