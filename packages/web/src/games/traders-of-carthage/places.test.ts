import { expect, test } from "vitest";
import { cardIn, hand, isShip, placeOf, points, ship, type Thing, target, thingOf } from "./places.ts";

const THINGS: readonly (readonly [name: ReturnType<typeof target.hand>, thing: Thing])[] = [
  [target.take, { kind: "verb", verb: "take" }],
  [target.reserve, { kind: "verb", verb: "reserve" }],
  [target.decline, { kind: "verb", verb: "decline" }],
  [target.token("red"), { kind: "token", colour: "red" }],
  [target.hand("R5"), { kind: "hand", code: "R5" }],
  [target.goods("B2"), { kind: "goods", code: "B2" }],
  [target.slot("market", "G3", null, 0), { kind: "slot", zone: "market", code: "G3", isOwn: false }],
  [target.slot("farm", "G3", 0, 0), { kind: "slot", zone: "farm", code: "G3", isOwn: true }],
  [target.slot("market", "Y5", 3, 0), { kind: "kept", code: "Y5", owner: 3 }],
  [target.slot("market", "Y5", 0, null), { kind: "kept", code: "Y5", owner: 0 }],
];

test.each(THINGS)("%s is read as what it was named after", (name, thing) => {
  expect(thingOf(name)).toEqual(thing);
});

test("a place or a piece is nothing that a move is made of", () => {
  expect(() => thingOf(ship("red"))).toThrow("ship:red");
});

test("an event's places are those of the board; points that nobody sees lie with the others", () => {
  expect(placeOf({ place: "hand", seat: 2 })).toBe(hand(2));
  expect(placeOf({ place: "blindPoints", seat: 1 })).toBe(points(1));
});

test("ships are told from cards", () => {
  expect(isShip(ship("red"))).toBe(true);
  expect(isShip(cardIn(hand(0), "R5", 0))).toBe(false);
});
