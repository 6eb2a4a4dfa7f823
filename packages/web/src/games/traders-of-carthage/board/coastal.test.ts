import { type Picture, tableOf } from "@portolan/guides/traders-of-carthage";
import { expect, test } from "vitest";
import { positions } from "../gallery-positions.ts";
import { savedBy } from "./coastal.ts";

const GRAIN = 2;

test("what has been spent saves nothing: a jar counts only if it is still in the hand", () => {
  const { rules, state } = positions.find(({ name }) => name === "purchase")?.open() ?? positions[0].open();
  const table = tableOf({ players: 4 });
  const picture = { table, view: rules.view(state, 0), viewer: 0 } as Picture;
  const cards = (codes: string) =>
    codes.split(" ").map((code) => table.edition.cards.findIndex((card) => card.code === code));
  expect(savedBy(picture, cards("R5 R3 B5"), GRAIN, 2)).toBe(1);
  expect(savedBy(picture, cards("R5 B5 Y3"), GRAIN, 2)).toBe(0);
});
