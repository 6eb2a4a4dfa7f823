import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";

describe("turn structure", () => {
  test("OM-TRN-1: play goes clockwise, one active player at a time", () => {
    const game = position({ players: 3, hands: ["salt#31", "salt#32", "salt#33"], toAct: 2 });
    game.play(2, "end");
    expect(game.state.activeSeat).toBe(0);
    game.play(0, "end");
    expect(game.state.activeSeat).toBe(1);
    game.play(1, "end");
    expect(game.toAct()).toEqual([1]);
    game.play(1, "sail ancona");
    expect(game.state.activeSeat).toBe(2);
  });

  test("OM-TRN-2: maritime power, trade, actions, load, in this order", () => {
    const game = position({
      hands: ["salt#33 silk#20 olives#66 olives#62 pottery#49 pottery#51 scrolls#15", ""],
      cargo: ["silk#24"],
    });
    expect(game.asked()).toBe("surplus");
    expect(game.refusal(0, "end")).toBe("OM-POW-2");
    game.play(0, "discard scrolls#15", "discard pottery#51");
    expect(game.asked()).toBe("trade idle");
    expect(game.refusal(0, "play salt#33 silk#20")).toBe("OM-TRD-1");
    game.play(0, "end");
    expect(game.asked()).toBe("play");
    game.play(0, "play salt#33 silk#20");
    expect(game.asked()).toBe("load");
    game.play(0, "load silk#20 salt#33");
    expect(game.state.activeSeat).toBe(1);
  });

  test("OM-TRN-3: a round begins with the start player: only then the last round is over", () => {
    const game = position({
      players: 3,
      hands: ["salt#31", "salt#32", "salt#33"],
      startSeat: 1,
      toAct: 1,
      lastRound: true,
    });
    game.play(1, "end", "sail zara");
    game.play(2, "end");
    expect(game.asked()).toBe("trade idle");
    game.play(0, "end");
    expect(game.asked()).toBe("over");
  });

  test("OM-TRN-4: a balance may fall below zero without limit", () => {
    const game = position({ hands: ["salt#31", ""], ducats: [-40, 0] });
    game.play(0, "buy deck", "buy deck");
    expect(game.ducats(0)).toBe(-48);
  });

  test("OM-TRN-5: a hand is limited only in phase 1 of the own turn", () => {
    const game = position({ hands: ["salt#31 salt#32 salt#33 silk#19 silk#20 silk#21", "olives#65"] });
    game.play(0, "buy deck", "buy deck", "buy deck");
    expect(game.of(0).hand).toHaveLength(9);
    expect(game.legal(0)).toContain("end");
  });
});

describe("drawing from the goods deck", () => {
  const threeMarkets = {
    hands: ["salt#34 salt#42 silk#20", "grain#94"],
    cargo: ["salt#40", "pottery#45"],
    deck: "olives#66 olives#68 olives#71 olives#72 olives#74 olives#76",
    players: 3,
  };

  test("OM-DRW-1: several cards are drawn one by one", () => {
    const game = position(threeMarkets);
    const drew = only(game.play(0, "end"), "drew");
    expect(drew.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(game.hand(0)).toBe("olives#66 olives#68 olives#71 olives#72 olives#74 olives#76");
  });

  test("OM-DRW-2: a drawn card is in the hand before the interim scoring that it sets off", () => {
    const game = position({ ...threeMarkets, aboveVenice: 2 });
    const types = kinds(game.play(0, "end")).filter((type) => type === "drew" || type === "interim");
    expect(types).toEqual(["drew", "drew", "interim", "drew", "drew", "drew", "drew"]);
  });

  test("OM-DRW-3: as soon as the Venice card is on top, play stops for the interim scoring", () => {
    const game = position({ hands: ["salt#34", ""], cargo: ["salt#31 silk#20"], aboveVenice: 1 });
    const types = kinds(game.play(0, "buy deck"));
    expect(types.slice(0, 3)).toEqual(["paid", "boughtDeck", "interim"]);
    expect(game.state.aboveVenice).toBeNull();
  });

  test("OM-DRW-4: with the last goods card the last round begins, once", () => {
    const game = position({
      players: 3,
      hands: ["salt#34", "silk#20", "silk#19"],
      deck: "olives#66",
      rest: "cargo",
    });
    expect(only(game.play(0, "buy deck"), "lastRound")).toHaveLength(1);
    expect(game.state.lastRound).toBe(true);
  });

  test("OM-DRW-5: after the interruption the action goes on and Venice costs no card", () => {
    const game = position({ ...threeMarkets, aboveVenice: 3 });
    game.play(0, "end");
    expect(game.of(0).hand).toHaveLength(6);
  });

  test("OM-DRW-6: a draw from an empty deck first makes a new deck", () => {
    const game = position({
      players: 3,
      hands: ["salt#34", "silk#20", "silk#19"],
      rest: "cargo",
      discard: "olives#66 olives#68",
      lastRound: true,
    });
    const types = kinds(game.play(0, "buy deck"));
    expect(types).toEqual(["paid", "newDeck", "boughtDeck"]);
    expect(game.of(0).hand).toHaveLength(2);
  });
});

describe("phase 1: maritime power", () => {
  const seven = "salt#31 salt#32 salt#33 silk#19 silk#20 silk#21 olives#61";

  test("OM-POW-1: Local Influence pays before any discard", () => {
    const game = position({ hands: [seven, ""], active: ["localInfluence"] });
    expect(kinds(game.events)).toEqual(["turn", "influence"]);
    expect(game.ducats(0)).toBe(14);
    expect(game.asked()).toBe("surplus");
  });

  test("OM-POW-2: exactly the surplus above the lions of the top card is discarded", () => {
    const game = position({ hands: [seven, ""], cargo: ["salt#34"] });
    game.play(0, "discard salt#31");
    expect(game.asked()).toBe("surplus");
    game.play(0, "discard salt#32");
    expect(game.asked()).toBe("trade idle");
    expect(game.of(0).hand).toHaveLength(5);
  });

  test("OM-POW-3: the owner chooses cards and order; they lie face down, the last one on top", () => {
    const game = position({ hands: [seven, ""], cargo: ["salt#34"], pirates: ["olives#62"] });
    const [first] = only(game.play(0, "discard silk#20"), "surplus");
    game.play(0, "discard salt#32");
    expect(game.pirates(0)).toBe("olives#62 silk#20 salt#32");
    expect(game.rules.redact(first, 1)).toMatchObject({ cards: null, count: 1 });
    expect(game.rules.redact(first, 0)).toMatchObject({ cards: first.cards });
    expect(game.refusal(1, "discard salt#31")).toBe("OM-TRD-1");
  });

  test("OM-POW-3: a card that is not in the hand cannot be discarded", () => {
    const game = position({ hands: [seven, ""] });
    expect(game.refusal(0, "discard salt#34")).toBe("OM-POW-3");
  });

  test("OM-POW-4: with a hand at the limit nothing may be discarded", () => {
    const game = position({ hands: ["salt#31 salt#32 salt#33 silk#19 silk#20 silk#21", ""] });
    expect(game.asked()).toBe("trade idle");
    expect(game.refusal(0, "discard salt#31")).toBe("OM-TRD-1");
  });

  test("OM-POW-5: Fight the Pirates does not change this phase", () => {
    const game = position({ hands: [seven, ""], active: ["fightPirates"] });
    expect(game.asked()).toBe("surplus");
    game.play(0, "discard salt#31");
    expect(game.pirates(0)).toBe("salt#31");
  });
});
