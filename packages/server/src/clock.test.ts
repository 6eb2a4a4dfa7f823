import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { PersonChange } from "@portolan/client";
import { describe, expect, test } from "vitest";
import { DATA_FILE } from "./server.ts";
import { backupSqlite } from "./store/sqlite/sqlite.ts";
import { problemOf, watchTable } from "./testing/people.ts";
import { playSome, turnOf, twoAtTable } from "./testing/tables.ts";
import { startWorld, testFolder } from "./testing/world.ts";

let time = Date.parse("2026-11-16T10:00:00Z");
const world = await startWorld({ now: () => time });
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const live = { kind: "live", bank: 60, increment: 5 } as const;

describe("live clocks", () => {
  test("run for who is to move and are told to everyone", async () => {
    const pair = await twoAtTable(world, { pace: live });
    const { seat, now } = await turnOf(pair);
    expect(now.clocks?.[seat]).toEqual({ left: 60_000, due: time + 60_000 });
    expect(now.clocks?.[1 - seat]).toEqual({ left: 60_000, due: null });
  });

  test("that run out let a computer player take over, until the person takes the seat back", async () => {
    const pair = await twoAtTable(world, { pace: live, standIn: "random" });
    await playSome(pair, 2);
    const { mover, other, seat, now: before } = await turnOf(pair);
    time = before.clocks?.[seat].due ?? 0;
    await world.tick();
    const { now } = await mover.table(pair.id);
    expect(now.seats[seat]).toMatchObject({ kind: "person", level: "random" });
    expect(now.clocks?.[seat].due).toBeNull();
    expect((await problemOf(mover.play(pair.id, now.seq, "pass"))).problem.id).toBe("seat.computer");
    const watching = watchTable(mover, pair.id, now.seq);
    await watching.until(() => watching.log().some((line) => line.type === "moved" && line.seat === seat));
    await watching.stop();
    await mover.takeBackSeat(pair.id);
    expect((await mover.table(pair.id)).now.seats[seat].level).toBeNull();
    expect((await problemOf(other.takeBackSeat(pair.id))).problem.id).toBe("seat.yours");
  });

  test("count to the millisecond: a move at the deadline comes too late, even if nobody has looked at the clock", async () => {
    const pair = await twoAtTable(world, { pace: live, standIn: "random" });
    const { mover, seat, now } = await turnOf(pair);
    const due = now.clocks?.[seat].due ?? 0;
    time = due - 1;
    await mover.play(pair.id, now.seq, now.legal[0]);
    const next = await turnOf(pair);
    time = next.now.clocks?.[next.seat].due ?? 0;
    const refused = await problemOf(next.mover.play(pair.id, next.now.seq, next.now.legal[0]));
    expect(refused.problem.id).toBe("seat.computer");
    const { events } = await next.mover.log(pair.id);
    expect(events.find(({ type }) => type === "tookOver")).toMatchObject({ seat: next.seat, at: time });
  });

  test("that run out end the game where the table chose so", async () => {
    const pair = await twoAtTable(world, { pace: live, onTimeout: "resign" });
    const { mover, seat } = await turnOf(pair);
    time += 59 * SECOND;
    await world.tick();
    expect((await mover.table(pair.id)).now.phase).toBe("playing");
    time += 2 * SECOND;
    await world.tick();
    const { now } = await mover.table(pair.id);
    expect(now.outcome).toMatchObject({ reason: "resigned" });
    expect(now.outcome?.ranks?.[seat]).toBe(2);
    const { events } = await mover.log(pair.id);
    expect(events.find(({ type }) => type === "resigned")).toMatchObject({ reason: "time", seat });
  });

  test("survive a restart, and nobody loses on time because the server was away", async () => {
    const pair = await twoAtTable(world, { pace: live, onTimeout: "resign" });
    const { mover, seat, now } = await turnOf(pair);
    await world.restart();
    expect((await mover.table(pair.id)).now.clocks).toEqual(now.clocks);
    time += 50 * SECOND;
    await world.close();
    time += HOUR;
    await world.restart();
    await world.tick();
    const { now: later } = await mover.table(pair.id);
    expect(later.phase).toBe("playing");
    expect(later.clocks?.[seat].due).toBe(time + 10 * SECOND);
    // People have to find their way back: nobody runs out in the first half minute.
    time += 29 * SECOND;
    await world.tick();
    expect((await mover.table(pair.id)).now.clocks?.[seat].due).toBe(time + SECOND);
    time += SECOND;
    await world.tick();
    expect((await mover.table(pair.id)).now.phase).toBe("finished");
  });
});

describe("the calendar of the machine", () => {
  test("may jump: live clocks do not follow it", async () => {
    let calendar = Date.parse("2026-11-16T10:00:00Z");
    let steady = 5_000;
    const jumpy = await startWorld({ now: () => calendar, steady: () => steady });
    const pair = await twoAtTable(jumpy, { pace: live, onTimeout: "resign" });
    const { mover, seat } = await turnOf(pair);
    for (const jump of [HOUR, -3 * HOUR]) {
      calendar += jump;
      await jumpy.tick();
      const { now } = await mover.table(pair.id);
      expect([now.phase, now.clocks?.[seat].due]).toEqual(["playing", calendar + 60 * SECOND]);
      expect((await mover.myTables()).tables[0].deadline).toBe(calendar + 60 * SECOND);
    }
    steady += 60 * SECOND - 1;
    await jumpy.tick();
    expect((await mover.table(pair.id)).now.phase).toBe("playing");
    steady += 1;
    await jumpy.tick();
    expect((await mover.table(pair.id)).now.outcome?.reason).toBe("resigned");
  });
});

