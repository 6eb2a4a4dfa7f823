import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeStore } from "../testing/conformance.ts";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { migrate, STEPS } from "./migrations.ts";
import { openPostgres } from "./postgres.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describeStore("PostgreSQL", () => {
  const url = postgres.newDatabase();
  return async () => openPostgres(await url);
});

const head = {
  phase: "waiting",
  isPublic: true,
  deadline: null,
  liveDeadline: null,
  isThinking: false,
  waits: [],
  host: null,
  isAttended: true,
  hasStarted: false,
  touched: 0,
} as const;
const created = { after: 0, lines: [{ at: 0, body: { type: "created" } }], head };

describe("the database", () => {
  test("is made ready by several nodes that start at the same moment", async () => {
    const url = await postgres.newDatabase();
    const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url)));
    await stores[0].append({ ...created, table: "t" });
    for (const store of stores) expect(await store.table("t")).not.toBeNull();
    for (const store of stores) await store.close();
  });

  test("of a newer release is refused", async () => {
    const url = await postgres.newDatabase();
    await (await openPostgres(url)).close();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("UPDATE portolan.version SET steps = 999");
    await client.end();
    await expect(openPostgres(url)).rejects.toThrow(/newer release/);
  });

  test("that fails to migrate stays as it was", async () => {
    const url = await postgres.newDatabase();
    await (await openPostgres(url)).close();
    const client = new pg.Client({ connectionString: url, options: "-c search_path=portolan" });
    await client.connect();
    await expect(
      migrate(client, "it", [...STEPS, "CREATE TABLE extra (id TEXT); SELECT 1 / 0"]),
    ).rejects.toThrow();
    await client.end();
    const store = await openPostgres(url);
    await store.append({ ...created, table: "t" });
    await store.close();
  });

  test("that cannot be reached is named without its password", async () => {
    const opening = openPostgres("postgres://ada:secret@127.0.0.1:1/none");
    await expect(opening).rejects.toThrow("127.0.0.1:1/none cannot be reached");
    await expect(opening).rejects.not.toThrow("secret");
  });

  test("may go away: writes fail clearly meanwhile, none is half made, and all goes on when it is back", async () => {
    const url = await postgres.newDatabase();
    const store = await openPostgres(url);
    await store.append({ ...created, table: "before" });
    const restarting = postgres.restart();
    const tried = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) => store.append({ ...created, table: `during-${i}` })),
    );
    await restarting;
    for (const [i, { status }] of tried.entries()) {
      const isThere = (await store.table(`during-${i}`)) !== null;
      const lines = await store.lines(`during-${i}`, 0, 10);
      expect(lines).toHaveLength(isThere ? 1 : 0);
      // One that was not acknowledged may have been made; one that was acknowledged is there.
      if (status === "fulfilled") expect(isThere).toBe(true);
    }
    expect(await store.append({ ...created, table: "after" })).toBe("appended");
    expect(await store.table("before")).not.toBeNull();
    await store.close();
  });

  test("rates games that end on two nodes at the same moment one after the other", async () => {
    const url = await postgres.newDatabase();
    const nodes = await Promise.all([openPostgres(url), openPostgres(url)]);
    await nodes[0].addPerson({
      id: "ada",
      name: "Ada",
      created: 1,
      login: null,
      password: null,
      epoch: 0,
      timeZone: "UTC",
      night: null,
      holidays: [],
      seen: 1,
    });
    const rated = {
      game: "x",
      people: ["ada"],
      rate: (before: readonly ({ mu: number; sigma: number } | null)[]) =>
        before.map((old) => ({ mu: (old?.mu ?? 0) + 1, sigma: 8 })),
    };
    const games = Array.from({ length: 20 }, (_, i) =>
      nodes[i % 2].append({ ...created, table: `t${i}`, rated }),
    );
    expect(await Promise.all(games)).toEqual(games.map(() => "appended"));
    expect(await nodes[1].ratingsOf("ada")).toEqual([{ game: "x", mu: 20, sigma: 8, games: 20 }]);
    for (const node of nodes) await node.close();
  });
});
