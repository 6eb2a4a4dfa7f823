import { InputError } from "@portolan/kernel";
import { walk } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { checksFor } from "../checks.ts";
import { tradersOfCarthage } from "../game.ts";
import { changedEdition } from "../testing/edition.ts";
import { dealt, position } from "../testing/position.ts";
import { only } from "../testing/test-game.ts";
import { loadEdition } from "./edition.ts";

describe("the house edition", () => {
  const edition = loadEdition(tradersOfCarthage.houseEdition);

  test("has 27 cards of each of four colours, 336 coins in all", () => {
    expect(edition.deckSize).toBe(108);
    for (const cards of edition.byColour) {
      expect(cards.map((card) => edition.cards[card].count)).toEqual([7, 9, 11]);
    }
    expect(edition.cards.reduce((sum, { value, count }) => sum + value * count, 0)).toBe(336);
  });

  test("has icons on the low cards: two on a 2, one on a 3, none on a 5", () => {
    for (const { value, icons } of edition.cards)
      expect([value, icons]).toEqual([value, { 2: 2, 3: 1, 5: 0 }[value]]);
  });

  test("has the colours in canonical order and a route of six spaces", () => {
    expect(edition.colours).toEqual(["red", "blue", "yellow", "green"]);
    expect(edition.track.map(({ kind }) => kind)).toEqual([
      "start",
      "safe",
      "safe",
      "pirate",
      "pirate",
      "payday",
    ]);
    expect(edition.carthage).toBe(5);
  });
});

describe("a bad edition is refused with the place that is wrong", () => {
  const colours = ["red", "blue", "yellow", "green"].map((id, order) => ({ id, order }));

  test.each<[string, Record<string, unknown>, string]>([
    ["another game", { game: "oltremare" }, 'game: expected one of "traders-of-carthage", found "oltremare"'],
    ["no name", { edition: 7 }, "edition: expected a text, found 7"],
    ["another format", { schemaVersion: 2 }, "schemaVersion: expected one of 1, found 2"],
    ["a missing part", { tokens: undefined }, "tokens: expected an object, found nothing"],
    ["ships that sail on", { "movement.overshoot": "turn" }, 'movement.overshoot: expected one of "stop"'],
    ["scarce tokens", { "tokens.supply": "limited" }, 'tokens.supply: expected one of "unlimited"'],
    [
      "a Farm that stays",
      { "refill.farmMovesToMarket": false },
      "refill.farmMovesToMarket: expected one of true",
    ],
    ["dearer points", { "scoring.vpPerCard": 2 }, "scoring.vpPerCard: expected one of 1, found 2"],
    ["another rounding", { "scoring.roundUpTo": 10 }, "scoring.roundUpTo: must equal scoring.pointsPerVp"],
    ["one player", { "players.min": 1 }, "players.min: expected a whole number of at least 2, found 1"],
    [
      "players upside down",
      { "players.max": 2, "players.min": 3 },
      "players.max: must not be below players.min",
    ],
    ["too many players", { "players.max": 5 }, "playerColours: expected at least 5"],
    ["no colours", { colours: [] }, "colours: expected a list of at least 1, found []"],
    ["colours out of order", { "colours.3.order": 4 }, "colours: the orders must be numbered 0, 1, 2, …"],
    [
      "equal initials",
      { colours: colours.with(1, { id: "rose", order: 1 }) },
      'the first letter "R" stands twice',
    ],
    [
      "a colour of two words",
      { "colours.0.id": "dark red" },
      'colours: "dark red" must be one word of small letters',
    ],
    [
      "a colour that does not exist",
      { "cardTypes.4.colour": "pink" },
      'cardTypes[4].colour: there is no colour "pink"',
    ],
    [
      "a colour without cards",
      { colours: [...colours, { id: "pink", order: 4 }] },
      'no card of colour "pink"',
    ],
    ["a card type twice", { "cardTypes.1.value": 2 }, 'the card type "R2" stands twice'],
    [
      "a card without a value",
      { "cardTypes.0.value": 0 },
      "cardTypes[0].value: expected a whole number from 1 to 99",
    ],
    [
      "a value in words",
      { "cardTypes.2.icons": "one" },
      "cardTypes[2].icons: expected a whole number from 0 to 9",
    ],
    ["half a card", { "cardTypes.2.count": 0.5 }, "cardTypes[2].count: expected a whole number from 1 to 99"],
    ["too few cards", { "setup.startHandMinimum": 60 }, "cardTypes: 108 cards are too few to set up"],
    ["a gap in the route", { "track.5.index": 6 }, "track: the spaces must be numbered 0, 1, 2, …"],
    ["a space of no kind", { "track.1.kind": "harbour" }, 'track[1].kind: expected one of "start", "safe"'],
    ["a route without an end", { "track.5.kind": "safe" }, "exactly one space of kind payday, the last one"],
    ["two ends", { "track.2.kind": "payday" }, "exactly one space of kind payday, the last one"],
    [
      "a start at Carthage",
      { "ships.startIndex": 5 },
      "ships.startIndex: there is no such space before the last",
    ],
    [
      "a haven of pirates",
      { "ships.afterRaidIndex": 3 },
      "ships.afterRaidIndex: a pirate space cannot be a haven",
    ],
    [
      "ships that stand still",
      { "movement.oneCard": 0 },
      "movement.oneCard: expected a whole number of at least 1",
    ],
    [
      "an end before the start",
      { "tokens.endThreshold": 1 },
      "setup.startingTokens: must be below tokens.endThreshold",
    ],
    ["no Market", { "setup.market": 0 }, "setup.market: expected a whole number from 1"],
    ["no refill", { "refill.marketDraw": 0 }, "refill.marketDraw: expected a whole number from 1"],
    [
      "points for nothing",
      { "scoring.pointsPerVp": 0 },
      "scoring.pointsPerVp: expected a whole number of at least 1",
    ],
  ])("%s", (_, changes, message) => {
    const load = (): unknown => loadEdition(changedEdition(changes));
    expect(load).toThrow(InputError);
    expect(load).toThrow(message);
  });

  test.each([null, [], "house-1", undefined])("%j is no edition", (data) => {
    expect(() => loadEdition(data)).toThrow("the data: expected an object");
  });
});

