import { expect, test } from "vitest";
import { duration, progressBar } from "./progress.ts";
import { scriptedTerminal } from "./testing/scripted-terminal.ts";

function watched(times: readonly number[], showsProgress = true) {
  const script = scriptedTerminal();
  const clock = times.values();
  const terminal = { ...script, showsProgress, now: () => clock.next().value ?? 0 };
  return { terminal, written: () => script.errors() };
}

test("it shows how far the games are and how long they will still take, and wipes itself out", () => {
  const { terminal, written } = watched([0, 20_000]);
  const bar = progressBar(terminal, 40);
  bar.step(10);
  const line = "████████░░░░░░░░░░░░░░░░░░░░░░ 10 of 40 games, 60 s left";
  expect(written()).toBe(`\r${line}`);
  bar.clear();
  expect(written()).toBe(`\r${line}\r${" ".repeat(line.length)}\r`);
});

test("where the first game takes long it is there from the beginning", () => {
  const { terminal, written } = watched([0, 50]);
  const bar = progressBar(terminal, 40);
  bar.begin();
  const line = "░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 0 of 40 games";
  bar.step(1);
  expect(written()).toBe(`\r${line}`);
  bar.clear();
  expect(written()).toBe(`\r${line}\r${" ".repeat(line.length)}\r`);
});

test("it shows nothing of what is over at once, nor where nobody looks", () => {
  const quick = watched([0, 100]);
  const bar = progressBar(quick.terminal, 2);
  bar.step(2);
  bar.clear();
  expect(quick.written()).toBe("");
  const unseen = watched([0, 20_000], false);
  const hidden = progressBar(unseen.terminal, 40);
  hidden.begin();
  hidden.step(10);
  expect(unseen.written()).toBe("");
});

test("times are told as coarsely as they deserve", () => {
  expect([900, 89_000, 125_000, 3_600_000, 7_500_000].map(duration)).toEqual([
    "1 s",
    "89 s",
    "2 min",
    "60 min",
    "2 h 5 min",
  ]);
});
