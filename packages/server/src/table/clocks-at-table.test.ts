import { undoable } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { chooser } from "../testing/people.ts";
import { foreseen } from "../testing/world.ts";
import { newTable } from "./create.ts";
import { openTable } from "./fold.ts";
import { runOut, takeSeatBack } from "./leaving.ts";
import { moveSeat, takeBack } from "./play.ts";
import { sit } from "./seating.ts";
import { type Table, waitsFor } from "./table.ts";
import { openTableWriter, type TableWriter } from "./table-writer.ts";

const SECOND = 1000;
const PEOPLE = ["ada", "ben", "cleo"];
const quietHours = () => ({ timeZone: "UTC", night: null, holidays: [] });
const source = foreseen("clocks");

/** Three people at Porto Carthago with a minute each, none with anything to reveal; both times begin at 0. */
function liveTable(): Table {
  const open = { kind: "open" } as const;
  const pace = { kind: "live", bank: 60, increment: 5 } as const;
  const request = { game: "porto-carthago", seats: [{ kind: "me" } as const, open, open], pace };
  const table = openTable("t", { seq: 1, at: 0, entry: newTable(request, "ada", source, "own") });
  const writer = writerAt(table, 0);
  for (const person of PEOPLE) sit(writer, person, {});
  return table;
}

function writerAt(table: Table, at: number): TableWriter {
  return openTableWriter(table, { at, live: at }, quietHours);
}

/** Plays, a move each second, until someone has ended a turn and can still undo its end. */
function afterTurnThatCanBeUndone(table: Table): { readonly seat: number; readonly at: number } {
  const choose = chooser(3);
  for (let at = SECOND; ; at += SECOND) {
    const [seat] = waitsFor(table);
    const legal = table.rules.legal(table.match?.state ?? {}, seat).map((move) => table.rules.print(move));
    moveSeat(writerAt(table, at), seat, choose(legal));
    const hasEnded = !waitsFor(table).includes(seat) && table.phase === "playing";
    if (hasEnded && table.match && undoable(table.match, seat) > 0) return { seat, at };
  }
}

function idOf(work: () => void): string {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  return "done";
}

describe("move and undo", () => {
  test("cost the others nothing, however often and however slowly", () => {
    const table = liveTable();
    const { seat, at } = afterTurnThatCanBeUndone(table);
    const others = () => table.clocks?.map(({ left }, one) => (one === seat ? null : left));
    const [rival] = waitsFor(table);
    const before = others();
    let now = at;
    for (let i = 0; i < 3; i++) {
      now += 3 * SECOND;
      takeBack(writerAt(table, now), PEOPLE[seat], { seq: table.seq, key: `undo-${i}` });
      expect(others()).toEqual(before);
      expect(table.clocks?.[rival].due).toBeNull();
      writerAt(table, now).write({ type: "redone", seat });
      expect(table.clocks?.[rival]).toEqual({ left: before?.[rival], due: now + (before?.[rival] ?? 0) });
    }
  });

  test("cost whoever undoes the time since; who cannot pay cannot undo", () => {
    const table = liveTable();
    const { seat, at } = afterTurnThatCanBeUndone(table);
    const due = table.trail.at(-1)?.[seat].due ?? 0;
    expect(due).toBeGreaterThan(at);
    const undo = (now: number) =>
      takeBack(writerAt(table, now), PEOPLE[seat], { seq: table.seq, key: "undo" });
    expect(idOf(() => undo(due))).toBe("move.undoTime");
    undo(due - 1);
    expect(table.clocks?.[seat].due).toBe(due);
  });
});

describe("a seat whose time ran out", () => {
  test("is taken back once its computer player has made the move, so that no move is put off for ever", () => {
    const table = liveTable();
    const [seat] = waitsFor(table);
    const due = table.clocks?.[seat].due ?? 0;
    runOut(writerAt(table, due), { at: 0, live: -60 * SECOND });
    expect(table.seats[seat].level).not.toBeNull();
    const back = () => takeSeatBack(writerAt(table, due), PEOPLE[seat]);
    expect(idOf(back)).toBe("seat.outOfTime");
    while (waitsFor(table).includes(seat) && table.seats[seat].owesMove) {
      const [move] = table.rules.legal(table.match?.state ?? {}, seat);
      moveSeat(writerAt(table, due), seat, table.rules.print(move));
    }
    back();
    expect(table.seats[seat].level).toBeNull();
    expect(table.clocks?.[seat].left).toBe(30 * SECOND);
  });
});
