import type { LogEvent, TableSnapshot } from "@portolan/client";
import { expect, test } from "vitest";
import { addFrame, addLine, type Chronicle, NOTHING_YET } from "./chronicle.ts";

type Bare<T> = T extends unknown ? Omit<T, "seq" | "at"> : never;

/** A log of these lines, counted from 1. */
function after(...lines: readonly Bare<LogEvent>[]): Chronicle {
  return lines.reduce<Chronicle>(
    (chronicle, line, i) => addLine(chronicle, { ...line, seq: i + 1, at: i } as LogEvent),
    NOTHING_YET,
  );
}

const dealt = { type: "dealt" };
const sailed = { type: "sailed" };
const bought = { type: "bought" };
const started = { type: "started", commitment: "c", contributions: [], events: [dealt] } as const;

function moved(seat: number, event: { readonly type: string }): Bare<LogEvent> {
  return { type: "moved", seat, events: [event] };
}

test("what happened is kept move by move, the deal first", () => {
  const { steps, seq } = after({ ...started, events: [dealt], contributions: [] }, moved(0, sailed));
  expect([steps, seq]).toEqual([[[dealt], [sailed]], 2]);
});

test("what is taken back is gone, and what is played again is there once more", () => {
  const deal = { ...started, events: [dealt], contributions: [] };
  const undone = after(deal, moved(0, sailed), moved(0, bought), { type: "undone", seat: 0, steps: 2 });
  expect(undone.steps).toEqual([[dealt]]);
  const again = addLine(undone, { seq: 5, at: 0, type: "redone", seat: 0, events: [sailed] });
  expect(again.steps).toEqual([[dealt], [sailed]]);
});

test("a line that arrives twice counts once", () => {
  const line: LogEvent = { seq: 1, at: 0, type: "moved", seat: 0, events: [sailed] };
  const once = addLine(NOTHING_YET, line);
  expect(addLine(once, line)).toBe(once);
});

test("events of earlier moves stay the same objects", () => {
  const before = after(moved(0, sailed));
  const later = addLine(before, { seq: 2, at: 0, type: "moved", seat: 1, events: [bought] });
  expect(later.steps[0]).toBe(before.steps[0]);
});

test("what people say and what happens beside the game is told in one row", () => {
  const { talk } = after(
    { type: "sat", seat: 1, name: "Ben" },
    { type: "chat", room: "players", name: "Ben", seat: 1, text: "A fair wind!" },
    { type: "clock", seat: 1 },
    { type: "resigned", seat: 1, reason: "time", level: "captain" },
  );
  expect(talk.map((line) => (line.kind === "said" ? line.text : line.note.id))).toEqual([
    "online.note.sat",
    "A fair wind!",
    "online.note.resigned.time.replaced",
  ]);
});

test("a phrase of the game keeps its id", () => {
  const { talk } = after({
    type: "chat",
    room: "players",
    name: "Ben",
    seat: 1,
    text: "Te duur!",
    phrase: "tooDear",
  });
  expect(talk[0]).toMatchObject({ kind: "said", text: "Te duur!", phrase: "tooDear" });
});

test("the secret of the deal is known once the game is over", () => {
  const outcome = {
    reason: "agreed",
    because: null,
    scores: null,
    ranks: null,
    tieBreaks: null,
    breakdown: null,
  };
  expect(after({ type: "finished", outcome, secret: "5ec" }).secret).toBe("5ec");
});

test("how things stand and who is here is as the stream told last", () => {
  const now = { seq: 3 } as TableSnapshot;
  const told = addFrame(addFrame(NOTHING_YET, { event: "now", data: now }), {
    event: "presence",
    data: { present: ["ada"], watching: 2 },
  });
  expect([told.now, told.presence.watching]).toEqual([now, 2]);
  expect(addFrame(told, { event: "bye", data: {} })).toBe(told);
});
