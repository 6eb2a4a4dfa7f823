import { describe, expect, test } from "vitest";
import { cards, position } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";
import { groupsOf, majority, payout } from "./scoring.ts";

const house = { tieRanks: "dense", zeroCounts: false } as const;

describe("interim scoring", () => {
  const before = {
    players: 3,
    hands: ["salt#34", "grain#79", "grain#80"],
    cargo: ["silk#19 silk#20 salt#31", "olives#61 olives#65", "jewels#1 pottery#47"],
    pirates: ["scrolls#9 scrolls#10", "", "scrolls#11"],
    prestige: [2, 1, 0],
    aboveVenice: 1,
  };

  test("OM-VEN-1: it happens once, for all players", () => {
    const game = position(before);
    expect(only(game.play(0, "buy deck"), "interim")).toHaveLength(1);
    expect(only(game.events, "cargoPaid").map(({ seat }) => seat)).toEqual([0, 1, 2]);
    game.play(0, "buy deck", "buy deck");
    expect(only(game.events, "interim")).toHaveLength(1);
  });

  test("OM-VEN-2: first the prestige majority, then all tiles are handed back, unless the option keeps them", () => {
    const game = position(before);
    const types = kinds(game.play(0, "buy deck"));
    expect(types.indexOf("majority")).toBeLessThan(types.indexOf("cargoPaid"));
    expect(game.state.merchants.map(({ ledger }) => ledger.interimPrestige)).toEqual([6, 3, 0]);
    expect(game.state.merchants.map(({ prestige }) => prestige)).toEqual([0, 0, 0]);
    const kept = position({ ...before, options: { prestigeReset: false } });
    kept.play(0, "buy deck");
    expect(kept.state.merchants.map(({ prestige }) => prestige)).toEqual([2, 1, 0]);
  });

  test("OM-VEN-3: the topmost group stays in its order; the others are paid and discarded", () => {
    const game = position(before);
    game.play(0, "buy deck");
    expect([game.cargo(0), game.cargo(1), game.cargo(2)]).toEqual([
      "salt#31",
      "olives#61 olives#65",
      "pottery#47",
    ]);
    expect(game.state.merchants.map(({ ledger }) => ledger.interimCargo)).toEqual([4, 0, 2]);
    expect(game.discard()).toBe("jewels#1 silk#19 silk#20");
  });

  test("OM-VEN-4: a ducat for each pirate card, which stays, or is discarded by the option", () => {
    const game = position(before);
    game.play(0, "buy deck");
    expect(game.state.merchants.map(({ ledger }) => ledger.interimPirates)).toEqual([-2, 0, -1]);
    expect(game.pirates(0)).toBe("scrolls#9 scrolls#10");
    const gone = position({ ...before, options: { pirateStackAtVenice: "discard" } });
    const opened = only(gone.play(0, "buy deck"), "opened");
    expect([gone.pirates(0), gone.pirates(2)]).toEqual(["", ""]);
    expect(gone.discard()).toBe("jewels#1 scrolls#9 scrolls#10 scrolls#11 silk#19 silk#20");
    expect(gone.rules.redact(opened[0], 1)).toEqual(opened[0]);
    expect(gone.of(0).ledger.interimPirates).toBe(-2);
  });

  test("OM-VEN-5: cards played and not yet loaded are not cargo", () => {
    const game = position({
      ...before,
      hands: ["salt#33 salt#35", "grain#79", "grain#80"],
      cargo: ["silk#19 salt#36", "olives#61", "pottery#47"],
    });
    game.play(0, "end");
    expect(game.asked()).toBe("load");
    expect(game.state.aboveVenice).toBeNull();
    expect(game.state.played).toHaveLength(2);
    expect(game.discard()).toBe("silk#19");
  });

  test("OM-VEN-6: port tokens are not scored, hands are untouched", () => {
    const game = position({ ...before, active: ["goodBusiness"], used: [["compass"]] });
    game.play(0, "buy deck");
    expect(game.of(0).ledger.finalTokens).toBe(0);
    expect(game.of(0)).toMatchObject({ active: "goodBusiness", used: ["compass"] });
    expect(game.hand(1)).toBe("grain#79");
  });

  test("OM-VEN-7: the Venice card leaves the game and never joins the discard pile", () => {
    const game = position(before);
    const deck = game.state.deck.length;
    game.play(0, "buy deck");
    expect(game.state.aboveVenice).toBeNull();
    expect(game.state.deck).toHaveLength(deck - 1);
    expect(game.state.discard).toHaveLength(3);
  });

  test("OM-VEN-8: A's top card stays, so load and limit do too, and no offer is ever open", () => {
    const game = position(before);
    const top = game.cargo(0).split(" ").at(-1);
    game.play(0, "offer 1: salt#34 for grain");
    expect(game.refusal(0, "buy deck")).toBe("OM-OFR-18");
    game.play(0, "withdraw 1", "buy deck");
    expect(game.cargo(0)).toBe(top);
  });
});

