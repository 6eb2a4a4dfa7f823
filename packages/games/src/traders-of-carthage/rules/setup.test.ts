import { fastChance } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { tradersOfCarthage } from "../game.ts";
import { markerIsFree } from "../state.ts";
import { type Dealt, dealt } from "../testing/position.ts";
import { kinds, only, type TestGame } from "../testing/test-game.ts";
import { totalCoins } from "./cards.ts";

/** A deal in which the Market and the Farm do not matter and the hands come from these cards. */
function hands(text: string, more: Dealt = {}): TestGame {
  return dealt({ deck: `R2 R3 R5 B2 B3 Y2 Y3 Y5 ${text}`, ...more });
}

describe("the table", () => {
  test.each([1, 5, 2.5])("TC-SET-1: there is no game for %d players", (players) => {
    expect(() => tradersOfCarthage.open({ players })).toThrow(
      `the game is for 2 to 4 players, not ${players}`,
    );
  });

  test.each([2, 3, 4])("TC-SET-1: %d players sit clockwise", (players) => {
    const game = dealt({ players, options: { startingToken: "none" } });
    const first = game.state.startSeat;
    for (let turn = 0; turn < players; turn++) {
      const seat = (first + turn) % players;
      expect(game.asked()).toBe(`${seat} action`);
      game.play(seat, game.legal(seat, "take")[0]);
    }
    expect(game.asked()).toBe(`${first} action`);
  });

  test("TC-SET-2: nothing is discarded, and every card is there", () => {
    const game = dealt({ players: 4 });
    expect(game.discard()).toBe("");
    expect(game.checks.broken(game.state)).toEqual([]);
    expect(game.config.edition.deckSize).toBe(108);
  });

  test("TC-SET-2: the cards are shuffled", () => {
    const rules = tradersOfCarthage.open({ players: 2 });
    const piles = [1, 2, 3].map((seed) => rules.setup(fastChance(seed)).draw.join());
    expect(new Set(piles).size).toBe(3);
    expect(rules.setup(fastChance(1)).draw.join()).toBe(piles[0]);
  });

  test("TC-SET-3: five cards into the Market, then three into the Farm", () => {
    const game = dealt({ deck: "R5 B5 Y5 G5 R3 B3 Y3 G3" });
    expect(game.market()).toBe("R5 B5 Y5 G5 R3");
    expect(game.farm()).toBe("B3 Y3 G3");
  });

  test("TC-SET-4: all ships lie at Alexandria", () => {
    const game = dealt({});
    expect(game.ships()).toEqual({ red: 0, blue: 0, yellow: 0, green: 0 });
    expect(game.config.edition.track[0].id).toBe("alexandria");
  });

  test("TC-SET-5: every player has a marker to lay and no victory points yet", () => {
    const game = dealt({ players: 4 });
    for (const seat of [0, 1, 2, 3]) {
      expect(markerIsFree(game.state, seat)).toBe(true);
      expect(game.victoryPoints(seat)).toBe(0);
    }
  });
});

describe("starting hands", () => {
  test.each([
    ["G5 G3", "8 is enough"],
    ["G2 G2 G2 G2", "four cards at most"],
    ["G5 G2 G5", "7 is not enough, and 12 is the most"],
    ["G3 G3 G3", "6 is not enough"],
  ])("TC-SET-6: a hand of %s, %s", (hand) => {
    const game = hands(`${hand} B5 B5`);
    const sorted = hand.split(" ").sort((a, b) => Number(b[1]) - Number(a[1]));
    expect(game.hand(0)).toBe(sorted.join(" "));
    expect(game.hand(1)).toBe("B5 B5");
  });

  test("TC-SET-6: every hand has two to four cards worth 8 to 12", () => {
    const { rules, config } = dealt({ players: 4 });
    for (let seed = 0; seed < 100; seed++) {
      for (const { hand } of rules.setup(fastChance(seed)).traders) {
        const size = hand.reduce((sum, count) => sum + count, 0);
        const total = totalCoins(config.edition, hand);
        expect([2, 3, 4]).toContain(size);
        expect([8, 9, 10, 11, 12]).toContain(total);
      }
    }
  });

  test("TC-SET-7: seat 0 completes its hand before seat 1 begins", () => {
    const game = hands("R5 R5 B5 B3 Y5 Y3", { players: 3 });
    expect([0, 1, 2].map((seat) => game.hand(seat))).toEqual(["R5 R5", "B5 B3", "Y5 Y3"]);
  });

  test("TC-SET-8: everybody sees the starting hands drawn", () => {
    const game = hands("R5 R5 B5 B3");
    const drawn = only(game.events, "dealt").filter((event) => event.to.place === "hand");
    expect(drawn).toHaveLength(4);
    for (const viewer of [null, 0, 1]) {
      for (const event of drawn) {
        expect(game.rules.redact(event, viewer)).toEqual(event);
        expect(game.rules.reveals(event, viewer)).toBe(true);
      }
    }
  });

  test("TC-SET-8: afterwards only the owner is shown the cards", () => {
    const game = hands("R5 R5 B5 B3");
    const view = game.rules.view(game.state, 1);
    expect(view.hand).toEqual(game.state.traders[1].hand);
    expect(view.traders[0]).not.toHaveProperty("hand");
    expect(view.traders[0].handSize).toBe(2);
  });
});

