import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";

/** The Captain lies on A3, whose bonus makes the card useful even where the action is impossible. */
const BONUS = { cards: "carrier carrier captain aristocrat hoist merchant", talents: [9] } as const;

describe("PC-CAP-1: one servant from the reserve on an empty charter ship", () => {
  test("it goes there", () => {
    const game = position({});
    game.play(0, "card A1");
    expect(game.senator(0)).toMatchObject({ charters: 1, reserve: 15 });
  });
  test("not without an empty one: only the bonus is left", () => {
    const game = position({ ...BONUS, charters: [1, 1, 1] });
    game.play(0, "card A3");
    expect(game.senator(0)).toMatchObject({ charters: 1, covered: 1 });
    expect(position({ charters: [1, 1, 1] }).refusal(0, "card A1").rule).toBe("PC-TURN-7");
  });
  test("not without a servant in reserve", () => {
    expect(position({ reserve: [0] }).refusal(0, "card A1").rule).toBe("PC-TURN-7");
  });
  test("refused by the rule once the card is used", () => {
    const ship = position({ ...BONUS, stage: { stage: "act", space: 2 } });
    ship.state.senators[1].charters = 3;
    expect(ship.refusal(0, "captain").rule).toBe("PC-CAP-1");
    const servant = position({ ...BONUS, stage: { stage: "act", space: 2 } });
    servant.state.senators[0].reserve = 0;
    expect(servant.refusal(0, "captain").rule).toBe("PC-CAP-1");
  });
});

describe("PC-CAP-2: several charter ships, and only a voyage gives the servants back", () => {
  test("one player may hold them all", () => {
    const game = position({ charters: [2] });
    game.play(0, "card A1");
    expect(game.senator(0).charters).toBe(3);
    expect(game.refusal(1, "card A1").rule).toBe("PC-TURN-7");
  });
  test("the Aristocrat cannot fetch them", () => {
    const game = position({ charters: [2] });
    game.play(0, "card A4");
    for (const move of game.legal(0)) {
      const world = game.rules.clone(game.state);
      const parsed = game.rules.parse(move);
      if ("move" in parsed) game.rules.apply(world, 0, parsed.move, { below: () => 0, drawn: () => 0 });
      expect(world.senators[0].charters).toBe(2);
    }
  });
  test("nor does the end of a decade", () => {
    const game = position({ charters: [2], stage: { stage: "close" } });
    expect(game.senator(0).charters).toBe(2);
  });
});
