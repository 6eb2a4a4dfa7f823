import type { PlaceId } from "@portolan/guides";
import { expect, test } from "vitest";
import { goodIn, marker, quay, servantIn, store, type Thing, target, thingOf } from "./places.ts";

const THINGS: readonly (readonly [name: PlaceId, thing: Thing])[] = [
  [target.verb("talents"), { kind: "verb", verb: "talents" }],
  [target.to("iberia_1"), { kind: "to", dock: "iberia_1" }],
  [target.from("iberia_1"), { kind: "from", dock: "iberia_1" }],
  [target.space("A4"), { kind: "space", space: "A4" }],
  [target.market("oil"), { kind: "market", good: "oil" }],
  [target.warehouse("oil"), { kind: "warehouse", good: "oil" }],
  [target.into("charter"), { kind: "into", place: "charter" }],
  [target.ship("egypt_oil"), { kind: "ship", ship: "egypt_oil" }],
  [target.held("egypt_ivory"), { kind: "held", ship: "egypt_ivory" }],
  [target.point("path"), { kind: "point", where: "path" }],
  [target.send("temple"), { kind: "send", post: "temple" }],
  [target.recall("lighthouse"), { kind: "recall", post: "lighthouse" }],
  [target.shift(3, "temple"), { kind: "shift", seat: 3, post: "temple" }],
  [target.order(1, "egypt_oil"), { kind: "order", at: 1, ship: "egypt_oil" }],
];

test.each(THINGS)("%s is read as what it was named after", (name, thing) => {
  expect(thingOf(name)).toEqual(thing);
});

test("a piece is nothing that a move is made of", () => {
  expect(() => thingOf(marker(2))).toThrow("marker:2");
});

test("equal pieces in different places have different names", () => {
  expect(servantIn(quay("egypt_1"), 0, 1)).not.toBe(servantIn(quay("egypt_2"), 0, 1));
  expect(goodIn(store("egypt_1"), "oil", 0)).not.toBe(goodIn(store("egypt_2"), "oil", 0));
});
