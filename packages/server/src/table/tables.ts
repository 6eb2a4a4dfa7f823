import type { Ack, Conflict, Log, NewTable, Summary, TableInfo } from "@portolan/client/wire";
import type { GameRecord } from "@portolan/kernel";
import { nextDeadline, seatsOverdue } from "../clock/clocks.ts";
import { clockTime, type Time } from "../clock/time.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { Directory } from "../identity/directory.ts";
import type { Metrics } from "../metrics.ts";
import { ProblemFound, problem } from "../problem.ts";
import { recordFrom } from "../records.ts";
import type { Head, Store } from "../store/store.ts";
import type { Hub } from "../stream/hub.ts";
import { newTable, rematchOf, type Source } from "./create.ts";
import { isDealOverdue } from "./dealing.ts";
import { checkEdition, type EditionPolicy } from "./editions.ts";
import { changesTheList, type Entry, type Line } from "./entry.ts";
import { addLine, openTable } from "./fold.ts";
import { asLine, linesUpTo, loadTable, readLog } from "./load.ts";
import { type Memory, openMemory } from "./memory.ts";
import { keyOf } from "./play.ts";
import { publish } from "./publish.ts";
import type { Quarantine } from "./quarantine.ts";
import { ratedIn, resultsIn } from "./results.ts";
import { startIfFull } from "./seating.ts";
import { takeSnapshot } from "./snapshot.ts";
import { computerToMove, type Table, waitsFor } from "./table.ts";
import { openTableQueue, type TableQueue, type TableSlot } from "./table-queue.ts";
import {
  aboutTable,
  peopleNamedIn,
  peopleOf,
  redactLine,
  snapshotFor,
  summaryFor,
  tableInfoFor,
} from "./table-views.ts";
import { openTableWriter, type TableWriter, type Written } from "./table-writer.ts";

/** A snapshot is taken after so many lines. */
const LINES_PER_SNAPSHOT = 64;
/** So many lines of a log are told at a time. */
const LOG_LINES_PER_PAGE = 200;

/** How often a command is tried when other nodes change the table at the same moment. */
const MAX_ATTEMPTS = 5;

export interface TablesDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly time: () => Time;
  readonly source: Source;
  readonly people: Directory;
  readonly hub: Hub;
  readonly metrics: Metrics;
  readonly cluster: Cluster;
  readonly editions: EditionPolicy;
  /** How many tables may be in memory. */
  readonly mostInMemory: number;
  readonly quarantine: Pick<Quarantine, "mustBeOpen" | "beginWaking" | "endWaking">;
  /** Deals with the clocks of a table that have run out, and with a deal that has waited long enough. */
  readonly runOut: (writer: TableWriter) => void;
  /** Called after every change: a computer player may have to move. */
  readonly onTurn: (slot: TableSlot) => void;
  readonly onTrouble: (error: unknown) => void;
}

/** What a request answers, and the key by which it is known again. */
export interface Answering {
  readonly person: string;
  readonly seq: number;
  readonly key: string;
  /** Whether a line of the log is what this request would have become. */
  readonly isSame: (entry: Entry, table: Table) => boolean;
}

export interface Tables {
  readonly queue: TableQueue;
  create(person: string, request: NewTable): Promise<TableInfo>;
  /** Carries out a command, keeps what it wrote, and tells everyone. */
  act(id: string, command: (writer: TableWriter) => void, answering?: Answering): Promise<Ack>;
  /** Reads a table when nothing is being changed at it. */
  read<T>(id: string, look: (table: Table) => T | Promise<T>): Promise<T>;
  tell(id: string, person: string | null): Promise<TableInfo>;
  log(id: string, person: string | null, after: number): Promise<Log>;
  record(id: string): Promise<GameRecord>;
  rematch(id: string, person: string): Promise<string>;
  /** Looks at the clocks of a table. */
  checkClocks(id: string): Promise<void>;
  /** Brings a table up to date, and lets its computer player think if it is its turn. */
  wake(id: string): Promise<void>;
  readonly memory: Memory;
  /** Deletes a table that never had a game, unless somebody has touched it since. */
  removeUnused(id: string, untouchedSince: number): Promise<void>;
}

