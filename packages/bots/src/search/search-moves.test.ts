import { tradersOfCarthage } from "@portolan/games";
import { fastChance } from "@portolan/kernel";
import { somewhere } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import type { Clock, Question } from "../player.ts";
import type { MoveStats } from "./search.ts";
import { type Budget, mostVisited, runToEnd, searchMove, searchMoves } from "./search-moves.ts";

const rules = tradersOfCarthage.open({ players: 3 });

/** A decision with several moves somewhere in a game. */
function decision(seed: number): Question {
  for (let at = seed; ; at++) {
    const moment = somewhere(rules, at);
    if (!moment) continue;
    const { state, seat } = moment;
    const legal = rules.legal(state, seat);
    if (legal.length < 2) continue;
    return { rules, seat, view: rules.view(state, seat), legal, chance: fastChance(seed) } as Question;
  }
}

/** A clock that moves on by so much whenever it is read. */
function clockOf(step: number): Clock {
  let time = 0;
  return {
    now() {
      time += step;
      return time;
    },
  };
}

function search(seed: number, budget: Budget, clock = clockOf(0)): readonly MoveStats[] {
  return runToEnd(searchMoves(decision(seed), budget, clock)).stats();
}

const looks = (stats: readonly MoveStats[]): number => stats.reduce((sum, { visits }) => sum + visits, 0);

describe("thinking", () => {
  test("is the same again with the same seed and number of iterations", () => {
    for (const seed of [1, 2, 3]) {
      expect(search(seed, { iterations: 150 })).toEqual(search(seed, { iterations: 150 }));
    }
  });

  test("looks no further than its iterations", () => {
    const few = looks(search(5, { iterations: 10 }));
    expect(looks(search(5, { iterations: 60 }))).toBeGreaterThan(few);
    expect(few).toBe(looks(search(5, { iterations: 0 })) + 10);
  });

  test("ends when its time is up", () => {
    const before = looks(search(5, { iterations: 0 }));
    // The clock is read at the start and after every iteration: 40, 80 and 120 of 100 milliseconds.
    expect(looks(search(5, { ms: 100 }, clockOf(40))) - before).toBe(3);
  });

  test("has looked at every move when there was no time at all", () => {
    expect(looks(search(5, { ms: 0 }, clockOf(40)))).toBe(looks(search(5, { iterations: 1 })));
  });

  test("ends before when nothing could change the choice any more", () => {
    const before = looks(search(18, { iterations: 0 }));
    const thought = looks(search(18, { iterations: 1500 })) - before;
    expect(thought).toBeLessThan(1500);
  });
});

test("a move is examined for all of the budget, however clear it is", () => {
  const question = decision(18);
  const looksAt = (iterations: number): number[] =>
    runToEnd(searchMove(question, question.legal[0], { iterations }, clockOf(0)))
      .stats()
      .map(({ visits }) => visits);
  const [before] = looksAt(0);
  expect(looksAt(1500)).toEqual([before + 1500]);
});

describe("the favourite", () => {
  const found = (visits: number, reward: number): MoveStats => ({
    visits,
    reward,
    victory: reward,
    points: 0,
  });

  test("is the move looked at most often, however good a lucky one seems", () => {
    expect(mostVisited([found(10, 0.9), found(90, 0.5), found(20, 0.6)])).toBe(1);
  });

  test("among equals it is the better one", () => {
    expect(mostVisited([found(10, 0.4), found(10, 0.5), found(10, 0.45)])).toBe(1);
  });
});
