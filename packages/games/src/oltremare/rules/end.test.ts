import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";

/** The last round: no deck, everything that is not named lies in seat 2's cargo. */
const last = {
  players: 3,
  hands: ["salt#34", "grain#79 silk#20", "grain#81"],
  cargo: ["jewels#1 salt#31", "olives#61 olives#65", "pottery#47"],
  pirates: ["scrolls#9 scrolls#10", "scrolls#11", ""],
  rest: "cargo",
  lastRound: true,
} as const;

describe("end of the game", () => {
  test("OM-END-1: when the last goods card leaves the deck, the current round is the last one", () => {
    const market = position({ ...last, lastRound: false, hands: ["salt#36", "", ""], deck: "silk#21" });
    market.play(0, "buy deck");
    expect(market.state.lastRound).toBe(true);
    const pirates = position({
      ...last,
      lastRound: false,
      hands: ["salt#35", "", ""],
      deck: "silk#21 silk#24",
    });
    expect(only(pirates.play(0, "end"), "lastRound")).toHaveLength(1);
    expect(pirates.asked()).toBe("trade idle");
    expect(pirates.state.activeSeat).toBe(1);
  });

  test("OM-END-2: the game ends after the turn of the player to the right of the start player", () => {
    const end = position({
      ...last,
      toAct: 2,
      hands: ["", "", "salt#31"],
      lastRound: false,
      deck: "silk#21",
      startSeat: 0,
      cargo: ["salt#32", "olives#61", "pottery#47"],
    });
    const types = kinds(end.play(2, "end"));
    expect(types).toContain("lastRound");
    expect(end.asked()).toBe("over");
    expect(end.toAct()).toEqual([]);
    expect(end.refusal(2, "end")).toBe("OM-END-2");
  });

  test("OM-END-3: buying from a pirate stack is no drawing and triggers nothing", () => {
    const game = position({ ...last, lastRound: false, deck: "silk#21" });
    expect(kinds(game.play(0, "buy pirates"))).toEqual(["paid", "boughtPirate"]);
    expect(game.state.lastRound).toBe(false);
  });

  test("OM-END-4: in the last round the discard pile becomes the deck, only when a card is needed", () => {
    const game = position({ ...last, lastRound: false, deck: "silk#21", discard: "silk#22 silk#23" });
    expect(kinds(game.play(0, "buy deck"))).toEqual(["paid", "boughtDeck", "lastRound"]);
    expect(game.discard()).toBe("silk#22 silk#23");
    expect(kinds(game.play(0, "buy deck"))).toEqual(["paid", "newDeck", "boughtDeck"]);
    expect(game.discard()).toBe("");
    expect(game.state.deck).toHaveLength(1);
  });

  test("OM-END-5: then the start player is scored and those stacks become the deck, unless that is A", () => {
    const game = position({ ...last, toAct: 1 });
    const events = game.play(1, "buy deck");
    expect(kinds(events)).toEqual(["paid", "cargoPaid", "piratesPaid", "newDeck", "boughtDeck"]);
    expect([game.cargo(0), game.pirates(0)]).toEqual(["", ""]);
    expect(game.state.deck).toHaveLength(3);
    expect(position(last).refusal(0, "buy deck")).toBe("OM-BUY-7");
  });

  test("OM-END-6: then the next player in turn order who has finished the last turn", () => {
    const game = position({
      ...last,
      toAct: 2,
      hands: ["", "", "grain#81"],
      cargo: ["jewels#1", "olives#61 olives#65", "pottery#47"],
      pirates: ["", ""],
      rest: "cargo",
    });
    game.play(2, "buy deck");
    const events = game.play(2, "buy deck");
    expect(only(events, "newDeck")).toEqual([{ type: "newDeck", count: 2, seat: 1 }]);
    expect(game.of(1).lastCargo).toEqual({ cards: 2, groups: 1 });
  });

  test("OM-END-7: if no source is left, the remaining draws lapse and deck purchases are illegal", () => {
    const game = position({
      ...last,
      hands: ["salt#34 salt#36", "grain#79", ""],
      cargo: ["silk#24", "olives#61", "pottery#47"],
      discard: "silk#21",
    });
    const events = game.play(0, "end");
    expect(only(events, "drew")).toHaveLength(1);
    expect(only(events, "lapsed")).toEqual([{ type: "lapsed", seat: 0, count: 2 }]);
    const bare = position({ ...last, pirates: ["", "", ""] });
    expect(bare.legal(0, "buy")).toEqual([]);
  });

  test("OM-END-8: scored early: all groups, minus pirates, ties noted; hand, tiles and tokens stay, and trading goes on", () => {
    const game = position({ ...last, toAct: 1, prestige: [2, 0, 0], active: ["goodBusiness"] });
    game.play(1, "buy deck");
    expect(game.of(0).ledger).toMatchObject({ finalCargo: 3, finalPirates: -2, finalPrestige: 0 });
    expect(game.of(0)).toMatchObject({
      lastCargo: { cards: 2, groups: 2 },
      prestige: 2,
      active: "goodBusiness",
    });
    expect(game.hand(0)).toBe("salt#34");
    game.play(1, "offer 0: +1d for salt");
    game.play(0, "accept 1: salt#34");
    expect(game.of(0).prestige).toBe(3);
  });
});

