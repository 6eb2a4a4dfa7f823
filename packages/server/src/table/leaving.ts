import type { Outcome, Stop } from "@portolan/client/wire";
import type { Seat } from "@portolan/kernel";
import { seatsOverdue } from "../clock/clocks.ts";
import { clockTime, type Time } from "../clock/time.ts";
import { problem } from "../problem.ts";
import type { Desk } from "./desk.ts";
import type { ResignReason } from "./entry.ts";
import { seatInPlay } from "./play.ts";
import { playsInPerson, type Table, waitsFor } from "./table.ts";

const UNDECIDED: Outcome = {
  reason: "agreed",
  because: null,
  scores: null,
  ranks: null,
  tieBreaks: null,
  breakdown: null,
};

/** Whether a game is over when this seat gives up: with two at the table, or with nobody left but computer players. */
function endsWithout({ seats }: Table, seat: Seat): boolean {
  return seats.length === 2 || !seats.some((one, other) => other !== seat && one.person !== null);
}

/**
 * A seat gives up. With two at the table the other one wins; where other people play on, a computer player has the seat
 * from now on and the person comes last.
 */
export function giveUp(desk: Desk, seat: Seat, reason: ResignReason): void {
  const { table } = desk;
  const isOver = endsWithout(table, seat);
  desk.write({ type: "resigned", seat, reason, level: isOver ? null : table.setup.standIn });
  if (!isOver) return;
  const ranks = table.seats.map((_, other) => (other === seat ? table.seats.length : 1));
  desk.write({ type: "finished", outcome: { ...UNDECIDED, reason: "resigned", ranks } });
}

export function resign(desk: Desk, person: string): void {
  giveUp(desk, seatInPlay(desk.table, person), "chose");
}

/** Offers to stop, agrees, declines or withdraws; when all who play in person agree, the game ends undecided. */
export function answerStop(desk: Desk, person: string, { agree }: Stop): void {
  const { table } = desk;
  const seat = seatInPlay(table, person);
  if (!agree) {
    if (!table.stop) throw problem(409, "stop.none");
    desk.write({ type: "stopAnswered", seat, agrees: false });
    return;
  }
  if (table.stop?.agreed.includes(seat)) throw problem(409, "stop.already");
  if (table.stop) desk.write({ type: "stopAnswered", seat, agrees: true });
  else desk.write({ type: "stopOffered", seat });
  endIfAllAgree(desk);
}

function endIfAllAgree(desk: Desk): void {
  const { seats, stop } = desk.table;
  const isAgreed = seats.every((one, seat) => !playsInPerson(one) || stop?.agreed.includes(seat));
  if (stop && isAgreed) desk.write({ type: "finished", outcome: UNDECIDED });
}

/** A person plays the seat again that a computer player took over. */
export function takeSeatBack(desk: Desk, person: string): void {
  const { table } = desk;
  const seat = seatInPlay(table, person);
  if (table.seats[seat].level === null) throw problem(409, "seat.yours");
  // Otherwise a person could have a new clock for the same move again and again.
  if (table.seats[seat].owesMove && waitsFor(table).includes(seat)) throw problem(409, "seat.outOfTime");
  desk.write({ type: "tookBack", seat });
}

/** After a restart people have to find their way back first: everyone has at least this long. */
const GRACE_MS = 30_000;

/** Deals with clocks that have run out, as the table chose. */
export function runOut(desk: Desk, serverStarted: Time): void {
  const { table } = desk;
  const { pace, onTimeout, standIn } = table.setup;
  const at = clockTime(pace, desk.time);
  const grace = serverStarted.live + GRACE_MS;
  const wasAway = pace.kind === "live" && table.touched < serverStarted.at;
  for (const seat of seatsOverdue(table.clocks, at)) {
    const due = table.clocks?.[seat].due ?? null;
    if (table.phase !== "playing" || due === null) return;
    if (wasAway && due < grace && at < grace) desk.setClock(seat, grace);
    else if (onTimeout === "computer") desk.write({ type: "tookOver", seat, level: standIn });
    else giveUp(desk, seat, "time");
  }
}

/** A person goes for good: the seat is given up, or left if the game has not begun. */
export function goAway(desk: Desk, person: string, leave: (desk: Desk, person: string) => void): void {
  const { table } = desk;
  const seat = table.seats.findIndex((one) => one.person === person);
  if (seat < 0 || table.phase === "finished") return;
  if (table.phase !== "playing") leave(desk, person);
  else giveUp(desk, seat, "gone");
}
