import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";

describe("slots", () => {
  test("GT-SLOT-1: each symbol takes exactly one good", () => {
    const game = position({ hands: ["food food medicine"], row: ["atrium-i"] });
    game.play(0, "lay food atrium-i");
    expect(game.legal(0, "lay")).toEqual(["lay medicine atrium-i"]);
    expect(game.refusedBy(0, "lay food atrium-i")).toBe("GT-SLOT-1");
  });

  test("GT-SLOT-1: a good asked for twice takes two cards", () => {
    const game = position({ hands: ["medicine medicine medicine"], row: ["quorum"] });
    game.play(0, "lay medicine quorum", "lay medicine quorum");
    expect(game.slots("quorum")).toBe("0 0 - -");
    expect(game.refusedBy(0, "lay medicine quorum")).toBe("GT-SLOT-1");
  });

  test("GT-SLOT-2: a face-up good goes only where its printed good is asked for", () => {
    const game = position({ hands: ["fuel water"], row: ["tillmark", "atrium-i"] });
    expect(game.legal(0)).toEqual(["lay water tillmark", "end"]);
    expect(game.refusedBy(0, "lay fuel tillmark")).toBe("GT-SLOT-2");
  });

  test("GT-SLOT-3: a good on a planet belongs to who laid it", () => {
    const game = position({ hands: ["water fuel", "armaments fuel"], row: ["nightcore"] });
    game.play(0, "lay water nightcore", "end");
    game.play(1, "lay armaments nightcore");
    expect(game.slots("nightcore")).toBe("- 1 - 0");
  });

  test("GT-SLOT-4: a face-down good stays the good of its slot", () => {
    const game = position({ hands: ["water food"], planets: ["helvetia"], row: ["atrium-i", "solace"] });
    game.play(0, "lay water as food atrium-i via helvetia");
    expect(game.slots("atrium-i")).toBe("- 0?water");
    expect(game.refusedBy(0, "lay food atrium-i")).toBe("GT-SLOT-1");
    expect(game.legal(0, "lay")).toEqual(["lay food solace"]);
  });

  test("GT-SLOT-5: with arrows only the first empty slot is open, for any kind of good", () => {
    const game = position({
      hands: ["food armaments fuel water"],
      planets: ["pelagia"],
      row: ["recyclon"],
    });
    expect(game.legal(0, "lay")).toEqual(["lay food recyclon"]);
    expect(game.refusedBy(0, "lay water recyclon")).toBe("GT-SLOT-5");
    expect(game.refusedBy(0, "lay fuel as water recyclon via pelagia")).toBe("GT-SLOT-5");
    game.play(0, "lay food recyclon", "lay armaments recyclon", "lay fuel as water recyclon via pelagia");
    expect(game.slots("recyclon")).toBe("0 0 0?fuel");
  });

  test("GT-SLOT-6: a good taken back from an arrow planet leaves the later ones and opens its slot", () => {
    const game = position({ hands: ["armaments"], row: ["recyclon 0 1 -"] });
    game.play(0, "recall recyclon food");
    expect(game.slots("recyclon")).toBe("- 1 -");
    expect(game.legal(0, "lay")).toEqual(["lay food recyclon"]);
  });

  test("GT-SLOT-7: nobody has more than four goods on planets", () => {
    const game = position({
      hands: ["water water medicine"],
      row: ["helvetia 0 0 - -", "nightcore 0 0 - -", "tillmark"],
      planets: ["recyclon half-life"],
    });
    game.play(0, "end");
    // Only what draws can still be used.
    expect(game.legal(0)).toEqual(["exchange recyclon medicine", "exchange recyclon water", "end"]);
    expect(game.refusedBy(0, "lay water tillmark")).toBe("GT-SLOT-7");
  });
});
