import { fastChance } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { portoCarthago } from "../game.ts";
import { type Position, position } from "../testing/position.ts";
import { houseWeights } from "./weights.ts";

function worth(described: Position, seat = 0): number {
  const game = position(described);
  return game.rules.mind.evaluate(game.state)[seat];
}

/** How the seat to act stands after a move. */
function after(described: Position, move: string): number {
  const game = position(described);
  game.play(0, move);
  return game.rules.mind.evaluate(game.state)[0];
}

describe("how each seat stands", () => {
  test("a palace seat is worth more than its price", () => {
    const described = {
      talents: [8],
      points: [3],
      stage: { stage: "tail", extra: "palace", skipped: false },
    } as const;
    expect(after({ ...described, held: ["numidia_ivory"] }, "seat")).toBeGreaterThan(
      after({ ...described, held: ["numidia_ivory"] }, "end"),
    );
    expect(worth({ palace: "0" })).toBeGreaterThan(worth({ palace: "1" }));
  });

  test("talents, trade points, goods where they are asked and cards in hand are good to have", () => {
    const poor = worth({});
    expect(worth({ talents: [5] })).toBeGreaterThan(poor);
    expect(worth({ points: [1] })).toBeGreaterThan(poor);
    expect(worth({ warehouses: ["oil"] })).toBeGreaterThan(poor);
    expect(worth({ held: ["iberia_purple"] })).toBeGreaterThan(poor);
    const docks = { egypt_1: "0 egypt_oil" };
    expect(worth({ docks, warehouses: ["oil"] })).toBeGreaterThan(worth({ docks, warehouses: ["glass"] }));
  });

  test("a card that delivers is better than taking talents", () => {
    const described = { docks: { egypt_1: "0 egypt_purple" }, warehouses: ["purple"] };
    expect(after(described, "card A2")).toBeGreaterThan(after(described, "talents"));
  });

  test("what is under way counts as finished: a good on its way to a ship is as good as delivered", () => {
    const game = position({ docks: { egypt_1: "1 oil" }, row1: "egypt_oil", held: ["iberia_purple"] });
    const before = game.rules.mind.evaluate(game.state)[1];
    game.play(0, "use iberia_purple egypt_oil");
    expect(game.rules.mind.evaluate(game.state)[1]).toBeGreaterThan(before + 0.2);
    expect(game.asked()).toBe("1 points 1");
  });

  test("looking ahead changes nothing", () => {
    const game = position({ docks: { egypt_1: "0 egypt_purple", greece_1: "0" }, warehouses: ["purple"] });
    game.play(0, "card A2");
    const before = JSON.stringify(game.state);
    game.rules.mind.evaluate(game.state);
    expect(JSON.stringify(game.state)).toBe(before);
  });

  test("at the end it is exact: seats, then points, then talents", () => {
    const game = position({
      decade: 5,
      stage: { stage: "close" },
      palace: "0 0 1",
      points: [3, 9, 0],
      talents: [1, 2, 3],
    });
    expect(game.rules.mind.evaluate(game.state)).toEqual([2 + 0.03 + 0.0001, 1 + 0.09 + 0.0002, 0.0003]);
  });
});

describe("what a good player prefers", () => {
  test.each<[string, Position, Position]>([
    ["a trade point over a few talents", { points: [1] }, { talents: [4] }],
    [
      "a ship at the dock whose good is in the warehouse over one whose good is in the market",
      { docks: { egypt_1: "0 egypt_oil" }, warehouses: ["oil"], market: "glass" },
      { docks: { egypt_1: "0 egypt_oil" }, warehouses: ["glass"], market: "oil" },
    ],
    [
      "a good in the store for which a ship is coming",
      { docks: { egypt_1: "0 oil" }, row1: "egypt_oil" },
      { docks: { egypt_1: "0 oil" }, row1: "egypt_glass" },
    ],
    [
      "a charter ship with a good to sail",
      { charters: [1], temple: [4], warehouses: ["oil"] },
      { charters: [1], temple: [5] },
    ],
    [
      "a temple full enough for the voyage",
      { charters: [1], temple: [4], warehouses: ["oil"] },
      { charters: [1], temple: [1], warehouses: ["oil"] },
    ],
    ["the first place on the path", { path: "0 0 1 1" }, { path: "1 1 0 0" }],
    ["the first place in the lighthouse", { lighthouse: [2, 1] }, { lighthouse: [2, 3] }],
  ])("%s", (_, better, worse) => {
    expect(worth(better)).toBeGreaterThan(worth(worse));
  });

  test("talents that come too late for anything but the final purchase are worth that seat", () => {
    const late = { decade: 5, stage: { stage: "finalBuy", at: 0 }, points: [6] } as const;
    expect(worth({ ...late, talents: [20] })).toBeGreaterThan(worth({ ...late, talents: [19] }) + 0.9);
  });

  test("passing the final purchase gives the seat up", () => {
    const late = {
      decade: 5,
      stage: { stage: "finalBuy", at: 0 },
      points: [6, 6],
      talents: [20, 20],
    } as const;
    expect(after(late, "seat")).toBeGreaterThan(after(late, "pass") + 0.9);
  });

  test("a ship that meets its good in the final docking is as good as loaded", () => {
    const last = {
      decade: 5,
      stage: { stage: "finalPick", ranks: [0], rank: 0, picksLeft: 2, mayTurnAway: false },
      lighthouse: [1],
      docks: { egypt_1: "0 oil" },
      row1: "egypt_oil greece_oil numidia_oil",
      talents: [12],
      points: [5],
    } as const;
    expect(after(last, "dock egypt_oil egypt_1")).toBeGreaterThan(
      after(last, "dock greece_oil greece_1") + 0.9,
    );
  });

  test("a turn still to come in the round is worth something", () => {
    expect(worth({ talents: [5], toAct: 1 })).toBeLessThan(worth({ talents: [5] }));
  });
});

