import type { Presence } from "@portolan/client/wire";
import { frame, type Reader } from "./sse.ts";

/** Readers by what they read. */
interface Shelf {
  add(id: string, reader: Reader): void;
  remove(id: string, reader: Reader): void;
  at(id: string): ReadonlySet<Reader>;
  all(): Iterable<Reader>;
  size(): number;
}

const NOBODY: ReadonlySet<Reader> = new Set();

function shelf(): Shelf {
  const readers = new Map<string, Set<Reader>>();
  let count = 0;
  return {
    add(id, reader) {
      const there = readers.get(id);
      if (there) there.add(reader);
      else readers.set(id, new Set([reader]));
      count++;
    },
    remove(id, reader) {
      const there = readers.get(id);
      if (!there?.delete(reader)) return;
      count--;
      if (there.size === 0) readers.delete(id);
    },
    at: (id) => readers.get(id) ?? NOBODY,
    *all() {
      for (const there of readers.values()) yield* there;
    },
    size: () => count,
  };
}

/** All open streams, by table and by person. */
export interface Hub {
  readonly tables: Shelf;
  readonly people: Shelf;
  presence(table: string, seated: readonly (string | null)[]): Presence;
  /** Tells everyone at a table who is here. */
  tellPresence(table: string, seated: readonly (string | null)[]): void;
  closeAll(): void;
}

export function openHub(): Hub {
  const tables = shelf();
  const people = shelf();
  const presence = (table: string, seated: readonly (string | null)[]): Presence => {
    const here = [...tables.at(table)];
    const present = seated.filter(
      (person): person is string => person !== null && here.some((reader) => reader.person === person),
    );
    const watching = here.filter(({ person }) => person === null || !present.includes(person)).length;
    return { present, watching };
  };
  return {
    tables,
    people,
    presence,
    tellPresence(table, seated) {
      const text = frame("presence", presence(table, seated));
      for (const reader of [...tables.at(table)]) reader.send(text);
    },
    closeAll() {
      for (const reader of [...tables.all(), ...people.all()]) reader.close();
    },
  };
}
