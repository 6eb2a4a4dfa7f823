import { describe, expect, test } from "vitest";
import { changedEdition } from "../testing/edition.ts";
import { position } from "../testing/position.ts";
import { kinds } from "../testing/test-game.ts";
import { loadEdition } from "./edition.ts";
import { size } from "./goods.ts";

describe("goods deck", () => {
  const exchanging = { hands: ["food water"], planets: ["recyclon"], row: ["tillmark"] };

  test("GT-DECK-1: an empty deck is made anew from the discard pile when a good is needed", () => {
    const game = position({ ...exchanging, rest: "discard" });
    const discarded = size(game.state.discard);
    const events = game.play(0, "exchange recyclon food");
    expect(kinds(events)).toEqual(["exchanged", "reshuffled", "drew"]);
    // The good discarded for the exchange is shuffled in as well.
    expect(game.state.deck).toHaveLength(discarded);
    expect(game.discard()).toBe("");
  });

  test("GT-DECK-1: not before a good is needed", () => {
    const game = position({ ...exchanging, deck: "fuel", rest: "discard" });
    expect(kinds(game.play(0, "exchange recyclon food"))).toEqual(["exchanged", "drew"]);
    expect(game.hand(0)).toBe("fuel water");
    expect(game.state.deck).toHaveLength(0);
    expect(size(game.state.discard)).toBe(46);
  });

  test("GT-DECK-1: a pool can be drawn in part from the old deck and in part from the new", () => {
    const game = position({
      players: 2,
      hands: ["food"],
      row: ["tillmark"],
      deck: "fuel fuel water",
      rest: "discard",
    });
    const events = game.play(0, "end");
    const dealing = events.filter(({ type }) => type === "dealt" || type === "reshuffled");
    expect(kinds(dealing)).toEqual(["dealt", "reshuffled", "dealt"]);
    expect(dealing[0]).toMatchObject({ cards: [4, 4, 5] });
    expect(size(game.state.pool)).toBe(4);
  });

  test("GT-DECK-2: an edition whose supply could fail is refused", () => {
    expect(() => loadEdition(changedEdition({}))).not.toThrow();
    const few = Object.fromEntries([0, 1, 2, 3, 4, 5].map((good) => [`goods.${good}.count`, 6]));
    expect(() => loadEdition(changedEdition(few))).toThrow("goods: 36 cards are too few, at least 40");
  });
});
