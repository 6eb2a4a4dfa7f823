import { fastChance } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import type { Block } from "../state.ts";
import { readShips, writeShips } from "../testing/notation.ts";
import { position } from "../testing/position.ts";
import { kinds, type TestGame } from "../testing/test-game.ts";
import { sampleState } from "./sample.ts";

const VIEWERS = [null, 0, 1, 2];

function known(game: TestGame): string {
  return writeShips(game.config.edition, game.rules.view(game.state, null).deck.known);
}

function unknown(game: TestGame): number {
  return game.rules.view(game.state, null).deck.unknown.length;
}

/** What a seat remembers of the deck's top: "1:egypt_oil 3:greece_oil,iberia_oil". */
function memory(game: TestGame, seat: number): string {
  const write = ({ size, named }: Block): string =>
    `${size}:${named.map((ship) => game.config.edition.ships[ship].id).join()}`;
  return game.state.senators[seat].memory.map(write).join(" ");
}

const TOP = "egypt_oil greece_oil iberia_oil egypt_glass";

describe("PC-HID-1: an unknown part on top, a known part beneath", () => {
  test("cards put under the deck join the known part in order; draws eat the unknown part first", () => {
    const game = position({
      held: ["numidia_oil iberia_grain"],
      lighthouse: [2],
      deck: TOP,
      known: "greece_glass",
    });
    const before = unknown(game);
    game.playAll(0, "use numidia_oil red-1", "use iberia_grain red-1");
    expect(known(game)).toBe("greece_glass numidia_oil iberia_grain");
    expect(unknown(game)).toBe(before);
    const voyage = position({
      warehouses: ["oil"],
      charters: [1],
      temple: [1],
      deck: TOP,
      known: "greece_glass",
    });
    const size = unknown(voyage);
    voyage.play(0, "card A2");
    expect(unknown(voyage)).toBe(size - 1);
    expect(known(voyage)).toBe("greece_glass");
  });
  test("a known card on top is known to everyone", () => {
    const game = position({ rest: "out", known: "egypt_oil greece_oil" });
    expect([unknown(game), known(game)]).toEqual([0, "egypt_oil greece_oil"]);
  });
  test("the order of the unknown part is in no view", () => {
    const game = position({ deck: TOP });
    const other = game.rules.clone(game.state);
    other.deck.reverse();
    for (const viewer of VIEWERS)
      expect(game.rules.view(other, viewer)).toEqual(game.rules.view(game.state, viewer));
  });
});

describe("PC-HID-2: a look that reaches into the known part", () => {
  test("makes the cards it touched unknown in order", () => {
    const game = position({
      held: ["numidia_ivory"],
      rest: "out",
      deck: "egypt_oil",
      known: "greece_oil iberia_oil egypt_glass",
    });
    game.play(0, "use numidia_ivory");
    game.play(0, "order iberia_oil egypt_oil greece_oil");
    expect(unknown(game)).toBe(3);
    expect(known(game)).toBe("egypt_glass numidia_ivory");
  });
  test("with cards enough nothing changes publicly", () => {
    const game = position({ held: ["numidia_ivory"], deck: TOP, known: "greece_glass" });
    const before = unknown(game);
    game.play(0, "use numidia_ivory");
    game.play(0, "order iberia_oil egypt_oil greece_oil");
    expect([unknown(game), known(game)]).toEqual([before, "greece_glass numidia_ivory"]);
  });
});

describe("PC-HID-3: each seat's own knowledge of the deck's top", () => {
  test("the own look: one block for each card, in the new order", () => {
    const game = position({ held: ["numidia_ivory"], deck: TOP });
    game.play(0, "use numidia_ivory");
    expect(memory(game, 0)).toBe("1:egypt_oil 1:greece_oil 1:iberia_oil");
    game.play(0, "order iberia_oil egypt_oil greece_oil");
    expect(memory(game, 0)).toBe("1:iberia_oil 1:egypt_oil 1:greece_oil");
    expect(memory(game, 1)).toBe("");
  });
  test("another's look: one block that names what was known, order lost", () => {
    const game = position({
      held: ["numidia_ivory", "egypt_grain"],
      deck: TOP,
      charters: [1],
      temple: [1],
      warehouses: ["oil"],
    });
    game.playAll(0, "use numidia_ivory", "order egypt_oil greece_oil iberia_oil", "card A2");
    expect(memory(game, 0)).toBe("1:greece_oil 1:iberia_oil");
    game.play(0, "allot 0");
    game.play(1, "use egypt_grain");
    expect(memory(game, 0)).toBe("1:greece_oil 1:iberia_oil");
    game.play(1, "order egypt_glass greece_oil iberia_oil");
    expect(memory(game, 0)).toBe("3:iberia_oil,greece_oil");
    expect(memory(game, 1)).toBe("1:egypt_glass 1:greece_oil 1:iberia_oil");
  });
  test("cards of the known part that a look touched are named for everyone", () => {
    const game = position({
      held: ["numidia_ivory"],
      rest: "out",
      deck: "egypt_oil",
      known: "greece_oil iberia_oil",
    });
    game.playAll(0, "use numidia_ivory", "order egypt_oil greece_oil iberia_oil");
    expect(memory(game, 1)).toBe("3:iberia_oil,greece_oil");
  });
  test("a drawn card leaves the first block, with its name if it has one", () => {
    const game = position({
      held: ["numidia_ivory"],
      rest: "out",
      deck: "egypt_oil",
      known: "greece_oil iberia_oil",
      charters: [1],
      temple: [1],
      warehouses: ["grain"],
    });
    game.playAll(0, "use numidia_ivory", "order greece_oil iberia_oil egypt_oil", "card A2");
    expect(memory(game, 1)).toBe("2:iberia_oil");
    expect(memory(game, 0)).toBe("1:iberia_oil 1:egypt_oil");
  });
});

