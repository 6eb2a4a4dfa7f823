import { describe, expect, test } from "vitest";
import { cards, position } from "../testing/position.ts";
import {
  givesTile,
  loadPreview,
  missingFor,
  offersTo,
  pairLeft,
  playPreview,
  priceTag,
  races,
  sortedHand,
  topFigures,
  turnsToTheEnd,
} from "./aids.ts";

describe("section 10: what players need to see", () => {
  const three = { players: 3, hands: ["salt#31 salt#32 silk#19", "olives#61", "grain#80"] };

  test("the figures of a top card", () => {
    const game = position({ ...three, cargo: ["silk#19 salt#41"], hands: [] });
    expect(topFigures(game.config, game.view(1).merchants[0])).toEqual({ good: 3, limit: 3, load: 4 });
  });

  test("the tally of a play, token included, with its end ports and the token that is lost", () => {
    const game = position({ ...three, ports: ["corfu"], active: ["goodBusiness"] });
    const play = playPreview(game.config, game.view(0), 0, cards(game.config.edition, "salt#32 salt#43"));
    expect(play).toMatchObject({
      ducats: 6,
      pirateCards: 0,
      newCards: 0,
      steps: 2,
      losesToken: "goodBusiness",
    });
    expect(play.ends).toContain(4);
  });

  test("OM-OFR-13 the goods that keep an offer from being accepted", () => {
    const missing = (offer: string): string[] => {
      const hands = ["salt#31 silk#19", "olives#61 olives#62 grain#80", "silk#20"];
      const game = position({ players: 3, hands });
      game.play(0, offer);
      const [open] = offersTo(game.view(1), 1);
      return missingFor(game.config, game.view(1), open).map((good) => game.config.edition.goods[good].id);
    };
    expect(missing("offer 1: salt#31 for olives olives")).toEqual([]);
    expect(missing("offer 1: salt#31 for olives silk")).toEqual(["silk"]);
    expect(missing("offer 1: salt#31 for olives olives olives")).toEqual(["olives"]);
  });

  test("the load preview: runs, gain, next limit and load, cards that will go to the pirates", () => {
    const game = position({
      ...three,
      cargo: ["salt#34"],
      hands: ["salt#31 salt#32 silk#19 silk#20 silk#21", "", ""],
    });
    const loads = cards(game.config.edition, "salt#36 silk#28");
    expect(loadPreview(game.config, game.view(0), 0, loads)).toEqual({
      groups: [
        { good: 3, size: 1 },
        { good: 2, size: 1 },
      ],
      limit: 3,
      load: 4,
      handSize: 5,
      surplus: 2,
      missing: 0,
      gain: 3,
    });
  });

  test("the price tag, and the warning before debt", () => {
    const game = position({ ...three, ducats: [4, 0, 0] });
    expect(priceTag(game.config, game.view(0))).toEqual({ price: 3, left: 4, leadsIntoDebt: false });
    game.play(0, "buy deck");
    expect(priceTag(game.config, game.view(0))).toEqual({ price: 3, left: 3, leadsIntoDebt: true });
    game.play(0, "buy deck", "buy deck", "buy deck");
    expect(priceTag(game.config, game.view(0))).toBeNull();
  });

  test("whether a partner gains a tile, and what is left between the two", () => {
    const game = position(three);
    expect(givesTile(game.config, game.view(0), 1)).toBe(true);
    game.play(0, "offer 1: +1d for nothing");
    expect(offersTo(game.view(1), 1)).toHaveLength(1);
    expect(offersTo(game.view(1), 0)).toHaveLength(0);
    game.play(1, "accept 0");
    expect(givesTile(game.config, game.view(0), 1)).toBe(false);
    game.play(0, "call 1");
    game.play(1, "pass");
    game.play(0, "offer 1: +1d for nothing", "withdraw 1");
    expect(pairLeft(game.config, game.view(0), 1)).toEqual({ threads: 2, calls: 1 });
  });

  test("the races for tiles and tokens with what each place pays now", () => {
    const game = position({ ...three, prestige: [2, 2, 1], used: [["compass"], [], []] });
    expect(races(game.config, game.view(null))).toEqual({
      tiles: { counts: [2, 2, 1], pays: [6, 6, 3] },
      tokens: { counts: [1, 0, 0], pays: [6, 0, 0] },
    });
  });

  test("the turns to the end, once the last round has begun", () => {
    expect(turnsToTheEnd(position(three).config, position(three).view(0))).toBeNull();
    const game = position({ ...three, lastRound: true, startSeat: 2, toAct: 0 });
    expect(turnsToTheEnd(game.config, game.view(0))).toEqual([0, 1]);
  });

  test("a hand is listed from jewels to grain", () => {
    const { edition } = position({}).config;
    expect(sortedHand(edition, cards(edition, "salt#31 jewels#2 jewels#1"))).toEqual([0, 1, 30]);
  });
});