test("a power cut costs nobody live time either", async () => {
  let calendar = Date.parse("2026-11-16T10:00:00Z");
  const data = testFolder();
  const before = await startWorld({ data, now: () => calendar });
  const pair = await twoAtTable(before, { pace: live });
  const { seat } = await turnOf(pair);
  calendar += 20 * SECOND;
  await before.tick();
  const after = testFolder();
  await backupSqlite(join(data, DATA_FILE), join(after, DATA_FILE));
  calendar += HOUR;
  const again = await startWorld({ data: after, now: () => calendar });
  const { now } = await again.stranger().table(pair.id);
  expect(now.clocks?.[seat].due).toBe(calendar + 40 * SECOND);
});

test("data of a release that knew no live time goes on with what was left", async () => {
  let calendar = Date.parse("2026-11-16T10:00:00Z");
  const data = testFolder();
  const old = await startWorld({ data, now: () => calendar });
  const pair = await twoAtTable(old, { pace: live });
  const { seat } = await turnOf(pair);
  await old.close();
  const db = new DatabaseSync(join(data, DATA_FILE));
  db.exec(`UPDATE tables SET deadline = live_deadline;
    DROP INDEX tables_live_deadline; ALTER TABLE tables DROP COLUMN live_deadline; DROP TABLE live_time;
    DROP TABLE checks;
    PRAGMA user_version = 2`);
  db.close();
  calendar += HOUR;
  await old.restart();
  await old.tick();
  const { now } = await old.stranger().table(pair.id);
  expect(now.clocks?.[seat].due).toBe(calendar + 60 * SECOND);
  calendar += 60 * SECOND;
  await old.tick();
  expect((await old.stranger().table(pair.id)).now.seats[seat].level).not.toBeNull();
});

describe("correspondence", () => {
  test("the deadline waits for the night of the player's own time zone to pass", async () => {
    const pair = await twoAtTable(world, { pace: { kind: "correspondence", hours: 12 } });
    const { mover, other } = await turnOf(pair);
    await other.change({ timeZone: "Asia/Tokyo", night: { from: 22, to: 8 } });
    for (let turn = await turnOf(pair); turn.mover === mover; turn = await turnOf(pair)) {
      await mover.play(pair.id, turn.now.seq, turn.now.legal[0]);
    }
    const { now, seat } = await turnOf(pair);
    const due = now.clocks?.[seat].due ?? 0;
    expect(due - time).toBe(22 * HOUR);
    time = due - 1;
    await world.tick();
    expect((await other.table(pair.id)).now.seats[seat].level).toBeNull();
    time = due;
    await world.tick();
    expect((await other.table(pair.id)).now.seats[seat].level).not.toBeNull();
  });

  test("a time zone is kept in its proper spelling, so that a cache by name stays small", async () => {
    const ada = await world.guest("Ada");
    expect((await ada.change({ timeZone: "europe/ROME" })).timeZone).toBe("Europe/Rome");
    expect((await ada.change({ name: "Ada" })).timeZone).toBe("Europe/Rome");
  });

  test("a time zone that does not exist is refused", async () => {
    const ada = await world.guest("Ada");
    expect((await problemOf(ada.change({ timeZone: "Middle/Earth" }))).problem.id).toBe("person.badTimeZone");
  });

  test("nights and holidays have their limits, which are told", async () => {
    const ada = await world.guest("Ada");
    const refusal = async (change: PersonChange) => (await problemOf(ada.change(change))).problem;
    expect(await refusal({ night: { from: 8, to: 21 } })).toMatchObject({
      id: "person.longNight",
      message: "A night can be 12 hours long at most.",
    });
    expect(await refusal({ holidays: [{ from: "0000-01-01", to: "9999-12-31" }] })).toMatchObject({
      id: "person.manyHolidays",
      parts: { days: 30 },
    });
    expect((await refusal({ holidays: [{ from: "2026-02-30", to: "2026-03-01" }] })).id).toBe(
      "person.badHolidays",
    );
    const allowed = { night: { from: 20, to: 8 }, holidays: [{ from: "2026-07-01", to: "2026-07-30" }] };
    expect(await ada.change(allowed)).toMatchObject(allowed);
  });

  test("what was kept before there were limits can be kept, and given up bit by bit", async () => {
    const data = testFolder();
    const old = await startWorld({ data });
    const ada = await old.guest("Ada");
    await old.close();
    const endless = [
      { from: "0000-01-01", to: "9999-12-31" },
      { from: "2026-01-01", to: "2026-12-31" },
    ];
    const db = new DatabaseSync(join(data, DATA_FILE));
    db.prepare("UPDATE people SET holidays = ?").run(JSON.stringify(endless));
    db.close();
    await old.restart();
    expect((await ada.change({ name: "Ada L." })).holidays).toEqual(endless);
    expect((await ada.change({ holidays: endless.slice(1) })).holidays).toEqual(endless.slice(1));
    expect((await problemOf(ada.change({ holidays: endless }))).problem.id).toBe("person.manyHolidays");
  });
});
