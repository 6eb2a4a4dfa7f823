import { ranksOf } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { type Score, standings } from "./end.ts";

const score = (total: number, cards: number, best: number): Score => ({
  planets: total,
  goods: 0,
  total,
  cards,
  best,
});

const ranks = (scores: readonly Score[]): number[] => ranksOf(standings(scores));

describe("final scoring", () => {
  test("GT-SCORE-1: the points of one's planets, negative ones too, and one for every two goods", () => {
    const game = position({
      players: 2,
      isLastRound: true,
      primon: 1,
      toAct: 0,
      hands: ["fuel fuel", "food"],
      planets: ["wayward solace helvetia", "perigees-folly"],
      row: ["nightcore 0 - - -"],
    });
    game.play(0, "end", "end");
    const result = game.rules.result(game.state);
    // Three goods in hand and on planets together count one.
    expect(result?.scores).toEqual([-2 + 4 + 3 + 1, -1 + 0]);
    expect(result?.breakdown).toEqual([
      [
        { id: "score.planets", value: 5 },
        { id: "score.goods", value: 1 },
      ],
      [
        { id: "score.planets", value: -1 },
        { id: "score.goods", value: 0 },
      ],
    ]);
    expect(result?.tieBreaks).toEqual([
      [6, 4],
      [2, -1],
    ]);
  });

  test("GT-SCORE-2: the highest score wins", () => {
    expect(ranks([score(10, 1, 1), score(12, 1, 1), score(-3, 9, 9)])).toEqual([2, 1, 3]);
  });

  test("GT-TIE-1: then the larger number of planets and goods together", () => {
    expect(ranks([score(10, 8, 1), score(10, 7, 6)])).toEqual([1, 2]);
    expect(ranks([score(10, 7, 6), score(10, 8, 1)])).toEqual([2, 1]);
  });

  test("GT-TIE-2: then the best planet; without planets one ranks lowest", () => {
    expect(ranks([score(10, 8, 4), score(10, 8, 6)])).toEqual([2, 1]);
    const game = position({
      players: 2,
      isLastRound: true,
      primon: 1,
      toAct: 0,
      hands: ["fuel fuel", ""],
      planets: ["", "tillmark wayward"],
      row: [],
    });
    game.play(0, "end");
    expect(game.rules.result(game.state)?.tieBreaks[0][1]).toBeLessThan(-99);
  });

  test("GT-TIE-3: then the victory is shared", () => {
    expect(ranks([score(10, 8, 4), score(9, 8, 4), score(10, 8, 4)])).toEqual([1, 3, 1]);
  });
});
