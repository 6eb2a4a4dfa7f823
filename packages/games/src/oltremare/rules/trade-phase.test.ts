import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";

const three = {
  players: 3,
  hands: ["salt#31 salt#32 silk#19", "olives#61 olives#65 grain#79", "grain#80 silk#20"],
};

describe("phase 2: what a deal is", () => {
  test("OM-TRD-1: deals and purchases in any order until A ends the phase", () => {
    const game = position(three);
    game.play(0, "buy deck", "offer 1: salt#31 for olives");
    game.play(1, "accept 0: olives#61");
    game.play(0, "buy deck", "offer 2: +1d for grain");
    game.play(2, "accept 0: grain#80");
    game.play(0, "buy deck", "end");
    expect(game.asked()).toBe("play");
    expect(position(three).refusal(1, "buy deck")).toBe("OM-TRD-1");
  });

  test("OM-TRD-2: a deal is between A and one partner; partners never deal with each other", () => {
    const game = position(three);
    game.play(0, "call 1 2");
    expect(game.refusal(1, "offer 2: olives#61 for grain")).toBe("OM-TRD-2");
    expect(game.refusal(0, "offer 0: salt#31 for grain")).toBe("OM-OFR-1");
  });

  test("OM-TRD-3: any number of cards and ducats may move, in either or both directions", () => {
    const game = position(three);
    game.play(0, "offer 1: salt#31 salt#32 +4d for olives olives grain");
    game.play(1, "accept 0: olives#61 olives#65 grain#79");
    expect([game.hand(0), game.hand(1)]).toEqual(["silk#19 olives#61 olives#65 grain#79", "salt#31 salt#32"]);
    expect([game.ducats(0), game.ducats(1)]).toEqual([7, 15]);
    game.play(0, "offer 2: silk#19 for nothing");
    game.play(2, "accept 0");
    expect(game.hand(2)).toBe("silk#19 silk#20 grain#80");
  });

  test("OM-TRD-4: every deal, a gift too, needs the consent of both sides", () => {
    const game = position(three);
    game.play(0, "offer 1: salt#31 for nothing");
    expect(game.hand(1)).toBe("olives#61 olives#65 grain#79");
    game.play(1, "decline 0");
    expect(game.hand(0)).toBe("silk#19 salt#31 salt#32");
  });

  test("OM-TRD-5: the good of every card is told truthfully, anything else may be a lie", () => {
    const game = position(three);
    const [offered] = only(game.play(0, "offer 1: salt#31(ship,market,3) for olives"), "offered");
    expect(offered.give).toEqual([{ good: 3, wish: { icons: [2, 3], lions: 3 } }]);
    expect(game.rules.parse("offer 1: silk#31 for olives")).toHaveProperty("refusal");
  });

  test("OM-TRD-6: goods are known before both agree, the cards only after the deal", () => {
    const game = position(three);
    game.play(0, "offer 1: salt#31 for olives");
    const open = game.view(1).offers[1];
    expect(open).toMatchObject({ give: [{ good: 3 }], committed: null });
    const handed = only(game.play(1, "accept 0: olives#61"), "handed");
    expect(game.rules.redact(handed[0], 1)).toMatchObject({ cards: handed[0].cards });
    expect(game.view(1).hand).toContain(30);
  });

  test("OM-TRD-7: only hand cards and whole ducats can move", () => {
    const game = position({ ...three, pirates: ["silk#21"] });
    expect(game.refusal(0, "offer 1: silk#21 for olives")).toBe("OM-OFR-6");
    expect(game.refusal(0, "offer 1: pottery#45 for olives")).toBe("OM-OFR-6");
    expect(game.rules.parse("offer 1: compass for olives")).toHaveProperty("refusal");
    expect(game.rules.parse("offer 1: +1.5d for olives")).toHaveProperty("refusal");
  });

  test("OM-TRD-8: a payer may be or go below zero, without a surcharge", () => {
    const game = position({ ...three, ducats: [-3, 0, 0] });
    game.play(0, "offer 1: +5d for olives");
    game.play(1, "accept 0: olives#65");
    expect([game.ducats(0), game.ducats(1)]).toEqual([-8, 5]);
  });

  test("OM-TRD-9: only what is exchanged at once is binding: a deal leaves nothing open", () => {
    const game = position(three);
    game.play(0, "offer 1: +1d for nothing");
    game.play(1, "accept 0");
    expect(game.state.offers).toEqual([null, null, null]);
    expect(game.asked()).toBe("trade idle");
  });

  test("OM-TRD-10: a deal of ducats only is legal, unless the option forbids it", () => {
    const game = position(three);
    game.play(0, "offer 1: +2d for nothing");
    game.play(1, "accept 0");
    expect(game.ducats(1)).toBe(13);
    const strict = position({ ...three, options: { tradeNeedsCard: true } });
    expect(strict.refusal(0, "offer 1: +2d for nothing")).toBe("OM-TRD-10");
    expect(strict.refusal(0, "offer 1: nothing for +2d")).toBe("OM-TRD-10");
  });

  test("OM-TRD-11: A cannot end the phase with fewer cards than must be played", () => {
    const game = position({ ...three, cargo: ["salt#42"] });
    expect(game.refusal(0, "end")).toBe("OM-TRD-11");
    expect(game.legal(0)).not.toContain("end");
    game.play(0, "buy deck", "end");
    expect(game.state.purchases).toBe(1);
  });

  const loaded = { ...three, cargo: ["salt#42"], deck: "jewels#1 jewels#2 jewels#3 jewels#5" };

  test("OM-TRD-12: no deal after which not enough cards could be bought", () => {
    const game = position(loaded);
    game.play(0, "buy deck", "buy deck", "buy deck");
    expect(game.refusal(0, "offer 1: salt#31 salt#32 silk#19 jewels#1 for nothing")).toBe("OM-TRD-12");
    game.play(0, "offer 1: salt#31 salt#32 silk#19 for nothing");
    expect(game.refusal(1, "counter 0: nothing for @1 @2 @3 jewels")).toBe("OM-TRD-12");
    game.play(1, "accept 0");
    game.play(0, "buy deck");
    expect(game.refusal(0, "offer 1: jewels#5 +1d for nothing")).toBe("OM-TRD-12");
  });

  test("OM-TRD-12: the guard counts purchases left and every card in reach, for A alone", () => {
    const game = position({
      ...loaded,
      rest: "cargo",
      deck: "jewels#1",
      pirates: ["jewels#2"],
      lastRound: true,
    });
    game.play(0, "offer 1: salt#31 for nothing");
    game.play(1, "accept 0");
    expect(game.refusal(0, "offer 1: salt#32 for nothing")).toBe("OM-TRD-12");
    game.play(0, "call 1");
    expect(game.refusal(1, "offer 0: +1d for salt")).toBe("OM-TRD-12");
    game.play(1, "offer 0: olives#61 olives#65 grain#79 salt#31 for nothing");
    game.play(0, "accept 1");
    expect(game.hand(1)).toBe("");
  });

  test("OM-TRD-12: stacks of players who have had their turn this round are in reach", () => {
    const bare = { ...loaded, hands: ["", "salt#31 salt#32", ""], deck: "", lastRound: true };
    const game = position({
      ...bare,
      rest: "cargo",
      cargo: ["jewels#1 jewels#2", "salt#42"],
      toAct: 1,
      startSeat: 0,
    });
    expect(game.state.deck).toEqual([]);
    game.play(1, "call 0");
    expect(game.refusal(0, "offer 1: +1d for salt")).toBe("OM-TRD-12");
    const far = position({
      ...bare,
      rest: "cargo",
      cargo: ["jewels#1 jewels#2 jewels#3", "salt#42"],
      toAct: 1,
    });
    far.play(1, "offer 0: salt#31 for nothing");
    expect(far.asked()).toBe("trade awaitPartner");
  });

  test("OM-TRD-13: without enough cards and with no purchase possible A ends and plays all there is", () => {
    const game = position({ hands: ["salt#31", ""], cargo: ["salt#42"], rest: "cargo", lastRound: true });
    game.play(0, "end");
    expect(game.cargo(0)).toBe("salt#42 salt#31");
    const empty = position({ hands: ["", ""], cargo: ["salt#42"], rest: "cargo", lastRound: true });
    const types = kinds(empty.play(0, "end"));
    expect(types).not.toContain("loaded");
    expect(empty.cargo(0)).toBe("salt#42");
    const able = position({
      hands: ["salt#31", ""],
      cargo: ["salt#42"],
      rest: "cargo",
      pirates: ["silk#19"],
    });
    expect(able.refusal(0, "end")).toBe("OM-TRD-11");
  });

  test("OM-TRD-14: ending the phase is final for this turn", () => {
    const game = position(three);
    game.play(0, "end");
    expect(game.refusal(0, "buy deck")).toBe("OM-ACT-1");
    expect(game.refusal(0, "offer 1: salt#31 for grain")).toBe("OM-ACT-1");
  });
});

