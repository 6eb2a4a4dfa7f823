import { expect, test } from "vitest";
import { type PlaybackAction, startPlayback, turn } from "./playback.ts";

function after(last: number, ...actions: readonly PlaybackAction[]) {
  return actions.reduce(turn, startPlayback(last));
}

test("a step forward shows what happened, a step back or a jump does not", () => {
  expect(after(3, { type: "forward" })).toMatchObject({ at: 1, isStep: true });
  expect(after(3, { type: "forward" }, { type: "forward" }, { type: "back" })).toMatchObject({
    at: 1,
    isStep: false,
  });
  expect(after(3, { type: "go", to: 2 })).toMatchObject({ at: 2, isStep: false });
});

test("nothing leads beyond the beginning or the end", () => {
  expect(after(3, { type: "back" }).at).toBe(0);
  expect(after(3, { type: "go", to: 9 }).at).toBe(3);
  expect(after(3, { type: "go", to: 9 }, { type: "forward" })).toMatchObject({ at: 3, isStep: false });
});

test("playing stops at the end, and begins again from there", () => {
  const ended = after(2, { type: "toggle" }, { type: "tick" }, { type: "tick" });
  expect(ended).toMatchObject({ at: 2, isPlaying: false });
  expect(turn(ended, { type: "toggle" })).toMatchObject({ at: 0, isPlaying: true });
});

test("a step by hand pauses, and a late tick after that changes nothing", () => {
  const paused = after(5, { type: "toggle" }, { type: "tick" }, { type: "back" });
  expect(paused.isPlaying).toBe(false);
  expect(turn(paused, { type: "tick" })).toBe(paused);
});
