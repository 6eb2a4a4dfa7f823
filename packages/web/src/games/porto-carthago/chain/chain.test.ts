import { random } from "@portolan/bots";
import { configFor, type GameTypes, game } from "@portolan/games/porto-carthago";
import { aids } from "@portolan/guides/porto-carthago";
import { eventsFor, fastChance, mustPlay, seededDeal, startMatch } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { type Cause, causeOf } from "./cause.ts";
import { type Chain, chainOf, chainShown, fitSteps, type Step } from "./chain.ts";
import { deedsOf, sinceBeginning } from "./deeds.ts";

type Happening = aids.PortoEvent;

interface Moment {
  readonly view: aids.View;
  readonly chain: Chain;
  readonly asked: aids.Asked;
}

/** Every decision of a game at random, as the player who makes it sees it. */
function momentsOf(players: number, seed: string): readonly Moment[] {
  const rules = game.open({ players });
  const table = configFor({ players });
  const match = startMatch(rules, seededDeal(seed, players));
  const chance = fastChance(7);
  const moments: Moment[] = [];
  for (let [seat] = rules.toAct(match.state); seat !== undefined; [seat] = rules.toAct(match.state)) {
    const view = rules.view(match.state, seat);
    const events = eventsFor(match, seat) as readonly GameTypes["event"][];
    const asked = aids.asked(table, view);
    if (asked) moments.push({ view, chain: chainOf(table, view, events), asked });
    const legal = rules.legal(match.state, seat);
    mustPlay(match, seat, random.choose({ rules, seat, view, legal, chance }));
  }
  return moments;
}

const seatOf = (step: Step): number | null => ("task" in step ? step.task.seat : null);

describe.each([3, 5])("the chains of a game with %i players", (players) => {
  const moments = momentsOf(players, "ribbon").filter(({ view }) => view.decade > 0);

  test("have one step now, done ones before it and later ones after it", () => {
    const order = { done: 0, now: 1, later: 2 };
    for (const { chain } of moments) {
      const states = chain.steps.map(({ state }) => order[state]);
      expect(states).toEqual(states.toSorted());
      expect(states.filter((state) => state === order.now)).toHaveLength(1);
      expect(chain.steps.map(({ number }) => number)).toEqual(chain.steps.map((_, i) => i + 1));
    }
  });

  test("ask the player who decides", () => {
    for (const { chain, asked } of moments) {
      const now = chain.steps.find(({ state }) => state === "now");
      expect(now && seatOf(now)).toBe(asked.seat);
    }
  });

  test("name the cause of every decision out of turn", () => {
    const outOfTurn = moments.filter(({ asked }) => asked.isOutOfTurn);
    for (const { chain, asked } of outOfTurn) {
      expect(chain.cause).toMatchObject({ kind: "pilot", by: asked.turn, owner: asked.seat });
    }
    const picks = moments.filter(({ view }) => view.stage.stage === "shipsPick");
    expect(picks.length).toBeGreaterThan(0);
    for (const { chain, asked } of picks) {
      expect(chain.cause).toMatchObject({ kind: "lighthouse", seat: asked.seat });
    }
  });
});

const PURPLE = 0;
const IBERIA_1 = 2;
const EGYPT_2 = 11;

/** Ada's Carrier loads dye at Iberia I, and her Pilot brings a ship that asks for Hanno's grain. */
const TURN: readonly Happening[] = [
  { type: "turn", seat: 0 },
  { type: "cardUsed", seat: 0, space: 3, action: "carrier", servants: 2 },
  { type: "carried", seat: 0, good: PURPLE, from: "warehouse", to: IBERIA_1 },
  { type: "loaded", seat: 0, dock: IBERIA_1, ship: 5, good: PURPLE, talents: 12 },
  { type: "points", seat: 0, track: 1, path: 0 },
  { type: "privilege", seat: 0, ship: 5 },
  {
    type: "docked",
    seat: 0,
    dock: EGYPT_2,
    from: { place: "row1", seat: null },
    to: { place: "berth", seat: null },
    count: 1,
    cards: [27],
  },
  { type: "loaded", seat: 1, dock: EGYPT_2, ship: 27, good: 2, talents: 10 },
];

