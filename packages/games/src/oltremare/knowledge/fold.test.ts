import { foldGame } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { oltremare } from "../game.ts";
import { configFor } from "../rules/config.ts";
import type { View } from "./view.ts";

/** All cards of a view, wherever they lie. */
function cardsIn({ deckSize, discard, merchants, played }: View): number {
  const own = merchants.map(({ handSize, cargoSize, pirateCount }) => handSize + cargoSize + pirateCount);
  return own.reduce((sum, cards) => sum + cards, deckSize + discard.length + played.length);
}

const seen = new Set<string>();

describe("while a move is under way", () => {
  test.each([3, 4, 5])("nothing is lost or doubled after any event, with %i players", (players) => {
    const rules = oltremare.open({ players, options: { pirateStackAtVenice: "discard" } });
    const { cards } = configFor({ players });
    for (let seed = 1; seed <= 3; seed++) {
      const viewer = seed % 2 === 0 ? null : 0;
      foldGame(rules, seed, viewer, (view, event) => {
        seen.add(event.type);
        if (event.type === "countered" && event.places.length > 0) seen.add("counter that takes");
        expect(cardsIn(view)).toBe(cards.length);
        view.merchants.forEach(({ cargoSize, top }, seat) => {
          expect(view.memory.cargo[seat]).toHaveLength(cargoSize);
          expect(view.memory.cargo[seat].at(-1) ?? null).toBe(top);
        });
        if (viewer !== null) expect(view.hand).toHaveLength(view.merchants[viewer].handSize);
      });
    }
  });

  test("and that was seen of all that rarely happens", () => {
    const trade = ["answered", "unsealed", "countered", "counter that takes", "withdrawn", "handed", "tile"];
    const cards = ["surplus", "boughtPirate", "newDeck", "sold", "opened"];
    expect([...seen]).toEqual(expect.arrayContaining([...trade, ...cards, "compassBoxed", "tokenUsed"]));
  });
});
