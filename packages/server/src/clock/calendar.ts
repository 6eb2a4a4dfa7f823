import type { Holiday, Night } from "@portolan/client/wire";

/** When a person's time does not run. */
export interface Habits {
  readonly timeZone: string;
  readonly night: Night | null;
  readonly holidays: readonly Holiday[];
}

const MINUTE = 60_000;
/** Pauses begin and end on quarter hours everywhere: no time zone is off by less. */
const STEP = 15 * MINUTE;
/** A person on holiday for ever still has to move one day. */
const LONGEST = 400 * 24 * 60 * MINUTE;

interface LocalTime {
  /** As in 2026-12-24. */
  readonly day: string;
  readonly hour: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  formats.set(timeZone, made);
  return made;
}

function localTime(at: number, timeZone: string): LocalTime {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
  return { day, hour: Number(parts.get("hour")) };
}

export function isTimeZone(timeZone: string): boolean {
  try {
    formatFor(timeZone);
    return true;
  } catch {
    return false;
  }
}

function isNight(hour: number, { from, to }: Night): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Whether the person's time stands still at that moment. */
export function isPaused(at: number, { timeZone, night, holidays }: Habits): boolean {
  if (night === null && holidays.length === 0) return false;
  const { day, hour } = localTime(at, timeZone);
  return (
    (night !== null && isNight(hour, night)) || holidays.some(({ from, to }) => day >= from && day <= to)
  );
}

/** The moment at which the allowance is used up, if it runs from `at` on whenever the person is neither asleep nor away. */
export function deadlineAfter(at: number, allowance: number, habits: Habits): number {
  if (habits.night === null && habits.holidays.length === 0) return at + allowance;
  let left = allowance;
  let moment = at;
  while (left > 0 && moment < at + LONGEST) {
    const next = Math.floor(moment / STEP) * STEP + STEP;
    const runs = !isPaused(moment, habits);
    if (runs && left <= next - moment) return moment + left;
    if (runs) left -= next - moment;
    moment = next;
  }
  return moment;
}
