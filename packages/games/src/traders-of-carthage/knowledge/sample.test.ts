import { fastChance } from "@portolan/kernel";
import { walk } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { checksFor } from "../checks.ts";
import { tradersOfCarthage } from "../game.ts";
import type { State } from "../state.ts";
import { type Position, position } from "../testing/position.ts";
import { raid } from "../testing/raid.ts";
import type { TestGame } from "../testing/test-game.ts";

function worlds({ rules, state }: TestGame, count: number): State[] {
  const chance = fastChance(7);
  return Array.from({ length: count }, () => rules.sample(rules.view(state, 0), chance));
}

/** Three unseen cards: two in the draw pile, one drawn as a point. */
const threeUnseen: Position = {
  market: "R5",
  hands: ["B5", "G2"],
  blindPoints: ["R2"],
  draw: "B3 Y5",
  rest: "discard",
};

describe("a sampled world", () => {
  test("cannot be told from the real one by the owner of the view, in whole games", () => {
    for (const players of [2, 3, 4]) {
      const rules = tradersOfCarthage.open({ players });
      const checks = checksFor({ players });
      const chance = fastChance(players);
      const compare = (state: State, viewer: number | null): void => {
        const view = rules.view(state, viewer);
        const world = rules.sample(view, chance);
        expect(checks.broken(world).join()).toBe("");
        expect(JSON.stringify(rules.view(world, viewer))).toBe(JSON.stringify(view));
      };
      for (let seed = 0; seed < 5; seed++) {
        const end = walk(rules, seed, ({ state, seat }) => {
          for (const viewer of [seat, null]) compare(state, viewer);
          return undefined;
        });
        compare(end, 0);
      }
    }
  });

  test("differs from the real one only in cards that nobody has seen", () => {
    const game = position({ ...threeUnseen, goods: ["G5"], points: ["Y2"], rest: "draw" });
    for (const world of worlds(game, 20)) {
      const known = (state: State): unknown => ({
        ...state,
        draw: state.draw.length,
        traders: state.traders.map((trader) => ({
          ...trader,
          blindPoints: trader.blindPoints.flat().length,
        })),
      });
      expect(known(world)).toEqual(known(game.state));
    }
  });

  test("deals the unseen cards anew, every order equally likely", () => {
    const found = new Map<string, number>();
    for (const { draw, traders } of worlds(position(threeUnseen), 6000)) {
      const order = [...draw, ...traders[0].blindPoints.flat()].join();
      found.set(order, (found.get(order) ?? 0) + 1);
    }
    expect(found.size).toBe(6);
    for (const times of found.values()) expect(Math.abs(times - 1000)).toBeLessThan(120);
  });

  test("keeps points from before a reshuffle among their owners", () => {
    const game = position({ ...threeUnseen, blindPoints: ["R2", "G5 G5"] });
    for (const trader of game.state.traders) trader.blindPoints.push([]);
    const mine = new Map<string, number>();
    for (const world of worlds(game, 300)) {
      expect(world.draw.toSorted()).toEqual(game.state.draw.toSorted());
      expect(world.traders.map(({ blindPoints }) => blindPoints.map((cards) => cards.length))).toEqual([
        [1, 0],
        [2, 0],
      ]);
      const card = game.config.edition.cards[world.traders[0].blindPoints[0][0]].code;
      mine.set(card, (mine.get(card) ?? 0) + 1);
    }
    expect([...mine.keys()].toSorted()).toEqual(["G5", "R2"]);
    expect(Math.abs((mine.get("R2") ?? 0) - 100)).toBeLessThan(30);
  });

  test("keeps the points that were shown at the end", () => {
    const game = raid({ tokens: ["red red red red red red red"], blindPoints: ["R3 R5", "G5"] });
    for (const world of worlds(game, 10)) {
      expect(world.traders).toEqual(game.state.traders);
      expect(world.draw.toSorted()).toEqual(game.state.draw.toSorted());
    }
  });

  test("stands alone: playing it on changes neither the view nor the game", () => {
    const game = position({ ...threeUnseen, rest: "draw", hands: ["B5", "G2"] });
    const view = game.rules.view(game.state, 0);
    const before = JSON.stringify([view, game.state]);
    const world = game.rules.sample(view, fastChance(1));
    game.rules.apply(world, 0, { type: "buy", payment: [5] }, fastChance(1));
    expect(JSON.stringify([view, game.state])).toBe(before);
  });
});

test("the probes tell worlds apart by what is hidden, and by nothing else", () => {
  const game = position({ ...threeUnseen, rest: "draw" });
  const probes = worlds(game, 30).map((world) => game.checks.hiddenProbes(world, 0).join());
  expect(new Set(probes).size).toBeGreaterThan(20);
  const other = game.rules.clone(game.state);
  other.traders[0].tokens[0]++;
  expect(game.checks.hiddenProbes(other, 0)).toEqual(game.checks.hiddenProbes(game.state, 0));
});
