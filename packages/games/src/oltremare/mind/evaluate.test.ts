import {
  fastChance,
  mustPlay,
  pick,
  type Seat,
  type Speaker,
  say,
  seededDeal,
  startMatch,
} from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { oltremare } from "../game.ts";
import { type Position, position } from "../testing/position.ts";
import type { TestGame } from "../testing/test-game.ts";

const still = { below: () => 0, drawn: () => 0 };

/** How much better a seat stands than the others after a move. */
function leadAfter(game: TestGame, seat: Seat, notation: string): number {
  const parsed = game.rules.parse(notation);
  if ("refusal" in parsed) throw new Error(notation);
  const state = game.rules.clone(game.state);
  game.rules.apply(state, seat, parsed.move, still);
  const worth = game.rules.mind.evaluate(state);
  const rivals = worth.filter((_, at) => at !== seat);
  return worth[seat] - rivals.reduce((sum, value) => sum + value, 0) / rivals.length;
}

/** How much better a seat stands after a move than after another one. */
function preference(game: TestGame, seat: Seat, one: string, other: string): number {
  return leadAfter(game, seat, one) - leadAfter(game, seat, other);
}

const three: Position = {
  players: 3,
  cargo: ["salt#34 salt#36", "silk#24 silk#21", "pottery#46"],
  hands: ["silk#22 silk#25 olives#66", "salt#35 salt#40 grain#86", "grain#87"],
};

describe("a good player", () => {
  test("loads cards so that runs go on", () => {
    const game = position({ ...three, hands: ["salt#35 olives#66", "", ""] });
    game.play(0, "end");
    expect(preference(game, 0, "load salt#35 olives#66", "load olives#66 salt#35")).toBeGreaterThan(0);
  });

  test("plays cards whose symbols go together", () => {
    const game = position({
      cargo: ["pottery#49", "olives#62"],
      hands: ["silk#28 salt#37 scrolls#14", ""],
      tokens: {},
    });
    game.play(0, "end");
    // Two ducat symbols bring three ducats; a ducat and a market symbol one ducat and one card.
    expect(preference(game, 0, "play silk#28 salt#37", "play scrolls#14 salt#37")).toBeGreaterThan(0);
  });

  test("plays pirate symbols gladly only with Fight the Pirates", () => {
    const described: Position = {
      cargo: ["pottery#46", "olives#62"],
      hands: ["salt#31 salt#32", ""],
      deck: "jewels#1 jewels#2",
    };
    const open = position(described);
    open.play(0, "end");
    const guarded = position({ ...described, active: ["fightPirates", null] });
    guarded.play(0, "end");
    const gladness = (game: TestGame): number => preference(game, 0, "play salt#31", "play salt#32");
    expect(gladness(guarded)).toBeGreaterThan(gladness(open));
  });

  test("sails to a token rather than to an empty port", () => {
    const game = position({
      cargo: ["pottery#46", "olives#62"],
      hands: ["salt#32 silk#19", ""],
      ports: ["ancona", "tana"],
      tokens: { zara: "goodBusiness" },
    });
    game.play(0, "end", "play salt#32");
    const [empty] = game.legal(0, "sail").filter((move) => move !== "sail zara");
    expect(preference(game, 0, "sail zara", empty)).toBeGreaterThan(0);
  });

  test("lays the card onto the pirates that serves least", () => {
    const game = position({
      cargo: ["salt#34 salt#42", "olives#62"],
      hands: ["salt#36 salt#40 salt#37 jewels#2", ""],
    });
    expect(preference(game, 0, "discard jewels#2", "discard salt#40")).toBeGreaterThan(0);
  });

  test("fears the pirates more before the interim scoring, where they are paid twice", () => {
    const cost = (aboveVenice: number | null): number => {
      const worth = (pirates: string): number => {
        const { rules, state } = position({ pirates: [pirates, ""], aboveVenice });
        return rules.mind.evaluate(state)[0];
      };
      return worth("jewels#1") - worth("jewels#1 jewels#2");
    };
    expect(cost(30)).toBeGreaterThan(cost(null));
    expect(cost(null)).toBeGreaterThan(0);
  });
});

describe("a good bargainer", () => {
  test("offers a swap that serves both runs, and accepts it", () => {
    const game = position(three);
    expect(preference(game, 0, "offer 1: silk#22 for salt", "end")).toBeGreaterThan(0);
    game.play(0, "offer 1: silk#22 for salt");
    expect(preference(game, 1, "accept 0: salt#35", "decline 0")).toBeGreaterThan(0);
  });

  test("neither offers a gift of ducats nor refuses one", () => {
    const game = position(three);
    expect(preference(game, 0, "offer 1: +9d for nothing", "end")).toBeLessThan(0);
    game.play(0, "offer 1: +9d for nothing");
    expect(preference(game, 1, "accept 0", "decline 0")).toBeGreaterThan(0);
  });

  test("expects nothing of an offer that the other would never take", () => {
    const game = position(three);
    expect(preference(game, 0, "offer 1: nothing for salt salt +20d", "end")).toBeLessThanOrEqual(0);
    game.play(0, "offer 1: nothing for salt salt +20d");
    expect(preference(game, 1, "decline 0", "accept 0: salt#35 salt#40")).toBeGreaterThan(0);
  });

  test("does not ask for a card that the other does not hold", () => {
    const game = position(three);
    expect(preference(game, 0, "offer 1: silk#22 for salt", "offer 1: silk#22 for jewels")).toBeGreaterThan(
      0,
    );
  });

  test("does not go on asking somebody who has declined", () => {
    const game = position(three);
    const before = game.rules.mind.evaluate(game.state);
    game.play(0, "offer 1: nothing for salt +9d");
    game.play(1, "decline 0");
    const after = game.rules.mind.evaluate(game.state);
    expect(after[0]).toBeLessThan(before[0]);
    expect(after.slice(1)).toEqual(before.slice(1));
  });

  test("gives no prestige away for nothing: a deal helps the partner in that race and A never", () => {
    const game = position({ ...three, prestige: [1, 1, 1], aboveVenice: 20 });
    const part = (seat: Seat): number =>
      game.rules.mind.terms(game.state, seat).find(({ id }) => id === "advice.prestige")?.value ?? Number.NaN;
    const before = [part(0), part(1)];
    game.play(0, "offer 1: silk#22 for salt");
    game.play(1, "accept 0: salt#35");
    expect(part(0)).toBeLessThan(before[0]);
    expect(part(1)).toBeGreaterThan(before[1]);
  });
});

