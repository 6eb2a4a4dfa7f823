import { expect, test } from "vitest";
import { type BeatKinds, beatsOf } from "./beats.ts";

type Event = { readonly type: "turn" | "paid" | "bought" | "sale" | "points" };

const KINDS: BeatKinds<Event> = {
  paid: { with: ["bought"], time: 1000 },
  sale: { with: ["points"], time: 500, tells: "first" },
};

const events = (...types: Event["type"][]): Event[] => types.map((type) => ({ type }));
const shape = (types: Event["type"][]) =>
  beatsOf(KINDS, events(...types)).map(({ kind, events: all }) => [kind, all.length]);

test("events that belong together are one beat", () => {
  expect(shape(["paid", "bought", "bought", "paid"])).toEqual([
    ["paid", 3],
    ["paid", 1],
  ]);
});

test("what begins no beat goes with the one before, or stands alone and takes no time", () => {
  expect(shape(["paid", "turn"])).toEqual([["paid", 2]]);
  expect(beatsOf(KINDS, events("turn"))).toEqual([
    { kind: "turn", events: events("turn"), told: [], time: 0 },
  ]);
});

test("a kind that tells only its first event shows the others in silence", () => {
  const [sale] = beatsOf(KINDS, events("sale", "points", "points"));
  expect(sale.told).toEqual(events("sale"));
  expect(sale.events.length).toBe(3);
});
