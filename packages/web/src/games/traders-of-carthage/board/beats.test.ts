import { game } from "@portolan/games/traders-of-carthage";
import type { aids } from "@portolan/guides/traders-of-carthage";
import { fastChance } from "@portolan/kernel";
import { expect, test } from "vitest";
import { beatsOf } from "../../../table/stage/show/beats.ts";
import { BEATS, framesOf } from "./beats.ts";

interface Told {
  readonly before: aids.View;
  readonly after: aids.View;
  readonly events: readonly aids.TradersEvent[];
}

const rules = game.open({ players: 3 });

/** What a whole game tells, move by move, to a spectator. */
function wholeGame(seed: number): Told[] {
  const chance = fastChance(seed);
  const state = rules.setup(chance);
  const told: Told[] = [];
  while (rules.result(state) === null) {
    const [seat] = rules.toAct(state);
    const legal = rules.legal(state, seat);
    const before = rules.view(state, null);
    const events: aids.TradersEvent[] = [];
    rules.apply(state, seat, legal[chance.below(legal.length)], chance, (event) => {
      const seen = rules.redact(event, null);
      if (seen) events.push(seen);
    });
    told.push({ before, after: rules.view(state, null), events });
  }
  return told;
}

const told = wholeGame(3);

test("beats leave nothing out and change no order", () => {
  for (const { events } of told) {
    expect(beatsOf(BEATS, events).flatMap((beat) => beat.events)).toEqual(events);
  }
});

test("whose turn it is takes no time of its own", () => {
  const [first] = beatsOf(BEATS, [{ type: "turn", seat: 1 }]);
  expect(first.time).toBe(0);
  const beats = beatsOf(BEATS, [
    { type: "reserved", seat: 0, card: 3, zone: "farm" },
    { type: "turn", seat: 1 },
  ]);
  expect(beats.map(({ kind }) => kind)).toEqual(["reserved"]);
});

test("a payday is shown sale by sale, and what was told stays in sight", () => {
  const [payday] = told.filter(({ events }) => events.filter(({ type }) => type === "sale").length > 1);
  const frames = framesOf(rules, payday.before, payday.events);
  const sales = frames.filter(({ beat }) => beat.kind === "sale");
  expect(sales.length).toBe(payday.events.filter(({ type }) => type === "sale").length);
  expect(sales[0].told.map(([event]) => event.type)).toEqual(["payday", "sale"]);
  expect(sales[1].told.map(([event]) => event.type)).toEqual(["payday", "sale", "sale"]);
});

test("the last picture is the moment itself", () => {
  for (const { before, after, events } of told) {
    const last = framesOf(rules, before, events).at(-1);
    expect(last?.view).toEqual(after);
  }
});

test("every card that goes somewhere flies there", () => {
  const flown = told
    .flatMap(({ before, events }) => framesOf(rules, before, events))
    .flatMap(({ flights }) => flights);
  expect(flown.some(({ from, to }) => from.place === "market" && to.place === "goods")).toBe(true);
  const blind = flown.filter(({ to }) => to.place === "blindPoints");
  expect(blind.length).toBeGreaterThan(0);
  expect(blind.every(({ card }) => card === null)).toBe(true);
  const moved = told.flatMap(({ events }) => events).flatMap((event) => ("cards" in event ? [event] : []));
  const cards = moved
    .filter(({ type }) => type !== "showedPoints")
    .reduce((sum, { count }) => sum + count, 0);
  expect(flown.length).toBe(cards);
});
