import { describe, expect, test } from "vitest";
import { portoCarthago } from "../game.ts";
import { dealt } from "../testing/position.ts";
import { optionTable } from "./options.ts";

describe("options", () => {
  test("the default stands first", () => {
    expect(dealt().config.options).toEqual({
      startPlayer: "random",
      deliveryOrder: "printed",
      startTie: "holderFirst",
      refreshBuyCounts: false,
      finalPurchase: "always",
      pathShortfall: "cap",
      purses: "hidden",
      deckMemory: "shown",
    });
  });
  test("each has words for itself and every value", () => {
    for (const [name, { values }] of Object.entries(optionTable)) {
      expect(portoCarthago.words.en).toHaveProperty([`option.${name}`]);
      for (const value of values) expect(portoCarthago.words.en).toHaveProperty([`option.${name}.${value}`]);
    }
  });
  test("unknown ones are refused", () => {
    expect(() => portoCarthago.open({ players: 3, options: { purses: "stolen" } })).toThrow(/purses/);
    expect(() => portoCarthago.open({ players: 2 })).toThrow(/3 to 5/);
  });
  test("purses and deckMemory change nothing but the display", () => {
    const plain = JSON.stringify(dealt().state);
    expect(JSON.stringify(dealt({ options: { purses: "open", deckMemory: "hidden" } }).state)).toBe(plain);
  });
});
