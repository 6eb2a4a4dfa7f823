import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { shown } from "../testing/shown.ts";
import { kinds } from "../testing/test-game.ts";

const farm = "Y2 Y3 G5";

describe("taking", () => {
  test("TC-TAKE-1: an unreserved Market card goes into the hand", () => {
    const game = position({ market: "R5 B3", farm, hands: ["R2", ""] });
    game.play(0, "take R5");
    expect(game.hand(0)).toBe("R5 R2");
    expect(game.market()).toBe("B3");
    expect(game.goods(0)).toBe("");
  });

  test("TC-TAKE-1: equal cards are one choice, the own reserved one another", () => {
    const game = position({ market: "R5 R5 R5@0 B3", farm });
    expect(game.legal(0, "take")).toEqual(["take R5", "take R5 reserved", "take B3"]);
  });

  test("TC-TAKE-1: taking a free card leaves the own reserved one alone", () => {
    const game = position({ market: "R5@0 R5 B2", farm });
    game.play(0, "take R5");
    expect(game.market()).toBe("R5@0 B2");
  });

  test("TC-TAKE-1: the own reserved card must be named as such", () => {
    const game = position({ market: "R5@0 B3", farm });
    expect(game.refusal(0, "take R5")).toEqual({
      rule: "TC-TAKE-1",
      id: "refuse.take.sayReserved",
      parts: { card: shown("R5") },
    });
  });

  test("TC-TAKE-1: a card without the own marker is not one's reserved card", () => {
    const game = position({ market: "R5 B3@1", farm });
    const refusal = { rule: "TC-TAKE-1", id: "refuse.take.notReserved" };
    expect(game.refusal(0, "take R5 reserved")).toMatchObject(refusal);
    expect(game.refusal(0, "take B3 reserved")).toMatchObject(refusal);
  });

  test("TC-TAKE-1: what does not lie in the Market cannot be taken", () => {
    const game = position({ market: "R5", farm });
    expect(game.refusal(0, "take B2")).toEqual({
      rule: "TC-TAKE-1",
      id: "refuse.take.notThere",
      parts: { card: shown("B2") },
    });
  });

  test("TC-TAKE-1: everybody sees which card is taken", () => {
    const game = position({ market: "R5 B3", farm });
    const [took] = game.play(0, "take R5");
    expect(took).toMatchObject({ type: "took", seat: 0, cards: [2] });
    expect(game.rules.redact(took, 1)).toEqual(took);
  });

  test("TC-TAKE-2: taking the own reserved card returns the marker", () => {
    const game = position({ market: "R5@0 B3 B2", farm });
    expect(kinds(game.play(0, "take R5 reserved"))).toEqual(["took", "markerBack", "turn"]);
    expect(game.hand(0)).toBe("R5");
    game.play(1, "take B3");
    expect(game.legal(0, "reserve")).toContain("reserve B2 market");
  });

  test("TC-TAKE-2: taking a free card returns no marker", () => {
    const game = position({ market: "R5@0 B3 B2", farm });
    expect(kinds(game.play(0, "take B3"))).toEqual(["took", "turn"]);
    expect(game.market()).toBe("R5@0 B2");
  });

  test("TC-TAKE-3: Farm cards cannot be taken, also when reserved", () => {
    const game = position({ market: "R5", farm: "Y2 Y3@0" });
    const refusal = { rule: "TC-TAKE-3", id: "refuse.take.farm" };
    expect(game.refusal(0, "take Y2")).toEqual({ ...refusal, parts: { card: shown("Y2") } });
    expect(game.legal(0, "take")).toEqual(["take R5"]);
  });
});
