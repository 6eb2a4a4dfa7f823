import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Checks, Mind, Rules } from "../game.ts";
import { refuse } from "../refusal.ts";
import {
  checkEvents,
  checkInvariants,
  checkLegality,
  checkRecord,
  checkRefusals,
  checkRollouts,
  checkSerialisation,
  checkUndo,
  type GameCheck,
  type Tested,
} from "./checks.ts";
import { checkFold } from "./folding.ts";
import { checkSecrecy, checkSpread } from "./secrecy.ts";
import { describeGame } from "./suite.ts";
import { type Toy, toy, toyChecks } from "./toy.ts";

const golden = readFileSync(new URL("golden/toy.txt", import.meta.url), "utf8");

describeGame(toy, toyChecks, { games: 40, optionGames: 10, positions: 2000, golden: { toy: golden } });

/** The toy game with one thing wrong. */
function sabotage(change: (rules: Rules<Toy>) => Partial<Rules<Toy>>): Tested<Toy> {
  const original = toy.open({ players: 3 });
  const rules = { ...original, ...change(original) };
  return { game: { ...toy, open: () => rules }, rules, checks: toyChecks({ players: 3 }) };
}

function sabotageMind(mind: Partial<Mind<Toy>>, rules: Partial<Rules<Toy>> = {}): Tested<Toy> {
  return sabotage((original) => ({ ...rules, mind: { ...original.mind, ...mind } }));
}

function sabotageChecks(checks: Partial<Checks<Toy>>): Tested<Toy> {
  const tested = sabotage(() => ({}));
  return { ...tested, checks: { ...tested.checks, ...checks } };
}

function catches(check: GameCheck, tested: Tested<Toy>): boolean {
  for (let seed = 0; seed < 60; seed++) {
    try {
      check(tested, seed);
    } catch (error) {
      expect(String(error)).toContain(`seed ${seed}`);
      return true;
    }
  }
  return false;
}

/** The toy game as if nobody could swap. */
const withoutSwap: Partial<Rules<Toy>> = (() => {
  const { legal, check } = toy.open({ players: 3 });
  return {
    legal: (state, seat) => legal(state, seat).filter(({ type }) => type !== "swap"),
    check: (state, seat, move) =>
      move.type === "swap" ? refuse("TY-TURN-1", "refuse.turn") : check(state, seat, move),
  };
})();