describe("PC-HID-4: sampled worlds", () => {
  test("keep the known part, the blocks and everything that is open", () => {
    const game = position({
      held: ["numidia_ivory", "egypt_grain"],
      deck: TOP,
      known: "greece_glass",
      charters: [1],
      temple: [1],
      warehouses: ["oil"],
    });
    game.playAll(0, "use numidia_ivory", "order egypt_oil greece_oil iberia_oil", "card A2", "allot 0");
    game.playAll(1, "use egypt_grain", "order egypt_glass greece_oil iberia_oil");
    const { edition } = game.config;
    const named = readShips(edition, "greece_oil iberia_oil");
    const tops = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const world = sampleState(game.rules.view(game.state, 0), fastChance(seed));
      expect(game.rules.view(world, 0)).toEqual(game.rules.view(game.state, 0));
      expect(game.checks.broken(world)).toEqual([]);
      const top = world.deck.slice(0, 3);
      for (const ship of named) expect(top).toContain(ship);
      tops.add(String(top[0]));
    }
    expect(tops.size).toBeGreaterThan(5);
    const sure = sampleState(game.rules.view(game.state, 1), fastChance(1));
    expect(writeShips(edition, sure.deck.slice(0, 3))).toBe("egypt_glass greece_oil iberia_oil");
  });
  test("also while the looker decides on the order", () => {
    const game = position({
      held: ["numidia_ivory"],
      rest: "out",
      deck: "egypt_oil",
      known: "greece_oil iberia_oil egypt_glass",
    });
    game.play(0, "use numidia_ivory");
    for (const viewer of VIEWERS) {
      const view = game.rules.view(game.state, viewer);
      const world = sampleState(view, fastChance(3));
      expect(game.rules.view(world, viewer)).toEqual(view);
      expect(game.checks.broken(world)).toEqual([]);
    }
  });
});

describe("PC-HID-5: purses are public, a look is not", () => {
  test("every view carries every purse, whatever the option shows", () => {
    for (const purses of ["hidden", "open"] as const) {
      const game = position({ talents: [3, 4, 5], options: { purses } });
      for (const viewer of VIEWERS) {
        expect(game.rules.view(game.state, viewer).senators.map(({ talents }) => talents)).toEqual([3, 4, 5]);
      }
    }
  });
  test("other seats learn neither the cards nor the order, and as many events whatever was chosen", () => {
    const told = (order: string, viewer: number | null): unknown[] => {
      const game = position({ held: ["numidia_ivory"], deck: TOP });
      const events = [...game.play(0, "use numidia_ivory"), ...game.play(0, order)];
      expect(kinds(events)).toEqual(["privilege", "looked", "ordered", "cardBack"]);
      expect(events.some((event) => game.rules.reveals(event, 0))).toBe(true);
      return events.map((event) => game.rules.redact(event, viewer));
    };
    for (const viewer of [null, 1, 2]) {
      const one = told("order egypt_oil greece_oil iberia_oil", viewer);
      expect(one).toEqual(told("order iberia_oil greece_oil egypt_oil", viewer));
      expect(JSON.stringify(one[1])).toContain('"cards":null');
      expect(JSON.stringify(one[2])).toContain('"cards":null');
    }
    expect(told("order egypt_oil greece_oil iberia_oil", 0)).not.toEqual(
      told("order iberia_oil greece_oil egypt_oil", 0),
    );
  });
  test("a view has these fields and no others", () => {
    const game = position({});
    expect(Object.keys(game.rules.view(game.state, 0)).sort()).toEqual([
      ...[
        "bag",
        "cards",
        "decade",
        "deck",
        "docks",
        "goodsBought",
        "market",
        "palace",
        "path",
        "round",
        "rows",
      ],
      ...["senators", "stack", "stage", "startSeat", "turnIndex", "viewer"],
    ]);
    expect(Object.keys(game.rules.view(game.state, 0).senators[1]).sort()).toEqual([
      ...[
        "awarded",
        "charters",
        "covered",
        "hall",
        "held",
        "lighthouse",
        "looks",
        "onCards",
        "points",
        "reserve",
      ],
      ...["talents", "temple", "warehouse"],
    ]);
  });
});
