import { advise, decide } from "@portolan/bots";
import { tradersOfCarthage } from "@portolan/games";
import type { Game } from "@portolan/kernel";
import { expect, test } from "vitest";
import type { NewGame, Save } from "../../../app/storage/saves.ts";
import { isAwaited, personAwaited, type TableState } from "../../source.ts";
import { type Deps, openHost } from "./host.ts";
import { type Device, dealGame } from "./new-game.ts";
import type { Line, Reply, TableRequest } from "./protocol.ts";
import { localSource } from "./source.ts";

const game = tradersOfCarthage as unknown as Game;

const device: Device = {
  randomBytes: (count) => Uint8Array.from({ length: count }, (_, i) => i),
  now: () => 1_000,
};

const wanted: NewGame = {
  game: "traders-of-carthage",
  name: "Ada",
  viewer: 0,
  levels: ["person", "random", "random"],
  options: {},
  seed: "host",
};

/** A table in this process, with the page's source at its other end, and all that was kept. Some things may fail. */
function openTable(save: Save, failing: Partial<Deps> = {}) {
  const kept: Save[] = [];
  let toPage: (reply: Reply) => void = () => {};
  const around: Deps = {
    decide: failing.decide ?? decide,
    advise,
    keep: async (one) => {
      await failing.keep?.(one);
      kept.push(structuredClone(one));
    },
    publish: (table, count, news) => toPage(structuredClone({ type: "table", table, kept: count, news })),
    now: () => 2_000,
  };
  const host = openHost(game, save, around);
  const line: Line<TableRequest, Reply> = {
    send(request) {
      void host.answer(request).then((answer) => toPage({ type: "answer", number: request.number, answer }));
    },
    receive(listener) {
      toPage = listener;
    },
  };
  const source = localSource(save.id, line, () => host.close());
  host.start();
  return { source, kept };
}

type Opened = ReturnType<typeof openTable>["source"];

function tableOf(source: Opened): TableState {
  const status = source.read();
  if (status.status !== "open") throw new Error("the table is not open");
  return status.table;
}

/** Waits until the table is as it should be. */
function until(source: Opened, isSo: (table: TableState) => boolean): Promise<TableState> {
  return new Promise((resolve) => {
    const look = (): void => {
      const table = tableOf(source);
      if (!isSo(table)) return;
      leave();
      resolve(table);
    };
    const leave = source.subscribe(look);
    look();
  });
}

const ready = (table: TableState): boolean => isAwaited(table) || table.result !== null;

test("a whole game is played against computer players, and kept after every move", async () => {
  const { source, kept } = openTable(dealGame(game, wanted, device));
  let table = await until(source, ready);
  let own = 0;
  while (table.result === null) {
    expect(await source.play(table.legal[0])).toBeNull();
    own++;
    table = await until(source, ready);
  }
  expect(own).toBeGreaterThan(5);
  expect(kept.at(-1)?.record).toEqual(await source.record());
  expect(kept.at(-1)?.record.result?.scores).toEqual(table.result.scores);
  expect(kept.length).toBe(table.moves);
});

test("a table opened again goes on where it was, and tells the same story", async () => {
  const { source, kept } = openTable(dealGame(game, wanted, device));
  let table = await until(source, ready);
  for (let i = 0; i < 4; i++) {
    await source.play(table.legal[0]);
    table = await until(source, ready);
  }
  const last = kept.at(-1);
  if (!last) throw new Error("nothing was kept");
  const again = await until(openTable(last).source, ready);
  expect(again.view).toEqual(table.view);
  expect(again.events).toEqual(table.events);
  expect(again.legal).toEqual(table.legal);
});

test("a refused move changes nothing and names its rule", async () => {
  const { source, kept } = openTable(dealGame(game, wanted, device));
  const before = await until(source, ready);
  const refusal = await source.play({ type: "buy", payment: [] } as never);
  expect(refusal?.rule).toMatch(/^TC-/);
  expect(tableOf(source).moves).toBe(before.moves);
  expect(kept.length).toBe(before.moves);
});

test("a move is taken back with the answers of computer players, and can be made again", async () => {
  const { source } = openTable(dealGame(game, wanted, device));
  let table = await until(source, ready);
  const start = table;
  await source.play(table.legal[0]);
  table = await until(source, (now) => ready(now) && now.moves > start.moves);
  expect(table.canUndo).toBe(true);
  expect(await source.undo("move")).toBe(true);
  const back = await until(source, ready);
  expect(back.moves).toBe(start.moves);
  expect(back.events).toEqual(start.events);
  expect(back.canRedo).toBe(true);
  expect(await source.redo()).toBe(true);
  const forth = await until(source, ready);
  expect(forth.moves).toBeGreaterThan(start.moves);
  expect(forth.events.slice(0, start.events.length)).toEqual(start.events);
});

test("advice is given for the viewer's own decision", async () => {
  const { source } = openTable(dealGame(game, wanted, device));
  const { legal } = await until(source, ready);
  const { ranking } = await source.advise();
  expect(legal).toContainEqual(ranking[0].move);
});

/** A store that is full as long as it is said to be. */
function fullStore() {
  const store = { isFull: true };
  const keep = async (): Promise<void> => {
    if (store.isFull) throw new DOMException("", "QuotaExceededError");
  };
  return { store, keep };
}

