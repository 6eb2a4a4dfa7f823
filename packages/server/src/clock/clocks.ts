import type { Pace, SeatClock } from "@portolan/client/wire";
import type { Seat } from "@portolan/kernel";
import { deadlineAfter } from "./calendar.ts";
import type { Habits } from "./habits.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** What the clocks have to know about one moment. */
export interface Moment {
  readonly at: number;
  readonly pace: Pace;
  /** Seats whose clock is to run now. */
  readonly running: readonly Seat[];
  /** The seat that made a move, if one did: it gains the increment when its turn ends. */
  readonly mover: Seat | null;
  /** The seat that took a move back, if one did: what the move had gained is lost again. */
  readonly undoer: Seat | null;
  readonly habits: (seat: Seat) => Habits;
}

function allowance(pace: Pace): number {
  if (pace.kind === "live") return pace.bank * SECOND;
  return pace.kind === "correspondence" ? pace.hours * HOUR : 0;
}

/** The clocks as they are set before the game; null where no time is kept. */
export function setClocks(pace: Pace, players: number): readonly SeatClock[] | null {
  if (pace.kind === "untimed") return null;
  return Array.from({ length: players }, () => ({ left: allowance(pace), due: null }));
}

function stopClock(clock: SeatClock, seat: Seat, { at, pace, mover }: Moment): SeatClock {
  const left = Math.max(0, (clock.due ?? at) - at);
  const gained = pace.kind === "live" && mover === seat ? pace.increment * SECOND : 0;
  return { left: left + gained, due: null };
}

function startClock(clock: SeatClock, seat: Seat, moment: Moment): SeatClock {
  const { at, pace, undoer } = moment;
  if (pace.kind === "live") {
    const lost = undoer === seat ? pace.increment * SECOND : 0;
    const left = Math.max(0, clock.left - lost);
    return { left, due: at + left };
  }
  if (undoer === seat) return { left: clock.left, due: at + clock.left };
  const left = allowance(pace);
  return { left, due: deadlineAfter(at, left, moment.habits(seat)) };
}

/** The clocks after something happened: those whose turn ended stand, those whose turn began run. */
export function turnClocks(clocks: readonly SeatClock[], moment: Moment): readonly SeatClock[] {
  return clocks.map((clock, seat) => {
    const runs = moment.running.includes(seat);
    if (runs === (clock.due !== null)) return clock;
    return runs ? startClock(clock, seat, moment) : stopClock(clock, seat, moment);
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