describe("the rules read the edition", () => {
  test("players", () => {
    const edition = changedEdition({ "players.min": 3, "players.max": 3 });
    expect(() => tradersOfCarthage.open({ players: 2, edition })).toThrow("3 to 3 players, not 2");
  });

  test("seats and the edition's name", () => {
    const edition = changedEdition({ edition: "attic-copy", "playerColours.0.id": "natural" });
    const rules = tradersOfCarthage.open({ players: 2, edition });
    expect([rules.editionId, ...rules.seatNames]).toEqual(["attic-copy", "seat.natural", "seat.pink"]);
  });

  test("card values", () => {
    const edition = changedEdition({ "cardTypes.2.value": 7 });
    const game = position({ edition, market: "R7", hands: ["B5 B2"] });
    expect(game.legal(0)).toContain("buy B5 B2");
    expect(game.refusal(0, "buy B5")).toMatchObject({ parts: { cost: 7 } });
  });

  test("icons", () => {
    const edition = changedEdition({ "cardTypes.11.icons": 3 });
    const game = position({
      edition,
      market: "R2",
      hands: ["Y2 G5"],
      goods: ["G3 G3 G2"],
      ships: { red: 4, green: 3 },
    });
    game.play(0, "buy Y2");
    expect(game.legal(0)).toEqual(["decline green", "store G5 for G3 G3 G2"]);
  });

  test("the route and where ships return to", () => {
    const edition = changedEdition({
      "track.1.kind": "pirate",
      "track.3.kind": "safe",
      "ships.afterPaydayIndex": 2,
      "ships.afterRaidIndex": 3,
    });
    const game = position({
      edition,
      market: "R2",
      hands: ["Y2"],
      goods: ["B5 G5"],
      ships: { red: 4, blue: 1, green: 3 },
    });
    game.play(0, "buy Y2");
    expect(game.ships()).toEqual({ red: 2, blue: 3, yellow: 0, green: 3 });
    expect(game.goods(0)).toBe("G5");
  });

  test("a longer route", () => {
    const track = ["start", "safe", "pirate", "safe", "pirate", "safe", "payday"];
    const edition = changedEdition({
      track: track.map((kind, index) => ({ index, id: "alexandria", kind })),
      "ships.afterRaidIndex": 1,
      "ships.startIndex": 3,
    });
    const game = position({ edition, market: "R2 R2", hands: ["Y5"] });
    game.play(0, "buy Y5");
    expect(game.ships()).toMatchObject({ red: 5, blue: 3 });
  });

  test("how far ships move", () => {
    const edition = changedEdition({ "movement.oneCard": 3, "movement.twoOrMoreCards": 4 });
    const game = position({ edition, market: "R2 B2 B3", hands: ["Y5 Y2"] });
    game.play(0, "buy Y5 Y2");
    expect(game.ships()).toMatchObject({ red: 3, blue: 4 });
  });

  test("the number of tokens that ends the game", () => {
    const edition = changedEdition({ "tokens.endThreshold": 3 });
    const game = position({ edition, market: "R2", hands: ["Y2"], tokens: ["red red"], ships: { red: 4 } });
    game.play(0, "buy Y2");
    expect(game.asked()).toBe("over");
  });

  test("the price of tokens and the worth of a point", () => {
    const edition = changedEdition({
      "scoring.priceBonusPerToken": 4,
      "scoring.pointsPerVp": 3,
      "scoring.roundUpTo": 3,
    });
    const game = position({ edition, market: "R2", hands: ["Y2"], tokens: ["red red"], ships: { red: 4 } });
    expect(only(game.play(0, "buy Y2"), "sale")).toMatchObject([{ price: 10, raw: 10, points: 4 }]);
  });

  test("the deal", () => {
    const edition = changedEdition({
      "setup.market": 3,
      "setup.farm": 1,
      "setup.startHandMinimum": 11,
      "setup.startingTokens": 2,
    });
    const game = dealt({ edition, deck: "R2 R3 R5 B2 Y5 Y5 Y5 G5 G3 G5" });
    expect([game.market(), game.farm()]).toEqual(["R2 R3 R5", "B2"]);
    expect([game.hand(0), game.hand(1)]).toEqual(["Y5 Y5 Y5", "G5 G5 G3"]);
    for (const seat of [1, 0, 1, 0]) game.play(seat, "token blue");
    expect([game.tokens(0), game.tokens(1)]).toEqual(["blue blue", "blue blue"]);
  });

  test("the refill", () => {
    const edition = changedEdition({ "refill.marketDraw": 1, "refill.farmDraw": 4 });
    const game = position({ edition, market: "", farm: "G2", draw: "R2 R3 R5 B2 B3" });
    expect([game.market(), game.farm()]).toEqual(["G2 R2", "R3 R5 B2 B3"]);
  });

  test("whole games of an edition of other shape keep the invariants", () => {
    const edition = changedEdition({
      "refill.marketDraw": 1,
      "refill.farmDraw": 5,
      "setup.market": 2,
      "movement.twoOrMoreCards": 3,
      "tokens.endThreshold": 5,
    });
    const rules = tradersOfCarthage.open({ players: 3, edition });
    const checks = checksFor({ players: 3, edition });
    for (let seed = 0; seed < 20; seed++) {
      const end = walk(rules, seed, ({ state }) => {
        expect(checks.broken(state)).toEqual([]);
        return undefined;
      });
      expect(rules.result(end)).not.toBeNull();
    }
  });
});
