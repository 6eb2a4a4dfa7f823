import { describe, expect, test } from "vitest";
import { type Position, position } from "./testing/position.ts";

function worth(described: Position, seat = 0): number {
  const game = position(described);
  return game.rules.outlook(game.state)[seat];
}

/** How the seat to act stands after a move. */
function after(described: Position, move: string): number {
  const game = position(described);
  game.play(0, move);
  return game.rules.outlook(game.state)[0];
}

describe("how each seat stands", () => {
  test("a palace seat is worth more than its price", () => {
    const described = {
      talents: [8],
      points: [3],
      stage: { stage: "tail", extra: "palace", skipped: false },
    } as const;
    expect(after({ ...described, held: ["numidia_ivory"] }, "seat")).toBeGreaterThan(
      after({ ...described, held: ["numidia_ivory"] }, "end"),
    );
    expect(worth({ palace: "0" })).toBeGreaterThan(worth({ palace: "1" }));
  });

  test("talents, trade points, goods where they are asked and cards in hand are good to have", () => {
    const poor = worth({});
    expect(worth({ talents: [5] })).toBeGreaterThan(poor);
    expect(worth({ points: [1] })).toBeGreaterThan(poor);
    expect(worth({ warehouses: ["oil"] })).toBeGreaterThan(poor);
    expect(worth({ held: ["iberia_purple"] })).toBeGreaterThan(poor);
    const docks = { egypt_1: "0 egypt_oil" };
    expect(worth({ docks, warehouses: ["oil"] })).toBeGreaterThan(worth({ docks, warehouses: ["glass"] }));
  });

  test("a card that delivers is better than taking talents", () => {
    const described = { docks: { egypt_1: "0 egypt_purple" }, warehouses: ["purple"] };
    expect(after(described, "card A2")).toBeGreaterThan(after(described, "talents"));
  });

  test("what is under way counts as finished: a good on its way to a ship is as good as delivered", () => {
    const game = position({ docks: { egypt_1: "1 oil" }, row1: "egypt_oil", held: ["iberia_purple"] });
    const before = game.rules.outlook(game.state)[1];
    game.play(0, "use iberia_purple egypt_oil");
    expect(game.rules.outlook(game.state)[1]).toBeGreaterThan(before + 0.2);
    expect(game.asked()).toBe("1 points 1");
  });

  test("looking ahead changes nothing", () => {
    const game = position({ docks: { egypt_1: "0 egypt_purple", greece_1: "0" }, warehouses: ["purple"] });
    game.play(0, "card A2");
    const before = JSON.stringify(game.state);
    game.rules.outlook(game.state);
    expect(JSON.stringify(game.state)).toBe(before);
  });

  test("at the end it is exact: seats, then points, then talents", () => {
    const game = position({
      decade: 5,
      stage: { stage: "close" },
      palace: "0 0 1",
      points: [3, 9, 0],
      talents: [1, 2, 3],
    });
    expect(game.rules.outlook(game.state)).toEqual([2 + 0.03 + 0.0001, 1 + 0.09 + 0.0002, 0.0003]);
  });
});
