import { tradersOfCarthage } from "@portolan/games";
import { fastChance } from "@portolan/kernel";
import { expect, test } from "vitest";
import { askLine, isAside, readAnswer } from "./protocol.ts";

const rules = tradersOfCarthage.open({ players: 2 });
const state = rules.setup(fastChance(1));
const [seat] = rules.toAct(state);
const question = {
  rules,
  seat,
  view: rules.view(state, seat),
  legal: rules.legal(state, seat),
  chance: fastChance(2),
};

test("a question has all that is needed to answer it, and an edition only if it is another", () => {
  const circumstances = { table: "7", isComplete: true, budget: 250 };
  const asked = JSON.parse(askLine(3, question, circumstances));
  expect(asked).toEqual({
    id: 3,
    op: "choose",
    table: "7",
    game: "traders-of-carthage",
    settings: { players: 2, options: rules.options },
    seat,
    view: question.view,
    legal: question.legal.map((move) => rules.print(move)),
    complete: true,
    budget: { ms: 250 },
  });
  const other = JSON.parse(askLine(3, question, { ...circumstances, edition: { edition: "mine" } }));
  expect(other.settings.edition).toEqual({ edition: "mine" });
});

test("an answer is a move in notation, with or without the id of the question", () => {
  const move = { type: "token", colour: 0 };
  expect(readAnswer('{"id":3,"move":"token red"}', 3, question)).toEqual({ move });
  expect(readAnswer(' {"move":"TOKEN red", "thoughts":"red it is"}', 3, question)).toEqual({ move });
});

test.each([
  ["token red", "nonsense", /not JSON: token red/],
  ["", "nonsense", /not JSON/],
  ["null", "nonsense", /expected an object/],
  ["{}", "nonsense", /move: expected a text/],
  ['{"move":7}', "nonsense", /move: expected a text/],
  ['{"id":2,"move":"token red"}', "nonsense", /id 2 instead of 3/],
  ['{"move":"castle"}', "illegal", /castle \(TC-TURN-1\)/],
])("%j is no answer", (line, kind, detail) => {
  expect(readAnswer(line, 3, question)).toEqual({ fault: { kind, detail: expect.stringMatching(detail) } });
});

test.each(["Welcome!", "[info] ready", "", "castle"])("%j was not meant as an answer", (line) => {
  expect(isAside(line, question)).toBe(true);
});

test.each(['{"move":"castle"}', "{'move': 'token red'}", ' "token red"', "null", "token red"])(
  "%j was meant as an answer",
  (line) => {
    expect(isAside(line, question)).toBe(false);
  },
);