describe("the evaluation", () => {
  test("is the sum of its parts, and has words for each of them", () => {
    const used = new Set(["advice.rivals"]);
    for (const players of [2, 3, 5]) {
      const rules = oltremare.open({ players });
      const chance = fastChance(players);
      const match = startMatch(rules, seededDeal("parts", players));
      for (;;) {
        const evaluate = rules.mind.evaluate(match.state);
        evaluate.forEach((worth, seat) => {
          const parts = rules.mind.terms(match.state, seat);
          expect(parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(worth, 6);
          for (const { id } of parts) used.add(id);
        });
        const [seat] = rules.toAct(match.state);
        if (seat === undefined) break;
        mustPlay(match, seat, pick(chance, rules.legal(match.state, seat)));
      }
    }
    const speaker: Speaker = { locale: "en", catalogue: oltremare.words.en, seatName: String };
    for (const id of used) {
      for (const change of ["better", "worse"])
        expect(say({ id: `${id}.${change}`, parts: { points: 1.5 } }, speaker)).toContain("1.5 ducats");
    }
  });

  test("does not look at the deck, the pirate stacks or where the Venice card is", () => {
    const game = position({ ...three, pirates: ["jewels#1 olives#61", "olives#64", ""], aboveVenice: 36 });
    const other = game.rules.clone(game.state);
    other.deck.reverse();
    other.merchants[0].pirates.reverse();
    [other.deck[0], other.merchants[1].pirates[0]] = [other.merchants[1].pirates[0], other.deck[0]];
    other.aboveVenice = 35;
    expect(game.rules.mind.evaluate(other)).toEqual(game.rules.mind.evaluate(game.state));
    expect(game.rules.mind.spread(other)).toBe(game.rules.mind.spread(game.state));
  });

  test("is the result when the game is over, tie-breaks included", () => {
    const game = position({ hands: ["", "salt#31"], toAct: 1, lastRound: true });
    game.play(1, "end");
    const scores = game.rules.result(game.state)?.scores ?? [];
    expect(game.rules.mind.evaluate(game.state).map(Math.floor)).toEqual(scores);
  });

  test("is the surer the less is left to play", () => {
    const early = position({ ...three, aboveVenice: 36 });
    const late = position({ ...three, rest: "cargo", deck: "jewels#1 jewels#2 jewels#3" });
    const last = position({ ...three, lastRound: true });
    const spreads = [early, late, last].map(({ rules, state }) => rules.mind.spread(state));
    expect(spreads).toEqual(spreads.toSorted((a, b) => b - a));
    expect(spreads[2]).toBeGreaterThan(0);
  });

  test("judges by the weights that the rules were opened with", () => {
    const weights = { ...oltremare.weights, pirates: 0 };
    const { state } = position({ pirates: ["jewels#1 jewels#2", ""] });
    const [careless] = oltremare.open({ players: 2 }, weights).mind.evaluate(state);
    expect(careless).toBeGreaterThan(oltremare.open({ players: 2 }).mind.evaluate(state)[0]);
  });
});

describe("the offers that are listed", () => {
  test("are few, all legal, different, and follow from what the seat sees", () => {
    const game = position({
      players: 4,
      hands: ["salt#31 silk#20 olives#61", "grain#79", "grain#80 grain#81", ""],
    });
    const offers = game.legal(0, "offer");
    expect(offers.length).toBeGreaterThan(5);
    expect(offers.length).toBeLessThan(25);
    expect(new Set(offers).size).toBe(offers.length);
    expect(game.rules.isComplete(game.state, 0)).toBe(false);
    // Seat 3 holds nothing, so nothing is asked of it.
    expect(game.legal(0, "offer 3").every((offer) => / for (nothing|\+\d+d)$/.test(offer))).toBe(true);
  });

  test("get better after a failed thread", () => {
    const game = position({ players: 3, hands: ["salt#31 silk#20", "grain#79", "grain#80"] });
    const [first] = game.legal(0, "offer 1: +");
    game.play(0, first, "withdraw 1");
    const [second] = game.legal(0, "offer 1: +");
    expect([first, second].map((offer) => /\+\d+d/.exec(offer)?.[0])).toEqual(["+2d", "+3d"]);
  });
});
