import { expect, test } from "vitest";
import { changedOptions, checkPlayers, settleOptions } from "./options.ts";

const table = {
  pace: { values: ["slow", "fast"], rules: ["XX-A-1"] },
  limit: { values: [4, 6, "off"], rules: ["XX-A-2"] },
} as const;

test("what is not given has its default", () => {
  expect(settleOptions(table, { limit: "off" })).toEqual({ pace: "slow", limit: "off" });
  expect(settleOptions(table)).toEqual({ pace: "slow", limit: 4 });
});

test("unknown options and values are refused with what there is", () => {
  expect(() => settleOptions(table, { speed: 1 })).toThrow('no option "speed"; the options are pace, limit');
  expect(() => settleOptions(table, { limit: "4" })).toThrow(
    'option "limit" cannot be "4"; its values are 4, 6, off',
  );
  expect(() => settleOptions(table, { toString: "x" })).toThrow('no option "toString"');
});

test("only what differs from the defaults needs saying", () => {
  expect(changedOptions(table, { pace: "fast", limit: 4 })).toEqual({ pace: "fast" });
});

test.each([1, 5, 2.5, Number.NaN])("a game for two to four is not for %s", (players) => {
  expect(() => checkPlayers({ min: 2, max: 4 }, { players })).toThrow("2 to 4 players");
});
