import type { SeatClock } from "@portolan/client/wire";
import type { Seat } from "@portolan/kernel";
import { setClocks, turnClocks, undoClocks } from "../clock/clocks.ts";
import type { QuietHours } from "../clock/quiet-hours.ts";
import { clockTime, type Time } from "../clock/time.ts";
import type { Clocks, Entry, Line } from "./entry.ts";
import { addLine } from "./fold.ts";
import { playsInPerson, type Table, waitsFor } from "./table.ts";

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** An entry before it is known what follows from it. */
export type Draft = Without<Entry, "events" | "clocks">;

/** What a written line is found by. */
export interface Marks {
  readonly key?: string;
  readonly author?: string;
}

export type Written = Line & Marks;

/** What commands write to one table with: a line takes effect at once and is saved once it is on the disk. */
export interface TableWriter {
  readonly table: Table;
  readonly time: Time;
  readonly written: readonly Written[];
  write(draft: Draft, marks?: Marks): void;
  /** Sets a clock to run out at another moment of the time that it follows. */
  setClock(seat: Seat, due: number): void;
}

const EVENTFUL: ReadonlySet<string> = new Set(["started", "moved", "redone"]);
const CLOCKED: ReadonlySet<string> = new Set([
  ...EVENTFUL,
  "undone",
  "resigned",
  "tookOver",
  "tookBack",
  "finished",
]);

/** Whoever takes a seat back has at least this long for the move. */
const RETURN_MS = 30_000;

function clocksBefore(table: Table, draft: Draft): readonly SeatClock[] | null {
  const { clocks, setup, seats } = table;
  if (draft.type === "started") return setClocks(setup.pace, seats.length);
  if (draft.type !== "tookBack" || clocks === null) return clocks;
  return clocks.map((clock, seat) =>
    seat === draft.seat ? { ...clock, left: Math.max(clock.left, RETURN_MS) } : clock,
  );
}

/** The clocks as they stood before the last moves; null if they hold no longer, or no time is kept. */
export function clocksBeforeMoves({ trail }: Table, moves: number): Clocks {
  return trail.at(-moves) ?? null;
}

function clocksAfter(
  table: Table,
  draft: Draft,
  undone: Clocks,
  time: Time,
  quietHours: (person: string) => QuietHours,
): readonly SeatClock[] | null {
  const clocks = clocksBefore(table, draft);
  if (clocks === null) return null;
  const { seats, setup } = table;
  const at = clockTime(setup.pace, time);
  const running = waitsFor(table).filter((seat) => playsInPerson(seats[seat]));
  if (draft.type === "undone" && undone) {
    return undoClocks(clocks, { at, running, before: undone, undoer: draft.seat });
  }
  return turnClocks(clocks, {
    at,
    pace: setup.pace,
    running,
    mover: draft.type === "moved" || draft.type === "redone" ? draft.seat : null,
    quietHours: (seat) => quietHours(seats[seat].person ?? ""),
  });
}

export function openTableWriter(
  table: Table,
  time: Time,
  quietHours: (person: string) => QuietHours,
): TableWriter {
  const { at } = time;
  const written: Written[] = [];
  const keep = (entry: Entry, marks: Marks): void => {
    written.push({ seq: table.seq, at, entry, ...marks });
  };
  return {
    table,
    time,
    written,
    write(draft, marks = {}) {
      const before = { ...draft, clocks: table.clocks } as Entry;
      const undone = draft.type === "undone" ? clocksBeforeMoves(table, draft.steps) : null;
      const events = addLine(table, { seq: table.seq + 1, at, entry: before });
      const entry = {
        ...draft,
        ...(EVENTFUL.has(draft.type) ? { events } : {}),
        ...(CLOCKED.has(draft.type) ? { clocks: clocksAfter(table, draft, undone, time, quietHours) } : {}),
      } as Entry;
      if ("clocks" in entry) table.clocks = entry.clocks;
      keep(entry, marks);
    },
    setClock(seat, due) {
      const clocks = table.clocks?.map((clock, one) => (one === seat ? { ...clock, due } : clock)) ?? null;
      const entry: Entry = { type: "clock", seat, clocks };
      addLine(table, { seq: table.seq + 1, at, entry });
      keep(entry, {});
    },
  };
}