describe("prestige", () => {
  test("OM-PRS-1: a partner gains one tile for a deal with A, at most one in a turn", () => {
    const game = position(three);
    for (let deal = 0; deal < 2; deal++) {
      game.play(0, "offer 1: +1d for nothing");
      game.play(1, "accept 0");
    }
    game.play(0, "offer 2: +1d for nothing");
    game.play(2, "accept 0");
    expect(game.state.merchants.map(({ prestige }) => prestige)).toEqual([0, 1, 1]);
  });

  test("OM-PRS-2: gifts count in either direction, and so do deals of ducats only", () => {
    const game = position(three);
    game.play(0, "offer 1: nothing for olives");
    game.play(1, "accept 0: olives#61");
    game.play(0, "offer 2: nothing for +1d");
    game.play(2, "accept 0");
    expect(game.state.merchants.map(({ prestige }) => prestige)).toEqual([0, 1, 1]);
  });

  test("OM-PRS-3: A never gains a tile in A's own turn", () => {
    const game = position(three);
    game.play(0, "call 1");
    game.play(1, "offer 0: olives#61 for nothing");
    game.play(0, "accept 1");
    expect(game.of(0).prestige).toBe(0);
    expect(game.of(1).prestige).toBe(1);
  });

  test("OM-PRS-4: an interim scoring in the middle of a turn does not renew the limit", () => {
    const game = position({ ...three, aboveVenice: 1 });
    game.play(0, "offer 1: +1d for nothing");
    game.play(1, "accept 0");
    game.play(0, "buy deck");
    expect(game.of(1).prestige).toBe(0);
    game.play(0, "offer 1: +1d for nothing");
    game.play(1, "accept 0");
    expect(game.of(1).prestige).toBe(0);
  });

  test("OM-PRS-5: tiles never run out, unless the option limits them to the 40 there are", () => {
    const deal = (prestigeSupply: "unlimited" | "limited", prestige: number[]): number => {
      const game = position({ ...three, prestige, options: { prestigeSupply } });
      game.play(0, "offer 1: +1d for nothing");
      game.play(1, "accept 0");
      return game.of(1).prestige;
    };
    expect(deal("unlimited", [20, 20, 0])).toBe(21);
    expect(deal("limited", [20, 20, 0])).toBe(20);
    expect(deal("limited", [20, 19, 0])).toBe(20);
  });
});
