import { foldGame } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { galacticTraders } from "../game.ts";
import { configFor } from "../rules/config.ts";
import { size } from "../rules/goods.ts";
import type { View } from "./view.ts";

/** All goods of a view, wherever they lie. */
function goodsIn({ discard, deckSize, poolSize, traders, row, resolution }: View): number {
  const onPlanets = row.flatMap(({ slots }) => slots.filter((laid) => laid !== null)).length;
  const inHands = traders.reduce((sum, { handSize }) => sum + handSize, 0);
  return size(discard) + deckSize + poolSize + inHands + onPlanets + (resolution?.displaced.length ?? 0);
}

/** Planets in the row, in the decks, with players and out of the game. */
function planetsIn({ row, eraDecks, removed, setAside, traders }: View): number {
  const owned = traders.reduce((sum, { planets }) => sum + planets.length, 0);
  const leaving = row.filter(({ planet }) => removed.includes(planet)).length;
  return row.length - leaving + size(eraDecks) + removed.length + setAside + owned;
}

describe("while a move is under way", () => {
  test.each([2, 3, 4])("nothing is lost or doubled after any event, with %i players", (players) => {
    const rules = galacticTraders.open({ players });
    const { edition } = configFor({ players });
    const seen = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      foldGame(rules, seed, seed % 2 === 0 ? 0 : null, (view, event) => {
        seen.add(event.type);
        expect(goodsIn(view)).toBe(size(edition.supply));
        expect(planetsIn(view)).toBe(edition.planets.length);
        expect(view.traders.map(({ out }) => out)).toEqual(goodsOut(view, players));
      });
    }
    expect([...seen]).toEqual(expect.arrayContaining(["fulfilled", "relaid", "sentBack", "reshuffled"]));
  });
});

/** By seat: own goods on planets, displaced ones included. */
function goodsOut({ row, resolution }: View, players: number): number[] {
  const out = new Array<number>(players).fill(0);
  const laid = [...row.flatMap(({ slots }) => slots), ...(resolution?.displaced ?? [])];
  for (const one of laid) if (one) out[one.owner]++;
  return out;
}
