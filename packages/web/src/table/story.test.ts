import type { LogLine } from "@portolan/guides";
import { expect, test } from "vitest";
import { linesShown, NO_STORY, type Story, tellOn } from "./story.ts";

const events = ["a", "b", "c", "d"].map((type) => ({ type }));
let told: string[] = [];

function tell(some: Story["events"]): LogLine[] {
  told = some.map(({ type }) => type);
  return told.map((text) => ({ text, spans: [], seat: null, weight: "line" }));
}

test("only the news is told, and said to be fresh", () => {
  const first = tellOn(NO_STORY, events.slice(0, 2), tell);
  expect([first.lines.length, first.fresh]).toEqual([2, 0]);
  const second = tellOn(first, events, tell);
  expect(told).toEqual(["c", "d"]);
  expect([second.lines.map(({ text }) => text).join(""), second.fresh]).toEqual(["abcd", 2]);
  expect(tellOn(second, events, tell)).toBe(second);
});

test("after something was taken back all is told again, and nothing is fresh", () => {
  const whole = tellOn(NO_STORY, events, tell);
  const back = tellOn(whole, events.slice(0, 1), tell);
  expect([back.lines.length, back.fresh]).toEqual([1, 0]);
});

test("a board's log does not tell how it ends before the board has shown it", () => {
  const story = tellOn(tellOn(NO_STORY, events.slice(0, 2), tell), events, tell);
  expect(linesShown(story, true).map(({ text }) => text)).toEqual(["a", "b"]);
  expect(linesShown(story, false)).toBe(story.lines);
});
