import type { Night } from "@portolan/client/wire";
import { openCache } from "../cache.ts";
import { type Days, effectiveQuietHours, type QuietHours } from "./quiet-hours.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Nobody's turn lasts longer than this, whatever the quiet hours say. */
const LONGEST_MS = 400 * DAY_MS;

/** One zone has many spellings, and each format takes some 50 kB: only so many are at hand. */
const formats = openCache<Intl.DateTimeFormat>(100);

function formatFor(timeZone: string): Intl.DateTimeFormat {
  return formats.of(
    timeZone,
    () =>
      new Intl.DateTimeFormat("en-CA", {
        timeZone,
        year: "numeric",
        month: "2-digit",
        day: "2-digit",
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
      }),
  );
}

/** What the clocks on the wall show at a moment, in the milliseconds that UTC would need to show the same. */
function localTime(at: number, timeZone: string): number {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const minutes = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
  return minutes + (((at % MINUTE_MS) + MINUTE_MS) % MINUTE_MS);
}

/**
 * The first moment after `at` at which the clocks on the wall show `local`. Where summer time skips it, the moment of the
 * skip; where winter time repeats it, the first that is still to come.
 */
function momentOf(local: number, timeZone: string, after: number): number {
  const offset = (at: number): number => localTime(at, timeZone) - at;
  const [before, later] = [local - offset(local - DAY_MS), local - offset(local + DAY_MS)];
  const shows = (at: number): boolean => at > after && localTime(at, timeZone) === local;
  if (shows(before)) return before;
  if (shows(later)) return later;
  return Math.max(before, after + MINUTE_MS);
}

/** The time zone in its one proper spelling, or null if there is none of that name. */
export function properTimeZone(timeZone: string): string | null {
  try {
    return formatFor(timeZone).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

function isNight(hour: number, { from, to }: Night): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** The next time that the clocks on the wall show a full hour, after they show `local`. */
function nextHour(local: number, hour: number): number {
  const today = Math.floor(local / DAY_MS) * DAY_MS + hour * HOUR_MS;
  return today > local ? today : today + DAY_MS;
}

/** The pause that covers a local time: when it ends. Null if there is none. */
function pauseEnd(local: number, night: Night | null, away: readonly Days[]): number | null {
  const day = Math.floor(local / DAY_MS);
  const holiday = away.find(({ first, last }) => day >= first && day <= last);
  if (holiday) return (holiday.last + 1) * DAY_MS;
  const hour = Math.floor((local - day * DAY_MS) / HOUR_MS);
  return night !== null && isNight(hour, night) ? nextHour(local, night.to) : null;
}

/** The local time at which the next pause begins, if any is to come. */
function nextPause(local: number, night: Night | null, away: readonly Days[]): number | null {
  const begins = away.map(({ first }) => first * DAY_MS).filter((begin) => begin > local);
  if (night !== null && night.from !== night.to) begins.push(nextHour(local, night.from));
  return begins.length === 0 ? null : Math.min(...begins);
}

/** Whether the person's time stands still at that moment. */
export function isPaused(at: number, quietHours: QuietHours): boolean {
  const local = localTime(at, quietHours.timeZone);
  const { night, away } = effectiveQuietHours(quietHours, local, local);
  return pauseEnd(local, night, away) !== null;
}

/**
 * The moment at which the allowance is used up, if it runs from `at` on whenever the person is neither asleep nor away. It
 * goes from pause to pause, so that what it costs grows with the days and not with the minutes.
 */
export function deadlineAfter(at: number, allowance: number, quietHours: QuietHours): number {
  if (quietHours.night === null && quietHours.holidays.length === 0) return at + allowance;
  const { timeZone } = quietHours;
  const { night, away } = effectiveQuietHours(
    quietHours,
    localTime(at, timeZone),
    localTime(at + LONGEST_MS, timeZone),
  );
  let left = allowance;
  let moment = at;
  while (moment < at + LONGEST_MS) {
    const local = localTime(moment, timeZone);
    const end = pauseEnd(local, night, away);
    if (end !== null) {
      moment = momentOf(end, timeZone, moment);
      continue;
    }
    const pause = nextPause(local, night, away);
    const next = pause === null ? Number.POSITIVE_INFINITY : momentOf(pause, timeZone, moment);
    if (left <= next - moment) return moment + left;
    left -= next - moment;
    moment = next;
  }
  return moment;
}
