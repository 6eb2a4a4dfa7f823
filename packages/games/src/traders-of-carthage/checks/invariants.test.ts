import { fastChance, nextStep } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { tradersOfCarthage } from "../game.ts";
import { cost } from "../rules/buy.ts";
import type { Counts } from "../rules/cards.ts";
import type { Card } from "../rules/edition.ts";
import type { TradersOptions } from "../rules/options.ts";
import { isAvailable, type State } from "../state.ts";
import { slots } from "../testing/notation.ts";
import { dealt, position } from "../testing/position.ts";
import { raid } from "../testing/raid.ts";
import type { TestGame } from "../testing/test-game.ts";
import { brokenInvariants, brokenProgress } from "./invariants.ts";

const R2 = 0;
const G5 = 11;

/** A quiet moment: seat 0 of three is to act. */
function quiet(): TestGame {
  return position({
    players: 3,
    market: "R5 R3@1 B2",
    farm: "G2 G3@2",
    hands: ["R2 R2", "B2", "Y2"],
    goods: ["R5"],
    stored: ["G5"],
    points: ["Y5", "Y3"],
    tokens: ["red red"],
    ships: { red: 3 },
  });
}

/** What is found broken after some damage. */
function damaged(game: TestGame, damage: (state: State) => void): string[] {
  const state = game.rules.clone(game.state);
  expect(brokenInvariants(game.config, state)).toEqual([]);
  damage(state);
  return brokenInvariants(game.config, state);
}

function carry(from: Counts, to: Counts, card: Card): void {
  from[card]--;
  to[card]++;
}

/** Moves all cards out of the piles and into the goods of seat 2. */
function emptyPiles(state: State): void {
  for (const card of state.draw) state.traders[2].goods[card]++;
  state.draw = [];
}

describe("damage to a state is found", () => {
  const market = (text: string) => (state: State) => {
    state.market = slots(quiet().config.edition, text);
  };

  test.each<[string, (state: State) => unknown, string]>([
    ["a card lost from the draw pile", (state) => state.draw.pop(), "cards"],
    ["a card twice", (state) => state.discard[R2]++, "12 cards R2 instead of 11"],
    ["a card lost from a hand", (state) => state.traders[0].hand[R2]--, "10 cards R2 instead of 11"],
    ["a card lost from the goods", (state) => state.traders[0].goods.fill(0), "6 cards R5 instead of 7"],
    ["a stored good lost", (state) => state.traders[0].stored.fill(0), "6 cards G5 instead of 7"],
    ["points lost", (state) => state.traders[0].points.fill(0), "6 cards Y5 instead of 7"],
    [
      "an unseen point too many",
      (state) => state.traders[0].blindPoints[0].push(R2),
      "12 cards R2 instead of 11",
    ],
    ["a Market card lost", (state) => state.market.shift(), "6 cards R5 instead of 7"],
    ["a Farm card lost", (state) => state.farm.shift(), "10 cards G2 instead of 11"],
    [
      "a negative hand",
      ({ traders: [one, other] }) => carry(other.hand, one.hand, R2),
      "a negative number of cards",
    ],
    [
      "a negative discard pile",
      ({ discard, traders: [one] }) => carry(discard, one.hand, R2),
      "a negative number of cards",
    ],
    ["two markers of one player", market("R5@1 R3@1 B2"), "a player has two reserved cards"],
    ["a crowded Farm", (state) => state.farm.push(...state.farm), "too many Farm cards"],
    ["a crowded Market", market("R5 R3@1 B2 R5 R5 R5@0 R5 R5@2"), "8 Market cards, at most 7"],
    [
      "too many cards for one player",
      market("R5 R3 B2 R5 R5 R5 R5"),
      "7 cards available to seat 0, at most 6",
    ],
    ["a ship beyond Carthage", (state) => state.ships.fill(6), "a ship off the route"],
    ["a ship behind Alexandria", (state) => state.ships.fill(-1), "a ship off the route"],
    [
      "a ship at Carthage in a quiet moment",
      (state) => state.ships.fill(5),
      "a ship at Carthage outside a payday",
    ],
    ["an eighth token", (state) => state.traders[1].tokens.fill(2), "the game should have ended"],
    ["nothing to do", market("R3@1"), "nothing to do"],
    ["nobody to decide", (state) => state.agenda.push({ step: "turn", seat: 0 }), "stopped at turn"],
  ])("%s", (_, damage, message) => {
    expect(damaged(quiet(), (state) => void damage(state)).join("; ")).toContain(message);
  });

  test("storage without a raid", () => {
    const game = raid({ hands: ["G2"], goods: ["G5"] });
    expect(damaged(game, (state) => void state.ships.fill(1))).toEqual(["storage without a raid"]);
  });

  test("an end by passing while a pile holds a card", () => {
    const end = (state: State): void => void state.agenda.push({ step: "over", ending: "passes" });
    expect(damaged(quiet(), end)).toEqual(["all passed though cards were left"]);
    expect(
      damaged(quiet(), (state) => {
        emptyPiles(state);
        end(state);
      }),
    ).toEqual([]);
  });

  test("eight tokens and a ship at Carthage are in order when the game is over", () => {
    const game = raid({ tokens: ["red red red red red red red"] });
    expect(game.ships()).toMatchObject({ red: 5, green: 3 });
    expect(brokenInvariants(game.config, game.state)).toEqual([]);
  });
});

