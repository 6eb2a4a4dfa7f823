import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { only } from "../testing/test-game.ts";

describe("PC-P2-1: look at the top 3 cards in secret and put them back in any order", () => {
  test("three cards, six orders", () => {
    const game = position({ held: ["numidia_ivory"], deck: "egypt_oil greece_oil iberia_oil egypt_glass" });
    game.play(0, "use numidia_ivory");
    expect(game.asked()).toBe("0 order");
    expect(game.legal(0)).toHaveLength(6);
    expect(game.refusal(0, "order egypt_oil greece_oil").rule).toBe("PC-P2-1");
    expect(game.refusal(0, "order egypt_oil greece_oil egypt_glass").rule).toBe("PC-P2-1");
    expect(game.refusal(0, "order egypt_oil egypt_oil greece_oil").rule).toBe("PC-P2-1");
    expect(game.refusal(0, "talents").rule).toBe("PC-P2-1");
    game.play(0, "order iberia_oil egypt_oil greece_oil");
    expect(game.top(4)).toBe("iberia_oil egypt_oil greece_oil egypt_glass");
    expect(game.bottom(1)).toBe("numidia_ivory");
    expect(game.asked()).toBe("0 main");
  });
  test("with fewer cards, those", () => {
    const game = position({ held: ["numidia_ivory"], deck: "egypt_oil greece_oil", rest: "out" });
    game.play(0, "use numidia_ivory");
    expect(game.legal(0)).toEqual(["order egypt_oil greece_oil", "order greece_oil egypt_oil"]);
    game.play(0, "order greece_oil egypt_oil");
    expect(game.bottom(3)).toBe("greece_oil egypt_oil numidia_ivory");
  });
  test("a single card leaves nothing to decide, but is seen", () => {
    const game = position({ held: ["numidia_ivory"], deck: "egypt_oil", rest: "out" });
    const events = game.play(0, "use numidia_ivory");
    expect(game.asked()).toBe("0 main");
    const looked = only(events, "looked");
    expect(looked).toHaveLength(1);
    expect(game.rules.redact(looked[0], 0)).toMatchObject({ cards: looked[0].cards });
    expect(game.rules.redact(looked[0], 1)).toMatchObject({ cards: null });
    expect(game.state.senators[0].memory).toHaveLength(1);
  });
});
