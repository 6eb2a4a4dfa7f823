import { MOST_LISTED } from "@portolan/kernel";
import { metered } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { changedEdition } from "../testing/edition.ts";
import { position } from "../testing/position.ts";
import { hasUnlistedMoves, legalMoves } from "./decisions.ts";
import houseEdition from "./edition.json" with { type: "json" };
import { loadEdition } from "./edition.ts";

/** Ten players, whose servants can be shifted in 60,000 ways, by any of six cards. */
function crowd(): unknown {
  const ships = houseEdition.ships.items.map((ship, i) => (i < 6 ? { ...ship, privilege: "P4" } : ship));
  const more = [0, 1].flatMap((copy) => ships.map((ship) => ({ ...ship, id: `${ship.id}-${copy}` })));
  const docks = houseEdition.docks.items;
  return changedEdition({
    "players.max": 10,
    playerColours: Array.from({ length: 10 }, (_, i) => ({ id: `colour-${i}` })),
    "parameters.shiftMaxMoves.value": 5,
    "parameters.lighthousePicksByRank.value": new Array(10).fill(1),
    "ships.items": [...ships, ...more],
    "docks.items": [...docks, ...docks.map((dock) => ({ ...dock, id: `${dock.id}b`, ring: dock.ring + 12 }))],
    "market.spaces": Object.fromEntries(Array.from({ length: 8 }, (_, i) => [i + 3, 20])),
    "goods.copiesEach": 20,
  });
}

describe("shifting servants at a table of any size", () => {
  const held = houseEdition.ships.items.slice(0, 6).map(({ id }) => id);
  const game = position({
    edition: crowd(),
    players: 10,
    held: [held.join(" ")],
    lighthouse: new Array(10).fill(4),
    temple: new Array(10).fill(4),
  });

  test("a selection is listed for every card, and it is said that there are more", () => {
    const senators = metered(game.state.senators, 200_000);
    const state = { ...game.state, senators };
    const moves = legalMoves(game.config, state, 0);
    expect(moves.length).toBeLessThan(2 * MOST_LISTED);
    expect(hasUnlistedMoves(game.config, state, 0)).toBe(true);
    for (const move of moves) expect(game.rules.check(game.state, 0, move)).toBeNull();
    expect(new Set(moves.map((move) => game.rules.print(move))).size).toBe(moves.length);
    const shifts = moves.filter((move) => move.type === "shiftServants");
    const byCard = new Set(shifts.map(({ card }) => card));
    const shifted = new Set(shifts.flatMap(({ changes }) => changes.map(({ seat }) => seat)));
    expect([byCard.size, shifted.size]).toEqual([6, 10]);
  });

  test("shifts that are not listed are accepted", () => {
    const changes = [0, 2, 4, 6, 8].map((seat) => ({ seat, by: seat % 4 === 0 ? 1 : -1 }));
    const move = { type: "shiftServants", card: 3, changes } as const;
    expect(game.rules.check(game.state, 0, move)).toBeNull();
    expect(game.legal(0)).not.toContain(game.rules.print(move));
  });
});

describe("editions beyond all measure are refused", () => {
  test.each([
    ["parameters.servantsPerPlayer.value", 1_000_000, "from 1 to 200"],
    ["parameters.loadPoints.value", 1_000_000, "from 0 to 999"],
    ["parameters.rowLength.value", "players+1000000", "a number below 100"],
    ["players.max", 1000, "from 2 to 10"],
    ["ships.items", new Array(200).fill(houseEdition.ships.items[0]), "at most 100"],
    ["docks.items", new Array(200).fill(houseEdition.docks.items[0]), "at most 40"],
  ])("%s", (path, value, message) => {
    expect(() => loadEdition(changedEdition({ [path]: value }))).toThrow(message);
  });
});