describe("majorities and cargo value", () => {
  test("OM-MAJ-1: 6, 3 and 1 ducats; tied players each get the full amount of their place", () => {
    expect(majority([5, 3, 2, 1], [6, 3, 1], house)).toEqual([6, 3, 1, 0]);
    expect(majority([5, 5, 2, 2, 1], [6, 3, 1], house)).toEqual([6, 6, 3, 3, 1]);
  });

  test("OM-MAJ-2: a tie does not use up the following places, unless the option says so", () => {
    expect(majority([4, 4, 2], [6, 3, 1], house)).toEqual([6, 6, 3]);
    expect(majority([4, 4, 2], [6, 3, 1], { ...house, tieRanks: "skip" })).toEqual([6, 6, 1]);
    const game = position({
      players: 3,
      prestige: [2, 2, 1],
      hands: ["salt#34", "", ""],
      aboveVenice: 1,
      options: { tieRanks: "skip" },
    });
    game.play(0, "buy deck");
    expect(game.state.merchants.map(({ ledger }) => ledger.interimPrestige)).toEqual([6, 6, 1]);
  });

  test("OM-MAJ-3: who has none gets nothing and holds no place, unless the option says so", () => {
    expect(majority([2, 0, 0], [6, 3, 1], house)).toEqual([6, 0, 0]);
    expect(majority([2, 0, 0], [6, 3, 1], { ...house, zeroCounts: true })).toEqual([6, 3, 3]);
    expect(majority([0, 0], [6, 3, 1], house)).toEqual([0, 0]);
    expect(majority([0, 0], [6, 3, 1], { ...house, zeroCounts: true })).toEqual([6, 6]);
  });

  test("OM-MAJ-4: with two players the places pay 6 and 3", () => {
    expect(majority([2, 1], [6, 3, 1], house)).toEqual([6, 3]);
  });

  const { edition } = position({}).config;

  test("OM-CAR-1: a group is a maximal run of one good; separated runs are separate groups", () => {
    expect(groupsOf(edition, cards(edition, "salt#31 salt#32 silk#19 salt#33"))).toEqual([
      { good: 3, size: 2 },
      { good: 2, size: 1 },
      { good: 3, size: 1 },
    ]);
  });

  test("OM-CAR-2: each group pays by its length; beyond the last listed length no more", () => {
    const line = (good: number): number[] => [1, 2, 3, 4, 5, 6].map((size) => payout(edition, good, size));
    expect(line(0)).toEqual([2, 5, 9, 9, 9, 9]);
    expect(line(1)).toEqual([2, 4, 8, 8, 8, 8]);
    expect(line(2)).toEqual([1, 4, 7, 11, 11, 11]);
    expect(line(3)).toEqual([1, 3, 7, 10, 10, 10]);
    expect(line(4)).toEqual([1, 3, 6, 10, 10, 10]);
    expect(line(5)).toEqual([1, 3, 5, 9, 13, 13]);
    expect(line(6)).toEqual([1, 2, 4, 8, 12, 12]);
  });
});
