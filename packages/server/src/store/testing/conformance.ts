import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Append, Head, Person, Store } from "../store.ts";

const head: Head = {
  phase: "waiting",
  isPublic: true,
  deadline: null,
  liveDeadline: null,
  isThinking: false,
  waits: [],
  host: "ada",
  isAttended: true,
  hasStarted: false,
  touched: 1000,
};

function line(type: string, more: { key?: string; author?: string; text?: string } = {}) {
  const { key, author, text } = more;
  return {
    at: 1000,
    body: { type, ...(text === undefined ? {} : { text }) },
    ...(key === undefined ? {} : { key }),
    ...(author === undefined ? {} : { author }),
  };
}

function created(table: string, changes: Partial<Append> = {}): Append {
  return {
    table,
    after: 0,
    lines: [line("created")],
    head,
    about: { about: { game: "x" }, people: ["ada"] },
    ...changes,
  };
}

function person(id: string, changes: Partial<Person> = {}): Person {
  const quietHours = { timeZone: "UTC", night: null, holidays: [], seen: 1 };
  return { id, name: id, created: 1, login: null, password: null, epoch: 0, ...quietHours, ...changes };
}

/** What every store must do, whatever it is made of. `open` opens the same data again after a close. */
export function describeStore(name: string, makeOpen: () => () => Promise<Store>): void {
  describe(name, () => {
    let open: () => Promise<Store>;
    let store: Store;
    beforeEach(async () => {
      open = makeOpen();
      store = await open();
    });
    afterEach(() => store.close());

    test("an append is there after the store was closed and opened again", async () => {
      await store.append(created("t"));
      await store.append({ table: "t", after: 1, lines: [line("sat"), line("left")], head });
      await store.close();
      store = await open();
      const lines = await store.lines("t", 0, 10);
      expect(lines.map(({ seq, body }) => [seq, body.type])).toEqual([
        [1, "created"],
        [2, "sat"],
        [3, "left"],
      ]);
      expect((await store.lines("t", 1, 1)).map(({ seq }) => seq)).toEqual([2]);
    });

    test("an append after another line than the last is a conflict and changes nothing", async () => {
      expect(await store.append(created("t"))).toBe("appended");
      expect(await store.append(created("t"))).toBe("conflict");
      expect(await store.append({ table: "t", after: 0, lines: [line("x")], head })).toBe("conflict");
      expect(await store.append({ table: "t", after: 2, lines: [line("x")], head })).toBe("conflict");
      expect(await store.append({ table: "none", after: 1, lines: [line("x")], head })).toBe("conflict");
      expect(await store.lines("t", 0, 10)).toHaveLength(1);
    });

    test("of two appends at one moment exactly one is taken", async () => {
      await store.append(created("t"));
      const both = ["a", "b"].map((type) =>
        store.append({ table: "t", after: 1, lines: [line(type)], head }),
      );
      expect((await Promise.all(both)).toSorted()).toEqual(["appended", "conflict"]);
      expect(await store.lines("t", 1, 10)).toHaveLength(1);
    });

    test("a write that fails does not harm the others of its moment", async () => {
      const bad = store.append(created("bad", { lines: [line("x", { key: "k" }), line("y", { key: "k" })] }));
      const good = store.append(created("good"));
      await expect(bad).rejects.toThrow();
      expect(await good).toBe("appended");
      expect(await store.table("bad")).toBeNull();
      expect(await store.lines("bad", 0, 10)).toEqual([]);
    });

    test("a line is found by its key, at its own table only", async () => {
      await store.append(created("t", { lines: [line("created"), line("moved", { key: "ada:1" })] }));
      expect(await store.lineOfKey("t", "ada:1")).toBe(2);
      expect(await store.lineOfKey("t", "ada:2")).toBeNull();
      expect(await store.lineOfKey("u", "ada:1")).toBeNull();
    });

    test("the latest snapshot is kept, and an older one does not replace it", async () => {
      expect(await store.snapshot("t")).toBeNull();
      await store.saveSnapshot("t", { seq: 5, body: { five: true } });
      await store.saveSnapshot("t", { seq: 3, body: { three: true } });
      expect(await store.snapshot("t")).toEqual({ seq: 5, body: { five: true } });
      await store.saveSnapshot("t", { seq: 9, body: { nine: true } });
      expect(await store.snapshot("t")).toEqual({ seq: 9, body: { nine: true } });
    });

    test("a snapshot is kept as it was when it was given, however the game goes on meanwhile", async () => {
      const state = { moves: 1 };
      const saving = store.saveSnapshot("t", { seq: 1, body: { state } });
      state.moves = 2;
      await saving;
      expect(await store.snapshot("t")).toEqual({ seq: 1, body: { state: { moves: 1 } } });
    });

    test("tables are found by phase, by person and by what is due", async () => {
      const playing: Head = {
        ...head,
        phase: "playing",
        deadline: 500,
        isThinking: true,
        waits: [1],
        touched: 2000,
      };
      await store.append(created("open"));
      await store.append(created("secret", { head: { ...head, isPublic: false } }));
      await store.append(created("busy", { head: playing, about: { about: {}, people: ["ada", "ben"] } }));
      const ids = (tables: readonly { id: string }[]) => tables.map(({ id }) => id).toSorted();
      expect(ids(await store.publicTables("waiting", 10))).toEqual(["open"]);
      expect(ids(await store.publicTables("playing", 10))).toEqual(["busy"]);
      expect(ids(await store.tablesOf("ada", 0, 10))).toEqual(["busy", "open", "secret"]);
      expect(ids(await store.tablesOf("ben", 0, 10))).toEqual(["busy"]);
      expect(ids(await store.tablesOf("ada", 1500, 10))).toEqual(["busy"]);
      expect(await store.overdue({ at: 499, live: 0 }, 10)).toEqual([]);
      expect(await store.overdue({ at: 500, live: 0 }, 10)).toEqual(["busy"]);
      await store.append(created("fast", { head: { ...head, liveDeadline: 700 } }));
      expect(await store.overdue({ at: 0, live: 699 }, 10)).toEqual([]);
      expect(await store.overdue({ at: 0, live: 700 }, 10)).toEqual(["fast"]);
      expect(await store.thinking()).toEqual(["busy"]);
      expect(await store.table("busy")).toEqual({ id: "busy", about: {}, ...playing });
    });

    test("a host's tables are counted, those without people apart, and finished ones not at all", async () => {
      const unattended: Head = { ...head, phase: "playing", isAttended: false, hasStarted: true };
      await store.append(created("waiting"));
      await store.append(created("one", { head: unattended }));
      await store.append(created("two", { head: unattended }));
      await store.append(created("played", { head: { ...unattended, isAttended: true } }));
      await store.append(created("over", { head: { ...unattended, phase: "finished" } }));
      await store.append(created("other", { head: { ...head, host: "ben" } }));
      expect(await store.hostedBy("ada")).toEqual({ unfinished: 4, unattended: 2 });
      expect(await store.hostedBy("nobody")).toEqual({ unfinished: 0, unattended: 0 });
      await store.append({
        table: "one",
        after: 1,
        lines: [line("finished")],
        head: { ...head, phase: "finished" },
      });
      expect(await store.hostedBy("ada")).toEqual({ unfinished: 3, unattended: 1 });
    });

    test("tables without a game are found by their age, and can be deleted with all that is theirs", async () => {
      await store.append(created("old"));
      await store.append(created("new", { head: { ...head, touched: 3000 } }));
      await store.append(created("played", { head: { ...head, hasStarted: true } }));
      await store.append(created("left", { head: { ...head, phase: "finished" } }));
      await store.saveSnapshot("old", { seq: 1, body: {} });
      expect((await store.neverStarted(2000, 10)).toSorted()).toEqual(["left", "old"]);
      expect(await store.neverStarted(2000, 1)).toHaveLength(1);
      await store.removeTable("old");
      expect(await store.table("old")).toBeNull();
      expect(await store.lines("old", 0, 10)).toEqual([]);
      expect(await store.snapshot("old")).toBeNull();
      expect((await store.tablesOf("ada", 0, 10)).map(({ id }) => id)).not.toContain("old");
      expect(await store.neverStarted(2000, 10)).toEqual(["left"]);
    });

    test("the names of tables being woken outlast the process", async () => {
      await store.beginWaking("t");
      await store.beginWaking("t");
      await store.beginWaking("u");
      await store.endWaking("u");
      await store.close();
      store = await open();
      expect(await store.waking()).toEqual(["t"]);
      await store.endWaking("t");
      expect(await store.waking()).toEqual([]);
    });

    test("guests who stay away are found, unless they have an account or a game to finish", async () => {
      const guest = (id: string, changes: Partial<Person> = {}) =>
        store.addPerson(person(id, { seen: 10, ...changes }));
      for (const id of ["ada", "ben", "cleo", "dora"]) await guest(id);
      await guest("emma", { login: "emma", password: "hash" });
      await guest("fay", { seen: 20 });
      await store.addPasskey({
        id: "k",
        person: "cleo",
        publicKey: new Uint8Array([1]),
        counter: 0,
        transports: [],
        created: 1,
      });
      await store.append(created("t", { about: { about: {}, people: ["dora"] } }));
      expect(await store.lostGuests(20, 10)).toEqual(["ada", "ben"]);
      await store.saveSeen("ada", 20);
      expect(await store.lostGuests(20, 10)).toEqual(["ben"]);
      expect((await store.person("ada"))?.seen).toBe(20);
      const over = { ...head, phase: "finished" } as const;
      await store.append({ table: "t", after: 1, lines: [line("finished")], head: over });
      expect((await store.lostGuests(20, 10)).toSorted()).toEqual(["ben", "dora"]);
    });

    test("can be asked whether writing works, as often as one likes", async () => {
      await store.check();
      await store.check();
    });

    test("live time is kept while a live clock runs, and never goes back", async () => {
      expect(await store.liveTime()).toBeNull();
      await store.append(created("slow"));
      await store.saveLiveTime(100);
      expect(await store.liveTime()).toBeNull();
      await store.append(created("fast", { head: { ...head, liveDeadline: 700 }, live: 200 }));
      expect(await store.liveTime()).toBe(200);
      await store.saveLiveTime(300);
      await store.saveLiveTime(250);
      await store.close();
      store = await open();
      expect(await store.liveTime()).toBe(300);
    });

    test("what is told of a table stays until it changes", async () => {
      await store.append(created("t"));
      await store.append({ table: "t", after: 1, lines: [line("moved")], head });
      expect((await store.table("t"))?.about).toEqual({ game: "x" });
      const about = { about: { game: "y" }, people: ["ben"] };
      await store.append({ table: "t", after: 2, lines: [line("sat")], head, about });
      expect((await store.table("t"))?.about).toEqual({ game: "y" });
      expect(await store.tablesOf("ada", 0, 10)).toEqual([]);
      expect(await store.tablesOf("ben", 0, 10)).toHaveLength(1);
    });

    test("people are kept, and a login name belongs to one of them, however it is written", async () => {
      const ada = person("ada", {
        night: { from: 22, to: 7 },
        holidays: [{ from: "2026-12-24", to: "2026-12-26" }],
      });
      await store.addPerson(ada);
      await store.addPerson(person("ben"));
      expect(await store.person("ada")).toEqual(ada);
      expect(await store.savePerson({ ...ada, login: "Ada", password: "hash" })).toBe("saved");
      expect(await store.savePerson(person("ben", { login: "ADA" }))).toBe("taken");
      expect((await store.personByLogin("ada"))?.id).toBe("ada");
      expect((await store.person("ben"))?.login).toBeNull();
      expect(await store.person("nobody")).toBeNull();
    });

    test("tokens are found by their hash and belong to their owner", async () => {
      await store.addPerson(person("ada"));
      const token = { id: "1", person: "ada", name: "robot", created: 5, hash: "abc" };
      await store.addToken(token);
      expect(await store.tokenByHash("abc")).toEqual(token);
      expect(await store.tokensOf("ada")).toEqual([token]);
      expect(await store.removeToken("ben", "1")).toBe(false);
      expect(await store.removeToken("ada", "1")).toBe(true);
      for (const id of ["2", "3"]) await store.addToken({ ...token, id, hash: id });
      await store.removeTokens("ben");
      expect(await store.tokensOf("ada")).toHaveLength(2);
      await store.removeTokens("ada");
      expect(await store.tokenByHash("abc")).toBeNull();
    });

    test("passkeys are kept with their counters", async () => {
      await store.addPerson(person("ada"));
      const passkey = {
        id: "k",
        person: "ada",
        publicKey: new Uint8Array([1, 2, 255]),
        counter: 0,
        transports: ["internal"],
        created: 5,
      };
      await store.addPasskey(passkey);
      await store.saveCounter("k", 7);
      expect(await store.passkey("k")).toEqual({ ...passkey, counter: 7 });
      expect(await store.passkeysOf("ada")).toHaveLength(1);
      expect(await store.removePasskey("ada", "k")).toBe(true);
      expect(await store.passkey("k")).toBeNull();
    });

    test("a person who is forgotten leaves nothing personal behind, and the game stays", async () => {
      await store.addPerson(person("ada"));
      await store.addToken({ id: "1", person: "ada", name: "robot", created: 5, hash: "abc" });
      const said = line("chat", { author: "ada", text: "hello" });
      const result = {
        table: "t",
        game: "x",
        finished: 9,
        players: 2,
        seat: 0,
        rank: 1,
        score: 12,
        reason: "rules",
      };
      await store.append(
        created("t", { lines: [line("created"), said], results: [{ ...result, person: "ada" }] }),
      );
      expect(await store.saidBy("ada")).toEqual([{ table: "t", at: 1000, text: "hello" }]);
      expect(await store.resultsOf("ada", 10)).toEqual([result]);
      await store.forget("ada");
      expect(await store.person("ada")).toBeNull();
      expect(await store.tokenByHash("abc")).toBeNull();
      expect(await store.saidBy("ada")).toEqual([]);
      expect(await store.resultsOf("ada", 10)).toEqual([]);
      expect(await store.tablesOf("ada", 0, 10)).toEqual([]);
      const lines = await store.lines("t", 0, 10);
      expect(lines).toHaveLength(2);
      expect(JSON.stringify(lines)).not.toContain("hello");
    });

    test("ratings change from what they were, also in games that end at the same moment", async () => {
      await store.addPerson(person("ada"));
      const rated = {
        game: "x",
        people: ["ada", "nobody"],
        rate: (before: readonly ({ mu: number; sigma: number } | null)[]) =>
          before.map((old) => ({ mu: (old?.mu ?? 25) + 1, sigma: 8 })),
      };
      await Promise.all(["t", "u"].map((table) => store.append(created(table, { rated }))));
      expect(await store.append(created("t", { rated }))).toBe("conflict");
      expect(await store.ratingsOf("ada")).toEqual([{ game: "x", mu: 27, sigma: 8, games: 2 }]);
      expect(await store.ratingsOf("nobody")).toEqual([]);
      await store.forget("ada");
      expect(await store.ratingsOf("ada")).toEqual([]);
    });

    test("a secret is made once", async () => {
      expect(await store.secret("cookie", () => "first")).toBe("first");
      expect(await store.secret("cookie", () => "second")).toBe("first");
      await store.close();
      store = await open();
      expect(await store.secret("cookie", () => "third")).toBe("first");
    });
  });
}