test("the parts that explain a standing add up to it, all through a game", () => {
  const rules = portoCarthago.open({ players: 4 });
  const chance = fastChance(11);
  const state = rules.setup(chance);
  for (let seats = rules.toAct(state); ; seats = rules.toAct(state)) {
    rules.mind.evaluate(state).forEach((value, seat) => {
      const parts = rules.mind.terms(state, seat);
      expect(parts.reduce((sum, part) => sum + part.value, 0)).toBeCloseTo(value, 9);
      for (const { id } of parts) {
        expect(portoCarthago.words.en).toHaveProperty([`${id}.better`]);
        expect(portoCarthago.words.en).toHaveProperty([`${id}.worse`]);
      }
    });
    if (seats.length === 0) break;
    const moves = rules.legal(state, seats[0]);
    rules.apply(state, seats[0], moves[chance.below(moves.length)], chance);
  }
});

test("the spread shrinks as the game goes on", () => {
  const spread = (described: Position): number => {
    const game = position(described);
    return game.rules.mind.spread(game.state);
  };
  expect(spread({ decade: 1 })).toBeGreaterThan(spread({ decade: 3 }));
  expect(spread({ decade: 5 })).toBeGreaterThan(spread({ decade: 5, round: 5 }));
  expect(
    spread({ decade: 5, stage: { stage: "finalBuy", at: 0 }, talents: [20], points: [6] }),
  ).toBeGreaterThan(0);
});

test("it does not look at the order of the deck, nor at what others remember of it", () => {
  const game = position({ charters: [1], temple: [2], warehouses: ["oil"], docks: { egypt_1: "0" } });
  game.play(0, "card A2");
  const other = game.rules.clone(game.state);
  other.deck.reverse();
  other.senators[1].memory = [{ size: 1, named: [other.deck[0]] }];
  expect(game.rules.mind.evaluate(other)).toEqual(game.rules.mind.evaluate(game.state));
});

test("other weights judge otherwise, and weights that lack a number are refused", () => {
  const { weights } = portoCarthago;
  const game = position({ held: ["iberia_purple"] });
  const privileges = { ...houseWeights.privileges, pilot: 5 };
  const keen = portoCarthago.open({ players: 3 }, { ...weights, privileges });
  expect(keen.mind.evaluate(game.state)[0]).toBeGreaterThan(game.rules.mind.evaluate(game.state)[0] + 4);
  expect(() => portoCarthago.open({ players: 3 }, { ...weights, privileges: {} })).toThrow("privileges");
});

describe("what a search foresees", () => {
  test("has weights of its own", () => {
    const { state } = position({ points: [2] });
    const { leaf } = houseWeights;
    const palace = { ...leaf.palace, point: leaf.palace.point + 0.5 };
    const [rules, other] = [houseWeights, { ...houseWeights, leaf: { ...leaf, palace } }].map((weights) =>
      portoCarthago.open({ players: 3 }, weights),
    );
    expect(other.mind.evaluate(state)).toEqual(rules.mind.evaluate(state));
    expect(other.mind.evaluateLeaf(state).points[0]).toBeCloseTo(
      rules.mind.evaluateLeaf(state).points[0] + 1,
    );
  });

  test("is the seats in the palace once the game is over", () => {
    const game = position({ palace: "0 0 1", stage: { stage: "over", ending: "decades" } });
    expect(game.rules.mind.evaluateLeaf(game.state).points).toEqual(game.rules.mind.evaluate(game.state));
  });
});
