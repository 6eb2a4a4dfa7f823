import { expect, test } from "vitest";
import { seededDeal } from "./fair.ts";
import { mustPlay, startMatch } from "./match.ts";
import { PERSON } from "./record.ts";
import { toy } from "./testing/toy.ts";
import { type AnsweredMatch, canUndoAnswered, redoAnswered, undoAnswered } from "./undo-answered.ts";

const MARK = { type: "mark" } as const;
const KEEP = { type: "keep" } as const;

/** A game between a person and other players, after these moves. */
function tableOf(others: string, ...moves: readonly (readonly [number, { readonly type: string }])[]) {
  const match = startMatch(toy.open({ players: 3 }), seededDeal(1, 3));
  for (const [seat, move] of moves) mustPlay(match, seat, move as typeof MARK);
  const sitters = [PERSON, others, others].map((player) => ({ name: player, player }));
  const table: AnsweredMatch = { game: toy, sitters, match, undone: [], mark: null };
  return table;
}

const moves = ({ match }: AnsweredMatch): string[] =>
  match.moves.map(({ seat, move }) => `${seat} ${move.type}`);

test("a move is undone together with what computer players answered, and redone with it", () => {
  const table = tableOf("trader", [0, MARK], [0, KEEP], [1, MARK], [1, KEEP]);
  const before = JSON.stringify(table.match.state);
  expect(canUndoAnswered(table, 0)).toBe(true);
  expect(undoAnswered(table, 0, "move")).toBe(true);
  expect(moves(table)).toEqual(["0 mark"]);
  expect(redoAnswered(table)).toBe(true);
  expect(moves(table)).toEqual(["0 mark", "0 keep", "1 mark", "1 keep"]);
  expect(JSON.stringify(table.match.state)).toBe(before);
  expect(redoAnswered(table)).toBe(false);
});

test("moves that nobody has answered are undone one by one or all at once", () => {
  const table = tableOf("trader", [0, MARK], [0, MARK]);
  expect(undoAnswered(table, 0, "move")).toBe(true);
  expect(moves(table)).toEqual(["0 mark"]);
  mustPlay(table.match, 0, MARK);
  expect(undoAnswered(table, 0, "turn")).toBe(true);
  expect(moves(table)).toEqual([]);
  expect(undoAnswered(table, 0, "turn")).toBe(false);
});

test("what another person has answered stays", () => {
  const table = tableOf(PERSON, [0, KEEP], [1, MARK]);
  expect(canUndoAnswered(table, 0)).toBe(false);
  expect(undoAnswered(table, 0, "move")).toBe(false);
});

test("nothing is undone once somebody has learned something", () => {
  const table = tableOf("trader", [0, KEEP], [1, { type: "swap" }]);
  expect(canUndoAnswered(table, 0)).toBe(false);
});

test("after other moves were undone and made, what was known of the old ones is not used", () => {
  const table = tableOf("trader", [0, MARK], [0, KEEP], [1, KEEP]);
  expect(canUndoAnswered(table, 0)).toBe(true);
  expect(undoAnswered(table, 0, "move")).toBe(true);
  expect(undoAnswered(table, 0, "move")).toBe(true);
  expect(moves(table)).toEqual([]);
  mustPlay(table.match, 0, KEEP);
  mustPlay(table.match, 1, KEEP);
  expect(undoAnswered(table, 0, "move")).toBe(true);
  expect(moves(table)).toEqual([]);
});
