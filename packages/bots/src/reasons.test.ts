import { tradersOfCarthage } from "@portolan/games";
import { fastChance, seededDeal, startMatch } from "@portolan/kernel";
import { expect, test } from "vitest";
import { reasons } from "./reasons.ts";

const rules = tradersOfCarthage.open({ players: 3 });

/** The first turn of a game: a card to take, and one to lay a marker on. */
function firstTurn() {
  const { state } = startMatch(rules, seededDeal(1, 3));
  for (;;) {
    const [seat] = rules.toAct(state);
    const legal = rules.legal(state, seat);
    const take = legal.find(({ type }) => type === "take");
    const reserve = legal.find(({ type }) => type === "reserve");
    if (take && reserve) return { seat, view: rules.view(state, seat), legal: [take, reserve] };
    rules.apply(state, seat, legal[0], fastChance(1));
  }
}

/** The ids of what is said of both, given the chances to win that a search found for them. */
function said(chances: readonly number[]): readonly (readonly string[])[] {
  const question = { ...firstTurn(), rules, chance: fastChance(1) };
  return reasons(question, question.legal, chances).map((all) => all.map(({ id }) => id));
}

test("what a move brings at once is said first", () => {
  expect(said([0.4, 0.3])).toEqual([
    ["advice.coins.better", "advice.markers.worse"],
    ["advice.coins.worse", "advice.markers.better"],
  ]);
});

test("where the chance to win goes the other way, that it does so later takes the second place", () => {
  expect(said([0.3, 0.4])).toEqual([
    ["advice.coins.better", "advice.costsLater"],
    ["advice.coins.worse", "advice.paysLater"],
  ]);
});

test("chances that hardly differ are no reason", () => {
  expect(said([0.3, 0.33])).toEqual(said([0.3, 0.3]));
});
