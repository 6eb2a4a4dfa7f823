import { describe, expect, test } from "vitest";
import { cards, position } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";
import { fromTable, tally } from "./actions.ts";

describe("phase 3: actions", () => {
  test("OM-ACT-1: exactly as many cards as the top card demands, all chosen first, face up", () => {
    const game = position({ hands: ["salt#34 salt#42 silk#20 silk#19", ""], cargo: ["salt#36"] });
    game.play(0, "end");
    expect(game.refusal(0, "play salt#34")).toBe("OM-ACT-1");
    expect(game.refusal(0, "play salt#34 salt#42 silk#20")).toBe("OM-ACT-1");
    expect(game.refusal(0, "play salt#34 salt#34")).toBe("OM-ACT-1");
    expect(game.refusal(0, "play salt#34 olives#61")).toBe("OM-ACT-1");
    expect(game.legal(0, "play")).toHaveLength(6);
    const [played] = only(game.play(0, "play salt#34 silk#19"), "played");
    expect(game.rules.redact(played, 1)).toEqual(played);
  });

  test("OM-ACT-1: cards of one kind are one choice", () => {
    const game = position({ hands: ["pottery#57 pottery#58 silk#20", ""], cargo: ["salt#36"] });
    game.play(0, "end");
    expect(game.legal(0, "play")).toHaveLength(2);
    expect(game.rules.isComplete(game.state, 0)).toBe(false);
    game.play(0, "play silk#20 pottery#58");
    expect(game.hand(0)).toContain("pottery#57");
  });

  test("OM-ACT-2: ducats, pirates, market, sailing, in this order, all mandatory", () => {
    const game = position({ hands: ["salt#41 salt#40", ""], cargo: ["salt#36"], ports: ["napoli"] });
    const types = kinds(game.play(0, "end"));
    expect(types).toEqual(["tradeEnded", "played", "ducats", "plundered", "drew"]);
    expect(game.asked()).toBe("sail");
    expect(game.refusal(0, "load salt#41 salt#40")).toBe("OM-SAI-1");
  });

  test("OM-ACT-3: 0, 1, 2, 3 or more symbols are worth 0, 1, 3, 6", () => {
    const { edition } = position({}).config;
    expect([0, 1, 2, 3, 4].map((symbols) => fromTable(edition, symbols))).toEqual([0, 1, 3, 6, 6]);
  });

  test("OM-ACT-4: cards gained in the phase are not played, and played cards are neither hand nor cargo", () => {
    const game = position({
      hands: ["salt#40 salt#36", ""],
      cargo: ["salt#36 silk#24".slice(8)],
      ports: ["napoli"],
    });
    game.play(0, "end");
    expect(game.asked()).toBe("sail");
    expect(game.of(0).hand).toHaveLength(3);
    expect(game.cargo(0)).toBe("silk#24");
    expect(game.state.played).toHaveLength(2);
  });

  test("OM-DUC-1: ducats by the table", () => {
    const game = position({ hands: ["salt#34 salt#42", ""], cargo: ["salt#36"] });
    const [gained] = only(game.play(0, "end"), "ducats");
    expect(gained).toMatchObject({ symbols: 2, ducats: 3 });
    expect(game.ducats(0)).toBe(14);
  });

  test("OM-PIR-1: that many cards from the deck onto the own pirate stack, unseen by everyone", () => {
    const game = position({
      hands: ["salt#35 salt#44", ""],
      cargo: ["salt#36"],
      deck: "olives#66 olives#68 olives#71",
    });
    const events = only(game.play(0, "end"), "plundered");
    expect(game.pirates(0)).toBe("olives#66 olives#68 olives#71");
    for (const event of events) {
      for (const viewer of [0, 1, null])
        expect(game.rules.redact(event, viewer)).toMatchObject({ cards: null });
    }
  });

  test("OM-MKT-1: that many cards from the deck into the hand", () => {
    const game = position({ hands: ["salt#33", ""], deck: "olives#66 olives#68" });
    game.play(0, "end");
    expect(game.pirates(0)).toBe("olives#66");
    expect(game.hand(0)).toBe("olives#68");
  });

  test("OM-TOK-10: Good Business is one more ducat symbol, also where no card shows one", () => {
    const { edition } = position({}).config;
    expect(tally(edition, cards(edition, "salt#40"), "goodBusiness").ducats).toBe(1);
    expect(tally(edition, cards(edition, "salt#40"), null).ducats).toBe(0);
    const game = position({ hands: ["salt#34 salt#42", ""], cargo: ["salt#36"], active: ["goodBusiness"] });
    game.play(0, "end");
    expect(game.ducats(0)).toBe(17);
  });

  test("OM-TOK-12: Fight the Pirates ignores pirate symbols by itself", () => {
    const game = position({ hands: ["salt#35 salt#44", ""], cargo: ["salt#36"], active: ["fightPirates"] });
    expect(kinds(game.play(0, "end"))).toContain("piratesFought");
    expect(game.pirates(0)).toBe("");
  });
});
