import { tradersOfCarthage } from "@portolan/games";
import type { Game } from "@portolan/kernel";
import { expect, test } from "vitest";
import { readSave } from "../../../app/storage/saves.ts";
import { lesson } from "../../../games/traders-of-carthage/lesson/lesson.ts";
import type { TableState } from "../../source.ts";
import type { Progress } from "./course.ts";
import { type LessonSource, lessonSource } from "./source.ts";

const game = tradersOfCarthage as unknown as Game;

function open(kept: unknown = null) {
  const progress: Progress[] = [];
  const source = lessonSource(game, lesson, "Ada", kept, (one) => progress.push(one));
  return { source, progress };
}

function tableOf(source: LessonSource): TableState {
  const status = source.read();
  if (status.status !== "open") throw new Error("the table is not open");
  return status.table;
}

function takeTo(source: LessonSource, id: string): void {
  while (source.lesson().step.id !== id) {
    if (source.lesson().step.kind === "do") source.showMe();
    else source.goOn();
  }
}

test("moves are offered only where the lesson asks for one", () => {
  const { source } = open();
  expect(tableOf(source).legal).toEqual([]);
  takeTo(source, "token");
  expect(tableOf(source).legal.length).toBe(4);
  takeTo(source, "payday");
  expect(tableOf(source).legal).toEqual([]);
});

test("another move than the one asked for is answered, and the table stays as it is", async () => {
  const { source } = open();
  takeTo(source, "take");
  const { legal, moves } = tableOf(source);
  const other = legal.find((move) => move.type === "reserve");
  if (!other) throw new Error("nothing can be reserved");
  expect(await source.play(other)).toBeNull();
  expect(source.lesson()).toMatchObject({ step: { id: "take" }, reply: "learn.take.else" });
  expect(tableOf(source).moves).toBe(moves);
});

test("a move against the rules is refused with its rule", async () => {
  const { source } = open();
  takeTo(source, "take");
  expect((await source.play({ type: "buy", payment: [] } as never))?.rule).toMatch(/^TC-/);
});

test("events that were told stay the same objects, so that each is shown once", () => {
  const { source } = open();
  takeTo(source, "buy");
  const before = tableOf(source).events;
  takeTo(source, "ships");
  const after = tableOf(source).events;
  expect(after.length).toBeGreaterThan(before.length);
  expect(before.every((event, i) => after[i] === event)).toBe(true);
});

test("a lesson that is opened again goes on, and can begin anew", () => {
  const first = open();
  takeTo(first.source, "reserve");
  const { source } = open(first.progress.at(-1));
  expect(source.lesson().step.id).toBe("reserve");
  expect(tableOf(source).view).toEqual(tableOf(first.source).view);
  source.restart();
  expect(source.lesson()).toMatchObject({ at: 0, step: { id: "welcome" } });
  expect(tableOf(source).moves).toBe(0);
});

test("at its end the game can be kept, and played on against a computer player", () => {
  const { source } = open();
  takeTo(source, "end");
  expect(source.lesson().isLast).toBe(true);
  const save = source.save();
  expect(readSave(save)).toEqual(save);
  expect(save.record.seats).toEqual([
    { name: "Ada", player: "person" },
    { name: "Hanno", player: "trader" },
  ]);
  expect(save.record.result).toBeUndefined();
});
