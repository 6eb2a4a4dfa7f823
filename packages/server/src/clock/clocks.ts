import type { Pace, SeatClock } from "@portolan/client/wire";
import type { Seat } from "@portolan/kernel";
import { deadlineAfter } from "./calendar.ts";
import type { QuietHours } from "./quiet-hours.ts";

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

/** What the clocks have to know about one moment. */
export interface Moment {
  /** By the time that the clocks follow. */
  readonly at: number;
  readonly pace: Pace;
  /** Seats whose clock is to run now. */
  readonly running: readonly Seat[];
  /** The seat that made a move, if one did: it gains the increment when its turn ends. */
  readonly mover: Seat | null;
  readonly quietHours: (seat: Seat) => QuietHours;
}

function allowance(pace: Pace): number {
  if (pace.kind === "live") return pace.bank * SECOND_MS;
  return pace.kind === "correspondence" ? pace.hours * HOUR_MS : 0;
}

/** The clocks as they are set before the game; null where no time is kept. */
export function setClocks(pace: Pace, players: number): readonly SeatClock[] | null {
  if (pace.kind === "untimed") return null;
  return Array.from({ length: players }, () => ({ left: allowance(pace), due: null }));
}

function stopClock(clock: SeatClock, seat: Seat, { at, pace, mover }: Moment): SeatClock {
  const left = Math.max(0, (clock.due ?? at) - at);
  const gained = pace.kind === "live" && mover === seat ? pace.increment * SECOND_MS : 0;
  return { left: left + gained, due: null };
}

function startClock(clock: SeatClock, seat: Seat, moment: Moment): SeatClock {
  const { at, pace } = moment;
  if (pace.kind === "live") return { left: clock.left, due: at + clock.left };
  const left = allowance(pace);
  return { left, due: deadlineAfter(at, left, moment.quietHours(seat)) };
}

/** The clocks after something happened: those whose turn ended stand, those whose turn began run. */
export function turnClocks(clocks: readonly SeatClock[], moment: Moment): readonly SeatClock[] {
  return clocks.map((clock, seat) => {
    const runs = moment.running.includes(seat);
    if (runs === (clock.due !== null)) return clock;
    return runs ? startClock(clock, seat, moment) : stopClock(clock, seat, moment);
  });
}

/** What the clocks have to know to go back to before a move. */
export interface Undoing extends Pick<Moment, "at" | "running"> {
  /** The clocks as they stood before the first of the moves that are undone. */
  readonly before: readonly SeatClock[];
  readonly undoer: Seat;
}

/**
 * The clocks after moves are undone. Whoever undoes goes on with the clock of before and pays for all the time since;
 * what ran for the others meanwhile is given back.
 */
export function undoClocks(clocks: readonly SeatClock[], undoing: Undoing): readonly SeatClock[] {
  const { at, running, before, undoer } = undoing;
  return clocks.map((clock, seat) => {
    if (seat === undoer || !running.includes(seat)) return before[seat];
    return clock.due === null ? { left: clock.left, due: at + clock.left } : clock;
  });
}

/** The next moment at which a clock runs out. */
export function nextDeadline(clocks: readonly SeatClock[] | null): number | null {
  const dues = (clocks ?? []).flatMap(({ due }) => (due === null ? [] : [due]));
  return dues.length === 0 ? null : Math.min(...dues);
}

/** Seats whose time has run out. */
export function seatsOverdue(clocks: readonly SeatClock[] | null, at: number): Seat[] {
  return (clocks ?? []).flatMap(({ due }, seat) => (due !== null && due <= at ? [seat] : []));
}
