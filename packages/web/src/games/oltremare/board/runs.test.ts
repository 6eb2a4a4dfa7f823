import { configFor } from "@portolan/games/oltremare";
import { expect, test } from "vitest";
import { bestOrders, ordersOf, runsOf } from "./runs.ts";

const { edition } = configFor({ players: 4 });
const ofGood = (id: string): number[] => {
  const good = edition.goods.findIndex((one) => one.id === id);
  return edition.cards.flatMap((card, i) => (card.good === good ? [i] : []));
};
const [jewel, jewel2] = ofGood("jewels");
const [salt] = ofGood("salt");
const [olive, olive2, olive3] = ofGood("olives");

test("OM-CAR-1 neighbours of one good are a run, and new cards may lengthen the topmost", () => {
  const runs = runsOf(edition, [olive, olive2, olive3, jewel, jewel2, salt], 2);
  expect(
    runs.map(({ cards, pays, paidBefore, fresh, next }) => [cards.length, pays, paidBefore, fresh, next]),
  ).toEqual([
    [3, 5, 5, 0, 9],
    [2, 5, 2, 1, 9],
    [1, 1, 0, 1, 3],
  ]);
});

test("OM-CAR-2 beyond the longest run that is listed nothing is added", () => {
  const [run] = runsOf(edition, ofGood("jewels").slice(0, 4), 0);
  expect([run.pays, run.next]).toEqual([9, 9]);
});

test("every card can be on top, each with the best order below it", () => {
  const cards = [jewel, salt, olive];
  expect(ordersOf(edition, cards).length).toBe(6);
  const best = bestOrders(edition, cards, (order) => (order[0] === salt ? 1 : 0));
  expect(best.map((order) => order.at(-1)).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
    cards.toSorted((a, b) => a - b),
  );
  expect(best.filter((order) => order[0] === salt).length).toBe(2);
});