describe("the suite finds what is wrong", () => {
  const defects: readonly [string, GameCheck, Tested<Toy>][] = [
    ["a broken invariant", checkInvariants, sabotageChecks({ broken: () => ["something"] })],
    [
      "a broken invariant from one move to the next",
      checkInvariants,
      sabotageChecks({ broken: (state, before) => (before && before.turn < state.turn ? ["turned"] : []) }),
    ],
    ["a game without a result", checkInvariants, sabotage(() => ({ result: () => null }))],
    [
      "a breakdown that does not add up",
      checkInvariants,
      sabotage(({ result }) => ({
        result: (state) => {
          const found = result(state);
          return found && { ...found, breakdown: found.breakdown.map(() => [{ id: "x", value: -1 }]) };
        },
      })),
    ],
    ["a game that does not end", checkInvariants, sabotage(() => ({ apply: () => undefined }))],
    [
      "a legal move that is refused",
      checkLegality,
      sabotage(() => ({
        check: (_, __, move) => (move.type === "swap" ? { rule: "TY-TURN-1", id: "no" } : null),
      })),
    ],
    [
      "a notation that reads as another move",
      checkLegality,
      sabotage(() => ({ parse: () => ({ move: { type: "keep" } }) })),
    ],
    [
      "a move listed twice",
      checkLegality,
      sabotage(({ legal }) => ({ legal: (state, seat) => [...legal(state, seat), ...legal(state, seat)] })),
    ],
    ["a game that waits for nobody", checkLegality, sabotage(() => ({ waitsFor: () => [] }))],
    [
      "a game that waits for someone who may not act",
      checkLegality,
      sabotage(() => ({ waitsFor: ({ turn }) => [(turn + 1) % 3] })),
    ],
    ["nothing to think about", checkLegality, sabotageMind({ candidates: () => [] })],
    [
      "a thought that is not legal",
      checkLegality,
      sabotageMind({ candidates: () => [{ type: "swap" }] }, withoutSwap),
    ],
    [
      "a rollout that is not legal",
      checkLegality,
      sabotageMind({ candidates: () => [{ type: "keep" }], rollout: () => ({ type: "swap" }) }, withoutSwap),
    ],
    ["a rollout that is refused", checkRollouts, sabotageMind({ rollout: () => ({ type: "mark" }) })],
    [
      "a rollout that leads nowhere",
      checkRollouts,
      sabotageMind({ rollout: () => ({ type: "keep" }) }, { apply: () => undefined }),
    ],
    ["a move that is accepted but not listed", checkRefusals, sabotage(() => ({ check: () => null }))],
    [
      "a refusal that changes the state",
      checkRefusals,
      sabotage(({ check }) => ({
        check: (state, seat, move) => {
          const refusal = check(state, seat, move);
          if (refusal) state.deck.reverse();
          return refusal;
        },
      })),
    ],
    [
      "a refusal without a rule",
      checkRefusals,
      sabotage(() => ({ parse: () => ({ refusal: { rule: "", id: "no" } }) })),
    ],
    [
      "state that JSON loses",
      checkSerialisation,
      sabotage(({ setup }) => ({
        setup: (chance, emit) =>
          Object.assign(setup(chance, emit), { hands: new Float64Array(setup(chance).hands) }) as never,
      })),
    ],
    ["a clone that shares", checkSerialisation, sabotage(() => ({ clone: (state) => ({ ...state }) }))],
    [
      "chance from elsewhere",
      checkRecord,
      sabotage(({ apply }) => ({
        apply: (state, seat, move, chance, emit) => {
          state.deck.sort(() => Math.random() - 0.5);
          apply(state, seat, move, chance, emit);
        },
      })),
    ],
    [
      "a clone that forgets, which undo relies on",
      checkUndo,
      sabotage(({ clone }) => ({ clone: (state) => ({ ...clone(state), marks: state.marks }) })),
    ],
    [
      "an event that is redacted again",
      checkEvents,
      sabotage(({ redact }) => ({
        redact: (event, viewer) => {
          const seen = redact(event, viewer);
          return seen && "count" in seen ? { ...seen, count: seen.count + 1 } : seen;
        },
      })),
    ],
    ["a fold that forgets", checkFold, sabotage(() => ({ fold: (view) => view }))],
    [
      "a fold that is wrong for one seat",
      checkFold,
      sabotage(({ fold }) => ({
        fold: (view, event) => {
          const next = fold(view, event);
          return event.type === "drew" && view.viewer === 2 ? { ...next, hand: view.hand } : next;
        },
      })),
    ],
    [
      "a fold that is wrong for a spectator",
      checkFold,
      sabotage(({ fold }) => ({
        fold: (view, event) => (view.viewer === null && event.type === "showed" ? view : fold(view, event)),
      })),
    ],
    [
      "a fold that puts things in another order",
      checkFold,
      sabotage(({ fold }) => ({
        fold: (view, event) => {
          const { viewer, ...rest } = fold(view, event);
          return { ...rest, viewer };
        },
      })),
    ],
    [
      "a fold that changes the view it is given",
      checkFold,
      sabotage(({ fold }) => ({
        fold: (view, event) => Object.assign(view, fold(view, event)),
      })),
    ],
    [
      "an event too poor to fold",
      checkFold,
      sabotage(({ redact }) => ({
        redact: (event, viewer) => (event.type === "kept" ? null : redact(event, viewer)),
      })),
    ],
    [
      "a view that shows the deck",
      checkSecrecy,
      sabotage(({ view }) => ({
        view: (state, viewer) => ({ ...view(state, viewer), deckSize: state.deck[0] }),
      })),
    ],
    ["events that are not redacted", checkSecrecy, sabotage(() => ({ redact: (event) => event }))],
    [
      "legal moves that depend on another hand",
      checkSecrecy,
      sabotage(({ legal }) => ({
        legal: (state, seat) =>
          legal(state, seat).filter((move) => move.type !== "mark" || state.hands[(seat + 1) % 3] > 9),
      })),
    ],
    [
      "a world with a card twice",
      checkSecrecy,
      sabotage(({ sample }) => ({
        sample: (view, chance) => {
          const world = sample(view, chance);
          world.deck[0] = world.hands[0];
          return world;
        },
      })),
    ],
    [
      "worlds that are not spread evenly",
      (tested, seed) => checkSpread(tested, seed, 300),
      sabotage(({ sample }) => ({
        sample: (view, chance) => {
          const world = sample(view, chance);
          world.deck.sort((a, b) => a - b);
          return world;
        },
      })),
    ],
  ];
  test.each(defects)("%s", (_name, check, tested) => {
    expect(catches(check, tested)).toBe(true);
  });
});
