import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { only } from "../testing/test-game.ts";

const CLOSE = { stage: { stage: "close" } } as const;

test("PC-CARD-1: all servants on action cards return to their owners' reserves", () => {
  const game = position({ ...CLOSE, reserve: [3, 16, 5] });
  expect(game.state.senators.map(({ reserve }) => reserve)).toEqual([16, 16, 16]);
  expect(game.senator(0).onCards).toEqual([0, 0, 0, 0, 0, 0]);
  expect(only(game.events, "cardServants")).toHaveLength(2);
});

test("PC-CARD-2: the six action cards are shuffled onto the spaces", () => {
  const game = position({ decade: 1, round: 5, toAct: 2 });
  const layouts = new Set<string>();
  for (let decade = 1; decade < 5; decade++) {
    while (game.state.decade === decade) game.play(Number(game.asked().slice(0, 1)), "talents");
    expect(game.state.cards.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    layouts.add(game.state.cards.join());
  }
  expect(layouts.size).toBeGreaterThan(1);
});

describe("PC-START-1: whoever has most servants in reserve becomes start player", () => {
  test("counted after the action cards have given theirs back", () => {
    const game = position({ ...CLOSE, reserve: [14, 2, 14], lighthouse: [2, 0, 2], temple: [0, 1, 0] });
    expect(game.state.startSeat).toBe(1);
    expect(game.asked()).toBe("1 main");
  });
});

describe("PC-START-2: a tie goes to the nearest clockwise", () => {
  test("the previous start player himself first", () => {
    const game = position({ ...CLOSE, startSeat: 1 });
    expect(game.state.startSeat).toBe(1);
  });
  test("else the next clockwise", () => {
    const game = position({ ...CLOSE, startSeat: 1, lighthouse: [0, 1, 0] });
    expect(game.state.startSeat).toBe(2);
  });
  test("option startTie = holderLast: a tied holder is the farthest", () => {
    const options = { startTie: "holderLast" } as const;
    expect(position({ ...CLOSE, options, startSeat: 1 }).state.startSeat).toBe(2);
    expect(position({ ...CLOSE, options, startSeat: 1, temple: [1, 0, 1] }).state.startSeat).toBe(1);
  });
});

test("PC-INC-1: a talent for each servant in reserve", () => {
  const game = position({ ...CLOSE, talents: [5, 0, 1], temple: [0, 4, 10] });
  expect(game.state.senators.map(({ talents }) => talents)).toEqual([21, 12, 7]);
});
