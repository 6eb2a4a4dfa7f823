import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";

const CLOSE = { stage: { stage: "close" } } as const;

describe("PC-SHIP-1: the lighthouse ranks the pickers", () => {
  test("most servants first, ties clockwise from last decade's start player", () => {
    const game = position({
      ...CLOSE,
      players: 4,
      startSeat: 2,
      lighthouse: [1, 0, 1, 3],
      row1: "egypt_oil iberia_glass greece_oil numidia_oil etruria_oil",
    });
    const order: string[] = [];
    while (game.asked().endsWith("shipsPick")) {
      order.push(game.asked().slice(0, 1));
      const seat = Number(game.asked().slice(0, 1));
      game.play(seat, game.legal(seat, "dock")[0]);
    }
    expect(order).toEqual(["3", "3", "2", "2", "0"]);
    expect(game.state.startSeat).toBe(1);
  });
});

describe("PC-SHIP-2: the first rank docks two ships or turns one away", () => {
  const described = { ...CLOSE, lighthouse: [1], row1: "egypt_oil iberia_glass greece_oil" } as const;
  test("two ships", () => {
    const game = position(described);
    game.play(0, "dock egypt_oil egypt_2");
    expect(game.asked()).toBe("0 shipsPick");
    game.play(0, "dock iberia_glass iberia_1");
    expect(only(game.events, "docked").map(({ seat }) => seat)).toEqual([0, 0, null]);
  });
  test("or one away, and docks none", () => {
    const game = position(described);
    game.play(0, "away egypt_oil");
    expect(only(game.events, "turnedAway")).toHaveLength(1);
    expect(only(game.events, "docked").every(({ seat }) => seat === null)).toBe(true);
    expect(game.bottom(1)).toBe("egypt_oil");
  });
  test("not after the first pick, and not by the second rank", () => {
    const game = position({ ...described, lighthouse: [2, 1], row1: `${described.row1} numidia_oil` });
    game.play(0, "dock egypt_oil egypt_2");
    expect(game.refusal(0, "away iberia_glass").rule).toBe("PC-SHIP-2");
    game.play(0, "dock iberia_glass iberia_1");
    expect(game.asked()).toBe("1 shipsPick");
    expect(game.refusal(1, "away greece_oil").rule).toBe("PC-SHIP-2");
  });
});

test("PC-SHIP-3: the second rank docks two, the third and every later one", () => {
  const game = position({
    ...CLOSE,
    players: 5,
    lighthouse: [5, 4, 3, 2, 1],
    row1: "egypt_oil iberia_glass greece_oil numidia_oil etruria_oil phoenicia_oil",
  });
  const picks: string[] = [];
  while (game.asked().endsWith("shipsPick")) {
    const seat = Number(game.asked().slice(0, 1));
    picks.push(String(seat));
    game.play(seat, game.legal(seat, "dock")[0]);
  }
  expect(picks).toEqual(["0", "0", "1", "1", "2", "3"]);
  expect(only(game.events, "picking").map(({ ships }) => ships)).toEqual([2, 2, 1, 1]);
});

describe("PC-SHIP-4: picks are compulsory, one ship at a time", () => {
  test("any ship left in row 1, and nothing else", () => {
    const game = position({ ...CLOSE, lighthouse: [1], row1: "egypt_oil - greece_oil", row2: "numidia_oil" });
    expect(game.legal(0, "dock")).toEqual([
      "dock egypt_oil egypt_1",
      "dock egypt_oil egypt_2",
      "dock greece_oil greece_1",
      "dock greece_oil greece_2",
    ]);
    expect(game.refusal(0, "pass").rule).toBe("PC-SHIP-4");
    expect(game.refusal(0, "dock numidia_oil numidia_1").rule).toBe("PC-SHIP-4");
  });
  test("when row 1 is empty the remaining ranks get nothing", () => {
    const game = position({ ...CLOSE, lighthouse: [2, 1], row1: "egypt_oil" });
    game.play(0, "dock egypt_oil egypt_2");
    expect(only(game.events, "picking").map(({ seat }) => seat)).toEqual([0]);
  });
});

test("PC-SHIP-5: a player without servants in the lighthouse picks nothing", () => {
  const game = position({ ...CLOSE, row1: "egypt_oil iberia_glass" });
  expect(only(game.events, "picking")).toEqual([]);
  expect(game.asked()).toBe("0 main");
});

