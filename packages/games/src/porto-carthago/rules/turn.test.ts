import { describe, expect, test } from "vitest";
import { changedEdition } from "../testing/edition.ts";
import { position } from "../testing/position.ts";

test("PC-TURN-1: five rounds, in each every player has one turn, clockwise from the start player", () => {
  const game = position({ players: 4, startSeat: 2, toAct: 2 });
  const seats: number[] = [];
  while (game.state.decade === 2) {
    const seat = Number(game.asked().slice(0, 1));
    seats.push(seat);
    game.play(seat, "talents");
  }
  expect(seats).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
});

describe("PC-TURN-2: exactly one main action, and no passing", () => {
  test("a card, talents or a refresh", () => {
    const game = position({ market: "oil" });
    expect(game.legal(0)).toEqual(["card A1", "card A4", "card A5", "talents", "refresh"]);
    expect(game.refusal(0, "pass").rule).toBe("PC-TURN-2");
    expect(game.refusal(0, "end").rule).toBe("PC-TURN-2");
    expect(game.refusal(0, "buy oil").rule).toBe("PC-TURN-2");
  });
  test("not two", () => {
    const game = position({ held: ["numidia_ivory"] });
    game.play(0, "talents");
    expect(game.asked()).toBe("0 tail none");
    expect(game.refusal(0, "card A1").rule).toBe("PC-TURN-2");
  });
});

test("PC-TURN-3: the space's servants go from the reserve onto the card, then comes its action", () => {
  const game = position({});
  game.play(0, "card A4");
  expect(game.senator(0).reserve).toBe(14);
  expect(game.senator(0).onCards).toEqual([0, 0, 0, 2, 0, 0]);
  expect(game.asked()).toBe("0 act A4");
  expect(game.refusal(0, "captain").rule).toBe("PC-TURN-3");
  const poor = position({ reserve: [1] });
  expect(poor.refusal(0, "card A4").rule).toBe("PC-TURN-3");
});

test("PC-TURN-4: a card may be used any number of times, also by the same player", () => {
  const game = position({});
  game.play(0, "card A1");
  game.play(1, "card A1");
  game.play(2, "talents");
  game.play(0, "card A1");
  expect(game.state.senators.map(({ charters }) => charters)).toEqual([2, 1, 0]);
});

describe("PC-TURN-5: the space's bonus comes after the action, once", () => {
  test("not first, and not twice", () => {
    const game = position({ talents: [30] });
    expect(game.refusal(0, "free").rule).toBe("PC-TURN-2");
    game.play(0, "card A5");
    expect(game.refusal(0, "free").rule).toBe("PC-TURN-3");
    game.play(0, "hoist claim egypt_1");
    expect(game.asked()).toBe("0 tail warehouse");
    expect(game.refusal(0, "seat").rule).toBe("PC-TURN-5");
    game.play(0, "free");
    expect(game.asked()).toBe("1 main");
    expect(game.senator(0).covered).toBe(1);
  });
  test("it may be left", () => {
    const game = position({ talents: [30] });
    game.playAll(0, "card A5", "hoist claim egypt_1", "end");
    expect(game.senator(0).covered).toBe(2);
  });
});

test("PC-TURN-6: the action may be skipped for the bonus alone, at the same cost", () => {
  const game = position({ talents: [6] });
  game.playAll(0, "card A5", "skip");
  expect(game.senator(0)).toMatchObject({ covered: 1, talents: 0, reserve: 15 });
  expect(game.senator(0).onCards[4]).toBe(2);
  expect(game.asked()).toBe("1 main");
});

describe("PC-TURN-7: doing neither is not allowed", () => {
  test("a card whose action and bonus are both impossible cannot be chosen", () => {
    const game = position({ market: "oil", talents: [3] });
    expect(game.refusal(0, "card A6").rule).toBe("PC-TURN-7");
    expect(game.refusal(0, "card A2").rule).toBe("PC-TURN-7");
  });
  test("possible after its cost is what counts", () => {
    const game = position({
      reserve: [3],
      talents: [20],
      points: [6],
      cards: "merchant captain carrier carrier hoist aristocrat",
      charters: [0, 1, 2],
    });
    expect(game.refusal(0, "card A6").rule).toBe("PC-TURN-7");
    expect(game.refusal(0, "card A2").rule).toBe("PC-TURN-7");
  });
  test("the action may be skipped only if the bonus is possible", () => {
    const game = position({});
    game.play(0, "card A5");
    expect(game.refusal(0, "skip").rule).toBe("PC-TURN-7");
  });
  test("after a skip the turn cannot end while the bonus is possible", () => {
    const game = position({ talents: [6], held: ["numidia_ivory"] });
    game.playAll(0, "card A5", "skip");
    expect(game.legal(0)).toEqual(["free", "use numidia_ivory"]);
    expect(game.refusal(0, "end").rule).toBe("PC-TURN-7");
    game.play(0, "free");
    expect(game.legal(0)).toEqual(["use numidia_ivory", "end"]);
  });
  test("but ends once a privilege has made it impossible", () => {
    const game = position({ talents: [6], held: ["iberia_glass numidia_ivory"] });
    game.playAll(0, "card A5", "skip", "use iberia_glass");
    expect(game.legal(0)).toEqual(["use numidia_ivory", "end"]);
  });
});

