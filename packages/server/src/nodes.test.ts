import { type Client, openClient } from "@portolan/client";
import { games } from "@portolan/games";
import { readRecord } from "@portolan/kernel";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type RunningServer, type ServerOptions, startServer } from "./server.ts";
import { openPostgres } from "./store/postgres/postgres.ts";
import { startPostgres, type TestPostgres } from "./store/testing/postgres.ts";
import { chooser, playThrough, problemOf, watchTable } from "./testing/people.ts";
import { weather } from "./testing/storm.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function startNode(url: string, options: ServerOptions = {}): Promise<RunningServer> {
  const store = await openPostgres(url);
  const server = await startServer({ store, port: 0, limits: "none", pool: { size: 1 }, ...options });
  onTestFinished(() => server.close());
  return server;
}

async function startNodes(count: number): Promise<RunningServer[]> {
  const url = await postgres.newDatabase();
  return Promise.all(Array.from({ length: count }, () => startNode(url)));
}

async function guestAt(node: RunningServer, name: string): Promise<Client> {
  const client = openClient({ url: node.url });
  await client.beGuest(name);
  return client;
}

/** The same person at another node. */
async function alsoAt(node: RunningServer, client: Client): Promise<Client> {
  const { token = "" } = await client.makeToken("elsewhere");
  return openClient({ url: node.url, token });
}

test.each(games.map(({ id }) => id))(
  "a game of %s is played over two nodes, each with its readers",
  async (game) => {
    const [here, there] = await startNodes(2);
    const ada = await guestAt(here, "Ada");
    const ben = await guestAt(there, "Ben");
    const computer = { kind: "computer", level: "random" } as const;
    const { id } = await ada.create({ game, seats: [{ kind: "me" }, { kind: "open" }, computer] });
    const watcher = watchTable(openClient({ url: there.url }), id);
    await ben.sit(id);
    await ada.table(id);
    const [first, second] = await Promise.all([
      playThrough(ada, id, chooser(1)),
      playThrough(ben, id, chooser(2)),
    ]);
    await watcher.until(({ now }) => now()?.phase === "finished");
    // Streams have no gaps, whichever node the moves were made at.
    for (const { log } of [first, second, watcher]) {
      const numbers = log().map(({ seq }) => seq);
      expect(numbers).toEqual(numbers.map((_, i) => numbers[0] + i));
    }
    expect(readRecord(await ben.record(id)).moves).toEqual(readRecord(await ada.record(id)).moves);
    for (const one of [first, second, watcher]) await one.stop();
  },
);

test("who is here is known at every node", async () => {
  const [here, there] = await startNodes(2);
  const ada = await guestAt(here, "Ada");
  const ben = await guestAt(there, "Ben");
  const { id } = await ada.create({
    game: "traders-of-carthage",
    seats: [{ kind: "me" }, { kind: "open" }],
  });
  await ben.sit(id);
  const present = (watching: ReturnType<typeof watchTable>) =>
    watching.frames.findLast(({ event }) => event === "presence")?.data as
      | { readonly present: readonly string[]; readonly watching: number }
      | undefined;
  const adas = watchTable(ada, id);
  const bens = watchTable(ben, id);
  await adas.until((one) => present(one)?.present.length === 2);
  await bens.until((one) => present(one)?.present.length === 2);
  const watcher = watchTable(openClient({ url: there.url }), id);
  await adas.until((one) => present(one)?.watching === 1);
  await watcher.stop();
  await bens.stop();
  await adas.until((one) => present(one)?.present.length === 1 && present(one)?.watching === 0);
  await adas.stop();
});

test("news of one's tables reach every node", async () => {
  const [here, there] = await startNodes(2);
  const ada = await guestAt(here, "Ada");
  const elsewhere = await alsoAt(there, ada);
  const news: string[] = [];
  const over = new AbortController();
  const reading = (async () => {
    for await (const { data } of elsewhere.watchMine({ signal: over.signal })) {
      if (data && "id" in data) news.push(String(data.id));
    }
  })();
  const { id } = await ada.create({
    game: "oltremare",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
  });
  await expect.poll(() => news).toContain(id);
  over.abort();
  await reading;
});

test("a token that is revoked at one node opens nothing at another, and its streams end", async () => {
  const [here, there] = await startNodes(2);
  const ada = await guestAt(here, "Ada");
  const { id } = await ada.create({
    game: "oltremare",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
  });
  const { id: tokenId, token = "" } = await ada.makeToken("robot");
  const robot = openClient({ url: there.url, token });
  const response = await fetch(`${there.url}/api/tables/${id}/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await robot.me();
  await ada.revokeToken(tokenId);
  // The stream ends by itself.
  await response.body?.pipeTo(new WritableStream());
  expect((await problemOf(robot.me())).status).toBe(401);
});

test("a name that is changed at one node is said at the other", async () => {
  const [here, there] = await startNodes(2);
  const ada = await guestAt(here, "Ada");
  const ben = await guestAt(there, "Ben");
  const { id } = await ada.create({
    game: "oltremare",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
  });
  const nameThere = async () => (await ben.table(id)).now.seats[0].name;
  expect(await nameThere()).toBe("Ada");
  await ada.change({ name: "Adele" });
  await expect.poll(nameThere).toBe("Adele");
});

test("what a node looked after goes on when it is gone", async () => {
  const [here, there] = await startNodes(2);
  const ada = await guestAt(here, "Ada");
  const computer = { kind: "computer", level: "random" } as const;
  const seats = [computer, computer, computer];
  const tables = await Promise.all(
    Array.from({ length: 8 }, () => ada.create({ game: "porto-carthago", seats })),
  );
  const elsewhere = await alsoAt(there, ada);
  await here.close();
  for (const { id } of tables) {
    await expect
      .poll(async () => (await elsewhere.table(id)).now.phase, { timeout: 120_000 })
      .toBe("finished");
    const { events } = await elsewhere.log(id);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  }
});

test("nodes that are killed lose no acknowledged move, double none, and leave no gap in a stream", async () => {
  const database = await postgres.newDatabase();
  const damage = await weather({ database, nodes: 3, tables: 6, kills: 9, every: 400 });
  expect(damage).toMatchObject({ lost: 0, doubled: 0, gaps: 0 });
  expect(damage.games).toBeGreaterThanOrEqual(6);
});
