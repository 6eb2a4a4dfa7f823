import { describe, expect, test } from "vitest";
import { tradersOfCarthage } from "../game.ts";
import { dealt, position } from "../testing/position.ts";
import { raid } from "../testing/raid.ts";
import { kinds } from "../testing/test-game.ts";
import { optionTable } from "./options.ts";

test("every option has its default first", () => {
  const { options } = tradersOfCarthage.open({ players: 2 });
  expect(options).toEqual({
    startingToken: "choice",
    refillCheck: "noneAvailable",
    refillTiming: "afterPayday",
    storageOrder: "trigger",
    storageScope: "raided",
    payment: "noSurplus",
    handDisplay: "hidden",
  });
  expect(Object.values(optionTable).map(({ values }) => values.length)).toEqual([2, 2, 2, 2, 2, 2, 2]);
});

test("an option or a value that does not exist is refused in so many words", () => {
  const open = (options: Record<string, string>) => () => tradersOfCarthage.open({ players: 2, options });
  expect(open({ pirates: "none" })).toThrow('there is no option "pirates"; the options are startingToken,');
  expect(open({ payment: "all" })).toThrow('option "payment" cannot be "all"; its values are noSurplus, any');
});

describe("startingToken", () => {
  test("choice: each player chooses a token (TC-SET-10)", () => {
    expect(dealt({ options: { startingToken: "choice" } }).asked()).toMatch("startToken");
  });

  test("none: the first turn begins at once (TC-SET-10)", () => {
    const game = dealt({ options: { startingToken: "none" } });
    expect(game.asked()).toBe(`${game.state.startSeat} action`);
    expect([game.tokens(0), game.tokens(1)]).toEqual(["", ""]);
  });
});

describe("refillCheck", () => {
  const reserved = { market: "Y5@0 Y3@1", farm: "G2 G3 G5", draw: "R2 R3" };

  test("noneAvailable: the own reserved card is enough (TC-REF-2)", () => {
    expect(position({ ...reserved, options: { refillCheck: "noneAvailable" } }).market()).toBe("Y5@0 Y3@1");
  });

  test("noneUnreserved: a Market of reserved cards is refilled, whoever reserved them (TC-REF-1)", () => {
    const game = position({ ...reserved, options: { refillCheck: "noneUnreserved" } });
    expect(game.market()).toBe("Y5@0 Y3@1 G2 G3 G5 R2 R3");
  });

  test.each(["noneAvailable", "noneUnreserved"] as const)(
    "%s: an empty Market is refilled",
    (refillCheck) => {
      const game = position({ ...reserved, market: "", options: { refillCheck } });
      expect(game.market()).toBe("G2 G3 G5 R2 R3");
    },
  );

  test.each(["noneAvailable", "noneUnreserved"] as const)(
    "%s: one unreserved card prevents it",
    (refillCheck) => {
      expect(position({ ...reserved, market: "R5 Y3@1", options: { refillCheck } }).market()).toBe("R5 Y3@1");
    },
  );
});

describe("refillTiming", () => {
  const payday = { hands: ["G2"], goods: ["G5"], draw: "R3 R5" };

  test("afterPayday: the new cards come last (TC-REF-4)", () => {
    const game = raid({ ...payday, options: { refillTiming: "afterPayday" } });
    expect(game.asked()).toBe("0 storage green");
    expect(game.market()).toBe("");
  });

  test("beforeShips: they come before the ships move, and only once (TC-REF-4, TC-BUY-11)", () => {
    const game = raid({ ...payday, options: { refillTiming: "beforeShips" } });
    expect(game.asked()).toBe("0 storage green");
    expect(game.market()).toBe("Y2 Y3 Y5 R3 R5");
    const events = kinds(game.events);
    expect(events.indexOf("refill")).toBeGreaterThan(events.indexOf("bought"));
    expect(events.indexOf("refill")).toBeLessThan(events.indexOf("sailed"));
    expect(kinds(game.play(0, "decline green"))).not.toContain("refill");
    expect(game.market()).toBe("Y2 Y3 Y5 R3 R5");
  });
});

describe("storageOrder", () => {
  const everyone = {
    players: 3,
    toAct: 1,
    startSeat: 2,
    hands: ["G2", "G2", "G2"],
    goods: ["G5", "G5", "G5"],
  };

  test.each([
    ["trigger", [1, 2, 0]],
    ["startPlayer", [2, 0, 1]],
  ] as const)("%s: storage is decided by seats %j (TC-STO-1)", (storageOrder, order) => {
    const game = raid({ ...everyone, options: { storageOrder } });
    for (const seat of order) {
      expect(game.asked()).toBe(`${seat} storage green`);
      game.play(seat, "decline green");
    }
  });
});

