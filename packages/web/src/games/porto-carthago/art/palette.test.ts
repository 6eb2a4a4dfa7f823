import { describe, expect, it } from "vitest";
import { clothOf } from "./palette.ts";

describe("the cloth of a player", () => {
  it("has a pattern of its own for every seat, whatever the colours are called", () => {
    const weaves = [0, 1, 2, 3, 4].map((seat) => clothOf(seat, "mauve").weave);
    expect(new Set(weaves).size).toBe(5);
  });

  it("takes the colour of the edition where it is known", () => {
    expect(clothOf(0, "green").base).toBe(clothOf(4, "green").base);
    expect(clothOf(0, "green").weave).toBe("sash");
  });
});