describe("the start player", () => {
  test("TC-SET-9: the lowest hand starts, however many cards it has", () => {
    expect(hands("R5 R5 B2 B2 B2 B2").state.startSeat).toBe(1);
    expect(hands("B2 B2 B2 B2 R5 R5").state.startSeat).toBe(0);
  });

  test("TC-SET-9: among equal hands the one of fewest cards starts", () => {
    expect(hands("R3 R3 R2 B5 B3").state.startSeat).toBe(1);
  });

  test("TC-SET-9: among hands that are equal in both, chance decides", () => {
    const deck = "R5 R3 B5 B5 Y5 Y3";
    expect(hands(deck, { players: 3, lot: 0 }).state.startSeat).toBe(0);
    expect(hands(deck, { players: 3, lot: 1 }).state.startSeat).toBe(2);
    expect(hands(deck, { players: 3, lot: 2 }).state.startSeat).toBe(2);
  });

  test("TC-SET-9: it is told whether chance decided", () => {
    expect(only(hands("R5 R3 B5 B3").events, "startPlayer")).toMatchObject([{ tied: 2 }]);
    expect(only(hands("R5 R3 B5 B5").events, "startPlayer")).toMatchObject([{ tied: 1 }]);
  });
});

describe("starting tokens", () => {
  const lastOfThreeStarts = (): TestGame => hands("R5 R5 B5 B5 Y5 Y3", { players: 3 });

  test("TC-SET-10: beginning with the start player, each in turn chooses among all four colours", () => {
    const game = lastOfThreeStarts();
    for (const seat of [2, 0, 1]) {
      expect(game.asked()).toBe(`${seat} startToken`);
      expect(game.legal(seat)).toEqual(["token red", "token blue", "token yellow", "token green"]);
      game.play(seat, "token blue");
    }
    expect(game.asked()).toBe("2 action");
    expect([0, 1, 2].map((seat) => game.tokens(seat))).toEqual(["blue", "blue", "blue"]);
  });

  test("TC-SET-10: nobody chooses before their turn, and nothing else happens before", () => {
    const game = lastOfThreeStarts();
    const notYou = { rule: "TC-SET-10", id: "refuse.notYou", parts: { seat: { seat: 2 } } };
    expect(game.refusal(0, "token red")).toEqual(notYou);
    expect(game.refusal(2, "take R2")).toMatchObject({ rule: "TC-SET-10", id: "refuse.now.startToken" });
  });

  test("TC-SET-10: the choice is open", () => {
    const [event] = lastOfThreeStarts().play(2, "token green");
    expect(event).toEqual({ type: "startToken", seat: 2, colour: 3 });
  });

  /** Both players have chosen green, and the green ship needs one more card. */
  function bothGreen(): TestGame {
    const game = dealt({ deck: "G2 R2 B2 Y2 R2 Y3 Y3 Y3 G5 G5 B5 B5" });
    game.play(0, "token green");
    game.play(1, "token green");
    game.state.ships[3] = 4;
    return game;
  }

  test("TC-SET-11: several players may choose the same colour", () => {
    const game = bothGreen();
    expect([game.tokens(0), game.tokens(1)]).toEqual(["green", "green"]);
  });

  test("TC-SET-11: a starting token raises the price at the first payday", () => {
    const events = bothGreen().play(0, "buy G5 G5");
    expect(only(events, "sale")).toMatchObject([{ seat: 0, highest: 2, tokens: 1, price: 3 }]);
  });

  test("TC-SET-11: a starting token counts towards the eight", () => {
    const game = bothGreen();
    game.state.traders[0].tokens[0] = 6;
    game.play(0, "buy G5 G5");
    expect(game.asked()).toBe("over");
  });

  test("TC-SET-12: the start player takes the first turn, then clockwise", () => {
    const game = lastOfThreeStarts();
    expect([game.state.startSeat, game.state.activeSeat]).toEqual([2, 2]);
    for (const seat of [2, 0, 1]) game.play(seat, "token red");
    for (const seat of [2, 0, 1, 2]) {
      expect(game.asked()).toBe(`${seat} action`);
      expect(game.state.activeSeat).toBe(seat);
      game.play(seat, game.legal(seat, "take")[0]);
    }
  });
});

test("what setting up tells, in order", () => {
  const game = hands("R5 R3 B5 B5", { options: { startingToken: "none" } });
  const dealing = ["dealt", "dealt", "dealt", "dealt", "dealt", "dealt"];
  expect(kinds(game.events)).toEqual([...dealing, "startPlayer", "turn"]);
});
