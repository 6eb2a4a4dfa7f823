import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";

/** A round that ends when seat 0, the only one with anything to do, ends its turn. */
const ending = { players: 2, hands: ["fuel"], primon: 1, toAct: 0 } as const;

describe("end of round", () => {
  test("GT-END-1: the row is not refilled during a round", () => {
    const game = position({ players: 2, hands: ["water tools", "food"], row: ["tillmark 0 -", "nightcore"] });
    game.play(0, "end");
    game.play(0, "lay water tillmark", "end");
    expect(game.asked()).toBe("1 deliver");
    expect(game.row()).toBe("nightcore");
    game.play(1, "end");
    expect(game.row().split(" ")).toHaveLength(5);
  });

  test("GT-END-2: guard, refill, last-round check and Primon, in this order", () => {
    const game = position({
      ...ending,
      quietRounds: 3,
      row: ["tillmark", "nightcore"],
      era1: "pelagia",
      era2: "solace",
    });
    const events = kinds(game.play(0, "end")).filter((kind) =>
      ["guard", "revealed", "lastRound", "primon", "round"].includes(kind),
    );
    expect(events).toEqual(["guard", "revealed", "revealed", "lastRound", "primon", "round"]);
    expect(game.state.primon).toBe(0);
    expect(game.asked()).toBe("0 draft");
  });

  test("GT-END-2: after the last round there is nothing but scoring", () => {
    const game = position({ ...ending, isLastRound: true, quietRounds: 3, row: ["tillmark", "nightcore"] });
    expect(kinds(game.play(0, "end"))).toEqual(["ended", "over"]);
    expect(game.asked()).toBe("over");
    expect(game.row()).toBe("tillmark nightcore");
    expect(game.refusedBy(0, "end")).toBe("GT-END-2");
  });

  test("GT-END-3: the row is filled up to its size from the era-1 deck", () => {
    const game = position({
      ...ending,
      row: ["tillmark", "nightcore", "atrium-i"],
      era1: "pelagia vopulus ferrovia",
    });
    const events = game.play(0, "end");
    expect(game.row()).toBe("tillmark nightcore atrium-i pelagia vopulus");
    expect(only(events, "revealed")).toHaveLength(2);
    expect(game.state.eraDecks[0]).toHaveLength(1);
  });

  test("GT-END-4: then from the era-2 deck, in the same refill, and era-1 planets stay", () => {
    const game = position({
      ...ending,
      row: ["tillmark", "nightcore", "atrium-i"],
      era1: "pelagia",
      era2: "solace ostara",
    });
    game.play(0, "end");
    expect(game.row()).toBe("tillmark nightcore atrium-i pelagia solace");
    expect(game.state.isLastRound).toBe(false);
  });

  test("GT-END-5: the next round is the last if the row cannot be filled", () => {
    const row = ["tillmark", "nightcore", "atrium-i", "pelagia"];
    const full = position({ ...ending, row, era1: "", era2: "solace" });
    expect(kinds(full.play(0, "end"))).not.toContain("lastRound");
    expect(full.state.isLastRound).toBe(false);
    const short = position({ ...ending, row: row.slice(1), era1: "", era2: "solace" });
    expect(kinds(short.play(0, "end"))).toContain("lastRound");
    expect(short.state.isLastRound).toBe(true);
  });

  test("GT-END-5: with lastRound = deckEmpty already if the last planet has been revealed", () => {
    const options = { lastRound: "deckEmpty" } as const;
    const row = ["tillmark", "nightcore", "atrium-i", "pelagia"];
    const empty = position({ ...ending, options, row, era1: "", era2: "solace" });
    empty.play(0, "end");
    expect(empty.row().split(" ")).toHaveLength(5);
    expect(empty.state.isLastRound).toBe(true);
    const left = position({ ...ending, options, row, era1: "", era2: "solace ostara" });
    left.play(0, "end");
    expect(left.state.isLastRound).toBe(false);
  });

  test("GT-END-6: the last round is played normally, also without planets", () => {
    const game = position({ ...ending, row: [], era1: "", era2: "" });
    game.play(0, "end");
    expect(game.state.isLastRound).toBe(true);
    for (const seat of [0, 1, 1]) game.play(seat, game.legal(seat)[0]);
    expect(game.asked()).toBe("0 deliver");
    game.play(0, "end");
    game.play(1, "end");
    expect(game.asked()).toBe("over");
    expect(game.rules.result(game.state)?.scores).toEqual([1, 1]);
  });
});

