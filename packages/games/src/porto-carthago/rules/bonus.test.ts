import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";

describe("PC-BON-1: warehouse", () => {
  test("6 talents return a servant that covers a space to the reserve", () => {
    const game = position({ talents: [7] });
    game.playAll(0, "card A5", "hoist claim egypt_1", "free");
    expect(game.senator(0)).toMatchObject({ talents: 1, covered: 1, reserve: 13 });
  });
  test("not possible when none is covered, or with 5 talents", () => {
    const none = position({ talents: [9], covered: [0], held: ["numidia_ivory"] });
    none.playAll(0, "card A5", "hoist claim egypt_1");
    expect(none.refusal(0, "free").rule).toBe("PC-BON-1");
    const poor = position({ talents: [5], held: ["numidia_ivory"] });
    poor.playAll(0, "card A5", "hoist claim egypt_1");
    expect(poor.refusal(0, "free").rule).toBe("PC-BON-1");
  });
});

test("PC-BON-2: palace: buys one seat", () => {
  const game = position({ talents: [50], points: [6] });
  game.playAll(0, "card A4", "court 1 0");
  expect(game.asked()).toBe("0 tail palace");
  expect(game.refusal(0, "free").rule).toBe("PC-TURN-5");
  game.play(0, "seat");
  expect(game.seats(0)).toBe(1);
  expect(game.senator(0).talents).toBe(46);
  expect(game.asked()).toBe("1 main");
});
