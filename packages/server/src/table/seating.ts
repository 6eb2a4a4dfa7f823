import type { FillRequest, Outcome, SitRequest, StartRequest } from "@portolan/client/wire";
import type { Seat } from "@portolan/kernel";
import { problem } from "../problem.ts";
import { checkLevel } from "./create.ts";
import { deal, startIfRevealed } from "./dealing.ts";
import { isFree, isFull, seatOf, type Table } from "./table.ts";
import type { TableWriter } from "./table-writer.ts";

function mustWait({ phase }: Table): void {
  if (phase !== "waiting") throw problem(409, "table.notWaiting");
}

function mustOwn({ owner }: Table, person: string): void {
  if (owner !== person) throw problem(403, "table.owner");
}

/** Deals the cards if nobody is missing and the table does not wait for a word of its owner. */
export function startIfFull(writer: TableWriter): void {
  const { table } = writer;
  if (table.phase === "waiting" && table.setup.startsWhenFull && isFull(table)) deal(writer);
}

/** The seat that a person asks for; without a wish the one kept for them, or else the first that is free for all. */
function chooseSeat({ seats }: Table, person: string, { seat, code }: SitRequest): Seat {
  if (seat !== undefined) return seat;
  const kept = seats.findIndex(
    (one) =>
      isFree(one) && one.invitation && (one.invitation.person === person || one.invitation.code === code),
  );
  return kept >= 0 ? kept : seats.findIndex((one) => isFree(one) && !one.invitation);
}

/** A person sits down. */
export function sit(writer: TableWriter, person: string, request: SitRequest): void {
  const { table } = writer;
  mustWait(table);
  if (seatOf(table, person) !== null) throw problem(409, "seat.already");
  const seat = chooseSeat(table, person, request);
  const found = table.seats[seat];
  if (!found) throw problem(409, "seat.noneFree");
  if (!isFree(found)) throw problem(409, "seat.taken");
  const { invitation } = found;
  const isExpected = !invitation || invitation.person === person || invitation.code === request.code;
  if (!isExpected) throw problem(403, "seat.invited");
  writer.write({ type: "sat", seat, person, commitment: request.commitment ?? "" });
  startIfFull(writer);
}

/** A person gets up before the game; a table that everybody has left is over. */
export function leave(writer: TableWriter, person: string): void {
  const { table } = writer;
  mustWait(table);
  const seat = seatOf(table, person);
  if (seat === null) throw problem(403, "seat.none");
  writer.write({ type: "left", seat });
  abandonIfDeserted(writer);
}

const ABANDONED: Outcome = {
  reason: "abandoned",
  because: null,
  scores: null,
  ranks: null,
  tieBreaks: null,
  breakdown: null,
};

function abandonIfDeserted(writer: TableWriter): void {
  if (writer.table.seats.some((one) => one.person !== null)) return;
  writer.write({ type: "finished", outcome: ABANDONED });
}

/** A person goes for good before the game: the seat is free again, or a computer's if the cards are being dealt. */
export function goBeforeStart(writer: TableWriter, person: string): void {
  const { table } = writer;
  const seat = seatOf(table, person);
  if (!table.dealing || seat === null) return leave(writer, person);
  writer.write({ type: "filled", seat, level: table.setup.standIn });
  abandonIfDeserted(writer);
  startIfRevealed(writer);
}

/** A computer player takes a free seat. */
export function fill(writer: TableWriter, person: string, { seat, level }: FillRequest): void {
  const { table } = writer;
  mustWait(table);
  mustOwn(table, person);
  checkLevel(level);
  const found = table.seats[seat];
  if (!found || !isFree(found)) throw problem(409, "seat.taken");
  writer.write({ type: "filled", seat, level });
  startIfFull(writer);
}

/** Starts the game, with computer players in the seats that are still free if the owner says so. */
export function start(writer: TableWriter, person: string, request: StartRequest): void {
  const { table } = writer;
  mustWait(table);
  mustOwn(table, person);
  if (request.fill !== undefined) {
    checkLevel(request.fill);
    for (const [seat, one] of table.seats.entries()) {
      if (isFree(one)) writer.write({ type: "filled", seat, level: request.fill });
    }
  }
  if (!isFull(table)) throw problem(409, "table.notFull");
  deal(writer);
}