describe("PC-SHIP-6: a ship goes to a free berth of its civilisation", () => {
  test("both free: the picker chooses", () => {
    const game = position({ ...CLOSE, lighthouse: [1], row1: "egypt_oil greece_oil" });
    expect(game.legal(0, "dock egypt_oil")).toEqual(["dock egypt_oil egypt_1", "dock egypt_oil egypt_2"]);
    expect(game.refusal(0, "dock egypt_oil greece_1").rule).toBe("PC-SHIP-6");
    expect(game.refusal(0, "dock egypt_oil out").rule).toBe("PC-SHIP-6");
  });
  test("one free: that one", () => {
    const game = position({
      ...CLOSE,
      lighthouse: [1],
      row1: "egypt_oil greece_oil",
      docks: { egypt_1: "egypt_glass" },
    });
    expect(game.legal(0, "dock egypt_oil")).toEqual(["dock egypt_oil egypt_2"]);
    expect(game.refusal(0, "dock egypt_oil egypt_1").rule).toBe("PC-SHIP-6");
  });
});

test("PC-SHIP-7: a ship without a free berth may be picked; it leaves and the pick is used", () => {
  const game = position({
    ...CLOSE,
    lighthouse: [1],
    row1: "egypt_oil greece_oil iberia_oil",
    docks: { egypt_1: "egypt_glass", egypt_2: "egypt_purple" },
  });
  expect(game.legal(0, "dock egypt_oil")).toEqual(["dock egypt_oil out"]);
  game.play(0, "dock egypt_oil out");
  expect(only(game.events, "leftPort")).toHaveLength(1);
  game.play(0, "dock greece_oil greece_1");
  expect(game.asked()).not.toBe("0 shipsPick");
  expect(game.bottom(1)).toBe("egypt_oil");
});

test("PC-SHIP-8: ships nobody picked dock by themselves in column order, I before II, else leave", () => {
  const game = position({ ...CLOSE, row1: "egypt_oil egypt_glass egypt_purple greece_oil" });
  expect(game.dock("egypt_1")).toBe("egypt_oil");
  expect(game.dock("egypt_2")).toBe("egypt_glass");
  expect(game.dock("greece_1")).toBe("greece_oil");
  expect(game.bottom(1)).toBe("egypt_purple");
});

test("PC-SHIP-9: lighthouse servants stay where they are", () => {
  const game = position({ ...CLOSE, lighthouse: [3], row1: "egypt_oil" });
  game.play(0, "dock egypt_oil egypt_1");
  expect(game.senator(0).lighthouse).toBe(3);
});

describe("PC-SHIP-10: row 2 becomes row 1 and a new row 2 is drawn", () => {
  test("each card keeping its column, gaps staying gaps", () => {
    const game = position({
      ...CLOSE,
      row1: "egypt_oil",
      row2: "greece_oil - iberia_oil",
      deck: "numidia_oil etruria_oil phoenicia_oil egypt_ivory egypt_grain",
    });
    expect(game.row(1)).toBe("greece_oil - iberia_oil -");
    expect(game.row(2)).toBe("numidia_oil etruria_oil phoenicia_oil egypt_ivory");
    expect(game.top(1)).toBe("egypt_grain");
  });
  test("with a short deck the last columns stay empty", () => {
    const game = position({ ...CLOSE, row1: "egypt_oil egypt_glass", deck: "numidia_oil", rest: "out" });
    expect(game.row(2)).toBe("numidia_oil - - -");
  });
});

describe("PC-SHIP-11: only after all ships are in and the rows have moved the docks are loaded", () => {
  test("owners clockwise from the start player, each owner's docks in ring order", () => {
    const game = position({
      ...CLOSE,
      startSeat: 1,
      reserve: [0, 0, 0],
      row1: "egypt_oil iberia_glass greece_oil numidia_oil",
      docks: { egypt_1: "1 oil", iberia_1: "0 glass", greece_1: "1 oil", numidia_1: "2 oil" },
    });
    while (game.asked().endsWith("points 1")) game.play(Number(game.asked().slice(0, 1)), "allot 0");
    const loads = only(game.events, "loaded").map(({ seat, dock }) => [
      seat,
      game.config.edition.docks[dock].id,
    ]);
    expect(loads).toEqual([
      [1, "greece_1"],
      [1, "egypt_1"],
      [2, "numidia_1"],
      [0, "iberia_1"],
    ]);
    const order = kinds(game.events);
    expect(order.indexOf("loaded")).toBeGreaterThan(order.lastIndexOf("docked"));
    expect(order.indexOf("loaded")).toBeGreaterThan(order.indexOf("rowMoved"));
    expect(order.lastIndexOf("dockCleared")).toBeLessThan(order.indexOf("cardsLaid"));
  });
});

test("PC-SHIP-12: ships that are not loaded stay into later decades", () => {
  const game = position({
    ...CLOSE,
    row1: "egypt_oil",
    docks: { greece_1: "greece_oil", iberia_1: "0 oil iberia_glass" },
  });
  expect(game.dock("greece_1")).toBe("greece_oil");
  expect(game.dock("iberia_1")).toBe("0 oil iberia_glass");
});
