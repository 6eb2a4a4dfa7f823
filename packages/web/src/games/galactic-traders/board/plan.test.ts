import { configFor, game } from "@portolan/games/galactic-traders";
import type { Move } from "@portolan/guides/galactic-traders";
import { mustPlay, seededDeal, startMatch } from "@portolan/kernel";
import { expect, test } from "vitest";
import { endedTurn, filledBy, looseGood, planned, planOf, planStep, without } from "./plan.ts";

const SETTINGS = { players: 3 } as const;
const rules = game.open(SETTINGS);

/** The first moment of a game played by the rollout policy in which it is this seat's turn and the wanted step. */
function moment(seed: string, step: "recall" | "deliver", seat = 0, least = 20) {
  const match = startMatch(rules, seededDeal(seed, 3));
  for (;;) {
    const [next] = rules.toAct(match.state);
    const view = rules.view(match.state, seat);
    if (match.moves.length > least && next === seat && planStep(view, seat) === step) return { match, view };
    const move = rules.mind.rollout(match.state, next);
    if (move) mustPlay(match, next, move);
  }
}

const isLay = (move: Move): boolean => move.type === "lay";

test("a planned good lies on the board and nobody has been told", () => {
  const { view } = moment("plan", "deliver");
  const start = planOf(rules, view, 0, []);
  const lay = start.offers.find(isLay);
  expect(lay).toBeDefined();
  const plan = planOf(rules, view, 0, planned(start, 0, lay as Move));
  expect(plan.moves).toEqual([lay]);
  expect(filledBy(view, plan.view)).toHaveLength(1);
  expect(plan.view.traders[0].out).toBe(view.traders[0].out + 1);
  expect(plan.view.hand).not.toEqual(view.hand);
  expect(view.row.flatMap(({ slots }) => slots).filter(Boolean)).not.toHaveLength(
    plan.view.row.flatMap(({ slots }) => slots).filter(Boolean).length,
  );
});

test("GT-TURN-7: a delivery planned while goods can still be recalled ends that step first", () => {
  const { view } = moment("plan", "recall");
  const start = planOf(rules, view, 0, []);
  const lay = start.offers.find(isLay) as Move;
  const plan = planOf(rules, view, 0, planned(start, 0, lay));
  expect(plan.moves.map(({ type }) => type)).toEqual(["end", "lay"]);
  expect(planOf(rules, view, 0, without(plan, 1)).moves).toEqual([]);
});

test("what can no longer be done falls out of a plan", () => {
  const { view } = moment("plan", "deliver");
  const start = planOf(rules, view, 0, []);
  const lay = start.offers.find(isLay) as Move;
  const often = Array.from({ length: 9 }, () => lay);
  expect(planOf(rules, view, 0, often).moves.length).toBeLessThan(9);
});

test("GT-TURN-1: sending the plan plays the same turn as laying goods one by one", () => {
  for (const step of ["recall", "deliver"] as const) {
    const { match, view } = moment("send", step);
    const start = planOf(rules, view, 0, []);
    const lay = start.offers.find(isLay);
    const plan = planOf(rules, view, 0, lay ? planned(start, 0, lay) : []);
    for (const move of endedTurn(rules, plan, view, 0)) {
      expect(rules.check(match.state, 0, move)).toBeNull();
      mustPlay(match, 0, move);
    }
    expect(planStep(rules.view(match.state, 0), 0)).toBeNull();
  }
});

test("the rules say why something cannot be planned", () => {
  const { view } = moment("plan", "deliver");
  const { edition } = configFor(SETTINGS);
  const plan = planOf(rules, view, 0, []);
  const good = (view.hand ?? []).findIndex((count) => count > 0);
  const place = view.row.find(({ planet }) => !edition.planets[planet].needs.includes(good));
  expect(plan.check({ type: "lay", good, planet: place?.planet ?? -1 })?.rule).toBe("GT-SLOT-2");
});

test("the good that was laid last can go wherever it could have gone, but not where it lies", () => {
  for (const step of ["recall", "deliver"] as const) {
    const { view } = moment("plan", step);
    const start = planOf(rules, view, 0, []);
    const lay = start.offers.find(isLay);
    if (lay?.type !== "lay") throw new Error("nothing can be laid");
    const plan = planOf(rules, view, 0, planned(start, 0, lay));
    const loose = looseGood(rules, plan, view, 0);
    expect(loose?.good).toBe(lay.good);
    const elsewhere = start.offers.filter(
      (move) => (move.type === "lay" || move.type === "convert") && move.good === lay.good,
    );
    expect(loose?.offers).toEqual(
      elsewhere.filter((move) => !("planet" in move) || move.planet !== lay.planet),
    );
    for (const move of loose?.offers ?? []) {
      const again = planOf(rules, view, 0, planned(loose?.before ?? plan, 0, move));
      expect(again.moves.at(-1)).toEqual(move);
      expect(again.moves).toHaveLength(plan.moves.length);
    }
  }
});

test("nothing is loose in an empty plan, nor after a good was taken back", () => {
  const { view } = moment("plan", "recall");
  const start = planOf(rules, view, 0, []);
  expect(looseGood(rules, start, view, 0)).toBeNull();
  const recall = start.offers.find(({ type }) => type === "recall");
  expect(recall).toBeDefined();
  const plan = planOf(rules, view, 0, planned(start, 0, recall as Move));
  expect(looseGood(rules, plan, view, 0)).toBeNull();
});
