import type { SeatClock } from "@portolan/client/wire";
import type { Seat } from "@portolan/kernel";
import { setClocks, turnClocks } from "../clock/clocks.ts";
import type { Habits } from "../clock/habits.ts";
import type { Entry, Line } from "./entry.ts";
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

/** Where commands write to one table: what they write is carried out at once and kept once it is on the disk. */
export interface Desk {
  readonly table: Table;
  readonly at: number;
  readonly written: readonly Written[];
  write(draft: Draft, marks?: Marks): void;
  /** Sets a clock to run out at another moment. */
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

function clocksAfter(
  table: Table,
  draft: Draft,
  at: number,
  habits: (person: string) => Habits,
): readonly SeatClock[] | null {
  const clocks = clocksBefore(table, draft);
  if (clocks === null) return null;
  const { seats, setup } = table;
  return turnClocks(clocks, {
    at,
    pace: setup.pace,
    running: waitsFor(table).filter((seat) => playsInPerson(seats[seat])),
    mover: draft.type === "moved" || draft.type === "redone" ? draft.seat : null,
    undoer: draft.type === "undone" ? draft.seat : null,
    habits: (seat) => habits(seats[seat].person ?? ""),
  });
}

export function openDesk(table: Table, at: number, habits: (person: string) => Habits): Desk {
  const written: Written[] = [];
  const keep = (entry: Entry, marks: Marks): void => {
    written.push({ seq: table.seq, at, entry, ...marks });
  };
  return {
    table,
    at,
    written,
    write(draft, marks = {}) {
      const before = { ...draft, clocks: table.clocks } as Entry;
      const events = addLine(table, { seq: table.seq + 1, at, entry: before });
      const entry = {
        ...draft,
        ...(EVENTFUL.has(draft.type) ? { events } : {}),
        ...(CLOCKED.has(draft.type) ? { clocks: clocksAfter(table, draft, at, habits) } : {}),
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