test("PC-TURN-8: what the action brought in may be used for the bonus", () => {
  const game = position({
    cards: "captain aristocrat hoist carrier carrier merchant",
    docks: { egypt_1: "0 egypt_purple" },
    warehouses: ["purple"],
    points: [1],
    reserve: [2],
  });
  game.play(0, "card A4");
  expect(game.asked()).toBe("0 tail palace");
  expect(game.senator(0)).toMatchObject({ talents: 8, points: 2, reserve: 2 });
  game.play(0, "seat");
  expect(game.seats(0)).toBe(1);
});

test("PC-TURN-9: three talents, always", () => {
  const game = position({ reserve: [0] });
  expect(game.legal(0)).toContain("talents");
  game.play(0, "talents");
  expect(game.senator(0).talents).toBe(3);
});

describe("PC-TURN-10: refresh", () => {
  test.each([
    [3, 4],
    [4, 6],
    [5, 6],
  ])("%i players: all goods go into the bag and %i are drawn", (players, spaces) => {
    const game = position({ players, market: "oil", goodsBought: 2 });
    game.play(0, "refresh");
    expect(game.market().split(" ")).toHaveLength(spaces);
    expect(game.state.goodsBought).toBe(0);
  });
  test("illegal if market and bag are both empty", () => {
    const edition = changedEdition({ "goods.copiesEach": 1 });
    const game = position({
      edition,
      docks: {
        egypt_1: "0 oil",
        egypt_2: "0 ivory",
        iberia_1: "1 glass",
        iberia_2: "2 purple",
        greece_1: "2 grain",
      },
    });
    expect(game.legal(0)).not.toContain("refresh");
    expect(game.refusal(0, "refresh").rule).toBe("PC-TURN-10");
  });
});

describe("PC-TURN-11: after a refresh one of the goods may be bought for 6", () => {
  test("into a free warehouse space, without moving the ladder", () => {
    const game = position({ talents: [7] });
    game.play(0, "refresh");
    expect(game.asked()).toBe("0 tail refreshBuy");
    const [buy] = game.legal(0, "buy");
    game.play(0, buy);
    expect(game.senator(0).talents).toBe(1);
    expect(`buy ${game.warehouse(0)}`).toBe(buy);
    expect(game.state.goodsBought).toBe(0);
    expect(game.asked()).toBe("1 main");
  });
  test("not with 5 talents, and not without a free space", () => {
    const poor = position({ talents: [5] });
    poor.play(0, "refresh");
    expect(poor.asked()).toBe("1 main");
    const full = position({ talents: [9], warehouses: ["oil glass"], held: ["numidia_ivory"] });
    full.play(0, "refresh");
    expect(full.legal(0)).toEqual(["use numidia_ivory", "end"]);
    expect(full.refusal(0, "buy oil").rule).toBe("PC-TURN-11");
  });
  test("option refreshBuyCounts: the purchase is the first on the ladder", () => {
    const game = position({ talents: [7], options: { refreshBuyCounts: true } });
    game.play(0, "refresh");
    game.play(0, game.legal(0, "buy")[0]);
    expect(game.state.goodsBought).toBe(1);
  });
});

describe("PC-TURN-12: when own-turn privileges may be played", () => {
  const described = { talents: [20], held: ["numidia_oil iberia_grain greece_glass"], temple: [3] } as const;
  test("before the main action, between action and bonus, and after it", () => {
    const game = position(described);
    game.playAll(
      0,
      "use numidia_oil red+1",
      "card A5",
      "hoist claim egypt_1",
      "use iberia_grain red+1",
      "free",
    );
    game.play(0, "use greece_glass red+1");
    expect(game.senator(0).lighthouse).toBe(3);
    expect(game.asked()).toBe("1 main");
  });
  test("between refresh and purchase", () => {
    const game = position(described);
    game.playAll(0, "refresh", "use numidia_oil red+1");
    expect(game.legal(0, "buy")).not.toEqual([]);
  });
  test("not between paying a card and its action", () => {
    const game = position(described);
    game.play(0, "card A5");
    expect(game.refusal(0, "use numidia_oil red+1").rule).toBe("PC-TURN-12");
  });
  test("not on another's turn, and not while another decision is pending", () => {
    const game = position({ ...described, toAct: 1 });
    expect(game.refusal(0, "use numidia_oil red+1").rule).toBe("PC-SM-1");
    const pending = position({ ...described, docks: { egypt_1: "0 egypt_oil" }, warehouses: ["oil"] });
    pending.play(0, "card A2");
    expect(pending.asked()).toBe("0 points 1");
    expect(pending.refusal(0, "use numidia_oil red+1").rule).toBe("PC-PT-1");
  });
});
