import type { Services } from "../services.ts";
import { frame } from "../stream/sse.ts";
import { peopleIn, summaryFor } from "../table/table-views.ts";
import type { Hearing } from "./cluster.ts";

/** What a server can do about the tables that it looks after. */
export interface Caretaker {
  /** Whether a table can be worked on: one that was set aside is brought up to date when it is back. */
  isWell(table: string): boolean;
  /** Whether a table is this node's to look after, and can be. */
  isOurs(table: string): boolean;
  /** Brings a table up to date, and lets its computer player think. */
  wake(table: string): Promise<void>;
  /** The same for all tables of this node at which a computer player is to move. */
  wakeAll(): Promise<void>;
  /** Sets aside the tables that a node was waking when it died. */
  reopen(): Promise<void>;
  onTrouble(error: unknown): void;
}

/** Keeps a server up to date with what happens at other nodes. */
export function hearingFor(services: Services, caretaker: Caretaker): Hearing {
  const { hub, tables, people, store, time } = services;
  const isKnown = (table: string): boolean => hub.tables.at(table).size > 0 || tables.queue.has(table);
  const catchUp = async (table: string): Promise<void> => {
    if (caretaker.isWell(table)) await caretaker.wake(table);
  };

  /** News of their tables for those who read no table here. */
  async function tellPeople(table: string, those: readonly string[]): Promise<void> {
    const readers = those.flatMap((person) =>
      [...hub.people.at(person)].map((reader) => [person, reader] as const),
    );
    if (readers.length === 0) return;
    const listed = await store.table(table);
    if (!listed) return;
    await people.ensure(peopleIn(listed));
    for (const [person, reader] of readers) {
      reader.send(frame("table", summaryFor(listed, person, time(), people.nameOf), listed.touched));
    }
  }

  return {
    async onTable({ table, people: those, isThinking }) {
      if (isKnown(table) || (isThinking && caretaker.isOurs(table))) await catchUp(table);
      if (hub.tables.at(table).size === 0) await tellPeople(table, those);
    },
    async onPerson({ person, hasEnded }) {
      await people.refresh(person);
      // Those whose session goes on come back by themselves.
      if (hasEnded) hub.closeEnded((credential) => credential.person === person);
    },
    onReaders: hub.tellPresenceElsewhere,
    async onGap() {
      await people.refreshAll();
      for (const table of new Set(knownTables())) await catchUp(table);
      // Readers of several tables come back and are told what they have missed.
      hub.closeEnded(() => true);
    },
    async onNodes(isAnyGone) {
      if (isAnyGone) await caretaker.reopen();
      await caretaker.wakeAll();
    },
    *known() {
      for (const { id, table } of tables.queue.all()) {
        if (table) yield [id, Math.min(table.seq, hub.tables.told(id) ?? table.seq)];
      }
      for (const id of hub.tables.ids()) if (!tables.queue.has(id)) yield [id, hub.tables.told(id) ?? 0];
    },
    onBehind: catchUp,
    onTrouble: caretaker.onTrouble,
  };

  function knownTables(): string[] {
    return [...hub.tables.ids(), ...Array.from(tables.queue.all(), ({ id }) => id)];
  }
}
