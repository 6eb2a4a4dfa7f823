import { join } from "node:path";
import type { NewTable } from "@portolan/client";
import { expect, test } from "vitest";
import { openSqlite } from "./store/sqlite/sqlite.ts";
import { problemOf, watchTable } from "./testing/people.ts";
import { playSome, twoAtTable } from "./testing/tables.ts";
import { startWorld, testFolder } from "./testing/world.ts";

const DAY = 24 * 3_600_000;
const START = Date.parse("2026-11-16T10:00:00Z");
const open: NewTable = { game: "traders-of-carthage", seats: [{ kind: "me" }, { kind: "open" }] };

async function startOld(forgetAfterDays?: number | null) {
  let time = START;
  const store = openSqlite(join(testFolder(), "old.db"));
  const world = await startWorld({
    store,
    now: () => time,
    ...(forgetAfterDays === undefined ? {} : { forgetAfterDays }),
  });
  return {
    world,
    store,
    async pass(days: number) {
      time += days * DAY;
      await world.tick();
    },
  };
}

test("tables that never started go after the time that the host sets, and games stay", async () => {
  const { world, store, pass } = await startOld(10);
  const pair = await twoAtTable(world);
  const waiting = await pair.ada.create(open);
  const left = await pair.ada.create(open);
  await pair.ada.leave(left.id);
  const watching = watchTable(world.stranger(), waiting.id);
  await watching.until(() => watching.now() !== undefined);
  await pass(9);
  expect((await pair.ada.table(waiting.id)).now.phase).toBe("waiting");
  await pass(2);
  for (const { id } of [waiting, left]) {
    expect((await problemOf(pair.ada.table(id))).problem.id).toBe("table.unknown");
    expect(await store.lines(id, 0, 10)).toEqual([]);
  }
  await expect(watching.until(() => false)).rejects.toThrow(/no such table/);
  expect((await pair.ada.table(pair.id)).now.phase).toBe("playing");
});

test("a table that somebody touches stays, and one that is deleted can be set again as a rematch", async () => {
  const { world, pass } = await startOld(10);
  const pair = await twoAtTable(world);
  const waiting = await pair.ada.create(open);
  await playSome(pair, 1);
  await pair.ada.resign(pair.id);
  const first = await pair.ada.rematch(pair.id);
  await pass(9);
  await pair.ada.chat(waiting.id, "Still waiting");
  await pair.ben.me();
  await pass(2);
  expect((await pair.ada.table(waiting.id)).now.phase).toBe("waiting");
  expect((await problemOf(pair.ada.table(first.id))).problem.id).toBe("table.unknown");
  const second = await pair.ada.rematch(pair.id);
  expect(second.id).not.toBe(first.id);
  expect((await pair.ada.table(pair.id)).now.rematch).toBe(second.id);
  expect((await pair.ben.rematch(pair.id)).id).toBe(second.id);
});

test("guests who stay away are forgotten; those who come back, play or have an account are not", async () => {
  const { world, store, pass } = await startOld(10);
  const pair = await twoAtTable(world);
  const [lost, faithful, member] = await Promise.all(["Lost", "Faithful", "Member"].map(world.guest));
  await member.setPassword("member", "a long password");
  const id = async (client: typeof lost): Promise<string> => (await client.me()).id;
  const [lostId, playing] = [await id(lost), await id(pair.ada)];
  await pass(6);
  await faithful.me();
  await pass(6);
  expect(await store.person(lostId)).toBeNull();
  expect((await problemOf(lost.me())).status).toBe(401);
  expect((await faithful.me()).name).toBe("Faithful");
  expect((await member.me()).name).toBe("Member");
  expect((await store.person(playing))?.name).toBe("Ada");
});

test("when somebody was seen is written once a day, and not with every request", async () => {
  const { world, store, pass } = await startOld(10);
  const ada = await world.guest("Ada");
  const { id } = await ada.me();
  const seen = async () => (await store.person(id))?.seen;
  expect(await seen()).toBe(START);
  await pass(0.5);
  await ada.me();
  expect(await seen()).toBe(START);
  await pass(1);
  await ada.me();
  await expect.poll(seen).toBe(START + 1.5 * DAY);
});

test("more than a portion goes too, and a host may keep everything", async () => {
  const { world, store, pass } = await startOld();
  const ada = await world.guest("Ada");
  for (let i = 0; i < 60; i++) await ada.create(open);
  await pass(89);
  expect((await store.hostedBy((await ada.me()).id)).unfinished).toBe(60);
  await pass(2);
  await pass(0);
  expect((await store.hostedBy((await ada.me()).id)).unfinished).toBe(0);
  const kept = await startOld(null);
  const ben = await kept.world.guest("Ben");
  const { id } = await ben.create(open);
  await kept.pass(1000);
  expect((await ben.table(id)).now.phase).toBe("waiting");
});