describe("damage from one move to the next is found", () => {
  /** What is found when a move, played for real, has done some damage as well. */
  function after(game: TestGame, move: string, damage: (state: State) => void): string[] {
    const before = game.rules.clone(game.state);
    game.play(0, move);
    expect(brokenProgress(game.config, before, game.state)).toEqual([]);
    damage(game.state);
    return brokenProgress(game.config, before, game.state);
  }

  test.each<[string, (state: State) => unknown, string]>([
    ["a token lost", (state) => state.traders[0].tokens.fill(1), "a token was lost"],
    ["two tokens at once", (state) => state.traders[0].tokens.fill(2), "two tokens of one colour at once"],
    [
      "a stored good turned back",
      ({ traders: [one] }) => carry(one.stored, one.goods, G5),
      "a stored good was lost",
    ],
    ["points lost", (state) => state.traders[1].points.fill(0), "points were lost"],
  ])("%s", (_, damage, message) => {
    expect(after(quiet(), "take R5", (state) => void damage(state))).toContain(message);
  });

  const payday = (): TestGame =>
    position({ market: "R2", hands: ["Y5"], goods: ["", "R5 G3"], ships: { red: 4, green: 3 } });

  test.each<[string, (state: State) => unknown, string]>([
    ["goods held back from a payday", (state) => state.traders[1].goods[R2]++, "goods were not sold"],
    ["stored goods held back", (state) => state.traders[1].stored[R2]++, "goods were not sold"],
    ["a ship left in pirate waters", (state) => state.ships.fill(4), "a ship is left in pirate waters"],
  ])("%s", (_, damage, message) => {
    expect(after(payday(), "buy Y5", (state) => void damage(state))).toEqual([message]);
  });

  test("unstored goods that outlive a raid", () => {
    const game = raid({ hands: ["G2"], goods: ["G5"] });
    const keep = (state: State): void => void state.traders[1].goods[9]++;
    expect(after(game, "decline green", keep)).toEqual(["unstored goods outlived a raid"]);
  });

  test("starting tokens are no payday", () => {
    const game = dealt({ deck: "R2 R2 R2 R2 R2 B2 B2 B2 Y5 Y3 G5 G5" });
    expect(after(game, "token red", () => {})).toEqual([]);
  });
});

describe("whole games", () => {
  test.each<[number, Partial<TradersOptions>]>([
    [2, {}],
    [3, { refillTiming: "beforeShips", storageScope: "any" }],
    [4, {}],
    [4, { refillCheck: "noneUnreserved", startingToken: "none", storageOrder: "startPlayer" }],
  ])(
    "of %d players with %j keep all invariants, and no payday is more than 17 buys away",
    (players, options) => {
      const rules = tradersOfCarthage.open({ players, options });
      const { config } = position({ players, options, market: "R5" });
      for (let seed = 0; seed < 40; seed++) {
        const chance = fastChance(seed);
        const state = rules.setup(chance);
        let buys = 0;
        for (let [seat] = rules.toAct(state); seat !== undefined; [seat] = rules.toAct(state)) {
          const before = rules.clone(state);
          const legal = rules.legal(state, seat);
          const move = legal[chance.below(legal.length)];
          rules.apply(state, seat, move, chance, ({ type }) => {
            if (type === "payday") buys = 0;
          });
          if (move.type === "buy") buys++;
          const found = [...brokenInvariants(config, state), ...brokenProgress(config, before, state)];
          if (found.length > 0 || buys > 17) expect([seed, rules.print(move), buys, found]).toEqual([]);
          checkOffer(state);
        }
      }

      function checkOffer(state: State): void {
        const step = nextStep(state);
        if (step.step !== "action") return;
        const available = state.market.filter((slot) => isAvailable(slot, step.seat));
        if (available.length > 6 || cost(config.edition, state.market, step.seat) > 30)
          expect(available).toEqual([]);
      }
    },
  );
});
