import { type Client, openClient, ProblemError } from "@portolan/client";
import { games } from "@portolan/games";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moveData } from "./move-data.ts";
import { startServer } from "./server.ts";
import { openPostgres } from "./store/postgres/postgres.ts";
import { startPostgres, type TestPostgres } from "./store/testing/postgres.ts";
import { chooser } from "./testing/people.ts";
import { testFolder } from "./testing/world.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Seat 0 makes a move as soon as the game waits for it; where others act at the same time, until one is in time. */
async function playTurn(client: Client, id: string, choose = chooser(5)): Promise<void> {
  for (;;) {
    await expect.poll(async () => (await client.table(id)).now.waitsFor).toContain(0);
    const { now } = await client.table(id);
    if (!now.waitsFor.includes(0)) continue;
    try {
      await client.play(id, now.seq, choose(now.legal));
      return;
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status !== 409) throw error;
    }
  }
}

/** A folder with a person, a token, and a game of each kind that has begun. */
async function filledFolder(): Promise<{ readonly data: string; readonly token: string }> {
  const data = testFolder();
  const server = await startServer({ data, port: 0, limits: "none" });
  const ada = openClient({ url: server.url });
  await ada.beGuest("Ada");
  const choose = chooser(5);
  for (const { id: game } of games) {
    const computer = { kind: "computer", level: "random" } as const;
    const { id } = await ada.create({ game, seats: [{ kind: "me" }, computer, computer] });
    for (let i = 0; i < 6; i++) await playTurn(ada, id, choose);
    await ada.chat(id, "hello");
  }
  const { token = "" } = await ada.makeToken("robot");
  await server.close();
  return { data, token };
}

test("everything arrives in PostgreSQL and comes back, and games go on there", async () => {
  const { data, token } = await filledFolder();
  const database = await postgres.newDatabase();
  const there = await moveData(data, database);
  expect(there.tables).toBe(games.length);
  expect(there.rows).toMatchObject({ people: 1, tokens: 1, tables: games.length });
  const back = testFolder();
  expect(await moveData(database, back)).toEqual(there);

  const server = await startServer({ store: await openPostgres(database), port: 0, limits: "none" });
  const ada = openClient({ url: server.url, token });
  const { tables } = await ada.myTables();
  expect(tables).toHaveLength(games.length);
  await playTurn(ada, tables[0].id);
  await server.close();
});

test("nothing is moved over data that is there, nor away from under a server", async () => {
  const { data } = await filledFolder();
  const database = await postgres.newDatabase();
  await moveData(data, database);
  await expect(moveData(data, database)).rejects.toThrow("holds data already");
  const server = await startServer({ store: await openPostgres(database), port: 0 });
  await expect(moveData(database, testFolder())).rejects.toThrow("servers are using");
  await server.close();
});
