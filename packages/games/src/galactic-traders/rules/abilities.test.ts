import { describe, expect, test } from "vitest";
import { changedPlanets } from "../testing/edition.ts";
import { position } from "../testing/position.ts";
import { only } from "../testing/test-game.ts";

describe("abilities", () => {
  test("GT-ABI-1: a planet is rotated to use it, once in a turn, in one's own deliver step", () => {
    const game = position({
      hands: ["water fuel"],
      planets: ["helvetia"],
      row: ["atrium-i", "solace"],
    });
    game.play(0, "lay water as food atrium-i via helvetia");
    expect(game.planets(0)).toBe("helvetia*");
    expect(game.refusedBy(0, "lay fuel as food solace via helvetia")).toBe("GT-ABI-1");
    expect(game.legal(0)).toEqual(["end"]);
  });

  test("GT-ABI-2: abundance lays any other good face down as the named one", () => {
    const game = position({ hands: ["water medicine food"], planets: ["helvetia"], row: ["solace"] });
    expect(game.legal(0, "lay").filter((move) => move.includes("via"))).toEqual([
      "lay medicine as food solace via helvetia",
      "lay water as food solace via helvetia",
    ]);
    const [converted] = only(game.play(0, "lay medicine as food solace via helvetia"), "converted");
    expect(game.slots("solace")).toBe("- 0?medicine -");
    expect(game.rules.redact(converted, 1)).toMatchObject({ cards: null });
    expect(game.refusedBy(0, "lay water as medicine solace via helvetia")).toBe("GT-ABI-1");
  });

  test("GT-ABI-2: abundance supplies nothing but its own good", () => {
    const game = position({ hands: ["water"], planets: ["helvetia"], row: ["solace"] });
    expect(game.refusedBy(0, "lay water as medicine solace via helvetia")).toBe("GT-ABI-2");
  });

  test("GT-ABI-3: flexible exchange lays one good of the pair as the other, either way", () => {
    const game = position({
      hands: ["medicine fuel water"],
      planets: ["bo-iv"],
      row: ["pelagia", "nightcore"],
    });
    expect(game.legal(0, "lay").filter((move) => move.includes("via"))).toEqual([
      "lay fuel as medicine pelagia via bo-iv",
      "lay medicine as fuel pelagia via bo-iv",
      "lay fuel as medicine nightcore via bo-iv",
    ]);
    expect(game.refusedBy(0, "lay water as fuel pelagia via bo-iv")).toBe("GT-ABI-3");
    const [converted] = only(game.play(0, "lay fuel as medicine pelagia via bo-iv"), "converted");
    expect(game.slots("pelagia")).toBe("0=fuel - -");
    // The printed good is the other of the pair: everybody knows it.
    expect(game.rules.redact(converted, 2)).toMatchObject({ cards: [4] });
  });

  test("GT-ABI-3: with flexibleDirection = arrow, or a one-way planet, only as named", () => {
    const described = { hands: ["medicine fuel"], planets: ["bo-iv"], row: ["pelagia"] };
    const oneWay = { type: "flexible", from: "medicine", to: "fuel", bidirectional: false };
    for (const game of [
      position({ ...described, options: { flexibleDirection: "arrow" } }),
      position({ ...described, edition: changedPlanets({ "bo-iv": { ability: oneWay } }) }),
    ]) {
      expect(game.legal(0, "lay").filter((move) => move.includes("via"))).toEqual([
        "lay medicine as fuel pelagia via bo-iv",
      ]);
      expect(game.refusedBy(0, "lay fuel as medicine pelagia via bo-iv")).toBe("GT-ABI-3");
    }
  });

  test("GT-ABI-4: exchange discards a hand card, then draws one, usable at once", () => {
    const game = position({ hands: ["water"], planets: ["recyclon"], row: ["atrium-i"], deck: "food fuel" });
    game.play(0, "exchange recyclon water");
    expect(game.hand(0)).toBe("food");
    expect(game.discard()).toBe("water");
    expect(game.planets(0)).toBe("recyclon*");
    game.play(0, "lay food atrium-i");
    expect(game.slots("atrium-i")).toBe("- 0");
  });

  test("GT-ABI-4: impossible without that card, with an empty hand, or by another planet", () => {
    const game = position({
      hands: ["water food"],
      planets: ["recyclon vopulus helvetia"],
      row: ["tillmark", "solace"],
    });
    expect(game.refusedBy(0, "exchange recyclon fuel")).toBe("GT-ABI-4");
    expect(game.refusedBy(0, "exchange helvetia water")).toBe("GT-ABI-4");
    game.play(0, "lay water tillmark", "lay food solace");
    // The hand is empty: the step ends by itself, with both planets unused.
    expect(game.planets(0)).toBe("recyclon vopulus helvetia");
    expect(game.asked()).not.toBe("0 deliver");
  });

  test("GT-ABI-5: a conversion must change the good", () => {
    const game = position({ hands: ["food"], planets: ["helvetia"], row: ["atrium-i"] });
    expect(game.legal(0, "lay")).toEqual(["lay food atrium-i"]);
    expect(game.refusedBy(0, "lay food as food atrium-i via helvetia")).toBe("GT-ABI-5");
  });

  test("GT-ABI-5: two planets do not work on one card", () => {
    // Fuel would become medicine by BO IV, and medicine food by Helvetia: but not fuel medicine by Helvetia.
    const game = position({ hands: ["medicine"], planets: ["bo-iv tillmark"], row: ["vopulus"] });
    expect(game.legal(0)).toEqual(["lay medicine as fuel vopulus via bo-iv", "end"]);
    expect(game.refusedBy(0, "lay medicine as tools vopulus via tillmark")).toBe("GT-ABI-3");
  });

  test("GT-ABI-6: converted goods obey arrows and the limit of four", () => {
    const arrows = position({ hands: ["fuel"], planets: ["pelagia"], row: ["recyclon"] });
    expect(arrows.refusedBy(0, "lay fuel as water recyclon via pelagia")).toBe("GT-SLOT-5");
    const limit = position({
      hands: ["fuel"],
      planets: ["pelagia"],
      row: ["helvetia 0 0 0 -", "nightcore 0 - - -"],
    });
    limit.play(0, "end");
    expect(limit.legal(0)).toEqual(["end"]);
    expect(limit.refusedBy(0, "lay fuel as water helvetia via pelagia")).toBe("GT-SLOT-7");
  });

  test("GT-ABI-7: different planets serve different cards in one turn", () => {
    const game = position({ hands: ["water fuel tools"], planets: ["helvetia bo-iv"], row: ["atrium-i"] });
    game.play(0, "lay water as food atrium-i via helvetia", "lay fuel as medicine atrium-i via bo-iv");
    expect(game.slots("atrium-i")).toBe("0=fuel 0?water");
  });

  test("GT-ABI-8: a won planet arrives unrotated, for its owner's next deliver step", () => {
    const game = position({
      players: 2,
      hands: ["food water", "water fuel fuel"],
      row: ["recyclon 1 1 -", "atrium-i 0 -", "solace"],
    });
    game.play(0, "end");
    // Seat 0 completes Recyclon for seat 1, who can use it in the turn that follows.
    game.play(0, "lay water recyclon", "end");
    expect(game.planets(1)).toBe("recyclon");
    expect(game.asked()).toBe("0 redistribute");
    game.play(0, "relay recyclon-water solace water");
    expect(game.asked()).toBe("1 deliver");
    game.play(1, "exchange recyclon fuel");
    expect(game.planets(1)).toBe("recyclon*");
  });

  test("GT-ABI-9: planets in the row, of others, strange orbits and era-2 planets give no ability", () => {
    const game = position({
      hands: ["water"],
      planets: ["wayward solace", "helvetia"],
      row: ["recyclon", "atrium-i"],
    });
    expect(game.legal(0)).toEqual(["end"]);
    for (const via of ["wayward", "solace", "helvetia", "recyclon"]) {
      expect(game.refusedBy(0, `exchange ${via} water`)).toBe("GT-ABI-9");
    }
    expect(game.refusedBy(0, "lay water as food atrium-i via helvetia")).toBe("GT-ABI-9");
  });
});