describe("deeds", () => {
  test("a good that is carried and loaded is one step, with all that it brought", () => {
    expect(deedsOf(sinceBeginning(TURN))).toEqual([
      { kind: "card", seat: 0, space: 3, action: "carrier", servants: 2 },
      {
        kind: "loaded",
        seat: 0,
        dock: IBERIA_1,
        ship: 5,
        good: PURPLE,
        talents: 12,
        track: 1,
        path: 0,
      },
      { kind: "privilege", seat: 0, card: 5, brought: { ship: 27, dock: EGYPT_2 } },
      { kind: "loaded", seat: 1, dock: EGYPT_2, ship: 27, good: 2, talents: 10, track: 0, path: 0 },
    ]);
  });

  test("a voyage takes the place of the carrying and counts its pay less the offering", () => {
    const events: readonly Happening[] = [
      { type: "turn", seat: 2 },
      { type: "carried", seat: 2, good: 1, from: "warehouse", to: "charter" },
      { type: "voyage", seat: 2, danger: 2, temple: 3, success: true },
      { type: "points", seat: 2, track: 1, path: 1 },
      { type: "voyagePaid", seat: 2, talents: 10, offering: 3 },
    ];
    expect(deedsOf(sinceBeginning(events))).toEqual([
      { kind: "voyage", seat: 2, isSuccess: true, talents: 7, track: 1, path: 1 },
    ]);
  });

  test("what happened before this turn is not part of it", () => {
    expect(deedsOf(sinceBeginning([...TURN, { type: "turn", seat: 1 }]))).toEqual([]);
  });
});

test("while a chain is shown, its last deed is now and nothing is told ahead", () => {
  const told = (events: readonly Happening[]) =>
    chainShown(events).steps.map(({ number, state }) => `${number} ${state}`);
  expect(told(TURN.slice(0, 4))).toEqual(["1 done", "2 now"]);
  expect(told(TURN)).toEqual(["1 done", "2 done", "3 done", "4 now"]);
  expect(told([...TURN, { type: "turn", seat: 1 }])).toEqual([]);
});

test("another's pilot is the cause of a choice out of turn", () => {
  const cause = causeOf(
    {
      stage: { stage: "tail", extra: "palace", skipped: false },
      stack: [
        { frame: "load", seat: 1, dock: EGYPT_2, ship: 27, step: 2 },
        { frame: "points", seat: 1, points: 1 },
      ],
    },
    deedsOf(sinceBeginning(TURN)),
  );
  expect(cause).toEqual({
    kind: "pilot",
    by: 0,
    owner: 1,
    dock: EGYPT_2,
    good: 2,
  } satisfies Cause);
});

describe("fitting steps into the room there is", () => {
  const steps = (done: number, later: number): Step[] =>
    Array.from({ length: done + 1 + later }, (_, i) => ({
      number: i + 1,
      state: i < done ? "done" : i === done ? "now" : "later",
      task: { kind: "main", seat: 0 },
    })) as Step[];

  test("leaves what fits as it is", () => {
    expect(fitSteps(steps(3, 3), 7)).toHaveLength(7);
  });

  test.each([
    [10, 0],
    [10, 1],
    [10, 10],
    [0, 10],
    [4, 4],
  ])("folds %i done and %i later steps at the ends, and keeps the present one", (done, later) => {
    const all = steps(done, later);
    const fitted = fitSteps(all, 7);
    expect(fitted.length).toBeLessThanOrEqual(7);
    expect(fitted.some(({ state }) => state === "now")).toBe(true);
    const count = fitted.reduce((sum, step) => sum + ("folded" in step ? step.folded : 1), 0);
    expect(count).toBe(all.length);
  });
});
