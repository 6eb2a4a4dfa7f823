import { BUDGETS, type Task } from "@portolan/bots";
import { games } from "@portolan/games";
import { seededDeal, startMatch } from "@portolan/kernel";
import { afterEach, expect, test, vi } from "vitest";
import { openPool, type Pool, type PoolOptions } from "./pool.ts";
import { MIN_MS } from "./share.ts";

const [game] = games;

function taskFor(player = "random"): Task {
  const settings = { players: game.players.min };
  const rules = game.open(settings);
  const { state } = startMatch(rules, seededDeal(1, settings.players));
  const [seat] = rules.toAct(state);
  const legal = rules.legal(state, seat);
  return { game: game.id, settings, player, seat, view: rules.view(state, seat), legal, seed: 1 };
}

/** A worker written for one test. */
function workerOf(code: string): URL {
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** Answers tasks; that it is told to stop changes nothing. */
const LISTEN =
  'import { parentPort } from "node:worker_threads"; parentPort.on("message", ({ id, stop, task }) => { if (stop) return;';
const pools: Pool[] = [];
function pool(options: PoolOptions): Pool {
  const opened = openPool(options);
  pools.push(opened);
  return opened;
}
afterEach(async () => {
  for (const opened of pools.splice(0)) await opened.close();
});

test("computer players think in a thread of their own and answer with a legal move", async () => {
  const task = taskFor();
  expect(task.legal).toContainEqual(await pool({ size: 1 }).think(task, "host"));
});

test("many tasks are answered with few workers", async () => {
  const few = pool({ size: 2 });
  const tasks = Array.from({ length: 20 }, () => taskFor());
  expect(await Promise.all(tasks.map((task) => few.think(task, "host")))).toHaveLength(20);
});

test.each(["random", "admiral"])(
  "a worker that dies is replaced and its task given to another, some times: %s",
  async (player) => {
    const troubles: string[] = [];
    const mortal = pool({
      size: 1,
      attempts: 2,
      worker: workerOf(`${LISTEN} process.exit(1); });`),
      onTrouble: (message) => troubles.push(message),
    });
    const task = taskFor(player);
    expect(await mortal.think(task, "host")).toEqual(task.legal[0]);
    expect(troubles).toHaveLength(2);
  },
);

test.each(["random", "admiral"])(
  "a worker that hangs is replaced and the move made by another: %s",
  async (player) => {
    const troubles: string[] = [];
    const task = taskFor(player);
    const hanging = pool({
      size: 1,
      timeoutMs: 50,
      attempts: 3,
      worker: workerOf(`${LISTEN} while (true) {} });`),
      onTrouble: (message) => troubles.push(message),
    });
    expect(await hanging.think(task, "host")).toEqual(task.legal[0]);
    expect(troubles.filter((message) => message.includes("hangs"))).toHaveLength(3);
  },
);

test("a task that cannot be thought about is answered all the same", async () => {
  const task = taskFor("nobody");
  expect(await pool({ size: 1, attempts: 2 }).think(task, "host")).toEqual(task.legal[0]);
});

test("after a worker has died the next task is answered by thinking again", async () => {
  let deaths = 0;
  const code = `${LISTEN} if (task.seed === 13) process.exit(1); parentPort.postMessage({ id, move: task.legal.at(-1) }); });`;
  const brave = pool({ size: 1, attempts: 1, worker: workerOf(code), onTrouble: () => deaths++ });
  const task = taskFor();
  const unlucky = brave.think({ ...task, seed: 13 }, "host");
  const lucky = brave.think(task, "host");
  expect(await unlucky).toEqual(task.legal[0]);
  expect(await lucky).toEqual(task.legal.at(-1));
  expect(deaths).toBe(1);
});

/** Answers with the time that is left to think, after so many milliseconds, as a worker that takes so long to load. */
function hasty(answering: number, loading = 0): URL {
  return workerOf(`import { withRemainingBudget, now } from "${new URL("./share.ts", import.meta.url)}";
    await new Promise((resolve) => setTimeout(resolve, ${loading}));
    const { parentPort } = await import("node:worker_threads");
    parentPort.on("message", ({ id, stop, task, asked }) => {
      if (stop) return;
      const move = { type: String(withRemainingBudget({ task, asked }, now()).budget.ms) };
      setTimeout(() => parentPort.postMessage({ id, move }), ${answering});
    });`);
}

/** Most of 300 ms: a timer may go off a little early, and who asks second asks a little later. */
const NEARLY_ALL = 250;

test("time spent in the queue is not spent again on thinking", async () => {
  const busy = pool({ size: 1, worker: hasty(300) });
  // Then the thread has loaded.
  await busy.think(taskFor("admiral"), "host");
  const asked = ["admiral", "admiral"].map((player) => busy.think(taskFor(player), "host"));
  const [first, second] = (await Promise.all(asked)).map(({ type }) => Number(type));
  // Where the machine is so busy that the first is late already, the second has the least that anybody has.
  expect(second).toBeLessThanOrEqual(Math.max(MIN_MS, first - NEARLY_ALL));
});

test("nor is the time that a thread takes to load", async () => {
  const { type } = await pool({ size: 1, worker: hasty(0, 300) }).think(taskFor("admiral"), "host");
  expect(Number(type)).toBeLessThan(BUDGETS.admiral.ms - NEARLY_ALL);
});

/** Thinks for longer than any level unless told to stop, and says which of the two it was. */
const PATIENT = `import { parentPort } from "node:worker_threads"; parentPort.on("message", ({ id, stop, task }) => {
  if (stop || task.player === "trader") parentPort.postMessage({ id: stop ?? id, move: { type: stop ? "stopped" : "alone" } });
  else setTimeout(() => parentPort.postMessage({ id, move: { type: "alone" } }), 1500);
});`;

test("whoever thinks is told to stop when others wait, and only then", async () => {
  const crowded = pool({ size: 1, worker: workerOf(PATIENT) });
  const moves = await Promise.all(
    ["admiral", "admiral", "trader"].map((name) => crowded.think(taskFor(name), "host")),
  );
  expect(moves.map(({ type }) => type)).toEqual(["stopped", "alone", "alone"]);
});

test("one host's crowd keeps nobody else waiting", async () => {
  const answered: string[] = [];
  const troubles: string[] = [];
  const code = `${LISTEN} parentPort.postMessage({ id, move: task.legal[0] }); });`;
  const shared = pool({
    size: 1,
    worker: workerOf(code),
    onTrouble: (message) => troubles.push(message),
  });
  const ask = async (host: string): Promise<void> => {
    await shared.think(taskFor("admiral"), host);
    answered.push(host);
  };
  const crowd = Array.from({ length: 100 }, () => ask("crowd"));
  const quiet = ask("quiet");
  await Promise.all([...crowd, quiet]);
  // One was being thought about already, and one of the crowd came first.
  expect(answered.indexOf("quiet")).toBe(2);
  // A worker that died would change the order.
  expect(troubles).toEqual([]);
});

test("who does not search waits for nobody who does", async () => {
  const crowded = pool({ size: 1, worker: workerOf(PATIENT) });
  const answered: string[] = [];
  const asked = ["admiral", "trader"].map(async (name) => {
    await crowded.think(taskFor(name), "host");
    answered.push(name);
  });
  await Promise.all(asked);
  expect(answered).toEqual(["trader", "admiral"]);
});

test("whoever has thought for longer than its share gives way at once", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  const shared = pool({ size: 1, worker: workerOf(PATIENT) });
  const admiral = shared.think(taskFor("admiral"), "host");
  await new Promise((resolve) => setTimeout(resolve, BUDGETS.captain.ms + 100));
  void shared.think(taskFor("captain"), "host");
  expect((await admiral).type).toBe("stopped");
  // A time in the past makes Node complain.
  expect(timers.mock.calls.filter(([, ms = 0]) => ms < 0)).toEqual([]);
  timers.mockRestore();
});

test("a crowd shares the time that one would take alone", async () => {
  const real = pool({ size: 1 });
  await real.think(taskFor("captain"), "host");
  const task = taskFor("admiral");
  const start = performance.now();
  const moves = await Promise.all(Array.from({ length: 40 }, () => real.think(task, "host")));
  // A second. One after the other would take forty; the machine may be busy with other tests.
  expect(performance.now() - start).toBeLessThan(4000);
  for (const move of moves) expect(task.legal).toContainEqual(move);
});

test("all threads can be ready before the first task comes", async () => {
  const channel = new BroadcastChannel("pool-test");
  let born = 0;
  const all = new Promise<void>((resolve) => {
    channel.onmessage = () => {
      // Two that search, and the one that does not.
      if (++born === 3) resolve();
    };
  });
  pool({
    size: 2,
    worker: workerOf(`new BroadcastChannel("pool-test").postMessage("born"); ${LISTEN} });`),
  }).prepare();
  await all;
  channel.close();
});
