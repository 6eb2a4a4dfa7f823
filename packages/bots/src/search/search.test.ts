import { games } from "@portolan/games";
import { fastChance, type Rules } from "@portolan/kernel";
import { somewhere, type Toy, type ToyState, toy } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { type Profile, profileFor } from "../profile.ts";
import { startSearch } from "./search.ts";
import { positionValue } from "./value.ts";

const tables = games.flatMap(({ id, players, open }) =>
  [players.min, players.max].map((count) => ({ id, count, rules: open({ players: count }) })),
);

/** Decisions with a choice, spread over random games. */
function* decisions(rules: Rules, count: number) {
  for (let seed = 0, found = 0; found < count && seed < 20 * count; seed++) {
    const moment = somewhere(rules, seed);
    if (!moment) continue;
    const legal = rules.legal(moment.state, moment.seat);
    if (legal.length < 2) continue;
    found++;
    yield { ...moment, legal, view: rules.view(moment.state, moment.seat), seed };
  }
}

describe.each(tables)("$id with $count players", ({ rules }) => {
  test("every legal move is looked at, and every iteration goes to one of them", () => {
    for (const { seat, view, legal, seed } of decisions(rules, 4)) {
      const search = startSearch({ rules, seat, view, legal, chance: fastChance(seed) });
      const before = search.stats().map(({ visits }) => visits);
      expect(Math.min(...before)).toBeGreaterThan(0);
      for (let i = 0; i < 30; i++) search.iterate();
      const visits = search.stats().map((stats) => stats.visits);
      const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
      expect(sum(visits)).toBe(sum(before) + 30);
    }
  });

  test("a move is searched alone where no other is asked about", () => {
    for (const { seat, view, legal, seed } of decisions(rules, 2)) {
      const search = startSearch({ rules, seat, view, legal: [legal[0]], chance: fastChance(seed) });
      const [{ visits: before }] = search.stats();
      for (let i = 0; i < 30; i++) search.iterate();
      expect(search.stats().map(({ visits }) => visits)).toEqual([before + 30]);
    }
  });

  test("rewards and chances are shares, and the chances of all seats make one victory", () => {
    for (const { state, seat, view, legal, seed } of decisions(rules, 4)) {
      const { victory, rewards, points } = positionValue(rules, state);
      expect(victory.reduce((total, one) => total + one, 0)).toBeCloseTo(1);
      for (const share of [...victory, ...rewards]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      expect(points).toHaveLength(rules.players);
      const search = startSearch({ rules, seat, view, legal, chance: fastChance(seed) });
      search.iterate();
      for (const { reward, victory: chance } of search.stats()) {
        expect(reward).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
    }
  });

  test("the searching seat's own state and view stay as they were", () => {
    for (const { state, seat, view, legal, seed } of decisions(rules, 2)) {
      const before = JSON.stringify([state, view, legal]);
      const search = startSearch({ rules, seat, view, legal, chance: fastChance(seed) });
      for (let i = 0; i < 20; i++) search.iterate();
      expect(JSON.stringify([state, view, legal])).toBe(before);
    }
  });
});

test("a tree that is as large as it may be grows no more and goes on learning", () => {
  const { rules } = tables[0];
  const most = 200;
  for (const { seat, view, legal, seed } of decisions(rules, 3)) {
    const question = { rules, seat, view, legal, chance: fastChance(seed) };
    const search = startSearch(question, { maxEdges: most });
    let before = 0;
    for (let i = 0; i < 400; i++) {
      // One decision may be let in as a whole; after it the door is shut.
      if (search.size() < most) before = search.size();
      search.iterate();
    }
    expect(before).toBeLessThan(most);
    expect(search.size()).toBeGreaterThanOrEqual(most);
    const full = search.size();
    for (let i = 0; i < 100; i++) search.iterate();
    expect(search.size()).toBe(full);
    expect(search.iterations()).toBe(500);
  }
});

describe("rollouts", () => {
  const { rules } = tables[0];

  /** How often some searches ask for the rollout move of the own seat and of rivals. */
  function rolloutsAsked(
    rollout: number,
    rivals: Profile["rivals"],
    depth = 60,
    epsilon = 0,
  ): { own: number; rivals: number } {
    const asked = { own: 0, rivals: 0 };
    for (const { seat, view, legal, seed } of decisions(rules, 3)) {
      const counting: Rules = {
        ...rules,
        mind: {
          ...rules.mind,
          rollout(state, of) {
            asked[of === seat ? "own" : "rivals"]++;
            return rules.mind.rollout(state, of);
          },
        },
      };
      const search = startSearch(
        { rules: counting, seat, view, legal, chance: fastChance(seed) },
        { profile: { ...profileFor(rules), rivals, epsilon }, horizon: { rollout, depth } },
      );
      for (let i = 0; i < 40; i++) search.iterate();
    }
    return asked;
  }

  test("play leaves on for as many decisions as the horizon says", () => {
    expect(rolloutsAsked(0, "tree")).toEqual({ own: 0, rivals: 0 });
    const { own, rivals } = rolloutsAsked(5, "tree");
    expect(own + rivals).toBeGreaterThan(3 * 40 * 4);
    expect(own + rivals).toBeLessThanOrEqual(3 * 40 * 5);
  });

  test("play on every time at once, and not in a tree, where the tree may be one move deep", () => {
    const { own, rivals } = rolloutsAsked(5, "rollout", 1);
    expect(own).toBeGreaterThan(0);
    expect(own + rivals).toBeLessThanOrEqual(3 * 40 * 5);
  });

  test("leave the policy in as large a share of the decisions as epsilon says", () => {
    const decided = 3 * 40 * 5;
    const { own, rivals } = rolloutsAsked(5, "tree", 1, 0.25);
    expect(own + rivals).toBeGreaterThan(0.65 * decided);
    expect(own + rivals).toBeLessThan(0.85 * decided);
    expect(rolloutsAsked(5, "rollout", 60, 1)).toEqual({ own: 0, rivals: 0 });
  });

  test("are what rivals go by in the tree, and never the seat that searches", () => {
    const { own, rivals } = rolloutsAsked(0, "rollout");
    expect(own).toBe(0);
    expect(rivals).toBeGreaterThan(0);
  });
});

test("a search judges its leaves as the game says, and by the ranks when it is over", () => {
  const rules = toy.open({ players: 3 });
  const state = rules.setup(fastChance(1), undefined);
  const evaluateLeaf = () => ({ points: [40, 41, 42], spread: 5 });
  const other: Rules<Toy> = { ...rules, mind: { ...rules.mind, evaluateLeaf } };
  expect(positionValue(rules, state).points).toEqual(rules.mind.evaluate(state));
  expect(positionValue(other, state).points).toEqual([40, 41, 42]);
  const question = { seat: 0, view: rules.view(state, 0), legal: rules.legal(state, 0) };
  const search = startSearch(
    { ...question, rules: other, chance: fastChance(2) },
    { horizon: { rollout: 0, depth: 1 } },
  );
  search.iterate();
  for (const { points } of search.stats()) expect(points).toBeCloseTo(40);
  for (let seat = 0; seat < 3; seat++) rules.apply(state, seat, { type: "keep" }, fastChance(3), undefined);
  expect(positionValue(other, state).points).toEqual(state.hands);
});

test("greedy rivals take what leaves them best off at once", () => {
  const rules = toy.open({ players: 3 });
  const state = rules.setup(fastChance(1), undefined);
  const tried = new WeakSet<ToyState>();
  const swaps: boolean[] = [];
  const watched: Rules<Toy> = {
    ...rules,
    clone(original) {
      const copy = rules.clone(original);
      tried.add(copy);
      return copy;
    },
    apply(world, seat, move, chance, emit) {
      const top = world.deck.at(-1) ?? -1;
      if (seat !== 0 && !tried.has(world)) swaps.push((move.type === "swap") === top > world.hands[seat]);
      rules.apply(world, seat, move, chance, emit);
    },
  };
  const question = { rules: watched, seat: 0, view: rules.view(state, 0), legal: rules.legal(state, 0) };
  const profile: Profile = { ...profileFor(rules), rivals: "greedy" };
  const search = startSearch({ ...question, chance: fastChance(2) }, { profile });
  for (let i = 0; i < 50; i++) search.iterate();
  expect(swaps.length).toBeGreaterThan(20);
  expect(swaps).not.toContain(false);
});
