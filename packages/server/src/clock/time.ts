import type { Pace, SeatClock } from "@portolan/client/wire";

/** One moment, by the two times that a server keeps. */
export interface Time {
  /** By the calendar: milliseconds since 1970. Correspondence clocks follow it. */
  readonly at: number;
  /** Live time, in milliseconds: it runs only while the server does, and never jumps. Live clocks follow it. */
  readonly live: number;
}

/** Keeps both times. `steady` never jumps; live time goes on from where it was when the server last ran. */
export function openTime(now: () => number, steady: () => number, lastLive: number): () => Time {
  const started = steady();
  return () => ({ at: now(), live: lastLive + Math.floor(steady() - started) });
}

/** The time by which the clocks of a table run. */
export function clockTime(pace: Pace, { at, live }: Time): number {
  return pace.kind === "live" ? live : at;
}

/** A moment of live time as the calendar would have it, if the server goes on running. */
export function onCalendar(live: number, time: Time): number {
  return live - time.live + time.at;
}

/** The clocks as they are told: everybody reads a deadline by the calendar. */
export function clocksOnCalendar(
  clocks: readonly SeatClock[] | null,
  pace: Pace,
  time: Time,
): SeatClock[] | null {
  if (clocks === null) return null;
  if (pace.kind !== "live") return [...clocks];
  return clocks.map(({ left, due }) => ({ left, due: due === null ? null : onCalendar(due, time) }));
}
