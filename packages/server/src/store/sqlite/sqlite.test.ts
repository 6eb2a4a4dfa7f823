import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, test } from "vitest";
import { describeStore } from "../testing/conformance.ts";
import { migrate, STEPS } from "./migrations.ts";
import { backupSqlite, openSqlite } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "portolan-store-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const newFile = (): string => join(folder, `${files++}.db`);

describeStore("SQLite", () => {
  const path = newFile();
  return async () => openSqlite(path);
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

describe("the file", () => {
  test("of a newer release is refused and stays as it is, byte for byte", async () => {
    const path = newFile();
    await openSqlite(path).close();
    const db = new DatabaseSync(path);
    db.exec("PRAGMA user_version = 999; PRAGMA journal_mode = DELETE");
    db.close();
    const before = readFileSync(path);
    expect(() => openSqlite(path)).toThrow(/newer release/);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test("of something else is refused and stays as it is", () => {
    const other = newFile();
    const db = new DatabaseSync(other);
    db.exec("CREATE TABLE recipes (name TEXT)");
    db.close();
    const before = readFileSync(other);
    expect(() => openSqlite(other)).toThrow(/not a file of Portolan/);
    expect(readFileSync(other).equals(before)).toBe(true);
    const text = newFile();
    writeFileSync(
      text,
      "This is not a database at all, but a text that is long enough to look like one. ".repeat(20),
    );
    expect(() => openSqlite(text)).toThrow(/cannot be opened/);
  });

  test("belongs to one server at a time, and to the next one as soon as that is closed", async () => {
    const path = newFile();
    const store = openSqlite(path);
    expect(() => openSqlite(path)).toThrow(`another server is already using ${path}`);
    await store.append({ ...created, table: "t" });
    await store.close();
    const next = openSqlite(path);
    expect(await next.table("t")).not.toBeNull();
    await next.close();
  });

  test("that was refused can be opened once it is mended", async () => {
    const path = newFile();
    await openSqlite(path).close();
    const setVersion = (version: number): void => {
      const db = new DatabaseSync(path);
      db.exec(`PRAGMA user_version = ${version}`);
      db.close();
    };
    const db = new DatabaseSync(path);
    const version = Number(db.prepare("PRAGMA user_version").get()?.user_version);
    db.close();
    setVersion(999);
    expect(() => openSqlite(path)).toThrow(/newer release/);
    setVersion(version);
    await openSqlite(path).close();
  });

  test("of an earlier release learns who hosts its tables, and whether anybody plays there", async () => {
    const path = newFile();
    const db = new DatabaseSync(path);
    migrate(db, path, STEPS.slice(0, 1));
    const addTable = (id: string, phase: string, person: string | null, ...types: string[]): void => {
      const about = JSON.stringify({ seats: [{ person: null }, { person }] });
      db.prepare(
        `INSERT INTO tables (id, seq, phase, is_public, is_thinking, waits, touched, about)
         VALUES (?, ?, ?, 0, 0, '[]', 5, ?)`,
      ).run(id, types.length, phase, about);
      for (const [i, type] of types.entries()) {
        const body = JSON.stringify({ type, owner: "ada" });
        db.prepare("INSERT INTO log (table_id, seq, at, body) VALUES (?, ?, 5, ?)").run(id, i + 1, body);
      }
    };
    addTable("waiting", "waiting", "ada", "created");
    addTable("unattended", "playing", null, "created", "started");
    addTable("left", "finished", null, "created", "left", "finished");
    db.prepare(
      "INSERT INTO people (id, name, created, epoch, time_zone, holidays) VALUES ('ada', 'Ada', 5, 0, 'UTC', '[]')",
    ).run();
    db.close();
    const store = openSqlite(path);
    expect(await store.table("waiting")).toMatchObject({ host: "ada", isAttended: true, hasStarted: false });
    expect(await store.hostedBy("ada")).toEqual({ unfinished: 2, unattended: 1 });
    expect((await store.neverStarted(10, 10)).toSorted()).toEqual(["left", "waiting"]);
    // Whoever was there before is not taken for lost.
    expect((await store.person("ada"))?.seen).toBeGreaterThan(5);
    await store.close();
  });

  test("can be copied while it is being written, and the copy is whole", async () => {
    const path = newFile();
    const store = openSqlite(path);
    await store.append({ ...created, table: "before" });
    const copy = newFile();
    const copying = backupSqlite(path, copy);
    await store.append({ ...created, table: "meanwhile" });
    await copying;
    const again = openSqlite(copy);
    expect(await again.table("before")).not.toBeNull();
    expect(await again.lines("before", 0, 10)).toHaveLength(1);
    await again.close();
    await store.close();
  });

  test("can be copied however often it is written meanwhile", async () => {
    const path = newFile();
    const store = openSqlite(path);
    const body = { type: "created", text: "x".repeat(5000) };
    const large = { after: 0, lines: [{ at: 0, body }], head };
    await Promise.all(
      Array.from({ length: 1000 }, (_, i) => store.append({ ...large, table: `large-${i}` })),
    );
    let isCopied = false;
    const copying = backupSqlite(path, newFile()).finally(() => {
      isCopied = true;
    });
    for (let i = 0; !isCopied; i++) await store.append({ ...created, table: `meanwhile-${i}` });
    await copying;
    await store.close();
  });
});
