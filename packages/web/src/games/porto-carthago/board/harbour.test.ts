import { configFor, type Picture } from "@portolan/guides/porto-carthago";
import { expect, test } from "vitest";
import { positions } from "../gallery-positions.ts";
import { ghostsOf, leaders, loadOf } from "./harbour.ts";

function pictureOf(name: string): Picture {
  const position = positions.find((one) => one.name === name);
  if (!position) throw new Error(`there is no ${name}`);
  const { rules, state } = position.open();
  const view = rules.view(state, position.viewer);
  return {
    rules,
    view,
    viewer: position.viewer,
    table: configFor({ players: view.senators.length }),
  } as unknown as Picture;
}

test("a good that is carried to a dock shows there as a ghost, and who gains by it is known", () => {
  const picture = pictureOf("load");
  const move = { type: "carry", good: 0, from: "warehouse", to: 2 } as const;
  expect(ghostsOf(picture, move).good).toEqual({ dock: 2, good: 0 });
  expect(loadOf(picture, move)).toEqual({ seat: 0, talents: 12 });
});

test("a pilot's ship shows at the first free dock of its people", () => {
  const picture = pictureOf("chain");
  const egypt = picture.table.edition.ships.findIndex(({ id }) => id === "egypt_grain");
  expect(ghostsOf(picture, { type: "pilot", card: 5, ship: egypt }).ship).toEqual({ dock: 11, ship: egypt });
});

test("who has the most seats leads; nobody leads an empty palace", () => {
  expect(leaders(pictureOf("load").view)).toEqual([2]);
  expect(leaders(pictureOf("first-dock").view)).toEqual([]);
});