describe("storageScope", () => {
  const goods = { hands: ["G2 B2 Y2"], goods: ["G5 B5"] };

  test("raided: only goods of raided colours are stored (TC-STO-4)", () => {
    const game = raid({ ...goods, options: { storageScope: "raided" } });
    expect(game.asked()).toBe("0 storage green");
    game.play(0, "decline green");
    expect(game.asked()).toBe("1 action");
  });

  test("any: goods of every colour may be stored at a raid, and only raided ones are lost (TC-STO-4)", () => {
    const game = raid({ ...goods, options: { storageScope: "any" } });
    expect(game.asked()).toBe("0 storage blue");
    game.play(0, "store B2 for B5");
    expect(game.asked()).toBe("0 storage green");
    game.play(0, "decline green");
    expect([game.goods(0), game.stored(0)]).toEqual(["", "B5"]);
  });

  test("any: goods of a colour out of danger need no storing to stay", () => {
    const game = raid({ ...goods, options: { storageScope: "any" } });
    game.play(0, "decline blue");
    game.play(0, "decline green");
    expect(game.goods(0)).toBe("B5");
  });

  test("any: without a raid there is nothing to store", () => {
    const game = raid({ ...goods, ships: { red: 4 }, options: { storageScope: "any" } });
    expect(game.asked()).toBe("1 action");
  });
});

describe("payment", () => {
  const buying = { market: "R2", hands: ["Y2 Y3 Y5"] };

  test("noSurplus: every card of a payment must be needed (TC-BUY-5)", () => {
    const game = position({ ...buying, options: { payment: "noSurplus" } });
    expect(game.legal(0, "buy").toSorted()).toEqual(["buy Y2", "buy Y3", "buy Y5"]);
  });

  test("any: everything that suffices is a payment (TC-BUY-5)", () => {
    const game = position({ ...buying, options: { payment: "any" } });
    expect(game.legal(0, "buy")).toHaveLength(7);
    expect(game.rules.isComplete(game.state, 0)).toBe(true);
    game.play(0, "buy Y5 Y3 Y2");
    expect([game.hand(0), game.discard()]).toEqual(["", "Y5 Y3 Y2"]);
  });

  test("noSurplus: all payments are listed, from however big a hand", () => {
    const game = position({ market: "G5", hands: ["R2 R3 R5 B2 B3 B5 Y2 Y3 Y5"] });
    expect(game.rules.isComplete(game.state, 0)).toBe(true);
  });

  test("any: too little is still too little (TC-BUY-3)", () => {
    const game = position({ ...buying, market: "R5 R2", options: { payment: "any" } });
    expect(game.refusal(0, "buy Y5")).toMatchObject({ rule: "TC-BUY-3", id: "refuse.buy.tooLittle" });
  });

  test("any: from a big hand not all payments are listed, but all are allowed", () => {
    const hand = "R2 R3 R5 B2 B3 B5 Y2 Y3 Y5";
    const game = position({ market: "G5", hands: [hand], options: { payment: "any" } });
    expect(game.rules.isComplete(game.state, 0)).toBe(false);
    expect(game.legal(0, "buy")).not.toContain("buy R5 B5 Y5 R3 B3 Y3 R2 B2 Y2");
    game.play(0, `buy ${hand}`);
    expect(game.hand(0)).toBe("");
  });

  test("any: superfluous storage is allowed too (TC-STO-6)", () => {
    const game = raid({ hands: ["G2 G3"], goods: ["G5"], options: { payment: "any" } });
    expect(game.legal(0)).toHaveLength(4);
    game.play(0, "store G3 G2 for G5");
    expect([game.hand(0), game.stored(0)]).toEqual(["", "G5"]);
  });

  test("any: storage still needs icons and the right number of goods (TC-STO-2, TC-STO-5)", () => {
    const game = raid({ hands: ["G2 G5"], goods: ["G5 G3 G2"], options: { payment: "any" } });
    expect(game.refusal(0, "store G5 G2 for G5 G3")).toMatchObject({ id: "refuse.store.noIcon" });
    expect(game.refusal(0, "store G2 for G5")).toMatchObject({ id: "refuse.store.count" });
  });
});

test("handDisplay: only the screen differs, never the game", () => {
  const [hidden, open] = (["hidden", "open"] as const).map((handDisplay) => {
    const game = raid({ hands: ["G2", "R5"], goods: ["G5"], options: { handDisplay } });
    return {
      state: game.state,
      events: game.events,
      views: [null, 0, 1].map((v) => game.rules.view(game.state, v)),
    };
  });
  expect(open).toEqual(hidden);
});
