import { expect, test } from "vitest";
import { type Flow, learns, redactFlow, type SightTable, sees, spot } from "./sight.ts";

type Place = "deck" | "hand" | "table" | "memory";
const table: SightTable<Place> = { deck: "nobody", hand: "owner", table: "everyone", memory: "remembered" };

function flow(from: Flow<Place, string>["from"], to: Flow<Place, string>["to"]): Flow<Place, string> {
  return { from, to, count: 1, cards: ["R5"] };
}

test("a place is seen by everyone, its owner or nobody", () => {
  const at = (place: Place) => [0, 1, null].map((viewer) => sees(table, spot(place, 0), viewer));
  expect(at("deck")).toEqual([false, false, false]);
  expect(at("hand")).toEqual([true, false, false]);
  expect(at("table")).toEqual([true, true, true]);
  expect(at("memory")).toEqual([true, true, true]);
});

test("who sees a card where it lay or where it goes is told which it is, the others how many", () => {
  const drawn = flow(spot("deck"), spot("hand", 0));
  expect(redactFlow(table, drawn, 0).cards).toEqual(["R5"]);
  expect(redactFlow(table, drawn, 1)).toEqual({ ...drawn, cards: null });
  const buried = flow(spot("hand", 0), spot("deck"));
  expect([0, 1, null].map((viewer) => redactFlow(table, buried, viewer).cards !== null)).toEqual([
    true,
    false,
    false,
  ]);
});

test("a viewer learns what was hidden and is now in sight", () => {
  const learners = (event: Flow<Place, string>) => [0, 1, null].map((viewer) => learns(table, event, viewer));
  expect(learners(flow(spot("deck"), spot("hand", 0)))).toEqual([true, false, false]);
  expect(learners(flow(spot("hand", 0), spot("table")))).toEqual([false, true, true]);
  expect(learners(flow(spot("table"), spot("hand", 0)))).toEqual([false, false, false]);
  expect(learners({ ...flow(spot("deck"), spot("table")), count: 0, cards: [] })).toEqual([
    false,
    false,
    false,
  ]);
});
