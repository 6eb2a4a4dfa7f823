import { configFor } from "@portolan/games/porto-carthago";
import { describe, expect, test } from "vitest";
import { layoutOf } from "../art/layout.ts";
import { chainShown } from "./chain.ts";
import { sealsOf } from "./seals.ts";

const { edition, rowLength } = configFor({ players: 4 });
const NEEDS = {
  docks: edition.docks.map(({ civilisation }) => civilisation),
  civilisations: edition.civilisations.length,
  rowLength,
  spaces: edition.spaces.length,
};

const TURN = [
  { type: "turn", seat: 0 },
  { type: "cardUsed", seat: 0, space: 3, action: "carrier", servants: 2 },
  { type: "loaded", seat: 0, dock: 2, ship: 5, good: 0, talents: 12 },
  { type: "loaded", seat: 1, dock: 2, ship: 27, good: 2, talents: 10 },
] as const;

describe.each([
  ["a desk", 1136, 682],
  ["a telephone", 390, 480],
])("the seals of a chain on %s", (_, width, height) => {
  const layout = layoutOf(width, height, NEEDS);

  test("carry the numbers of the ribbon, the last one now", () => {
    const seals = sealsOf(layout, chainShown(TURN));
    expect(seals.map(({ number, isNow }) => [number, isNow])).toEqual([
      [2, false],
      [3, true],
    ]);
  });

  test("lie side by side where two steps have one place", () => {
    const [first, second] = sealsOf(layout, chainShown(TURN));
    expect(Math.hypot(first.at.x - second.at.x, first.at.y - second.at.y)).toBeGreaterThanOrEqual(12);
  });

  test("are not there while the chain is short", () => {
    expect(sealsOf(layout, chainShown(TURN.slice(0, 2)))).toEqual([]);
  });
});
