import type { Presence } from "@portolan/client/wire";
import { ALONE, type Cluster } from "../cluster/cluster.ts";
import type { Credential } from "../identity/credential.ts";
import type { Readers } from "../store/peers.ts";
import { frame, openRetries, type Reader } from "./sse.ts";

/** Readers by what they read. */
interface Shelf {
  add(id: string, reader: Reader): void;
  remove(id: string, reader: Reader): void;
  at(id: string): ReadonlySet<Reader>;
  /** How many of the readers are this person's. */
  countOf(id: string, person: string): number;
  all(): Iterable<Reader>;
  size(): number;
  /** How many streams each person has open; "" stands for those without a name. */
  countsAt(id: string): Readers;
  /** The last line that all readers have been told, null where nobody reads. */
  told(id: string): number | null;
  setTold(id: string, seq: number): void;
  ids(): Iterable<string>;
}

/** The readers of one thing, counted by person so that nobody has to be looked for. */
interface Crowd {
  readonly readers: Set<Reader>;
  readonly counts: Map<string | null, number>;
  told: number;
}

const NOBODY: ReadonlySet<Reader> = new Set();

function shelf(): Shelf {
  const crowds = new Map<string, Crowd>();
  let count = 0;
  const tally = ({ counts }: Crowd, person: string | null, change: 1 | -1): void => {
    const total = (counts.get(person) ?? 0) + change;
    if (total > 0) counts.set(person, total);
    else counts.delete(person);
  };
  return {
    add(id, reader) {
      const crowd = crowds.get(id) ?? { readers: new Set(), counts: new Map(), told: 0 };
      crowds.set(id, crowd);
      crowd.readers.add(reader);
      tally(crowd, reader.person, 1);
      count++;
    },
    remove(id, reader) {
      const crowd = crowds.get(id);
      if (!crowd?.readers.delete(reader)) return;
      tally(crowd, reader.person, -1);
      count--;
      if (crowd.readers.size === 0) crowds.delete(id);
    },
    at: (id) => crowds.get(id)?.readers ?? NOBODY,
    countOf: (id, person) => crowds.get(id)?.counts.get(person) ?? 0,
    *all() {
      for (const { readers } of crowds.values()) yield* readers;
    },
    size: () => count,
    countsAt: (id) =>
      Object.fromEntries(
        Array.from(crowds.get(id)?.counts ?? [], ([person, total]) => [person ?? "", total]),
      ),
    told: (id) => crowds.get(id)?.told ?? null,
    setTold(id, seq) {
      const crowd = crowds.get(id);
      if (crowd) crowd.told = seq;
    },
    ids: () => crowds.keys(),
  };
}

type Seated = readonly (string | null)[];

/** All open streams, by table and by person. */
export interface Hub {
  readonly tables: Shelf;
  readonly people: Shelf;
  presence(table: string, seated: Seated): Presence;
  /** Tells everyone at a table who is here: at once, and then no more than once a second. A newcomer need not wait. */
  tellPresence(table: string, seated: Seated, newcomer?: Reader): void;
  /** The same when others read it at another node. */
  tellPresenceElsewhere(table: string): void;
  /** Readers who are still being told what they have missed. */
  readonly arriving: Set<Reader>;
  /** When the next reader may come back if the server stops, in milliseconds. */
  nextRetry(): number;
  /** A reader has left a table; those who stay are told. */
  leave(table: string, reader: Reader): void;
  closeAll(): void;
  /** Closes the streams of those whose credential has ended. */
  closeEnded(hasEnded: (credential: Credential) => boolean): void;
}

const PRESENCE_MS = 1_000;

/** What is told of a table at which somebody was told lately who is here. */
interface Telling {
  seated: Seated;
  hasNews: boolean;
  timer: NodeJS.Timeout;
}

/** Those who read at other nodes. */
export type Elsewhere = Pick<Cluster, "readersElsewhere" | "tellReaders">;

export function openHub(elsewhere: Elsewhere = ALONE): Hub {
  const tables = shelf();
  const people = shelf();
  const arriving = new Set<Reader>();
  /** Who sits where somebody reads, as was last told. */
  const seats = new Map<string, Seated>();
  const tellings = new Map<string, Telling>();

  const presence = (table: string, seated: Seated): Presence => {
    const others = elsewhere.readersElsewhere(table);
    const countOf = (person: string): number => tables.countOf(table, person) + (others[person] ?? 0);
    const present = seated.filter((person) => person !== null && countOf(person) > 0) as string[];
    const all = Object.values(others).reduce((sum, count) => sum + count, tables.at(table).size);
    return { present, watching: present.reduce((rest, person) => rest - countOf(person), all) };
  };

  function tellAll(table: string, seated: Seated): void {
    elsewhere.tellReaders(table, tables.countsAt(table));
    const text = frame("presence", presence(table, seated));
    for (const reader of [...tables.at(table)]) reader.send(text);
    const timer = setTimeout(() => tellAgain(table), PRESENCE_MS);
    timer.unref();
    tellings.set(table, { seated, hasNews: false, timer });
  }

  function tellAgain(table: string): void {
    const telling = tellings.get(table);
    tellings.delete(table);
    if (telling?.hasNews && tables.at(table).size > 0) tellAll(table, telling.seated);
  }

  function tellPresence(table: string, seated: Seated, newcomer?: Reader): void {
    if (tables.at(table).size === 0) return;
    seats.set(table, seated);
    const telling = tellings.get(table);
    if (!telling) return tellAll(table, seated);
    telling.seated = seated;
    telling.hasNews = true;
    newcomer?.send(frame("presence", presence(table, seated)));
  }

  return {
    tables,
    people,
    arriving,
    nextRetry: openRetries(),
    presence,
    tellPresence,
    tellPresenceElsewhere(table) {
      const seated = seats.get(table);
      if (!seated) return;
      const text = frame("presence", presence(table, seated));
      for (const reader of [...tables.at(table)]) reader.send(text);
    },
    leave(table, reader) {
      if (!tables.at(table).has(reader)) return;
      tables.remove(table, reader);
      const seated = seats.get(table);
      if (tables.at(table).size > 0) {
        if (seated) tellPresence(table, seated);
        return;
      }
      seats.delete(table);
      elsewhere.tellReaders(table, {});
    },
    closeAll() {
      for (const { timer } of tellings.values()) clearTimeout(timer);
      for (const reader of [...arriving, ...tables.all(), ...people.all()]) reader.close();
    },
    closeEnded(hasEnded) {
      for (const reader of [...arriving, ...tables.all(), ...people.all()]) {
        if (reader.credential && hasEnded(reader.credential)) reader.close();
      }
    },
  };
}
