import { describe, expect, test } from "vitest";
import { dealt, position } from "../testing/position.ts";
import { kinds, only, type TestGame } from "../testing/test-game.ts";

/** Makes the first legal move until the game asks for something that begins so. */
function playUntil(game: TestGame, asked: (text: string) => boolean): void {
  for (let moves = 0; !asked(game.asked()); moves++) {
    if (moves > 500) throw new Error("never asked");
    const seat = Number(game.asked().slice(0, 1));
    const talents = game.legal(seat, "talents");
    game.play(seat, talents[0] ?? game.legal(seat)[0]);
  }
}

test("PC-DEC-1: six phases: ships, action cards, start player, income, market, actions", () => {
  const game = position({ stage: { stage: "close" }, row1: "egypt_oil", row2: "greece_oil" });
  const order = kinds(game.events).filter((kind) =>
    ["docked", "rowMoved", "cardsLaid", "startPlayer", "income", "marketFilled", "turn"].includes(kind),
  );
  expect([...new Set(order)]).toEqual([
    "docked",
    "rowMoved",
    "cardsLaid",
    "startPlayer",
    "income",
    "marketFilled",
    "turn",
  ]);
  expect(game.state.decade).toBe(3);
});

test("PC-DEC-2: the first start player stays through decade 1, in which ships dock by themselves", () => {
  const game = dealt();
  const start = game.state.startSeat;
  playUntil(game, (text) => text.endsWith("main"));
  expect(only(game.events, "startPlayer")).toHaveLength(1);
  expect(only(game.events, "picking")).toHaveLength(0);
  expect(only(game.events, "docked").every(({ seat }) => seat === null)).toBe(true);
  expect(game.state.decade).toBe(1);
  expect(game.asked()).toBe(`${start} main`);
});

test("PC-DEC-3: after the fifth round the next decade begins", () => {
  const game = position({ decade: 2, round: 5, toAct: 2 });
  game.play(2, "talents");
  expect(game.state.decade).toBe(3);
  expect(game.state.round).toBe(1);
});

describe("PC-END-1: the game ends after decade 5", () => {
  test("and not before, without the points", () => {
    const game = position({ decade: 4, round: 5, toAct: 2, points: [7, 7, 7] });
    game.play(2, "talents");
    expect(game.state.decade).toBe(5);
  });
  test("with its last turn", () => {
    const game = position({ decade: 5, round: 5, toAct: 2 });
    game.play(2, "talents");
    expect(game.asked()).toBe("over");
    expect(game.rules.result(game.state)?.reason).toBe("ending.decades");
    expect(game.refusal(0, "talents").rule).toBe("PC-END-1");
  });
});

describe("PC-END-2: it ends after decade 4 if someone has 8 trade points or more", () => {
  test.each([8, 11])("with %i points", (points) => {
    const game = position({ decade: 4, round: 5, toAct: 2, points: [0, points] });
    game.play(2, "talents");
    expect(game.asked()).toBe("over");
    expect(game.rules.result(game.state)?.reason).toBe("ending.points");
  });
  test("not after decade 3, and not in the middle of decade 4", () => {
    const early = position({ decade: 3, round: 5, toAct: 2, points: [9] });
    early.play(2, "talents");
    expect(early.state.decade).toBe(4);
    const middle = position({ decade: 4, round: 4, toAct: 2, points: [9] });
    middle.play(2, "talents");
    expect(middle.asked()).toBe("0 main");
  });
});
