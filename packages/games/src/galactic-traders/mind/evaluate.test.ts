import { fastChance } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { galacticTraders } from "../game.ts";
import { size } from "../rules/goods.ts";
import { english } from "../telling/words.en.ts";
import { type Position, position } from "../testing/position.ts";
import type { TestGame } from "../testing/test-game.ts";

/** How seat 0 stands compared with seat 1 in a game of two. */
function lead({ rules, state }: TestGame): number {
  const [own, rival] = rules.mind.evaluate(state);
  return own - rival;
}

function leadIn(described: Position): number {
  return lead(position({ players: 2, row: ["helvetia", "solace"], ...described }));
}

/** Plays a random game and looks at every position, the last one included. */
function everyPosition(players: number, look: (game: Pick<TestGame, "rules" | "state">) => void): void {
  const rules = galacticTraders.open({ players });
  const chance = fastChance(players);
  const state = rules.setup(chance);
  for (let [seat] = rules.toAct(state); seat !== undefined; [seat] = rules.toAct(state)) {
    look({ rules, state });
    const legal = rules.legal(state, seat);
    rules.apply(state, seat, legal[chance.below(legal.length)], chance);
  }
  look({ rules, state });
}

describe("how a player stands", () => {
  test("is the result when the game is over", () => {
    const game = position({
      players: 2,
      isLastRound: true,
      primon: 1,
      toAct: 0,
      hands: ["fuel fuel"],
      planets: ["solace"],
      row: [],
    });
    game.play(0, "end");
    const [first, second] = game.rules.mind.evaluate(game.state);
    expect(first).toBeCloseTo(5, 1);
    expect(second).toBeCloseTo(0, 1);
  });

  test.each<[string, Position, Position]>([
    ["a planet", { planets: ["tillmark"] }, {}],
    ["a planet of more points", { planets: ["quorum"] }, { planets: ["ironmoor"] }],
    ["a planet that gives abilities", { planets: ["recyclon"] }, { planets: ["", "quorum"] }],
    ["a strange orbit before the other", { planets: ["", "wayward"] }, {}],
    ["a good in hand", { hands: ["fuel"] }, {}],
    ["a good on a planet", { row: ["helvetia 0 - - -", "solace"] }, {}],
    ["goods of different kinds", { hands: ["fuel tools"] }, { hands: ["fuel fuel"] }],
    ["goods that a planet lacks", { hands: ["medicine food water"] }, { hands: ["medicine fuel tools"] }],
    [
      "an ability that supplies what is lacking",
      { hands: ["medicine food tools"], planets: ["pelagia"] },
      { hands: ["medicine food tools"], planets: ["ferrovia"] },
    ],
  ])("better with %s", (_, better, worse) => {
    expect(leadIn(better)).toBeGreaterThan(leadIn(worse));
  });

  test("abilities are worth less as the planets run out", () => {
    const gain = (rest: Position): number =>
      leadIn({ ...rest, planets: ["pelagia"] }) - leadIn({ ...rest, planets: ["solace"] });
    expect(gain({ row: ["helvetia", "ostara"] })).toBeGreaterThan(
      gain({ row: ["helvetia", "ostara"], era1: "", era2: "quorum" }),
    );
  });

  test("abilities count for less, and goods for more, the more players there are", () => {
    const parts = [2, 3, 4].map((players) => {
      const { rules, state } = position({ players, planets: ["pelagia"], hands: ["fuel tools"] });
      return new Map(rules.mind.terms(state, 0).map(({ id, value }) => [id, value]));
    });
    const [two, three, four] = parts.map((part) => part.get("advice.abilities"));
    expect(two).toBeGreaterThan(three ?? Number.NaN);
    expect(three).toBeGreaterThan(four ?? Number.NaN);
    const goods = parts.map((part) => part.get("advice.goods"));
    expect(goods[1]).toBeGreaterThan(goods[0] ?? Number.NaN);
    expect(goods[2]).toBeGreaterThan(goods[1] ?? Number.NaN);
  });

  test("a rotated planet is as good as any once the turn is over, for it will be ready for the next", () => {
    const after = (planet: string): number => {
      const game = position({
        players: 2,
        toAct: 1,
        hands: ["medicine food tools", "fuel"],
        planets: [planet],
        row: ["solace"],
      });
      return lead(game);
    };
    expect(after("pelagia*")).toBe(after("pelagia"));
  });

  test("what is complete counts before the agreement is made", () => {
    const own = position({ players: 2, hands: ["medicine food fuel"], row: ["atrium-i", "helvetia"] });
    const before = lead(own);
    own.play(0, "lay medicine atrium-i");
    own.play(0, "lay food atrium-i");
    const complete = lead(own);
    own.play(0, "end");
    expect(complete).toBeGreaterThan(before - 0.5);
    expect(Math.abs(lead(own) - complete)).toBeLessThan(1);
  });

  /** What seat 0's last good on this planet brings each seat, most of the other goods on it being seat 1's. */
  function gains(players: number, planet: string, rest: string): number[] {
    const { rules, state, play } = position({ players, hands: ["water tools"], row: [planet, rest] });
    const before = rules.mind.evaluate(state);
    play(0, `lay water ${planet.split(" ")[0]}`);
    return rules.mind.evaluate(state).map((after, seat) => after - before[seat]);
  }

  test.each([2, 3, 4])(
    "with %i players, what another completes is a gain for its winner above all",
    (players) => {
      const [layer, winner] = gains(players, "solace 1 1 -", "nightcore");
      expect(winner).toBeGreaterThan(layer);
    },
  );

  // The more players, the more goods are displaced and laid a second time (docs/figures.md), so each wins more points.
  test("three points for three goods are a gain with two players and no more than even with four", () => {
    const [two, three, four] = [2, 3, 4].map((players) => gains(players, "nightcore 1 1 1 -", "solace")[1]);
    expect(two).toBeGreaterThan(three);
    expect(three).toBeGreaterThan(0);
    expect(Math.abs(four)).toBeLessThan(0.25);
  });

  test("goods that have to move are not lost", () => {
    const moving = position({ players: 2, hands: ["food fuel"], row: ["atrium-i 1 -", "solace"] });
    moving.play(0, "lay food atrium-i");
    const game = position({ players: 2, hands: ["food fuel"], row: ["atrium-i - -", "solace"] });
    const [, withGood] = moving.rules.mind.evaluate(moving.state);
    const [, without] = game.rules.mind.evaluate(game.state);
    expect(withGood).toBeGreaterThan(without);
  });

  test("in the last round a good is half a point, and without a turn to come only a pair is a point", () => {
    const last = { isLastRound: true, primon: 0, row: [] } as const;
    const toAct = position({ players: 2, ...last, hands: ["fuel", "fuel fuel fuel"] });
    expect(toAct.rules.mind.evaluate(toAct.state)).toEqual([0.5, 1.5]);
    const done = position({ players: 2, ...last, toAct: 1, hands: ["fuel fuel fuel", "fuel"] });
    expect(done.rules.mind.evaluate(done.state)).toEqual([1, 0.5]);
  });
});

