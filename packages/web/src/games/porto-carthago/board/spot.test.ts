import { expect, test } from "vitest";
import { layoutOf } from "../art/layout.ts";
import * as place from "../places.ts";
import { captionAt, spotOf } from "./spot.ts";

const NEEDS = { docks: [0, 0, 1, 1], civilisations: 2, rowLength: 4, spaces: 6 };
const DOCKS = [{ id: "a_1" }, { id: "a_2" }, { id: "b_1" }, { id: "b_2" }];
const layout = layoutOf(1116, 677, NEEDS);

test("a dock is where its ship lies, a building where it stands", () => {
  expect(spotOf(layout, DOCKS, place.dock("b_1"))).toEqual(layout.docks[2].berth);
  expect(spotOf(layout, DOCKS, place.temple)).toEqual(layout.temple.at);
});

test("what the drawing does not have is nowhere", () => {
  expect(spotOf(layout, DOCKS, place.player(2))).toBeNull();
  expect(spotOf(layoutOf(390, 480, NEEDS), DOCKS, place.market)).toBeNull();
});

test("captions stay on the board", () => {
  for (const { berth } of layout.docks) {
    const { x, y } = captionAt(layout, berth);
    expect(x).toBeGreaterThan(0.2);
    expect(x).toBeLessThan(0.8);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(0.9);
  }
});
