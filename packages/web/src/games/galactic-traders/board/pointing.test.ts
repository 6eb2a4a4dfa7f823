import { configFor } from "@portolan/games/galactic-traders";
import type { Move } from "@portolan/guides/galactic-traders";
import { expect, test } from "vitest";
import { target } from "../places.ts";
import { boardPointing, choicesAmong, pointingOf } from "./pointing.ts";

const { edition } = configFor({ players: 3 });
const good = (id: string): number => edition.goods.indexOf(id);
const planet = (id: string): number => edition.planets.findIndex((one) => one.id === id);
const lay = (id: string, to: string): Move => ({ type: "lay", good: good(id), planet: planet(to) });
const convert = (id: string, as: string, to: string, via: string): Move => ({
  type: "convert",
  good: good(id),
  as: good(as),
  planet: planet(to),
  via: planet(via),
});
const swap = (via: string, id: string): Move => ({ type: "exchange", via: planet(via), good: good(id) });
const recall = (from: string, slot: number, discard: string | null): Move => ({
  type: "recall",
  planet: planet(from),
  slot,
  discard: discard === null ? null : good(discard),
});

const pointing = boardPointing(edition);

/** What pressing these things one after the other leads to. */
function pressed(legal: readonly Move[], ...names: readonly ReturnType<typeof target.hand>[]): Move | null {
  let pointed: readonly ReturnType<typeof target.hand>[] = [];
  let decided: Move | null = null;
  for (const name of names) {
    const outcome = pointing.pointAt({ legal, check: () => null }, pointed, name);
    if (outcome.kind !== "narrowed") continue;
    pointed = outcome.pointed;
    decided = outcome.narrowed.decided;
  }
  return decided;
}

test("a good and a planet are a delivery; a good alone decides nothing", () => {
  const legal = [lay("fuel", "vopulus"), lay("water", "vopulus")];
  expect(pressed(legal, target.hand("fuel"))).toBeNull();
  expect(pressed(legal, target.hand("fuel"), target.planet("vopulus"))).toEqual(legal[0]);
  expect(pressed(legal, target.planet("vopulus"), target.hand("water"))).toEqual(legal[1]);
});

test("a planet that only one good fits takes it with one press", () => {
  const legal = [lay("fuel", "pelagia"), convert("water", "armaments", "pelagia", "bastion-kor")];
  expect(pressed(legal, target.planet("pelagia"))).toEqual(legal[0]);
});

test("a good that is pointed at first is delivered, though it could make room for one that comes back", () => {
  const legal = [recall("vopulus", 0, "fuel"), lay("fuel", "vopulus")];
  expect(pressed(legal, target.hand("fuel"), target.planet("vopulus"))).toEqual(legal[1]);
  expect(pressed(legal, target.laid("vopulus", 0), target.hand("fuel"))).toEqual(legal[0]);
});

test("an ability is used only if a good or the planet that has it is pointed at", () => {
  const legal = [convert("water", "armaments", "pelagia", "bastion-kor")];
  expect(pressed(legal, target.planet("pelagia"))).toBeNull();
  expect(pressed(legal, target.hand("water"), target.planet("pelagia"))).toEqual(legal[0]);
  expect(pressed(legal, target.own("bastion-kor"), target.planet("pelagia"))).toEqual(legal[0]);
});

test("two ways to lay a good are offered in words, or told apart by the bay", () => {
  const legal = [
    convert("water", "armaments", "pelagia", "bastion-kor"),
    convert("water", "fuel", "pelagia", "nightcore"),
  ];
  const both = [target.hand("water"), target.planet("pelagia")];
  expect(pressed(legal, ...both)).toBeNull();
  expect(choicesAmong(legal, both)).toEqual(legal);
  expect(pressed(legal, target.hand("water"), target.bay("pelagia", "fuel"))).toEqual(legal[1]);
});

test("GT-ABI-4: a planet that swaps and a good are a swap", () => {
  const legal = [swap("vopulus", "fuel"), swap("vopulus", "water"), lay("fuel", "pelagia")];
  expect(pressed(legal, target.own("vopulus"))).toBeNull();
  expect(pressed(legal, target.own("vopulus"), target.hand("water"))).toEqual(legal[1]);
  expect(pressed(legal, target.hand("fuel"), target.own("vopulus"))).toEqual(legal[0]);
});

test("GT-CARGO-2: with a full hand a recalled good waits for the one that makes room", () => {
  const legal = [recall("vopulus", 0, "food"), recall("vopulus", 0, "water")];
  expect(pressed(legal, target.laid("vopulus", 0))).toBeNull();
  expect(pressed(legal, target.laid("vopulus", 0), target.hand("food"))).toEqual(legal[0]);
});

test("another good takes the place of the one pointed at", () => {
  const legal = [lay("fuel", "vopulus"), lay("water", "vopulus")];
  expect(pressed(legal, target.hand("fuel"), target.hand("water"), target.planet("vopulus"))).toEqual(
    legal[1],
  );
});

test("GT-SLOT-2: a good that does not fit is refused, and no other laid in its place", () => {
  const legal = [lay("water", "vopulus"), lay("food", "ferrovia")];
  const refusal = { rule: "GT-SLOT-2", message: { id: "refuse.lay.notNeeded" } } as never;
  const outcome = pointing.pointAt(
    { legal, check: () => refusal },
    [target.hand("food")],
    target.planet("vopulus"),
  );
  expect(outcome).toEqual({ kind: "refused", refusal });
});

test("what cannot be laid is still understood, so that the rules can say why", () => {
  const { meant } = pointingOf(edition);
  expect(meant([target.hand("food"), target.planet("vopulus")])).toEqual(lay("food", "vopulus"));
  expect(meant([target.laid("vopulus", 1)])).toEqual(recall("vopulus", 1, null));
  expect(meant([target.planet("vopulus")])).toBeNull();
});
