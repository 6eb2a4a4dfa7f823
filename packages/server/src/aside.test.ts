import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { DATA_FILE } from "./server.ts";
import { openSqlite } from "./store/sqlite/sqlite.ts";
import type { Store } from "./store/store.ts";
import { problemOf } from "./testing/people.ts";
import { turnOf, twoAtTable } from "./testing/tables.ts";
import { startWorld, testFolder } from "./testing/world.ts";

const MINUTE = 60_000;

/** Tables are tried in a thread that never comes through with any. */
const HANGING = {
  worker: new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from "node:worker_threads";
      parentPort.on("message", () => { while (true); });
      parentPort.postMessage("loaded");`)}`,
  ),
  timeoutMs: 50,
};

/** Changes the data while no server runs. */
function change(data: string, sql: string): void {
  const db = new DatabaseSync(join(data, DATA_FILE));
  db.exec(sql);
  db.close();
}

/** What the server told its host, by message. */
function logOf() {
  const lines: { readonly msg: string; readonly table?: string }[] = [];
  return {
    log: { write: (line: string) => void lines.push(JSON.parse(line)) },
    count: (words: string) => lines.filter(({ msg }) => msg.includes(words)).length,
    tables: (words: string) => lines.flatMap(({ msg, table }) => (msg.includes(words) ? (table ?? []) : [])),
  };
}

describe("tables that cannot be opened", () => {
  test("do not stop the clocks of the others, and are tried ever more seldom", async () => {
    const data = testFolder();
    const host = logOf();
    let time = Date.parse("2026-11-16T10:00:00Z");
    const world = await startWorld({ data, now: () => time, log: host.log });
    const pair = await twoAtTable(world, { pace: { kind: "correspondence", hours: 1 }, standIn: "random" });
    const { mover, seat } = await turnOf(pair);
    await world.close();
    const broken = Array.from(
      { length: 150 },
      (_, i) => `('broken-${i}', 1, 'playing', 0, ${time + MINUTE}, 0, '[]', 1, '{}')`,
    );
    change(
      data,
      `INSERT INTO tables (id, seq, phase, is_public, deadline, is_thinking, waits, touched, about)
       VALUES ${broken.join()}`,
    );
    await world.restart();
    time += 2 * 60 * MINUTE;
    for (let i = 0; i < 3; i++) await world.tick();
    expect((await mover.table(pair.id)).now.seats[seat].level).toBe("random");
    expect(host.count("trouble")).toBe(150);
    for (let i = 0; i < 5; i++) await world.tick();
    expect(host.count("trouble")).toBe(150);
    time += MINUTE;
    for (let i = 0; i < 5; i++) await world.tick();
    expect(host.count("trouble")).toBe(300);
  });
});

describe("a table that is being woken", () => {
  /** A store that tells which tables were noted as being woken while it was read. */
  function watched(store: Store) {
    const noted: string[][] = [];
    const reading: Store = {
      ...store,
      async snapshot(table) {
        noted.push(await store.waking());
        return store.snapshot(table);
      },
    };
    return { noted, reading };
  }

  test("is noted before it is read, and no longer once it is awake", async () => {
    const store = openSqlite(join(testFolder(), "waking.db"));
    const { noted, reading } = watched(store);
    let time = 0;
    const world = await startWorld({ store: reading, idle: 1000, now: () => time });
    const { ada, id } = await twoAtTable(world);
    time += 2000;
    await world.tick();
    await ada.table(id);
    expect(noted).toEqual([[id]]);
    expect((await problemOf(ada.table("nowhere"))).problem.id).toBe("table.unknown");
    await ada.chat(id, "All awake");
    expect(await store.waking()).toEqual([]);
  });

  test("when the process dies is set aside, tried, and back if it does no harm; the rest goes on", async () => {
    const data = testFolder();
    const host = logOf();
    const world = await startWorld({ data, log: host.log });
    const [one, two] = [await twoAtTable(world), await twoAtTable(world)];
    await world.close();
    change(data, `INSERT INTO waking VALUES ('${one.id}')`);
    await world.restart();
    expect(host.tables("it is set aside")).toEqual([one.id]);
    expect((await two.ada.table(two.id)).now.phase).toBe("playing");
    // Ada's client waits for it as the server asks.
    expect((await one.ada.table(one.id)).now.phase).toBe("playing");
    expect(host.tables("is back")).toEqual([one.id]);
    await world.restart();
    expect(host.tables("it is set aside")).toEqual([one.id]);
  });

  test("tells programs in how many seconds to ask again", async () => {
    const data = testFolder();
    const world = await startWorld({ data, trial: HANGING });
    const { id } = await twoAtTable(world);
    await world.close();
    change(data, `INSERT INTO waking VALUES ('${id}')`);
    await world.restart({ trial: { ...HANGING, timeoutMs: 3_600_000 } });
    const answer = await fetch(`${world.url}/api/tables/${id}`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("1");
  });

  test("that failed is tried again after a rest, however often nothing was to be tried meanwhile", async () => {
    const data = testFolder();
    const host = logOf();
    let time = Date.parse("2026-11-16T10:00:00Z");
    const world = await startWorld({ data, log: host.log, now: () => time, trial: HANGING });
    const { id } = await twoAtTable(world);
    await world.close();
    change(data, `INSERT INTO waking VALUES ('${id}')`);
    await world.restart();
    await expect.poll(() => host.tables("stays set aside")).toHaveLength(1);
    for (let i = 0; i < 3; i++) await world.tick();
    time += MINUTE;
    await world.tick();
    await expect.poll(() => host.tables("stays set aside")).toHaveLength(2);
  });

  test("is soon let back in, however many others were", async () => {
    const data = testFolder();
    const host = logOf();
    const world = await startWorld({ data, log: host.log });
    const pair = await twoAtTable(world);
    const ids = [pair.id];
    const seats = [{ kind: "me" } as const, { kind: "open" } as const];
    while (ids.length < 20) ids.push((await pair.ada.create({ game: "traders-of-carthage", seats })).id);
    await world.close();
    change(data, `INSERT INTO waking VALUES ${ids.map((id) => `('${id}')`).join()}`);
    await world.restart();
    for (const id of ids) expect((await pair.ada.table(id)).id).toBe(id);
    expect(host.tables("is back").toSorted()).toEqual(ids.toSorted());
  });

  test("stays aside for as long as it would do harm, also after the next start", async () => {
    const data = testFolder();
    const host = logOf();
    let time = Date.parse("2026-11-16T10:00:00Z");
    const world = await startWorld({ data, log: host.log, now: () => time, trial: HANGING });
    const one = await twoAtTable(world, { pace: { kind: "correspondence", hours: 1 } });
    await world.close();
    change(data, `INSERT INTO waking VALUES ('${one.id}')`);
    for (let life = 1; life <= 2; life++) {
      await world.restart();
      await expect.poll(() => host.tables("stays set aside")).toHaveLength(life);
      const refused = await problemOf(one.ada.table(one.id));
      expect(refused).toMatchObject({
        status: 503,
        problem: { id: "table.setAside", parts: { seconds: 60 } },
      });
      time += 2 * 60 * MINUTE;
    }
    // Its clock has run out long ago, and nobody opens it for that.
    await world.tick();
    expect(host.count("trouble")).toBe(0);
    await world.restart({ trial: {} });
    await expect.poll(() => host.tables("is back")).toEqual([one.id]);
    expect((await one.ada.table(one.id)).now.phase).toBe("playing");
  });
});
