import type { Problem } from "@portolan/client/wire";
import { describe, expect, test } from "vitest";
import { problemOf, watchTable } from "./testing/people.ts";
import { playSome, twoAtTable } from "./testing/tables.ts";
import { startWorld } from "./testing/world.ts";

test("an address that asks for too many names has to wait", async () => {
  const world = await startWorld({ limits: { guests: 3 } });
  for (let i = 0; i < 3; i++) await world.guest(`Guest ${i}`);
  const refused = await problemOf(world.guest("One too many"));
  expect(refused.status).toBe(429);
  expect(refused.problem.id).toBe("request.tooMany");
});

test("a person who asks too much has to wait, and others need not", async () => {
  const world = await startWorld({ limits: { perPerson: 5 } });
  const ada = await world.guest("Ada");
  const ben = await world.guest("Ben");
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => ada.me()));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  expect((await problemOf(ada.me())).status).toBe(429);
  expect((await ben.me()).name).toBe("Ben");
});

test("an address that asks too much has to wait", async () => {
  const world = await startWorld({ limits: { perAddress: 5 } });
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async () => (await fetch(`${world.url}/api/games`)).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
});

test("tables count for their host, with or without a seat there, however many are asked for at once", async () => {
  const world = await startWorld({ limits: { tables: 2 } });
  const ada = await world.guest("Ada");
  const open = { kind: "open" } as const;
  const asked = Array.from({ length: 8 }, () =>
    ada.create({ game: "traders-of-carthage", seats: [open, open] }),
  );
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  const ben = await world.guest("Ben");
  await ben.create({ game: "traders-of-carthage", seats: [open, open] });
});

test("who says too much has to wait, and may still play", async () => {
  const world = await startWorld({ limits: { chat: 3 } });
  const pair = await twoAtTable(world);
  for (let i = 0; i < 3; i++) await pair.ada.chat(pair.id, `${i}`);
  const refused = await problemOf(pair.ada.chat(pair.id, "one too many"));
  expect(refused).toMatchObject({ status: 429, problem: { id: "request.tooMany" } });
  await pair.ben.chat(pair.id, "My turn to talk");
  await playSome(pair, 2);
});

test("a table has room for so many who watch, and always for those who play", async () => {
  const world = await startWorld({ limits: { watchers: 2 } });
  const pair = await twoAtTable(world);
  const strangers = [watchTable(world.stranger(), pair.id), watchTable(world.stranger(), pair.id)];
  await Promise.all(strangers.map((watching) => watching.until(() => watching.now() !== undefined)));
  const third = await fetch(`${world.url}/api/tables/${pair.id}/events`);
  expect([third.status, ((await third.json()) as Problem).error.id]).toEqual([429, "table.crowded"]);
  const players = [watchTable(pair.ada, pair.id), watchTable(pair.ben, pair.id)];
  await Promise.all(players.map((watching) => watching.until(() => watching.now() !== undefined)));
  await strangers[0].stop();
  const again = watchTable(world.stranger(), pair.id);
  await again.until(() => again.now() !== undefined);
  for (const watching of [...players, strangers[1], again]) await watching.stop();
});

describe("games without people", () => {
  const computer = { kind: "computer", level: "random" } as const;
  const open = { kind: "open" } as const;
  const game = "traders-of-carthage";
  /** Computer players that never move, so that no game ends meanwhile. */
  const worker = new URL("data:text/javascript,setInterval(() => {}, 1e6)");

  test("are few, however they begin and however many are asked for at once", async () => {
    const world = await startWorld({ limits: { unattended: 2 }, pool: { worker } });
    const ada = await world.guest("Ada");
    const empty = await ada.create({ game, seats: [open, open] });
    const asked = Array.from({ length: 6 }, () => ada.create({ game, seats: [computer, computer] }));
    const answers = await Promise.allSettled(asked);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect((await problemOf(ada.create({ game, seats: [computer, computer] }))).problem).toMatchObject({
      id: "table.unattended",
      message: expect.stringContaining("At most 2"),
    });
    expect((await problemOf(ada.start(empty.id, "random"))).problem.id).toBe("table.unattended");
    await ada.fill(empty.id, 0, "random");
    expect((await problemOf(ada.fill(empty.id, 1, "random"))).problem.id).toBe("table.unattended");
    // With a person at the table it is a game like any other.
    await ada.sit(empty.id);
    expect((await ada.table(empty.id)).now.phase).toBe("playing");
  });

  test("of one host do not count for another", async () => {
    const world = await startWorld({ limits: { unattended: 1 }, pool: { worker } });
    for (const name of ["Ada", "Ben"]) {
      const host = await world.guest(name);
      await host.create({ game, seats: [computer, computer] });
    }
  });
});

test("nobody can set more tables than a person can play at", async () => {
  const world = await startWorld({ limits: { tables: 2 } });
  const ada = await world.guest("Ada");
  const table = { game: "oltremare", seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] } as const;
  const open = { ...table, seats: [...table.seats] };
  await ada.create(open);
  await ada.create(open);
  expect((await problemOf(ada.create(open))).problem.id).toBe("table.tooMany");
});
