import { thinkIn } from "@portolan/bots";
import { tradersOfCarthage } from "@portolan/games";
import type { Game } from "@portolan/kernel";
import { expect, test } from "vitest";
import type { NewGame, Save } from "../../storage/saves.ts";
import { isAwaited, type TableState } from "../source.ts";
import { openHost, type Surroundings } from "./host.ts";
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

/** A table in this process, with the page's source at its other end, and all that was kept. */
function openTable(save: Save) {
  const kept: Save[] = [];
  let toPage: (reply: Reply) => void = () => {};
  const around: Surroundings = {
    think: thinkIn,
    keep: async (one) => {
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
