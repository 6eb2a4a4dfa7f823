import { expect, test } from "vitest";
import { goodAt, isWorld, type Thing, target, thingOf, world } from "./places.ts";

const THINGS: readonly (readonly [name: ReturnType<typeof target.hand>, thing: Thing])[] = [
  [target.end, { kind: "end" }],
  [target.offer("food"), { kind: "offer", good: "food" }],
  [target.hand("water"), { kind: "hand", good: "water" }],
  [target.planet("bo-iv"), { kind: "planet", planet: "bo-iv" }],
  [target.bay("vopulus", "fuel"), { kind: "bay", planet: "vopulus", good: "fuel" }],
  [target.laid("quorum", 1), { kind: "laid", planet: "quorum", slot: 1 }],
  [target.moved(2), { kind: "moved", slot: 2 }],
  [target.own("tillmark"), { kind: "own", planet: "tillmark" }],
  [target.seat(3), { kind: "seat", seat: 3 }],
];

test.each(THINGS)("%s is read as what it was named after", (name, thing) => {
  expect(thingOf(name)).toEqual(thing);
});

test("a place or a piece is nothing that a move is made of", () => {
  expect(() => thingOf(world("vopulus"))).toThrow("world:vopulus");
});

test("planets are told from goods", () => {
  expect(isWorld(world("vopulus"))).toBe(true);
  expect(isWorld(goodAt("vopulus", 0))).toBe(false);
});
