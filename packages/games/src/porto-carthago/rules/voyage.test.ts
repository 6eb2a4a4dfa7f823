import { describe, expect, test } from "vitest";
import { type Position, position } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";

/** The only good goes on the only charter ship. */
function sail(described: Position): ReturnType<typeof position> {
  const game = position({ warehouses: ["oil"], charters: [1], ...described });
  game.play(0, "card A2");
  return game;
}

test("PC-VOY-1: the top ship card is turned up; its civilisation, good and privilege are ignored", () => {
  const game = sail({ temple: [2], deck: "numidia_ivory" });
  expect(only(game.events, "voyageCard")[0].cards).toEqual(
    game.config.edition.ships.flatMap(({ id }, i) => (id === "numidia_ivory" ? [i] : [])),
  );
  game.play(0, "allot 0");
  expect(game.held(0)).toBe("");
  expect(game.asked()).toBe("1 main");
});

test.each([
  [2, true],
  [3, true],
  [1, false],
])("PC-VOY-2: %i temple servants against danger 2: success %s", (temple, success) => {
  const game = sail({ temple: [temple], deck: "numidia_oil" });
  expect(only(game.events, "voyage")[0].success).toBe(success);
});

test("PC-VOY-3: success: 2 points, the card's talents, and 1 talent offered per own temple servant before any returns", () => {
  const game = sail({ temple: [4, 5], deck: "numidia_oil", talents: [1] });
  expect(game.asked()).toBe("0 points 2");
  game.play(0, "allot 0");
  expect(game.senator(0)).toMatchObject({ points: 2, talents: 1 + 10 - 4, temple: 3 });
  expect(only(game.events, "voyagePaid")).toEqual([
    { type: "voyagePaid", seat: 0, talents: 10, offering: 4 },
  ]);
});

test("PC-VOY-4: who cannot cover the offering pays what there is", () => {
  const game = sail({ temple: [8], deck: "numidia_glass", talents: [1] });
  game.play(0, "allot 0");
  expect(game.senator(0).talents).toBe(0);
  expect(only(game.events, "voyagePaid")[0].offering).toBe(7);
});

test.each([
  ["iberia_ivory", 5],
  ["egypt_oil", 5],
  ["phoenicia_oil", 6],
  ["egypt_purple", 4],
])("PC-VOY-5: failure of %s: 1 point, half the talents rounded up, %i, no offering", (card, talents) => {
  const game = sail({ temple: [1], deck: card });
  expect(game.asked()).toBe("0 points 1");
  game.play(0, "allot 0");
  expect(game.senator(0)).toMatchObject({ points: 1, talents });
});

test.each(["numidia_glass", "iberia_purple"])(
  "PC-VOY-6: either way card, good, charter servant and one temple servant return: %s",
  (deck) => {
    const game = sail({ temple: [3], deck });
    const { reserve } = game.senator(0);
    game.play(0, "allot 0");
    expect(game.senator(0)).toMatchObject({ charters: 0, temple: 2, reserve: reserve + 2 });
    expect(game.bottom(1)).toBe(deck);
    expect(game.state.bag).toEqual([6, 6, 6, 6, 6]);
  },
);

describe("PC-VOY-7: card, points, money, then the returns", () => {
  test("a servant coming back cannot go to the path with its points", () => {
    const game = sail({ temple: [1], deck: "numidia_glass", reserve: [1] });
    expect(
      kinds(game.events).filter((kind) => ["points", "voyagePaid", "cardBack", "voyageBack"].includes(kind)),
    ).toEqual(["points", "voyagePaid", "cardBack", "voyageBack"]);
    expect(game.senator(0)).toMatchObject({ points: 2, reserve: 2 });
  });
  test("option deliveryOrder = servantsFirst: it can", () => {
    const game = sail({
      temple: [1],
      deck: "numidia_glass",
      reserve: [1],
      options: { deliveryOrder: "servantsFirst" },
    });
    expect(game.legal(0)).toEqual(["allot 0", "allot 1", "allot 2"]);
    expect(game.senator(0)).toMatchObject({ charters: 0, temple: 0, reserve: 2, talents: 0 });
    game.play(0, "allot 2");
    expect(game.state.path).toEqual([0, 0]);
    expect(game.senator(0).talents).toBe(6 - 1);
    expect(game.bottom(1)).toBe("numidia_glass");
  });
});
