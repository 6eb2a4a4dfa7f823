import { fastChance } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { dealt } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";

describe("PC-SET-1: the first start player is drawn at random", () => {
  test("every seat is drawn", () => {
    const seats = Array.from(
      { length: 40 },
      (_, seed) => dealt({ chance: fastChance(seed) }).state.startSeat,
    );
    expect(new Set(seats)).toEqual(new Set([0, 1, 2]));
  });
  test("option startPlayer = first: seat 1 starts", () => {
    for (let seed = 0; seed < 10; seed++) {
      const game = dealt({ chance: fastChance(seed), options: { startPlayer: "first" } });
      expect(game.state.startSeat).toBe(0);
    }
  });
});

test.each([
  [3, 4],
  [4, 6],
  [5, 6],
])("PC-SET-2: with %i players %i of the 30 goods are drawn into the market", (players, spaces) => {
  const { state } = dealt({ players });
  const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
  expect(sum(state.market)).toBe(spaces);
  expect(sum(state.bag)).toBe(30 - spaces);
});

test.each([3, 4, 5])(
  "PC-SET-3: with %i players two rows of one more lie face up, the rest is the deck",
  (players) => {
    const game = dealt({ players });
    const { rows, deck, unknown } = game.state;
    expect(rows.map((row) => row.length)).toEqual([players + 1, players + 1]);
    expect(deck.length).toBe(30 - 2 * (players + 1));
    expect(unknown).toBe(deck.length);
    const dealtRows = only(game.events, "rowDealt");
    expect(dealtRows.map(({ to }) => to.place)).toEqual(["row1", "row2"]);
    expect(dealtRows.map(({ cards }) => cards)).toEqual(rows);
  },
);

test("PC-SET-4: no talents, no points, two covered warehouse spaces, 16 servants in reserve", () => {
  const { senators } = dealt({ players: 5 }).state;
  for (const { talents, points, covered, reserve } of senators) {
    expect([talents, points, covered, reserve]).toEqual([0, 0, 2, 16]);
  }
});

test.each([3, 4, 5])("PC-SET-5: %i players have as many charter ships", (players) => {
  expect(dealt({ players }).config.charters).toBe(players);
});

describe("PC-SET-6: the first pass", () => {
  test("goes clockwise from the start player; each may claim a free dock or pass", () => {
    const game = dealt({ options: { startPlayer: "first" } });
    expect(game.asked()).toBe("0 setupClaim");
    expect(game.legal(0)).toHaveLength(13);
    game.play(0, "claim egypt_1");
    expect(game.senator(0).reserve).toBe(14);
    expect(game.dock("egypt_1")).toBe("0");
    expect(game.asked()).toBe("1 setupClaim");
    expect(game.refusal(1, "claim egypt_1").rule).toBe("PC-SET-6");
    expect(game.refusal(1, "take oil").rule).toBe("PC-SET-6");
    game.play(1, "pass");
    expect(game.senator(1).reserve).toBe(16);
    game.play(2, "claim egypt_2");
    expect(game.asked()).toBe("2 setupGood");
  });
});

describe("PC-SET-7: the second pass", () => {
  test("goes from the last player back: a good, then a dock, neither may be refused", () => {
    const game = dealt({ options: { startPlayer: "first" } });
    for (const seat of [0, 1, 2]) game.play(seat, "pass");
    const order: string[] = [];
    for (const seat of [2, 1, 0]) {
      order.push(game.asked());
      if (game.asked().endsWith("Good")) game.play(seat, game.legal(seat)[0]);
      order.push(game.asked());
      expect(game.refusal(seat, "pass").rule).toBe("PC-SET-7");
      game.play(seat, game.legal(seat).at(-1) ?? "");
    }
    expect(order).toEqual([
      "2 setupGood",
      "2 setupDock",
      "1 setupGood",
      "1 setupDock",
      "0 setupGood",
      "0 setupDock",
    ]);
    expect(game.state.senators.map(({ talents }) => talents)).toEqual([14, 14, 14]);
    expect(game.asked()).toBe("0 main");
  });
});

test("PC-SET-8: no ship docks and the market is not topped up before decade 1", () => {
  const game = dealt({ options: { startPlayer: "first" }, chance: fastChance(3) });
  for (const seat of [0, 1, 2]) game.play(seat, "pass");
  for (const seat of [2, 1]) {
    if (game.asked().endsWith("Good")) game.play(seat, game.legal(seat)[0]);
    game.play(seat, game.legal(seat)[0]);
  }
  if (game.asked().endsWith("Good")) game.play(0, game.legal(0)[0]);
  expect(game.state.market.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(game.state.docks.every(({ ship }) => ship === null)).toBe(true);
  const events = game.play(0, game.legal(0)[0]);
  expect(kinds(events).filter((kind) => kind === "marketFilled")).toHaveLength(1);
  expect(kinds(events).indexOf("docked")).toBeGreaterThan(kinds(events).indexOf("decade"));
  expect(game.state.market.reduce((sum, count) => sum + count, 0)).toBe(4);
});
