import type { Summary } from "@portolan/client/wire";
import type { Time } from "../clock/time.ts";
import type { Hub } from "../stream/hub.ts";
import { frame, type Reader } from "../stream/sse.ts";
import type { Line } from "./entry.ts";
import type { NameOf } from "./names.ts";
import { seatOf, type Table } from "./table.ts";
import { peopleOf, redactLine, snapshotFor } from "./table-views.ts";

/** Lines and how things stand after them, as one person's stream sends it. */
export function framesFor(
  table: Table,
  lines: readonly Line[],
  person: string | null,
  time: Time,
  nameOf: NameOf,
): string {
  let text = "";
  for (const line of lines) {
    const told = redactLine(table, line, person, nameOf);
    if (told) text += frame("log", told, line.seq);
  }
  return text + frame("now", snapshotFor(table, person, time, nameOf));
}

/** Whoever neither has a seat nor owns the table sees the same as all the others who watch. */
function viewerOf(table: Table, person: string | null): string | null {
  return seatOf(table, person) !== null || table.owner === person ? person : null;
}

/** Who sits at a table is part of who is here: a watcher who takes a seat is one no longer. */
const CHANGES_WHO_SITS: ReadonlySet<Line["entry"]["type"]> = new Set(["sat", "left", "resigned"]);

/** Tells everyone at a table who is here, and how many watch. */
export function announcePresence(hub: Hub, { id, seats }: Table, newcomer?: Reader): void {
  hub.tellPresence(
    id,
    seats.map(({ person }) => person),
    newcomer,
  );
}

/** Tells everyone who reads: at the table what happened, and elsewhere that something happened. */
export function publish(
  hub: Hub,
  table: Table,
  lines: readonly Line[],
  time: Time,
  nameOf: NameOf,
  summary: (person: string) => Summary,
): void {
  const texts = new Map<string | null, string>();
  for (const reader of [...hub.tables.at(table.id)]) {
    const viewer = viewerOf(table, reader.person);
    const text = texts.get(viewer) ?? framesFor(table, lines, viewer, time, nameOf);
    texts.set(viewer, text);
    reader.send(text);
  }
  if (lines.some(({ entry }) => CHANGES_WHO_SITS.has(entry.type))) announcePresence(hub, table);
  if (lines.every(({ entry }) => entry.type === "chat")) return;
  for (const person of peopleOf(table)) {
    const readers = [...hub.people.at(person)];
    if (readers.length === 0) continue;
    const text = frame("table", summary(person), table.touched);
    for (const reader of readers) reader.send(text);
  }
}
