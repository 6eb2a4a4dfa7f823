import { findGame, games, portoCarthago } from "@portolan/games";
import { type Rules, seededDeal, startMatch } from "@portolan/kernel";
import { somewhere } from "@portolan/kernel/testing";
import { describe, expect, test, vi } from "vitest";
import { LEVELS } from "./levels.ts";
import { advise, decide, rulesFor, type Task } from "./think.ts";

/** A decision with several moves, as a worker would be asked about it. */
function taskIn(rules: Rules, player: string, seed: number): Task {
  for (let at = seed; ; at++) {
    const moment = somewhere(rules, at);
    if (!moment) continue;
    const { state, seat } = moment;
    const legal = rules.legal(state, seat);
    if (legal.length < 2) continue;
    const settings = { players: rules.players };
    return { game: rules.game, settings, player, seat, view: rules.view(state, seat), legal, seed };
  }
}

describe.each(games.map((game) => ({ id: game.id, rules: game.open({ players: game.players.max }) })))(
  "$id",
  ({ id, rules }) => {
    test("a task survives the way to a worker, and the answer the way back", async () => {
      const task: Task = structuredClone({ ...taskIn(rules, "captain", 3), budget: { iterations: 30 } });
      const advice = await advise(rulesFor(task), task);
      expect(structuredClone(advice)).toEqual(advice);
      expect(task.legal).toContainEqual(advice.ranking[0].move);
      expect(advice).toEqual(await advise(rulesFor(task), task));
    });

    test("the best moves are ranked, with reasons in words that the game has", async () => {
      const words = findGame(id)?.words.en ?? {};
      let weighty = 0;
      for (let seed = 0; seed < 8; seed++) {
        const task = { ...taskIn(rules, "admiral", seed * 5), budget: { iterations: 40 } };
        const { ranking } = await advise(rules, task);
        expect(ranking.length).toBe(Math.min(5, task.legal.length));
        expect(new Set(ranking.map(({ move }) => rules.print(move))).size).toBe(ranking.length);
        for (const { reasons, winProbability, expectedScore } of ranking) {
          expect(winProbability).toBeGreaterThanOrEqual(0);
          expect(winProbability).toBeLessThanOrEqual(1);
          expect(Number.isFinite(expectedScore)).toBe(true);
          for (const reason of reasons) expect(Object.keys(words)).toContain(reason.id);
          expect(reasons.length).toBeGreaterThan(0);
          weighty += reasons.filter((reason) => reason.id !== "advice.even").length;
        }
      }
      expect(weighty).toBeGreaterThan(8);
    });
  },
);

const rules = games[0].open({ players: 2 });

test.each(LEVELS)("%s answers with a legal move, also when it thinks no longer than told", async (player) => {
  const task = { ...taskIn(rules, player, 1), budget: { iterations: 20 } };
  expect(task.legal).toContainEqual(await decide(rules, task));
});

test.each(["novice", "trader"])("%s plays as ever, however long it may think", async (player) => {
  for (let seed = 0; seed < 5; seed++) {
    const task = taskIn(rules, player, seed);
    const budget = { iterations: 200 };
    expect(await decide(rules, { ...task, budget })).toEqual(await decide(rules, task));
  }
});

test("captain looks less far than admiral, however long both may think", async () => {
  const asked: number[] = [];
  for (const player of ["captain", "admiral"]) {
    let rollouts = 0;
    const rollout: Rules["mind"]["rollout"] = (state, seat) => {
      rollouts++;
      return rules.mind.rollout(state, seat);
    };
    const counting: Rules = { ...rules, mind: { ...rules.mind, rollout } };
    await decide(counting, { ...taskIn(rules, player, 1), budget: { iterations: 100 } });
    asked.push(rollouts);
  }
  expect(asked[0]).toBeLessThan(asked[1]);
});

test("the better a move's chance to win, the sooner it is named", async () => {
  for (let seed = 0; seed < 5; seed++) {
    const task = { ...taskIn(rules, "admiral", seed * 5), budget: { iterations: 60 } };
    const chances = (await advise(rules, task)).ranking.map(({ winProbability }) => winProbability);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  }
});

test("a hint compares moves by equal effort, and says what pays off though nothing shows at once", async () => {
  const porto = portoCarthago.open({ players: 3 });
  const { state } = startMatch(porto, seededDeal(1, 3));
  const [seat] = porto.toAct(state);
  const task: Task = {
    game: porto.game,
    settings: { players: 3 },
    player: "admiral",
    seat,
    view: porto.view(state, seat),
    legal: porto.legal(state, seat),
    seed: 1,
    budget: { iterations: 1500 },
  };
  const { ranking } = await advise(rulesFor(task), task);
  const said = new Map(ranking.map(({ move, ...told }) => [rulesFor(task).print(move), told]));
  // Of a hundred games that traders play on from here, 40 and 16 are won.
  expect(said.get("claim iberia_1")?.winProbability).toBeGreaterThan(0.4);
  expect(said.get("claim iberia_2")?.winProbability).toBeLessThan(0.22);
  expect(said.get("claim greece_1")?.reasons).toEqual([{ id: "advice.costsLater" }]);
});

/** Has an admiral think without end and tells it to stop. */
async function stopped(): Promise<{ readonly before: number; readonly after: number }> {
  const task = { ...taskIn(rules, "admiral", 1), budget: { ms: 3_600_000 } };
  let worlds = 0;
  const counting: Rules = {
    ...rules,
    sample(view, chance) {
      worlds++;
      return rules.sample(view, chance);
    },
  };
  const stop = new AbortController();
  let before = 0;
  setTimeout(() => {
    before = worlds;
    stop.abort();
  }, 30);
  expect(task.legal).toContainEqual(await decide(counting, task, stop.signal));
  return { before, after: worlds };
}

test.each([
  { where: "Node", lacks: "MessageChannel" },
  { where: "a browser", lacks: "setImmediate" },
])(
  "told to stop, it looks into no further world and answers with the best so far, in $where",
  async ({ lacks }) => {
    vi.stubGlobal(lacks, undefined);
    try {
      const { before, after } = await stopped();
      expect(before).toBeGreaterThan(0);
      expect(after).toBe(before);
    } finally {
      vi.unstubAllGlobals();
    }
  },
);

test("unknown games and players are named", async () => {
  const task = taskIn(rules, "nobody", 1);
  await expect(decide(rules, task)).rejects.toThrow('there is no computer player "nobody"');
  expect(() => rulesFor({ ...task, game: "chess" })).toThrow('there is no game "chess"');
});