export function headOf(table: Table): Head {
  const deadline = table.phase === "playing" ? nextDeadline(table.clocks) : null;
  const isLive = table.setup.pace.kind === "live";
  return {
    phase: table.phase,
    isPublic: table.setup.isPublic,
    deadline: table.dealing?.due ?? (isLive ? null : deadline),
    liveDeadline: isLive ? deadline : null,
    isThinking: computerToMove(table) !== null,
    waits: waitsFor(table),
    host: table.owner,
    isAttended: table.seats.some(({ person }) => person !== null),
    hasStarted: table.match !== null,
    touched: table.touched,
  };
}

export function openTables(deps: TablesDeps): Tables {
  const { store, now, time, source, people, hub, metrics, cluster, quarantine } = deps;
  const queue = openTableQueue(now);
  const memory = openMemory({ queue, hub, most: deps.mostInMemory, save });

  /** Does something at a table when all that came before is done. What brings it into memory is part of waking it. */
  function enter<T>(id: string, work: (slot: TableSlot) => Promise<T>): Promise<T> {
    return queue.enter(id, async (slot) => {
      quarantine.mustBeOpen(id);
      try {
        return await work(slot);
      } finally {
        if (slot.isWaking) quarantine.endWaking(id);
        slot.isWaking = false;
      }
    });
  }

  function beginWaking(slot: TableSlot): Promise<void> {
    slot.isWaking = true;
    return quarantine.beginWaking(slot.id);
  }

  /** The table of a slot, fetched if it is not in memory. */
  async function fetch(slot: TableSlot): Promise<Table> {
    if (!slot.table) {
      if (!(await store.table(slot.id))) throw problem(404, "table.unknown");
      await beginWaking(slot);
      const loaded = await loadTable(store, slot.id);
      if (!loaded) throw problem(404, "table.unknown");
      slot.table = loaded.table;
      slot.savedSeq = loaded.savedSeq;
      memory.trimIfCrowded().catch(deps.onTrouble);
    }
    slot.used = now();
    await people.ensure(peopleOf(slot.table));
    return slot.table;
  }

  async function save(slot: TableSlot): Promise<void> {
    const { table } = slot;
    if (!table || table.seq === slot.savedSeq) return;
    slot.savedSeq = table.seq;
    await store.saveSnapshot(slot.id, takeSnapshot(table));
  }

  /** Appends what was written, unless someone else has appended meanwhile. */
  async function keep(table: Table, written: readonly Written[]): Promise<"appended" | "conflict"> {
    const results = resultsIn(table, written);
    const rated = ratedIn(table, results);
    const head = headOf(table);
    const isListed = written.some(({ entry }) => changesTheList(entry));
    return store.append({
      table: table.id,
      after: written[0].seq - 1,
      lines: written.map(({ seq: _, entry, ...rest }) => ({ ...rest, body: entry })),
      head,
      ...(head.liveDeadline === null ? {} : { live: time().live }),
      ...(isListed ? { about: { about: aboutTable(table), people: peopleOf(table) } } : {}),
      results,
      ...(rated ? { rated } : {}),
    });
  }

  /** Tells those who read at this node. */
  function tellHere(table: Table, lines: readonly Line[]): void {
    publish(hub, table, lines, time(), people.nameOf, (person) => summary(table, person));
    hub.tables.setTold(table.id, table.seq);
  }

  /** Tells those who read at this node what they have not been told yet. */
  async function tellMissed(table: Table): Promise<void> {
    const told = hub.tables.told(table.id);
    if (told === null || told >= table.seq) return;
    const lines = linesUpTo(table, await readLog(store, table.id, told));
    await people.ensure(peopleNamedIn(lines));
    tellHere(table, lines);
  }

  /** Takes over the lines that other nodes have appended; whether there were any. */
  async function catchUp(slot: TableSlot): Promise<boolean> {
    if (!cluster.isShared) return false;
    const before = slot.table?.seq;
    const table = await fetch(slot);
    if (table.seq === before) await addMissing(slot, table);
    await tellMissed(table);
    return table.seq !== before;
  }

  async function addMissing(slot: TableSlot, table: Table): Promise<void> {
    try {
      for (const line of await readLog(store, table.id, table.seq)) addLine(table, line);
      await people.ensure(peopleOf(table));
    } catch (error) {
      // Half of what happened is worse than nothing: it is read again from the beginning.
      slot.table = null;
      throw error;
    }
  }

  /** What everyone learns, once it is on the disk. */
  function announce(slot: TableSlot, table: Table, written: readonly Written[]): void {
    for (const { entry } of written) {
      if (entry.type !== "moved") continue;
      metrics.moves.inc({ player: table.seats[entry.seat].level === null ? "person" : "computer" });
    }
    tellHere(table, written);
    cluster.tell({
      kind: "table",
      table: table.id,
      seq: table.seq,
      people: peopleOf(table),
      isThinking: computerToMove(table) !== null,
    });
    if (table.seq - slot.savedSeq >= LINES_PER_SNAPSHOT || table.phase === "finished") {
      save(slot).catch(deps.onTrouble);
    }
    deps.onTurn(slot);
  }

  /** One attempt at a command; null if another process was faster and everything must be looked at again. */
  async function attempt(
    slot: TableSlot,
    command: (writer: TableWriter) => void,
    at: Time,
  ): Promise<Ack | null> {
    const table = await fetch(slot);
    if (cluster.isShared) await tellMissed(table);
    const writer = openTableWriter(table, at, people.quietHoursOf);
    try {
      command(writer);
      if (writer.written.length === 0) return { seq: table.seq, repeated: false };
      if ((await keep(table, writer.written)) === "conflict") {
        slot.table = null;
        await catchUp(slot);
        return null;
      }
    } catch (error) {
      // What was written but not kept has not happened.
      if (writer.written.length > 0) slot.table = null;
      throw error;
    }
    announce(slot, table, writer.written);
    return { seq: writer.written[0].seq, repeated: false };
  }

  /** What happens when a clock runs out happens before anything that comes after it, to the millisecond. */
  async function runOut(slot: TableSlot, at: Time): Promise<void> {
    const table = await fetch(slot);
    const overdue = seatsOverdue(table.clocks, clockTime(table.setup.pace, at));
    const isOut = table.phase === "playing" && overdue.length > 0;
    if (!isOut && !isDealOverdue(table, at.at)) return;
    (await attempt(slot, deps.runOut, at)) ?? (await attempt(slot, deps.runOut, at));
  }

  /** A move that came too late learns what has happened since. */
  async function explain(slot: TableSlot, answering: Answering, error: unknown): Promise<unknown> {
    if (!(error instanceof ProblemFound) || error.id !== "move.late" || !slot.table) return error;
    metrics.conflicts.inc();
    const { table } = slot;
    const { person, seq } = answering;
    const more: Omit<Conflict, "error"> = {
      since: (await tellLog(table, person, seq)).events,
      now: snapshotFor(table, person, time(), people.nameOf),
    };
    return new ProblemFound(error.status, error.id, error.parts, null, more);
  }

  /** A page of the log as a person may know it, and the line after which the next one begins. */
  async function tellLog(table: Table, person: string | null, after: number): Promise<Log> {
    const lines = linesUpTo(table, (await store.lines(table.id, after, LOG_LINES_PER_PAGE)).map(asLine));
    await people.ensure(peopleNamedIn(lines));
    const events = lines.flatMap((line) => redactLine(table, line, person, people.nameOf) ?? []);
    return { events, next: lines.length < LOG_LINES_PER_PAGE ? null : after + LOG_LINES_PER_PAGE };
  }

  /** A request that was carried out before counts once; another one needs a key of its own. */
  async function repeat(slot: TableSlot, answering: Answering, seq: number): Promise<Ack> {
    const table = await fetch(slot);
    const [line] = await store.lines(slot.id, seq - 1, 1);
    if (!answering.isSame(asLine(line).entry, table)) throw problem(422, "move.keyUsed");
    return { seq, repeated: true };
  }

  /** One attempt, and another whenever a refusal was based on less than has happened. Null if it was overtaken. */
  async function attemptInformed(
    slot: TableSlot,
    command: (writer: TableWriter) => void,
    at: Time,
  ): Promise<Ack | null> {
    try {
      return await attempt(slot, command, at);
    } catch (error) {
      if (!(error instanceof ProblemFound) || !(await catchUp(slot))) throw error;
      return attempt(slot, command, at);
    }
  }

  /** Tries again as long as other nodes are faster. */
  async function carryOut(slot: TableSlot, command: (writer: TableWriter) => void, at: Time): Promise<Ack> {
    for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
      const ack = await attemptInformed(slot, command, at);
      if (ack) return ack;
    }
    throw problem(409, "table.busy");
  }

  function act(id: string, command: (writer: TableWriter) => void, answering?: Answering): Promise<Ack> {
    return enter(id, async (slot) => {
      const at = time();
      await runOut(slot, at);
      try {
        return await carryOut(slot, command, at);
      } catch (error) {
        if (!answering) throw error;
        // One that was carried out before is too late now, or its key is taken: most are neither, and need no look-up.
        const known = await store.lineOfKey(id, keyOf(answering.person, answering.key));
        if (known !== null) return repeat(slot, answering, known);
        throw await explain(slot, answering, error);
      }
    });
  }

  function read<T>(id: string, look: (table: Table) => T | Promise<T>): Promise<T> {
    return enter(id, async (slot) => {
      await catchUp(slot);
      return look(await fetch(slot));
    });
  }

  /** Opens a table with its first line, and deals at once if nobody is missing. */
  async function open(id: string, entry: Entry): Promise<void> {
    await enter(id, async (slot) => {
      const at = time();
      const line: Line = { seq: 1, at: at.at, entry };
      const table = openTable(id, line);
      await people.ensure(peopleOf(table));
      const writer = openTableWriter(table, at, people.quietHoursOf);
      startIfFull(writer);
      const written = [line, ...writer.written];
      const [kept] = await Promise.all([keep(table, written), beginWaking(slot)]);
      if (kept === "conflict") throw problem(409, "table.busy");
      slot.table = table;
      announce(slot, table, written);
    });
  }

  function summary(table: Table, person: string): Summary {
    const listed = { id: table.id, about: aboutTable(table), ...headOf(table) };
    return summaryFor(listed, person, time(), people.nameOf);
  }

  /** The same game again; asked for twice it is the same new table. */
  function rematch(id: string, person: string): Promise<string> {
    return enter(id, async (slot) => {
      const table = await fetch(slot);
      const known = table.rematch;
      // One that nobody sat down at may have been deleted.
      if (known !== null && (await store.table(known))) return known;
      if (table.phase !== "finished" || !table.match) throw problem(409, "table.notFinished");
      const played = table.seats.some((seat) => seat.person === person || seat.resigned === person);
      if (!played) throw problem(403, "seat.none");
      checkEdition(table.setup, deps.editions);
      const fresh = source.newId();
      await open(fresh, rematchOf(table, person, source));
      const note = (writer: TableWriter): void => {
        if (writer.table.rematch === known) writer.write({ type: "rematched", table: fresh });
      };
      await attempt(slot, note, time());
      return slot.table?.rematch ?? fresh;
    });
  }

  return {
    queue,
    memory,
    async create(person, request) {
      const id = source.newId();
      await open(id, newTable(request, person, source, deps.editions));
      return this.tell(id, person);
    },
    act,
    read,
    tell: (id, person) =>
      read(id, (table) => {
        const presence = hub.presence(
          id,
          table.seats.map((seat) => seat.person),
        );
        return tableInfoFor(table, person, time(), people.nameOf, presence);
      }),
    log: (id, person, after) => read(id, (table) => tellLog(table, person, after)),
    record: (id) => read(id, async (table) => recordFrom(table, await readLog(store, id, 0), people.nameOf)),
    rematch,
    checkClocks: (id) => enter(id, (slot) => runOut(slot, time())),
    wake: (id) =>
      enter(id, async (slot) => {
        await catchUp(slot);
        await fetch(slot);
        deps.onTurn(slot);
      }),
    removeUnused: (id, untouchedSince) =>
      enter(id, async (slot) => {
        const listed = await store.table(id);
        if (!listed || listed.hasStarted || listed.touched >= untouchedSince) return;
        await store.removeTable(id);
        slot.table = null;
        for (const reader of [...hub.tables.at(id)]) reader.close();
      }),
  };
}
