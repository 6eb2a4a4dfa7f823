import { describe, expect, test } from "vitest";
import { fastChance } from "./chance.ts";
import {
  defineGame,
  type GameDefinition,
  type MindDefinition,
  type SettledSettings,
  settleSettings,
} from "./define-game.ts";
import type { GameTypes, Settings, Weights } from "./game.ts";

/** Whoever says the highest number wins; each says one. */
interface Saying extends GameTypes {
  readonly state: { said: number[] };
  readonly move: { readonly type: "say"; readonly number: number };
  readonly view: { readonly said: readonly number[] };
  readonly event: { readonly type: "said" };
}

const settings = { houseEdition: null, options: {} };

function configure(given: Settings): SettledSettings {
  return settleSettings(given, {
    ...settings,
    loadEdition: () => ({ id: "saying", players: { min: 2, max: 3 } }),
  });
}

/** Nothing but what `defineGame` cannot fill in. */
const definition: GameDefinition<Saying, SettledSettings, Weights> = {
  id: "saying",
  rulesVersion: 1,
  players: { min: 2, max: 3 },
  minutes: 1,
  words: { en: {} },
  configure,
  rules: ({ players }) => ({
    setup: () => ({ said: [] }),
    toAct: ({ said }) => (said.length < players ? [said.length] : []),
    legal: () => [1, 2, 3].map((number) => ({ type: "say", number })),
    check: () => null,
    apply({ state, emit }, _seat, { number }) {
      state.said.push(number);
      emit?.({ type: "said" });
    },
    result: ({ said }) =>
      said.length < players
        ? null
        : { scores: said, tieBreaks: said.map(() => []), breakdown: [], reason: "ending.said" },
    print: ({ number }) => `say ${number}`,
    parse: (text) => (/^say [123]$/.test(text) ? { type: "say", number: Number(text.slice(4)) } : null),
    notation: "SY-TURN-1",
    view: ({ said }) => ({ said: said.slice() }),
    fold: (view) => view,
    sample: ({ said }) => ({ said: said.slice() }),
  }),
};

const least = defineGame(definition);

describe("a game that leaves out all it may", () => {
  const rules = least.open({ players: 3 });
  const state = rules.setup(fastChance(1));

  test("waits for all who may act, lists every move, and names seats and decisions", () => {
    expect(rules.waitsFor(state)).toEqual([0]);
    expect(rules.isComplete(state, 0)).toBe(true);
    expect(rules.decision(state, 0)).toBe("move");
    expect(rules.seatNames).toEqual(["seat.0", "seat.1", "seat.2"]);
    expect(rules.words("en")).toEqual({});
    expect([least.options, least.weights, rules.editionId]).toEqual([{}, {}, "saying"]);
  });

  test("has no secrets", () => {
    const event = { type: "said" } as const;
    expect(rules.redact(event, 1)).toBe(event);
    expect(rules.reveals(event, 1)).toBe(false);
  });

  test("clones to any depth", () => {
    const copy = rules.clone({ said: [1] });
    copy.said.push(2);
    expect([state.said, copy.said]).toEqual([[], [1, 2]]);
  });

  test("is told by the types of its events and moves", () => {
    expect(rules.tell.event({ type: "said" })).toEqual({ id: "event.said" });
    expect(rules.tell.move({ type: "say", number: 1 })).toEqual({ id: "move.say" });
    expect(rules.tell.figures([])).toEqual([]);
  });

  test("is judged by nothing, and every move is a candidate", () => {
    const { mind } = rules;
    expect(mind.evaluate(state)).toEqual([0, 0, 0]);
    expect(mind.evaluateLeaf(state)).toEqual({ points: [0, 0, 0], spread: 1 });
    expect(mind.candidates).toBe(rules.legal);
    expect(mind.rollout(state, 0)).toBeNull();
    const move = { type: "say", number: 1 } as const;
    expect(mind.speak(rules.view(state, 0), move)).toBe(move);
  });

  test("refuses what is no move by its rule, quoting what was written", () => {
    expect(rules.parse("say 2")).toEqual({ move: { type: "say", number: 2 } });
    const refusal = { rule: "SY-TURN-1", id: "refuse.notation", parts: { text: "shout" } };
    expect(rules.parse(" shout ")).toEqual({ refusal });
  });

  test("is ranked by its scores", () => {
    const end = { said: [2, 3, 2] };
    expect(rules.result(state)).toBeNull();
    expect(rules.result(end)?.ranks).toEqual([2, 1, 2]);
  });

  test("has its settings checked", () => {
    expect(() => least.open({ players: 4 })).toThrow("the game is for 2 to 3 players, not 4");
  });
});

test("the evaluation is the sum of its terms unless the game has a quicker way", () => {
  const judged = (better: Partial<MindDefinition<Saying>> = {}) =>
    defineGame<Saying, SettledSettings, { readonly word: number }>({
      ...definition,
      weights: { word: 2 },
      mind: (_config, { word }) => ({
        terms: (_state, seat) => [
          { id: "advice.word", value: word * seat },
          { id: "advice.turn", value: 1 },
        ],
        ...better,
      }),
    });
  const state = { said: [] };
  expect(judged().open({ players: 2 }).mind.evaluate(state)).toEqual([1, 3]);
  expect(judged().open({ players: 2 }, { word: 5 }).mind.evaluate(state)).toEqual([1, 6]);
  const { mind } = judged({ evaluate: () => [7, 8], spread: () => 4 }).open({ players: 2 });
  expect(mind.evaluateLeaf(state)).toEqual({ points: [7, 8], spread: 4 });
  expect(() => judged().open({ players: 2 }, { other: 1 })).toThrow('weight "word" must be a number');
});