describe("what an evaluation is made of", () => {
  test.each([2, 3, 4])("adds up in every position of a random game of %i, and is finite", (players) => {
    everyPosition(players, ({ rules, state }) => {
      rules.mind.evaluate(state).forEach((worth, seat) => {
        const sum = rules.mind.terms(state, seat).reduce((total, { value }) => total + value, 0);
        expect(Number.isFinite(worth)).toBe(true);
        expect(sum).toBeCloseTo(worth, 9);
      });
    });
  });

  test("every part has words for better and for worse", () => {
    const { rules, state } = position({});
    for (const id of [...rules.mind.terms(state, 0).map((part) => part.id), "advice.rivals"]) {
      expect(english[`${id}.better`]).toContain("{points,");
      expect(english[`${id}.worse`]).toContain("{points,");
    }
  });
});

test("nobody's evaluation depends on what no one can see: decks, the offer, what lies face down", () => {
  const chance = fastChance(5);
  everyPosition(3, ({ rules, state }) => {
    const other = rules.clone(state);
    for (const deck of [other.deck, ...other.eraDecks]) deck.reverse();
    other.pool = other.pool.map((_, good) => (good === 0 ? size(other.pool) : 0));
    for (const { slots } of other.row) {
      slots.forEach((laid, slot) => {
        if (laid?.faceDown) slots[slot] = { ...laid, good: chance.below(other.pool.length) };
      });
    }
    expect(rules.mind.evaluate(other)).toEqual(rules.mind.evaluate(state));
  });
});

describe("spread", () => {
  test("shrinks as planets are won and is least in the last round", () => {
    const spreads: number[] = [];
    everyPosition(2, ({ rules, state }) => spreads.push(rules.mind.spread(state)));
    expect(spreads.at(0)).toBeGreaterThan(spreads[Math.floor(spreads.length / 2)]);
    expect(spreads.at(-1)).toBe(Math.min(...spreads));
    expect(spreads.at(-1)).toBeGreaterThan(0);
  });
});

test("other weights make another judgement, and weights that lack one are refused", () => {
  const { state, rules } = position({ players: 2, hands: ["fuel"] });
  const keen = { ...galacticTraders.weights, hand: { first: 3, further: 3 } };
  const other = galacticTraders.open({ players: 2 }, keen);
  expect(other.mind.evaluate(state)[0]).toBeGreaterThan(rules.mind.evaluate(state)[0]);
  expect(() => galacticTraders.open({ players: 2 }, { hand: { first: 3 } })).toThrow(/weight/);
});
