import { MOST_LISTED } from "@portolan/kernel";
import { metered } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { rollout } from "../mind/rollout.ts";
import { mindConfig } from "../mind/weights.ts";
import { changedEdition } from "../testing/edition.ts";
import { position } from "../testing/position.ts";
import { hasUnlistedMoves, legalMoves } from "./decisions.ts";
import houseEdition from "./edition.json" with { type: "json" };
import { loadEdition } from "./edition.ts";

const goods = Array.from({ length: 12 }, (_, i) => ({ id: `good-${i}`, count: 20 }));
const planet = (i: number) => ({
  id: `planet-${i}`,
  name: `Planet ${i}`,
  era: i < 60 ? 1 : 2,
  needs: Array.from({ length: 6 }, (_, slot) => `good-${(i + slot) % 12}`),
  arrows: false,
  vp: 1,
  ability: { type: "abundance", good: `good-${i % 12}` },
});

/** 30 planets in the row, and 60 that turn any of nine goods into others. */
const edition = changedEdition({
  goods,
  planets: Array.from({ length: 120 }, (_, i) => planet(i)),
  "limits.hand": 9,
  "limits.goodsOnPlanets": 9,
  "rowSize.2": 30,
  "rowSize.3": 30,
  "rowSize.4": 30,
});

describe("laying goods with any number of planets", () => {
  const row = Array.from({ length: 30 }, (_, i) => `planet-${i} - - - - - -`);
  const own = Array.from({ length: 60 }, (_, i) => `planet-${i + 60}`).join(" ");
  const hand = goods
    .slice(0, 9)
    .map(({ id }) => id)
    .join(" ");
  const game = position({ edition, players: 2, row, planets: [own], hands: [hand], era1: "", era2: "" });
  const { config, state } = game;
  const planets = metered(config.edition.planets, 200_000);
  const measured = { ...config, edition: { ...config.edition, planets } };

  test("a selection is listed, on every planet, and it is said that there are more", () => {
    const moves = legalMoves(measured, state, 0);
    expect(moves.length).toBeGreaterThan(MOST_LISTED / 2);
    expect(moves.length).toBeLessThan(MOST_LISTED + 10);
    expect(hasUnlistedMoves(measured, state, 0)).toBe(true);
    for (const move of moves) expect(game.rules.check(state, 0, move)).toBeNull();
    expect(new Set(moves.map((move) => game.rules.print(move))).size).toBe(moves.length);
    const there = new Set(moves.flatMap((move) => ("planet" in move ? [move.planet] : [])));
    expect(there.size).toBe(30);
  });

  test("what every slot takes as it is is always listed", () => {
    const lays = legalMoves(config, state, 0).filter(({ type }) => type === "lay");
    const asked = state.row.flatMap(({ planet }) => config.edition.planets[planet].needs);
    expect(lays).toHaveLength(asked.filter((good) => good < 9).length);
  });

  test("conversions that are not listed are accepted", () => {
    const all = state.traders[0].planets.flatMap(({ planet: via }) =>
      state.row.map(({ planet }) => {
        const as = via % 12;
        return { type: "convert", good: (as + 1) % 9, as, planet, via } as const;
      }),
    );
    const allowed = all.filter((move) => game.rules.check(state, 0, move) === null);
    const listed = new Set(game.legal(0));
    expect(allowed.filter((move) => !listed.has(game.rules.print(move))).length).toBeGreaterThan(50);
  });

  test("the rollout policy takes one of them", () => {
    expect(game.rules.check(state, 0, rollout(mindConfig(config), state, 0))).toBeNull();
  });
});

describe("editions beyond all measure are refused", () => {
  test.each([
    ["players.max", 1000, "from 2 to 10"],
    ["goods", Array.from({ length: 100 }, (_, i) => ({ id: `g${i}`, count: 1 })), "at most 40"],
    ["planets", new Array(1000).fill(houseEdition.planets[0]), "at most 150"],
    ["rowSize.2", 31, "from 1 to 30"],
  ])("%s", (path, value, message) => {
    expect(() => loadEdition(changedEdition({ [path]: value }))).toThrow(message);
  });
});
