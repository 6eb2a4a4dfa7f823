import type { Pace, RevealRequest } from "@portolan/client/wire";
import { commitment } from "@portolan/kernel";
import type { Time } from "../clock/time.ts";
import { problem } from "../problem.ts";
import { seatOf, type Table } from "./table.ts";
import type { TableWriter } from "./table-writer.ts";

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

/** How long the cards wait for those who are away, in milliseconds. At a table by correspondence nobody hurries anybody. */
const LIVE_MS = 30 * SECOND_MS;
const UNTIMED_MS = 60 * SECOND_MS;
const MAX_CORRESPONDENCE_MS = 24 * HOUR_MS;

function revealTime(pace: Pace): number {
  if (pace.kind === "live") return LIVE_MS;
  return pace.kind === "untimed" ? UNTIMED_MS : Math.min(pace.hours * HOUR_MS, MAX_CORRESPONDENCE_MS);
}

/** Fixes what the seats have committed to and asks for it; starts at once where nobody has to reveal anything. */
export function deal(writer: TableWriter): void {
  const { seats, setup } = writer.table;
  const seatCommitments = seats.map((seat) => seat.commitment);
  writer.write({ type: "dealing", seatCommitments, due: writer.time.at + revealTime(setup.pace) });
  startIfRevealed(writer);
}

function start(writer: TableWriter): void {
  writer.write({ type: "started", rulesVersion: writer.table.game.rulesVersion });
}

/** Starts the game if nobody is waited for any more. */
export function startIfRevealed(writer: TableWriter): void {
  if (writer.table.dealing?.awaited.length === 0) start(writer);
}

/** A person reveals what the seat committed to, or lets the cards be dealt without it. */
export function reveal(writer: TableWriter, person: string, { contribution }: RevealRequest): void {
  const { table } = writer;
  const seat = seatOf(table, person);
  if (seat === null) throw problem(403, "seat.none");
  const own = table.seats[seat];
  // Sent again because the answer never came: it counts once.
  if (contribution !== null && own.contribution === contribution) return;
  if (!table.dealing?.awaited.includes(seat)) throw problem(409, "reveal.notNow");
  if (contribution !== null && commitment(contribution) !== own.commitment) {
    throw problem(422, "reveal.other");
  }
  writer.write({ type: "revealed", seat, contribution });
  startIfRevealed(writer);
}

/** Whether the cards have waited long enough for those who have not revealed. */
export function isDealOverdue({ dealing }: Table, at: number): boolean {
  return dealing !== null && dealing.due <= at;
}

/** After a restart everybody has at least this long to come back and reveal. */
const GRACE_MS = 30 * SECOND_MS;

/** Starts a game without what has not been revealed in time. */
export function startOverdue(writer: TableWriter, serverStarted: Time): void {
  const { at } = writer.time;
  if (isDealOverdue(writer.table, at) && at >= serverStarted.at + GRACE_MS) start(writer);
}