describe("deadlock guard", () => {
  test("GT-GUARD-1: quiet rounds are counted, and any agreement resets the count", () => {
    const quiet = position({ ...ending, quietRounds: 2, row: ["tillmark"] });
    expect(only(quiet.play(0, "end"), "quiet")).toEqual([{ type: "quiet", rounds: 3 }]);
    const agreed = position({
      ...ending,
      hands: ["fuel water"],
      quietRounds: 3,
      row: ["tillmark 1 -", "nightcore"],
    });
    agreed.play(0, "lay water tillmark", "end");
    expect(agreed.state.quietRounds).toBe(0);
    agreed.play(1, "relay tillmark-armaments nightcore food");
    expect(agreed.state.quietRounds).toBe(0);
    expect(agreed.row()).toContain("nightcore");
  });

  test("GT-GUARD-1: also an agreement off turn", () => {
    const game = position({
      ...ending,
      hands: ["fuel water"],
      quietRounds: 3,
      row: ["recyclon 1 1 -", "nightcore"],
    });
    game.play(0, "lay water recyclon", "end");
    expect(game.planets(1)).toBe("recyclon");
    game.play(0, "relay recyclon-water nightcore food");
    expect(game.state.quietRounds).toBe(0);
    expect(game.state.removed.map((id) => game.config.edition.planets[id].id)).not.toContain("nightcore");
  });

  test("GT-GUARD-2: the fourth quiet round removes the planet longest in the row and restarts the count", () => {
    const game = position({ ...ending, quietRounds: 3, row: ["tillmark", "nightcore", "atrium-i"] });
    const events = game.play(0, "end");
    expect(only(events, "guard")).toMatchObject([{ rounds: 4 }]);
    expect(game.row().startsWith("nightcore atrium-i")).toBe(true);
    expect(game.state.removed.map((id) => game.config.edition.planets[id].id)).toEqual(["tillmark"]);
    expect(game.state.quietRounds).toBe(0);
    expect(game.planets(0) + game.planets(1)).toBe("");
  });

  test("GT-GUARD-2: deadlockRounds sets another number, or none", () => {
    const row = ["tillmark", "nightcore"];
    const six = position({ ...ending, options: { deadlockRounds: 6 }, quietRounds: 3, row });
    six.play(0, "end");
    expect(six.state.removed).toHaveLength(0);
    const sixth = position({ ...ending, options: { deadlockRounds: 6 }, quietRounds: 5, row });
    sixth.play(0, "end");
    expect(sixth.state.removed).toHaveLength(1);
    const off = position({ ...ending, options: { deadlockRounds: "off" }, quietRounds: 99, row });
    off.play(0, "end");
    expect(off.state.removed).toHaveLength(0);
    expect(off.state.quietRounds).toBe(100);
  });

  test("GT-GUARD-3: its goods go back to the hands in slot order, as printed; without room they are discarded", () => {
    const game = position({
      ...ending,
      hands: ["fuel fuel fuel", "tools"],
      quietRounds: 3,
      row: ["nightcore 0 1 0=tools -"],
    });
    game.play(0, "end");
    const events = game.play(0, "end");
    expect(game.hand(0)).toBe("medicine fuel fuel fuel");
    expect(game.hand(1)).toBe("armaments tools");
    expect(game.discard()).toBe("tools");
    expect(game.out(0) + game.out(1)).toBe(0);
    expect(only(events, "sentBack").map(({ seat, to }) => `${seat} ${to.place}`)).toEqual([
      "0 hand",
      "1 hand",
      "0 discard",
    ]);
  });

  test("GT-GUARD-3: a secret good goes back unseen", () => {
    const game = position({
      ...ending,
      hands: ["fuel", "tools"],
      quietRounds: 3,
      row: ["nightcore 1?fuel - - -"],
    });
    const [back] = only(game.play(0, "end"), "sentBack");
    expect(game.hand(1)).toBe("tools fuel");
    expect(game.rules.redact(back, 0)).toMatchObject({ cards: null });
  });
});
