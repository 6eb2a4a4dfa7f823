import { InputError } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { galacticTraders } from "../game.ts";
import { optionTable } from "./options.ts";

describe("options", () => {
  test("each has its default first, words for every value, and rules that it changes", () => {
    const { options } = galacticTraders.open({ players: 3 });
    for (const [name, { values, rules }] of Object.entries(optionTable)) {
      expect(options[name]).toBe(values[0]);
      expect(rules.length).toBeGreaterThan(0);
      expect(galacticTraders.words.en[`option.${name}`]).toBeDefined();
      for (const value of values) expect(galacticTraders.words.en[`option.${name}.${value}`]).toBeDefined();
    }
  });

  test("values that do not exist are refused", () => {
    expect(() => galacticTraders.open({ players: 3, options: { deadlockRounds: 5 } })).toThrow(InputError);
    expect(() => galacticTraders.open({ players: 3, options: { wormholes: "on" } })).toThrow(InputError);
  });
});