describe("final scoring", () => {
  const final = {
    players: 3,
    toAct: 2,
    hands: ["salt#34", "silk#22", "salt#31"],
    cargo: ["jewels#1 jewels#2 salt#32", "olives#61 olives#65", "pottery#47"],
    pirates: ["scrolls#9", "", ""],
    prestige: [1, 3, 0],
    used: [["compass", "goodBusiness"], ["calmSailing"], []],
    active: ["localInfluence", null, null],
    lastRound: true,
  } as const;

  test("OM-FIN-1: prestige, cargo with the topmost group, pirates, port tokens, in this order", () => {
    const game = position(final);
    const events = game.play(2, "end");
    const order = kinds(events).slice(kinds(events).indexOf("final"));
    expect(order).toEqual([
      "final",
      "majority",
      "majority",
      "cargoPaid",
      "cargoPaid",
      "cargoPaid",
      "piratesPaid",
      "piratesPaid",
      "majority",
      "majority",
      "over",
    ]);
    expect(game.of(0).ledger).toMatchObject({
      finalPrestige: 3,
      finalCargo: 6,
      finalPirates: -1,
      finalTokens: 6,
    });
    expect(game.ducats(0)).toBe(11 + 3 + 6 - 1 + 6);
  });

  test("OM-FIN-2: all tokens taken count, active and turned over", () => {
    const game = position(final);
    game.play(2, "end");
    const paid = only(game.events, "majority").filter(({ of }) => of === "tokens");
    expect(paid.map(({ seat, count, ducats }) => [seat, count, ducats])).toEqual([
      [0, 3, 6],
      [1, 1, 3],
    ]);
  });

  test("OM-FIN-3: hands are worth nothing, and who was scored early is not scored again", () => {
    const game = position({ ...final, rest: "cargo", hands: ["salt#34", "silk#22", "salt#33"], toAct: 2 });
    game.play(2, "buy deck", "buy deck", "end");
    if (game.asked() === "play") game.play(2, game.legal(2)[0]);
    while (game.asked() !== "over") game.play(2, game.legal(2)[0]);
    const early = only(game.events, "cargoPaid").filter(({ seat }) => seat === 0);
    expect(early.map(({ occasion }) => occasion)).toEqual(["early"]);
    expect(game.of(0).ledger.finalCargo).toBe(6);
    const result = game.rules.result(game.state);
    expect(result?.scores).toEqual(game.state.merchants.map(({ ducats }) => ducats));
  });

  /** Two players with equal ducats at the end and these cargo stacks. */
  const tie = (one: string, other: string, ducats: readonly number[]) => {
    const game = position({
      toAct: 1,
      hands: ["", "silk#19"],
      cargo: [one, other],
      ducats,
      active: ["compass", "compass"],
      lastRound: true,
    });
    game.play(1, "end");
    return game.rules.result(game.state);
  };

  test("OM-FIN-4: most ducats win; ties go to more cargo cards, then to more groups", () => {
    // Seat 1 gains 1 ducat by the last card, loses 1 to the pirates and adds one silk to its cargo.
    const cards = tie("salt#31 salt#32 olives#61 olives#62", "jewels#1", [1, 4]);
    expect(cards?.scores[0]).toBe(cards?.scores[1]);
    expect(cards?.ranks).toEqual([1, 2]);
    const groups = tie("salt#31 silk#20", "silk#21", [2, 0]);
    expect(groups?.tieBreaks).toEqual([
      [2, 2],
      [2, 1],
    ]);
    expect(groups?.scores[0]).toBe(groups?.scores[1]);
    expect(groups?.ranks).toEqual([1, 2]);
    expect(tie("salt#31", "silk#21", [9, 0])?.ranks).toEqual([1, 2]);
  });

  test("OM-FIN-5: a tie beyond that is a shared victory", () => {
    const shared = tie("salt#31 olives#61", "pottery#48", [0, 0]);
    expect(shared?.tieBreaks).toEqual([
      [2, 2],
      [2, 2],
    ]);
    expect(shared?.ranks).toEqual([1, 1]);
  });
});
