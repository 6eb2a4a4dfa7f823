import {
  type Client,
  type Log,
  openClient,
  type Problem,
  pledgesInMemory,
  type TableInfo,
} from "@portolan/client";
import { tradersOfCarthage } from "@portolan/games";
import { commitment, type GameRecord, readRecord, verify } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { openSqlite } from "./store/sqlite/sqlite.ts";
import type { Entry } from "./table/entry.ts";
import { gather, twoAtTable } from "./testing/tables.ts";
import { startWorld } from "./testing/world.ts";

const GAME = "traders-of-carthage";
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const BYTES = "ab".repeat(32);

let time = Date.parse("2026-11-16T10:00:00Z");
const store = openSqlite(":memory:");
const world = await startWorld({ now: () => time, store });

/** What answers say, as far as it matters here. */
type Said = TableInfo & Log & Problem;

/** Requests as any program sends them, with the identity of a new guest. */
async function rawGuest(name: string) {
  let cookie = "";
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${world.url}/api${path}`, {
      method,
      headers: { cookie, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie ||= response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    return { status: response.status, body: (await response.json()) as Said };
  };
  await ask("POST", "/me", { name });
  return ask;
}

async function typesIn(client: Client, id: string): Promise<string[]> {
  return (await client.log(id)).events.map(({ type }) => type);
}

/** A table whose last seat has just been taken by Ben; Ada is away. */
async function adaAway(pace: object = { kind: "untimed" }) {
  const pledges = pledgesInMemory();
  const ada = openClient({ url: world.url, pledges });
  await ada.beGuest("Ada");
  const ben = await world.guest("Ben");
  const seats = [{ kind: "me" }, { kind: "open" }] as const;
  const { id, commitment: shown } = await ada.create({ game: GAME, seats: [...seats], pace: pace as never });
  await ben.sit(id);
  return { ada, ben, id, pledges, shown };
}

async function recordOf(client: Client, id: string): Promise<GameRecord> {
  return readRecord(await client.record(id));
}

describe("the table's commitment exists before anything is added to the deal", () => {
  test("also for who makes the table: the seat is kept, and nothing is dealt before its person has seen the commitment", async () => {
    const ask = await rawGuest("Ada");
    const seats = [{ kind: "me" }, { kind: "computer", level: "random" }];
    const early = await ask("POST", "/tables", { game: GAME, seats, contribution: BYTES });
    expect(early.status).toBe(400);
    const { body: table } = await ask("POST", "/tables", { game: GAME, seats });
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(table.now).toMatchObject({ phase: "waiting", seat: null });
    expect(table.now.seats[0]).toMatchObject({ kind: "invited", name: "Ada" });
    const sat = await ask("POST", `/tables/${table.id}/sit`, { commitment: commitment(BYTES) });
    expect(sat.body).toMatchObject({
      commitment: table.commitment,
      now: { phase: "dealing", waitsFor: [0] },
    });
    expect(sat.body.now.dealing?.seatCommitments).toEqual([commitment(BYTES), ""]);
    await ask("POST", `/tables/${table.id}/reveal`, { contribution: BYTES });
    const { body: begun } = await ask("GET", `/tables/${table.id}`);
    expect(begun).toMatchObject({ commitment: table.commitment, now: { phase: "playing", dealing: null } });
  });

  test("also for a rematch: every seat is kept for who had it", async () => {
    const { ada, ben, id } = await twoAtTable(world);
    await ada.resign(id);
    const ask = await rawGuest("Cleo");
    const again = await ada.rematch(id);
    const { body } = await ask("GET", `/tables/${again.id}/log`);
    expect(body.events[0]).toMatchObject({
      type: "created",
      seats: [
        { kind: "invited", name: "Ada" },
        { kind: "invited", name: "Ben" },
      ],
    });
    expect(again.now).toMatchObject({ phase: "waiting", seat: 0 });
    await ben.rematch(id);
    await gather(again.id, ada);
    expect((await ben.table(again.id)).now.phase).toBe("playing");
  });

  test("the seat of a host who leaves is free for all", async () => {
    const ada = await world.guest("Ada");
    const ben = await world.guest("Ben");
    const cleo = await world.guest("Cleo");
    const { id } = await ada.create({
      game: GAME,
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    });
    await ben.sit(id);
    await ada.leave(id);
    expect((await cleo.sit(id)).now.seat).toBe(0);
  });
});

describe("what a seat has committed to is revealed when every seat is taken", () => {
  test("not before, not by anybody else, and not other bytes; said twice it counts once", async () => {
    const ask = await rawGuest("Ada");
    const stranger = await rawGuest("Ben");
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { body: table } = await ask("POST", "/tables", { game: GAME, seats });
    const path = `/tables/${table.id}`;
    await ask("POST", `${path}/sit`, { commitment: commitment(BYTES) });
    const early = await ask("POST", `${path}/reveal`, { contribution: BYTES });
    expect(early.body.error.id).toBe("reveal.notNow");
    await ask("POST", `${path}/fill`, { seat: 1, level: "random" });
    expect((await stranger("POST", `${path}/reveal`, { contribution: BYTES })).body.error.id).toBe(
      "seat.none",
    );
    const other = await ask("POST", `${path}/reveal`, { contribution: "cd".repeat(32) });
    expect(other.body.error.id).toBe("reveal.other");
    expect((await ask("POST", `${path}/leave`, {})).body.error.id).toBe("table.notWaiting");
    expect((await ask("POST", `${path}/reveal`, { contribution: BYTES })).status).toBe(200);
    expect((await ask("POST", `${path}/reveal`, { contribution: BYTES })).status).toBe(200);
    const { body } = await ask("GET", `${path}/log`);
    const types = body.events.map(({ type }) => type);
    expect(types.slice(0, 6)).toEqual(["created", "sat", "filled", "dealing", "revealed", "started"]);
    expect(types.filter((type) => type === "revealed")).toHaveLength(1);
  });

  test("the bytes of one seat are told to nobody before all have revealed theirs", async () => {
    const { ben, id } = await adaAway();
    const { contribution } = (await ben.pledge(id, 1)) ?? { contribution: "none" };
    const told = JSON.stringify([await ben.log(id), await ben.table(id)]);
    expect(told).toContain(commitment(contribution));
    expect(told).not.toContain(contribution);
  });

  test("by a client that hears of it, on whichever stream", async () => {
    const { ada, ben, id } = await adaAway();
    const over = new AbortController();
    for await (const frame of ada.watchMine({ signal: over.signal })) {
      if (frame.event === "table" && frame.data.id === id && frame.data.phase === "playing") over.abort();
    }
    expect((await ben.table(id)).now.phase).toBe("playing");
  });

  test("but not by a client that is shown another commitment than its own", async () => {
    const { ada, id, pledges } = await adaAway();
    const kept = await pledges.find(id, 0);
    if (!kept) throw new Error("nothing was kept");
    await pledges.keep(id, { ...kept, contribution: BYTES });
    expect((await ada.table(id)).now).toMatchObject({ phase: "dealing", waitsFor: [0] });
  });
});

describe("whoever does not reveal", () => {
  test.each([
    ["live", { kind: "live", bank: 600, increment: 5 }, 30 * SECOND],
    ["untimed", { kind: "untimed" }, 60 * SECOND],
    ["by correspondence", { kind: "correspondence", hours: 8 }, 8 * HOUR],
    ["by slow correspondence", { kind: "correspondence", hours: 72 }, 24 * HOUR],
  ])("is waited for for a while (%s), and then the game starts without the bytes", async (_, pace, wait) => {
    const { ada, ben, id } = await adaAway(pace);
    time += wait - 1;
    await world.tick();
    expect((await ben.table(id)).now).toMatchObject({ phase: "dealing", waitsFor: [0] });
    time += 1;
    await world.tick();
    expect((await ben.table(id)).now.phase).toBe("playing");
    await ben.resign(id);
    const record = await recordOf(ada, id);
    expect(record.deal.contributions[0]).toBe("");
    expect(record.deal.seatCommitments?.[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(verify(tradersOfCarthage as never, record)).toContainEqual({
      id: "revealed",
      ok: false,
      seats: [0],
    });
  });

  test("can say so: nobody has to wait", async () => {
    const { ada, ben, id } = await adaAway();
    await ada.withhold(id);
    expect((await ben.table(id)).now.phase).toBe("playing");
    expect((await ben.log(id)).events).toContainEqual(
      expect.objectContaining({ type: "revealed", seat: 0, withheld: true }),
    );
  });

  test("and deletes the account leaves the seat to a computer player", async () => {
    const { ada, ben, id } = await adaAway();
    await ada.deleteMe();
    const { now } = await ben.table(id);
    expect(now).toMatchObject({ phase: "playing" });
    expect(now.seats[0].kind).toBe("computer");
    expect(now.owner).toBe((await ben.me()).id);
    await ben.resign(id);
    const { deal } = await recordOf(ben, id);
    expect(deal.contributions[0]).toBe("");
    expect(deal.seatCommitments?.[0]).not.toBe("");
  });

  test("because the server was away has half a minute from its return", async () => {
    const data = await startWorld({ now: () => time });
    const pair = await (async () => {
      const ada = await data.guest("Ada");
      const ben = await data.guest("Ben");
      const { id } = await ada.create({ game: GAME, seats: [{ kind: "me" }, { kind: "open" }] });
      await ben.sit(id);
      return { ada, ben, id };
    })();
    time += HOUR;
    await data.restart();
    await data.tick();
    expect((await pair.ben.table(pair.id)).now.phase).toBe("dealing");
    time += 30 * SECOND;
    await data.tick();
    expect((await pair.ben.table(pair.id)).now.phase).toBe("playing");
  });
});

describe("tables from before seats committed to their bytes", () => {
  const setup = {
    game: GAME,
    options: {},
    pace: { kind: "untimed" },
    isPublic: false,
    onTimeout: "computer",
    standIn: "random",
    startsWhenFull: true,
  } as const;
  const secret = "5e".repeat(32);
  const open = { person: null, level: null, invitation: null, contribution: "" };

  /** Puts a table into the store as the release before wrote it. */
  async function older(id: string, phase: "waiting" | "playing", lines: readonly object[]): Promise<void> {
    await store.append({
      table: id,
      after: 0,
      lines: lines.map((body) => ({ at: time, body: body as Entry })),
      head: {
        phase,
        isPublic: false,
        deadline: null,
        liveDeadline: null,
        isThinking: false,
        waits: [],
        host: null,
        isAttended: true,
        hasStarted: phase === "playing",
        touched: time,
      },
      about: { about: { setup, seats: [] }, people: [] },
    });
  }

  test("that were waiting go on: bytes given in the clear count as fixed, newcomers commit to theirs", async () => {
    const ada = await world.guest("Ada");
    const ben = await world.guest("Ben");
    const seats = [{ ...open, person: (await ada.me()).id, contribution: "ab12" }, open];
    await older("old-waiting", "waiting", [
      { type: "created", setup, owner: seats[0].person, seats, secret },
    ]);
    await ben.sit("old-waiting");
    expect((await ben.table("old-waiting")).now.phase).toBe("playing");
    await ben.resign("old-waiting");
    const record = await recordOf(ben, "old-waiting");
    expect(record).toMatchObject({ portolan: 2 });
    expect(record.deal.contributions[0]).toBe("ab12");
    expect(verify(tradersOfCarthage as never, record).filter(({ ok }) => !ok)).toEqual([
      { id: "finished", ok: false },
    ]);
  });

  test("that were being played go on as they were dealt", async () => {
    const ada = await world.guest("Ada");
    const ben = await world.guest("Ben");
    const [first, second] = [(await ada.me()).id, (await ben.me()).id];
    const lines: Omit<Entry, "clocks" | "events">[] = [
      {
        type: "created",
        setup,
        owner: first,
        seats: [{ ...open, person: first, contribution: "ab12" }, open],
        secret,
      },
      { type: "sat", seat: 1, person: second, contribution: "cd34" },
      { type: "started", rulesVersion: tradersOfCarthage.rulesVersion, events: [], clocks: null },
    ] as never;
    await older("old-playing", "playing", lines);
    const { now } = await ada.table("old-playing");
    expect(now.phase).toBe("playing");
    const mover = now.waitsFor[0] === 0 ? ada : ben;
    const { legal, seq } = (await mover.table("old-playing")).now;
    await mover.play("old-playing", seq, legal[0]);
    await ada.resign("old-playing");
    const record = await recordOf(ada, "old-playing");
    expect(record).toMatchObject({ portolan: 1, deal: { secret, contributions: ["ab12", "cd34"] } });
    expect(await typesIn(ada, "old-playing")).not.toContain("dealing");
  });
});
