import type { Outcome, StopRequest } from "@portolan/client/wire";
import type { Seat } from "@portolan/kernel";
import { seatsOverdue } from "../clock/clocks.ts";
import { clockTime, type Time } from "../clock/time.ts";
import { problem } from "../problem.ts";
import type { ResignReason } from "./entry.ts";
import { seatInPlay } from "./play.ts";
import { playsInPerson, type Table, waitsFor } from "./table.ts";
import type { TableWriter } from "./table-writer.ts";

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
export function giveUp(writer: TableWriter, seat: Seat, reason: ResignReason): void {
  const { table } = writer;
  const isOver = endsWithout(table, seat);
  writer.write({ type: "resigned", seat, reason, level: isOver ? null : table.setup.standIn });
  if (!isOver) return;
  const ranks = table.seats.map((_, other) => (other === seat ? table.seats.length : 1));
  writer.write({ type: "finished", outcome: { ...UNDECIDED, reason: "resigned", ranks } });
}

export function resign(writer: TableWriter, person: string): void {
  giveUp(writer, seatInPlay(writer.table, person), "chose");
}

/** Offers to stop, agrees, declines or withdraws; when all who play in person agree, the game ends undecided. */
export function answerStop(writer: TableWriter, person: string, { agree }: StopRequest): void {
  const { table } = writer;
  const seat = seatInPlay(table, person);
  if (!agree) {
    if (!table.stop) throw problem(409, "stop.none");
    writer.write({ type: "stopAnswered", seat, agrees: false });
    return;
  }
  if (table.stop?.agreed.includes(seat)) throw problem(409, "stop.already");
  if (table.stop) writer.write({ type: "stopAnswered", seat, agrees: true });
  else writer.write({ type: "stopOffered", seat });
  endIfAllAgree(writer);
}

function endIfAllAgree(writer: TableWriter): void {
  const { seats, stop } = writer.table;
  const isAgreed = seats.every((one, seat) => !playsInPerson(one) || stop?.agreed.includes(seat));
  if (stop && isAgreed) writer.write({ type: "finished", outcome: UNDECIDED });
}

/** A person plays the seat again that a computer player took over. */
export function takeSeatBack(writer: TableWriter, person: string): void {
  const { table } = writer;
  const seat = seatInPlay(table, person);
  if (table.seats[seat].level === null) throw problem(409, "seat.yours");
  // Otherwise a person could have a new clock for the same move again and again.
  if (table.seats[seat].owesMove && waitsFor(table).includes(seat)) throw problem(409, "seat.outOfTime");
  writer.write({ type: "tookBack", seat });
}

/** After a restart people have to find their way back first: everyone has at least this long. */
const GRACE_MS = 30_000;

/** Deals with clocks that have run out, as the table chose. */
export function runOut(writer: TableWriter, serverStarted: Time): void {
  const { table } = writer;
  const { pace, onTimeout, standIn } = table.setup;
  const at = clockTime(pace, writer.time);
  const grace = serverStarted.live + GRACE_MS;
  const wasAway = pace.kind === "live" && table.touched < serverStarted.at;
  for (const seat of seatsOverdue(table.clocks, at)) {
    const due = table.clocks?.[seat].due ?? null;
    if (table.phase !== "playing" || due === null) return;
    if (wasAway && due < grace && at < grace) writer.setClock(seat, grace);
    else if (onTimeout === "computer") writer.write({ type: "tookOver", seat, level: standIn });
    else giveUp(writer, seat, "time");
  }
}

/** A person goes for good: the seat is given up, or left if the game has not begun. */
export function goAway(
  writer: TableWriter,
  person: string,
  leave: (writer: TableWriter, person: string) => void,
): void {
  const { table } = writer;
  const seat = table.seats.findIndex((one) => one.person === person);
  if (seat < 0 || table.phase === "finished") return;
  if (table.phase !== "playing") leave(writer, person);
  else giveUp(writer, seat, "gone");
}
