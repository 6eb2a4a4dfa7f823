import { describe, expect, test } from "vitest";
import { goodColour, HOUSE_COUNT, houseNumber, houseOf } from "./palette.ts";

describe("the colours of houses and goods", () => {
  test("every house has a pattern and a colour of its own", () => {
    const houses = Array.from({ length: HOUSE_COUNT }, (_, seat) => houseOf(seat));
    expect(new Set(houses.map(({ pattern }) => pattern)).size).toBe(HOUSE_COUNT);
    expect(new Set(houses.map(({ colour }) => colour)).size).toBe(HOUSE_COUNT);
  });

  test("seats beyond the fourth repeat the houses", () => {
    expect(houseNumber(5)).toBe(1);
    expect(houseOf(4)).toBe(houseOf(0));
  });

  test("goods of a foreign edition have a colour too", () => {
    expect(goodColour("spice")).toMatch(/^#/);
    expect(goodColour("spice")).toBe(goodColour("spice"));
  });
});
