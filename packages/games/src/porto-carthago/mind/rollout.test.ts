import { fastChance } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { portoCarthago } from "../game.ts";
import { type Position, position } from "../testing/position.ts";
import { rollout } from "./rollout.ts";
import { mindConfig } from "./weights.ts";

/** What seat 0 does in a rollout, in the notation. */
function rolloutIn(described: Position, ...played: string[]): string {
  const game = position(described);
  for (const move of played) game.play(0, move);
  return game.rules.print(rollout(mindConfig(game.config), game.state, 0));
}

describe("in a rollout a player", () => {
  const cards = "carrier merchant hoist captain aristocrat carrier";

  test.each<[string, Position, string[], string]>([
    [
      "delivers where the ship lies and the good is at hand",
      { cards, docks: { egypt_1: "0 egypt_oil" }, warehouses: ["oil"] },
      [],
      "card A1",
    ],
    [
      "carries the good to the ship that asks for it",
      { cards, docks: { egypt_1: "0 egypt_oil", greece_1: "0" }, warehouses: ["oil"] },
      ["card A1"],
      "carry oil warehouse egypt_1",
    ],
    [
      "buys the good that a ship at the own dock asks for",
      { cards, docks: { egypt_1: "0 egypt_oil" }, market: "glass oil", talents: [9] },
      ["card A2"],
      "buy oil",
    ],
    [
      "claims the dock of the ship whose good is at hand",
      { cards, docks: { egypt_1: "egypt_oil" }, warehouses: ["oil"] },
      ["card A3"],
      "hoist claim egypt_1",
    ],
    [
      "takes a card with a seat when the seat can be paid",
      { cards, talents: [9], points: [3] },
      [],
      "card A4",
    ],
    [
      "buys the seat that the card offers",
      { talents: [9], points: [3], stage: { stage: "tail", extra: "palace", skipped: false } },
      [],
      "seat",
    ],
    [
      "loads with the card that loads any good",
      { docks: { egypt_1: "0 glass egypt_oil" }, held: ["egypt_ivory"] },
      [],
      "use egypt_ivory egypt_1",
    ],
    ["takes talents when nothing else is worth it", { decade: 5, round: 5 }, [], "talents"],
  ])("%s", (_, described, played, expected) => {
    expect(rolloutIn(described, ...played)).toBe(expected);
  });

  test("picks the ship that the good in the own store waits for", () => {
    const picking = { stage: "shipsPick", ranks: [0], rank: 0, picksLeft: 2, mayTurnAway: true } as const;
    const described = {
      stage: picking,
      lighthouse: [1],
      docks: { egypt_2: "0 oil", greece_1: "1 glass" },
      row1: "greece_glass numidia_oil egypt_oil -",
    };
    expect(rolloutIn(described)).toBe("dock egypt_oil egypt_2");
  });
});

test.each([3, 4, 5])(
  "games of %i players are played to the end by the rollout policy, by the rules",
  (players) => {
    const rules = portoCarthago.open({ players });
    const chance = fastChance(players);
    for (let game = 0; game < 20; game++) {
      const state = rules.setup(chance);
      for (let seats = rules.toAct(state); seats.length > 0; seats = rules.toAct(state)) {
        const move = rules.mind.rollout(state, seats[0]);
        if (!move) throw new Error("there is no rollout move");
        expect(rules.check(state, seats[0], move)).toBeNull();
        rules.apply(state, seats[0], move, chance);
      }
      expect(rules.result(state)?.scores.some((score) => score > 3)).toBe(true);
    }
  },
);

test("a rollout move is legal wherever chance leads, and does not look at the order of the deck", () => {
  const rules = portoCarthago.open({ players: 4 });
  const chance = fastChance(5);
  for (let game = 0; game < 10; game++) {
    const state = rules.setup(chance);
    for (let seats = rules.toAct(state); seats.length > 0; seats = rules.toAct(state)) {
      const moves = rules.legal(state, seats[0]);
      const texts = moves.map((move) => rules.print(move));
      const move = rules.mind.rollout(state, seats[0]);
      expect(texts).toContain(move && rules.print(move));
      const other = rules.clone(state);
      other.deck.reverse();
      // Who has looked at the top cards names them to put them back.
      if (move?.type !== "order") expect(rules.mind.rollout(other, seats[0])).toEqual(move);
      rules.apply(state, seats[0], moves[chance.below(moves.length)], chance);
    }
  }
});
