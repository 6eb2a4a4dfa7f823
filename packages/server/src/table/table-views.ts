import type { LogEvent, SeatInfo, Summary, TableInfo, TableSnapshot } from "@portolan/client/wire";
import { fingerprint, type Seat, undoable } from "@portolan/kernel";
import { clocksOnCalendar, onCalendar, type Time } from "../clock/time.ts";
import type { Listed } from "../store/store.ts";
import type { Invitation, Line, Setup } from "./entry.ts";
import { type NameOf, namesAt } from "./names.ts";
import { canRedo } from "./play.ts";
import { commitmentOf, FREE, seatOf, type Table, type TableSeat, toAct, waitsFor } from "./table.ts";

function kindOf({ person, level, invitation }: TableSeat): SeatInfo["kind"] {
  if (person !== null) return "person";
  if (level !== null) return "computer";
  return invitation ? "invited" : "open";
}

function invitedName({ name, person }: Invitation, nameOf: NameOf): string {
  return person === null ? name : nameOf(person);
}

function seatInfo(seat: TableSeat, isOwner: boolean, nameOf: NameOf): SeatInfo {
  const { person, level, invitation, resigned } = seat;
  return {
    kind: kindOf(seat),
    name: person === null ? invitation && invitedName(invitation, nameOf) : nameOf(person),
    person,
    level,
    resigned: resigned !== null,
    ...(isOwner && invitation && person === null ? { code: invitation.code } : {}),
  };
}

type GameEvent = { readonly type: string };

function redacted(table: Table, events: readonly GameEvent[], viewer: Seat | null): GameEvent[] {
  return events.flatMap((event) => table.rules.redact(event, viewer) ?? []);
}

/** A line of the log as a person may know it; null if it is not for them at all. */
export function redactLine(table: Table, line: Line, person: string | null, nameOf: NameOf): LogEvent | null {
  const { entry } = line;
  const called = namesAt(table.seats, nameOf);
  const place = { seq: line.seq, at: line.at };
  const viewer = seatOf(table, person);
  switch (entry.type) {
    case "created": {
      const seats = entry.seats.map((plan) => seatInfo({ ...FREE, ...plan }, entry.owner === person, called));
      return { ...place, type: "created", seats };
    }
    case "sat":
      return { ...place, type: "sat", seat: entry.seat, name: called(entry.person) };
    case "left":
    case "filled":
    case "stopOffered":
    case "stopAnswered":
    case "rematched":
      return { ...place, ...entry };
    case "dealing":
      return { ...place, type: "dealing", seatCommitments: [...entry.seatCommitments], due: entry.due };
    case "revealed":
      return { ...place, type: "revealed", seat: entry.seat, withheld: entry.contribution === null };
    case "started":
      return {
        ...place,
        type: "started",
        commitment: commitmentOf(table),
        contributions: table.seats.map(({ contribution }) => contribution),
        events: redacted(table, entry.events, viewer),
      };
    case "moved": {
      const { seat, move, key, events } = entry;
      const own = viewer === seat ? { move, ...(key === undefined ? {} : { key }) } : {};
      return { ...place, type: "moved", seat, ...own, events: redacted(table, events, viewer) };
    }
    case "undone":
      return { ...place, type: "undone", seat: entry.seat, steps: entry.steps };
    case "redone":
      return { ...place, type: "redone", seat: entry.seat, events: redacted(table, entry.events, viewer) };
    case "resigned":
      return { ...place, type: "resigned", seat: entry.seat, reason: entry.reason, level: entry.level };
    case "tookOver":
      return { ...place, type: "tookOver", seat: entry.seat, level: entry.level };
    case "tookBack":
    case "clock":
      return { ...place, type: entry.type, seat: entry.seat };
    case "chat": {
      const { room, seat, text, phrase } = entry;
      const said = phrase === undefined ? { text } : { text, phrase };
      if (room !== "everyone" && (viewer === null) !== (room === "spectators")) return null;
      return { ...place, type: "chat", room, name: called(entry.person), seat, ...said };
    }
    case "finished":
      return { ...place, type: "finished", outcome: entry.outcome, secret: table.secret };
  }
}

