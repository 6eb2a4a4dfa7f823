import { describe, expect, test } from "vitest";
import { seededDeal } from "./fair.ts";
import {
  eventsFor,
  type Match,
  mustPlay,
  play,
  redo,
  startFrom,
  startMatch,
  undo,
  undoable,
} from "./match.ts";
import { RuleError } from "./refusal.ts";
import { type Toy, toy } from "./testing/toy.ts";

function newMatch(): Match<Toy> {
  return startMatch(toy.open({ players: 3 }), seededDeal(1, 3));
}

const mark = { type: "mark" } as const;
const keep = { type: "keep" } as const;
const swap = { type: "swap" } as const;

test("a refused move changes nothing and names its rule", () => {
  const match = newMatch();
  const before = JSON.stringify(match.state);
  const outcome = play(match, 1, keep);
  expect(outcome).toEqual({ refusal: { rule: "TY-TURN-1", id: "refuse.turn", parts: {} } });
  expect(JSON.stringify(match.state)).toBe(before);
  expect(match.moves).toEqual([]);
  expect(() => mustPlay(match, 1, keep)).toThrow(RuleError);
});

describe("undo", () => {
  test("goes back step by step, or several at once", () => {
    const match = newMatch();
    const before = JSON.stringify(match.state);
    mustPlay(match, 0, mark);
    mustPlay(match, 0, mark);
    expect(undoable(match, 0)).toBe(2);
    expect(undo(match, 0, 2)).toBe(true);
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.moves).toEqual([]);
  });

  test("stops where a card was drawn", () => {
    const match = newMatch();
    mustPlay(match, 0, mark);
    mustPlay(match, 0, swap);
    expect(undoable(match, 0)).toBe(0);
    expect(undo(match, 0)).toBe(false);
  });

  test("is only for one's own moves, until someone else moves", () => {
    const match = newMatch();
    mustPlay(match, 0, keep);
    expect(undo(match, 1)).toBe(false);
    expect(undoable(match, 0)).toBe(1);
    mustPlay(match, 1, mark);
    expect([undoable(match, 0), undoable(match, 1)]).toEqual([0, 1]);
  });

  test("never takes more steps than there are, nor none", () => {
    const match = newMatch();
    mustPlay(match, 0, mark);
    expect(undo(match, 0, 2)).toBe(false);
    expect(undo(match, 0, 0)).toBe(false);
    expect(match.state.marks[0]).toBe(1);
  });

  test("can be taken back itself, until another move is made", () => {
    const match = newMatch();
    mustPlay(match, 0, mark);
    mustPlay(match, 0, keep);
    undo(match, 0, 2);
    expect(redo(match, 1)).toBe(false);
    expect(redo(match, 0)).toBe(true);
    expect(match.moves.map(({ move }) => move.type)).toEqual(["mark"]);
    expect(redo(match, 0)).toBe(true);
    undo(match, 0);
    mustPlay(match, 0, mark);
    expect(redo(match, 0)).toBe(false);
  });
});

test("each seat is told what it may know", () => {
  const match = newMatch();
  const shown = eventsFor(match, 1).map((event) => ("cards" in event ? event.cards : []));
  expect(shown).toEqual([null, [match.state.hands[1]], null]);
  expect(eventsFor(match, null).every((event) => "cards" in event && event.cards === null)).toBe(true);
  mustPlay(match, 0, mark);
  expect(eventsFor(match, 2, 3)).toEqual([{ type: "marked", seat: 0 }]);
});

test("a match can begin from a position, which it leaves as it was", () => {
  const rules = toy.open({ players: 2 });
  const position = { deck: [1], hands: [5, 6], marks: [0, 0], turn: 1 };
  const match = startFrom(rules, seededDeal(1, 2), position);
  mustPlay(match, 1, swap);
  expect(match.state.hands).toEqual([5, 1]);
  expect(position.hands).toEqual([5, 6]);
});