test("a game that cannot be kept is played to its end, and the page is told", async () => {
  const { store, keep } = fullStore();
  const { source, kept } = openTable(dealGame(game, wanted, device), { keep });
  let table = await until(source, ready);
  while (table.result === null) {
    const { moves } = table;
    expect(await source.play(table.legal[0])).toBeNull();
    expect(tableOf(source).moves).toBeGreaterThan(moves);
    expect(tableOf(source).troubles).toEqual([{ trouble: "unsaved", what: "QuotaExceededError" }]);
    table = await until(source, ready);
  }
  expect(kept).toEqual([]);
  store.isFull = false;
  await source.retry?.();
  expect(tableOf(source).troubles).toEqual([]);
  expect(kept.at(-1)?.record).toEqual(await source.record());
});

test("a save that succeeds again has all that was played meanwhile", async () => {
  const { store, keep } = fullStore();
  const { source, kept } = openTable(dealGame(game, wanted, device), { keep });
  const table = await until(source, ready);
  await source.play(table.legal[0]);
  const next = await until(source, ready);
  expect(next.troubles).toHaveLength(1);
  store.isFull = false;
  await source.play(next.legal[0]);
  const { troubles, moves } = await until(source, (now) => ready(now) && now.moves > next.moves);
  expect(troubles).toEqual([]);
  expect(kept.at(-1)?.record.moves).toHaveLength(moves);
});

/** Thinks as always, except that the next so many thoughts of computer players come to nothing. */
function failingThought() {
  const seeds: number[] = [];
  const failing = { times: 0, seeds };
  const decideOrFail: Deps["decide"] = (rules, task, signal) => {
    if (failing.times === 0) return decide(rules, task, signal);
    failing.times--;
    seeds.push(task.seed);
    return Promise.reject(new Error("lost the thread"));
  };
  return { failing, decideOrFail };
}

const isStuck = ({ troubles }: TableState): boolean => troubles.some(({ trouble }) => trouble === "stuck");

test("a computer player who fails once is asked again at once, and nobody notices", async () => {
  const { failing, decideOrFail } = failingThought();
  const { source } = openTable(dealGame(game, wanted, device), { decide: decideOrFail });
  const { legal, moves } = await until(source, ready);
  failing.times = 1;
  let wasStuck = false;
  source.subscribe(() => {
    wasStuck ||= isStuck(tableOf(source));
  });
  await source.play(legal[0]);
  await until(source, (now) => ready(now) && now.moves > moves + 1);
  expect(failing.times).toBe(0);
  expect(wasStuck).toBe(false);
});

test("a computer player without an answer does not seem to think, and is asked again when the person wants it", async () => {
  const { failing, decideOrFail } = failingThought();
  const { source } = openTable(dealGame(game, wanted, device), { decide: decideOrFail });
  const { legal } = await until(source, ready);
  failing.times = 4;
  await source.play(legal[0]);
  const stuck = await until(source, isStuck);
  const [seat] = stuck.waitsFor;
  expect(stuck.troubles).toEqual([{ trouble: "stuck", seat, what: "lost the thread" }]);
  expect(stuck.seats.map(({ presence }) => presence)).toEqual(["here", "here", "here"]);
  await source.retry?.();
  await until(source, (now) => isStuck(now) && failing.times === 0);
  expect(new Set(failing.seeds).size, "each time with other luck").toBe(4);
  await source.retry?.();
  const { moves, troubles } = await until(source, ready);
  expect(moves).toBeGreaterThan(stuck.moves);
  expect(troubles).toEqual([]);
});

test("a move taken back frees the table from a computer player without an answer", async () => {
  const { failing, decideOrFail } = failingThought();
  const { source } = openTable(dealGame(game, wanted, device), { decide: decideOrFail });
  const start = await until(source, ready);
  failing.times = 2;
  await source.play(start.legal[0]);
  await until(source, isStuck);
  expect(await source.undo("move")).toBe(true);
  const back = await until(source, ready);
  expect([back.moves, back.troubles]).toEqual([start.moves, []]);
  await source.play(start.legal[0]);
  expect((await until(source, (now) => ready(now) && now.moves > start.moves)).troubles).toEqual([]);
});

test("people who share a device look one after the other, each at the view of their own seat", async () => {
  const { source, kept } = openTable(dealGame(game, { ...wanted, levels: ["person", "person"] }, device));
  const first = tableOf(source);
  const other = first.waitsFor.includes(0) ? 1 : 0;
  await source.handOver?.(other);
  const second = tableOf(source);
  expect(second.viewer).toBe(other);
  expect(second.view).not.toEqual(first.view);
  expect(kept.at(-1)?.viewer).toBe(other);
  const awaited = personAwaited(second);
  expect(awaited).toBe(1 - other);
  await source.handOver?.(1 - other);
  const third = tableOf(source);
  expect([third.viewer, personAwaited(third), third.legal.length > 0]).toEqual([1 - other, null, true]);
  expect(await source.play(third.legal[0])).toBeNull();
  expect(personAwaited(tableOf(source))).toBe(other);
  source.close();
});

test("nobody can be handed the seat of a computer player", async () => {
  const host = openHost(game, dealGame(game, wanted, device), {
    decide,
    advise,
    keep: async () => {},
    publish: () => {},
    now: () => 0,
  });
  await expect(host.answer({ ask: "handOver", seat: 1 })).rejects.toThrow("seat 1");
  host.close();
});