/** The present state of a table, as one person may see it. */
export function snapshotFor(table: Table, person: string | null, time: Time, nameOf: NameOf): TableSnapshot {
  const { match, rules, phase } = table;
  const called = namesAt(table.seats, nameOf);
  const seat = seatOf(table, person);
  const isPlaying = phase === "playing" && match !== null;
  const acts = isPlaying && seat !== null && table.seats[seat].level === null;
  const mayMove = acts && toAct(table).includes(seat);
  return {
    seq: table.seq,
    at: time.at,
    phase,
    owner: table.owner,
    seats: table.seats.map((one) => seatInfo(one, person !== null && table.owner === person, called)),
    seat,
    view: match ? rules.view(match.state, seat) : null,
    toAct: [...toAct(table)],
    waitsFor: [...waitsFor(table)],
    legal: mayMove ? rules.legal(match.state, seat).map((move) => rules.print(move)) : [],
    openEnded: mayMove && !rules.isComplete(match.state, seat),
    undoable: acts ? undoable(match, seat) : 0,
    redoable: acts && canRedo(match, seat),
    dealing: table.dealing && {
      seatCommitments: [...(table.seatCommitments ?? [])],
      due: table.dealing.due,
    },
    clocks: clocksOnCalendar(table.clocks, table.setup.pace, time),
    stop: table.stop && { seat: table.stop.seat, agreed: [...table.stop.agreed] },
    outcome: table.outcome,
    rematch: table.rematch,
  };
}

export function tableInfoFor(
  table: Table,
  person: string | null,
  time: Time,
  nameOf: NameOf,
  presence: Pick<TableInfo, "present" | "watching">,
): TableInfo {
  const { setup, rules, game } = table;
  const isHouse =
    setup.edition === undefined || fingerprint(setup.edition) === fingerprint(game.houseEdition);
  return {
    id: table.id,
    game: setup.game,
    options: rules.options,
    edition: { id: rules.editionId, ...(isHouse ? {} : { data: setup.edition }) },
    pace: setup.pace,
    access: setup.isPublic ? "public" : "link",
    onTimeout: setup.onTimeout,
    standIn: setup.standIn,
    startsWhenFull: setup.startsWhenFull,
    created: table.created,
    commitment: commitmentOf(table),
    ...presence,
    now: snapshotFor(table, person, time, nameOf),
  };
}

/** What a list knows of a table without opening it. */
interface AboutTable {
  readonly setup: Omit<Setup, "edition">;
  readonly seats: readonly TableSeat[];
}

export function aboutTable({ setup, seats }: Table): AboutTable {
  const { edition: _, ...listed } = setup;
  return { setup: listed, seats: seats.map((seat) => ({ ...seat, commitment: "", contribution: "" })) };
}

/** Everyone who has, had or is expected in a seat. */
export function peopleOf({ seats }: Table): string[] {
  const found = seats.flatMap(({ person, resigned, invitation }) => [
    person,
    resigned,
    invitation?.person ?? null,
  ]);
  return [...new Set(found.filter((person) => person !== null))];
}

/** Whose name is shown at a seat. */
function named({ person, invitation }: Pick<TableSeat, "person" | "invitation">): string[] {
  return [person, invitation?.person ?? null].filter((one) => one !== null);
}

/** People named in some lines, including those who left and those who only talked. */
export function peopleNamedIn(lines: readonly Line[]): string[] {
  return lines.flatMap(({ entry }) =>
    entry.type === "created" ? entry.seats.flatMap(named) : "person" in entry ? entry.person : [],
  );
}

/** People named in a list. */
export function peopleIn(listed: Listed): string[] {
  return (listed.about as AboutTable).seats.flatMap(named);
}

/** A line of a list, for a person. */
export function summaryFor(listed: Listed, viewer: string | null, time: Time, nameOf: NameOf): Summary {
  const { setup, seats } = listed.about as AboutTable;
  const called = namesAt(seats, nameOf);
  const found = viewer === null ? -1 : seats.findIndex(({ person }) => person === viewer);
  const seat = found < 0 ? null : found;
  const plays = seat !== null && seats[seat].level === null;
  return {
    id: listed.id,
    game: setup.game,
    phase: listed.phase,
    access: setup.isPublic ? "public" : "link",
    pace: setup.pace,
    options: setup.options,
    seats: seats.map((one) => seatInfo(one, false, called)),
    seat,
    waitsFor: [...listed.waits],
    yourMove: listed.phase === "playing" && plays && listed.waits.includes(seat),
    deadline: listed.liveDeadline === null ? listed.deadline : onCalendar(listed.liveDeadline, time),
    touched: listed.touched,
  };
}
