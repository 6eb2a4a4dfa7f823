import { fastChance } from "@portolan/kernel";
import { expect, test } from "vitest";
import { galacticTraders } from "../game.ts";
import { changedEdition } from "../testing/edition.ts";

test("in an edition for more players than have been tried they are judged as at the largest table that has", () => {
  const edition = changedEdition({ "players.max": 5, "rowSize.5": 9, "goods.0.count": 12 });
  const rules = galacticTraders.open({ players: 5, edition });
  expect(rules.mind.evaluate(rules.setup(fastChance(1))).filter(Number.isFinite)).toHaveLength(5);
});
