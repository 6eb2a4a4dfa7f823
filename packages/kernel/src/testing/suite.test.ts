import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Rules } from "../game.ts";
import { refuse } from "../refusal.ts";
import {
  checkEvents,
  checkHabits,
  checkInvariants,
  checkLegality,
  checkRecord,
  checkRefusals,
  checkSerialisation,
  checkUndo,
  type GameCheck,
} from "./checks.ts";
import { checkFold } from "./folding.ts";
import { checkSecrecy, checkSpread } from "./secrecy.ts";
import { describeGame } from "./suite.ts";
import { type Toy, toy } from "./toy.ts";

const golden = readFileSync(new URL("golden/toy.txt", import.meta.url), "utf8");

describeGame(toy, { games: 40, optionGames: 10, positions: 2000, golden: { toy: golden } });

/** The toy game with one thing wrong. */
function sabotage(change: (rules: Rules<Toy>) => Partial<Rules<Toy>>): Rules<Toy> {
  const rules = toy.open({ players: 3 });
  return { ...rules, ...change(rules) };
}

function catches(check: GameCheck, rules: Rules<Toy>): boolean {
  const game = { ...toy, open: () => rules };
  for (let seed = 0; seed < 60; seed++) {
    try {
      check(game, rules, seed);
    } catch (error) {
      expect(String(error)).toContain(`seed ${seed}`);
      return true;
    }
  }
  return false;
}

describe("the suite finds what is wrong", () => {
  const defects: readonly [string, GameCheck, Rules<Toy>][] = [
    ["a broken invariant", checkInvariants, sabotage(() => ({ broken: () => ["something"] }))],
    [
      "a broken invariant from one move to the next",
      checkInvariants,
      sabotage(() => ({ broken: (state, before) => (before && before.turn < state.turn ? ["turned"] : []) })),
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
    ["nothing to think about", checkLegality, sabotage(() => ({ shortlist: () => [] }))],
    [
      "a thought that is not legal",
      checkLegality,
      sabotage(({ legal }) => ({
        legal: (state, seat) => legal(state, seat).filter(({ type }) => type !== "swap"),
        shortlist: () => [{ type: "swap" }],
      })),
    ],
    [
      "a habit that is not legal",
      checkLegality,
      sabotage(({ legal, check }) => ({
        legal: (state, seat) => legal(state, seat).filter(({ type }) => type !== "swap"),
        check: (state, seat, move) =>
          move.type === "swap" ? refuse("TY-TURN-1", "refuse.turn") : check(state, seat, move),
        habit: () => ({ type: "swap" }),
      })),
    ],
    ["a habit that is refused", checkHabits, sabotage(() => ({ habit: () => ({ type: "mark" }) }))],
    [
      "a habit that leads nowhere",
      checkHabits,
      sabotage(() => ({ habit: () => ({ type: "keep" }), apply: () => undefined })),
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
        setup: (chance, tell) =>
          Object.assign(setup(chance, tell), { hands: new Float64Array(setup(chance).hands) }) as never,
      })),
    ],
    ["a clone that shares", checkSerialisation, sabotage(() => ({ clone: (state) => ({ ...state }) }))],
    [
      "chance from elsewhere",
      checkRecord,
      sabotage(({ apply }) => ({
        apply: (state, seat, move, chance, tell) => {
          state.deck.sort(() => Math.random() - 0.5);
          apply(state, seat, move, chance, tell);
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
      (game, rules, seed) => checkSpread(game, rules, seed, 300),
      sabotage(({ sample }) => ({
        sample: (view, chance) => {
          const world = sample(view, chance);
          world.deck.sort((a, b) => a - b);
          return world;
        },
      })),
    ],
  ];
  test.each(defects)("%s", (_name, check, rules) => {
    expect(catches(check, rules)).toBe(true);
  });
});
