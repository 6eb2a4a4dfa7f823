import { isDeepStrictEqual } from "node:util";
import type { Conflict, Log } from "@portolan/client";
import { Ack, LogEvent, TableInfo, TableSnapshot, Conflict as WireConflict } from "@portolan/client/wire";
import { Value } from "typebox/value";
import { describe, expect, test } from "vitest";
import { problemOf, watchTable } from "./testing/people.ts";
import { playSome, turnOf, twoAtTable } from "./testing/tables.ts";
import { startWorld } from "./testing/world.ts";

const world = await startWorld();
const pair = await twoAtTable(world);
const { ada, id } = pair;

async function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${world.url}${path}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });
}

describe("a move", () => {
  test("sent twice counts once, and the second answer says so", async () => {
    const { mover, now } = await turnOf(pair);
    const first = await mover.play(id, now.seq, now.legal[0], "key-1");
    const second = await mover.play(id, now.seq, now.legal[0], "key-1");
    expect(first.repeated).toBe(false);
    expect(second).toEqual({ seq: first.seq, repeated: true });
    const { events } = await mover.log(id);
    expect(events.filter((event) => event.type === "moved" && event.key === "key-1")).toHaveLength(1);
  });

  test("sent twice at the same moment counts once", async () => {
    const { mover, now } = await turnOf(pair);
    const both = await Promise.all([1, 2].map(() => mover.play(id, now.seq, now.legal[0], "key-2")));
    expect(both.map(({ seq }) => seq)).toEqual([both[0].seq, both[0].seq]);
    expect(both.map(({ repeated }) => repeated).toSorted()).toEqual([false, true]);
  });

  test("with a key that another one has is refused", async () => {
    const { mover, now } = await turnOf(pair);
    const ack = await mover.play(id, now.seq, now.legal[0], "key-3");
    const other = now.legal.find((move) => move !== now.legal[0]) ?? "pass";
    const refused = await problemOf(mover.play(id, now.seq, other, "key-3"));
    expect([refused.status, refused.problem.id]).toEqual([422, "move.keyUsed"]);
    expect((await problemOf(mover.undo(id, ack.seq, 1, "key-3"))).problem.id).toBe("move.keyUsed");
    expect((await problemOf(mover.redo(id, ack.seq, "key-3"))).problem.id).toBe("move.keyUsed");
    const spelled = ` ${now.legal[0].replaceAll(" ", "  ")}`;
    expect(await mover.play(id, now.seq, spelled, "key-3")).toEqual({ seq: ack.seq, repeated: true });
  });

  test("of another person with the same key is a move of its own", async () => {
    const { mover, now } = await turnOf(pair);
    const { seq } = await mover.play(id, now.seq, now.legal[0], "shared");
    await playUntilTurnOf(mover);
    const next = await turnOf(pair);
    const { repeated, seq: other } = await next.mover.play(id, next.now.seq, next.now.legal[0], "shared");
    expect(repeated).toBe(false);
    expect(other).toBeGreaterThan(seq);
  });

  async function playUntilTurnOf(last: typeof ada): Promise<void> {
    for (let turn = await turnOf(pair); turn.mover === last; turn = await turnOf(pair)) {
      await turn.mover.play(id, turn.now.seq, turn.now.legal[0]);
    }
  }

  test("that comes too late is a conflict that tells what has happened since", async () => {
    const { mover, now } = await turnOf(pair);
    await mover.play(id, now.seq, now.legal[0]);
    const next = await turnOf(pair);
    const late = await problemOf(next.mover.play(id, now.seq, next.now.legal[0]));
    expect(late.status).toBe(409);
    expect(late.problem.id).toBe("move.late");
    const { since, now: after } = late.body as Conflict;
    expect(since.map(({ seq }) => seq)).toContain(now.seq + 1);
    expect(after.seq).toBe(next.now.seq);
    expect(Value.Check(WireConflict, late.body)).toBe(true);
  });

  test("that answers the future is refused", async () => {
    const { mover, now } = await turnOf(pair);
    expect((await problemOf(mover.play(id, now.seq + 5, now.legal[0]))).problem.id).toBe("move.early");
  });

  test("against the rules is refused with the rule and the reason, and changes nothing", async () => {
    const { other, now } = await turnOf(pair);
    const refused = await problemOf(other.play(id, now.seq, now.legal[0]));
    expect(refused.status).toBe(422);
    expect(refused.problem.rule).toMatch(/^TC-[A-Z]+-\d+$/);
    expect(refused.problem.message.length).toBeGreaterThan(5);
    const nonsense = await problemOf(other.play(id, now.seq, "dance on the table"));
    expect(nonsense.status).toBe(422);
    expect(nonsense.problem.rule).toBeDefined();
    expect((await ada.table(id)).now.seq).toBe(now.seq);
  });

  test("is not for those without a seat, nor for those without a name", async () => {
    const { now } = await turnOf(pair);
    const cleo = await world.guest("Cleo");
    expect((await problemOf(cleo.play(id, now.seq, now.legal[0]))).status).toBe(403);
    expect((await problemOf(world.stranger().play(id, now.seq, now.legal[0]))).status).toBe(401);
  });

  test("is not late because someone said something meanwhile", async () => {
    const { mover, other, now } = await turnOf(pair);
    await other.chat(id, "Take your time");
    await mover.play(id, now.seq, now.legal[0]);
  });
});

describe("a long log", () => {
  test("is told by pages, and a conflict tells no more than one", async () => {
    const { ada: talker, ben, id: table } = await twoAtTable(world);
    for (let i = 0; i < 250; i++) await talker.chat(table, `${i}`);
    const page = async (after: number) =>
      (await (await fetch(`${world.url}/api/tables/${table}/log?after=${after}`)).json()) as Log;
    const first = await page(0);
    expect(first.next).toBe(200);
    // Who watches is not told what players say to each other, but learns where the next page begins.
    expect(first.events.length).toBeLessThan(10);
    expect(await page(200)).toEqual({ events: [], next: null });
    const { events } = await ben.log(table);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
    expect(events.length).toBeGreaterThan(250);
    const { mover, now } = await turnOf({ ada: talker, ben, id: table });
    const late = await problemOf(mover.play(table, 0, now.legal[0]));
    expect((late.body as Conflict).since).toHaveLength(200);
  });
});

describe("answers", () => {
  test("have the form that the description promises", async () => {
    const info = await ada.table(id);
    expect([...Value.Errors(TableInfo, info)]).toEqual([]);
    expect([...Value.Errors(TableSnapshot, info.now)]).toEqual([]);
    const { events } = await ada.log(id);
    expect(events.filter((event) => !Value.Check(LogEvent, event))).toEqual([]);
    const { mover, now } = await turnOf(pair);
    expect(Value.Check(Ack, await mover.play(id, now.seq, now.legal[0]))).toBe(true);
  });

  test("are kept by nobody on the way", async () => {
    for (const path of ["/api/me", `/api/tables/${id}`, `/api/tables/${id}/log`, "/metrics"]) {
      expect((await fetch(`${world.url}${path}`)).headers.get("cache-control")).toBe("no-store");
    }
  });

  test("never carry a stranger's moves, nor the secret, while the game is going on", async () => {
    const { events } = await world.stranger().log(id);
    expect(events.some((event) => event.type === "moved")).toBe(true);
    expect(events.filter((event) => event.type === "moved" && "move" in event)).toEqual([]);
    expect(JSON.stringify(events)).not.toContain('"secret"');
    expect((await problemOf(ada.record(id))).problem.id).toBe("table.notFinished");
  });
});

describe("malformed requests", () => {
  const path = `/api/tables/${id}/moves`;
  test.each([
    ["no JSON at all", "{"],
    ["not an object", "[]"],
    ["a field missing", JSON.stringify({ seq: 1, move: "take" })],
    ["a field too many", JSON.stringify({ seq: 1, move: "take", key: "k", sudo: true })],
    ["a wrong type", JSON.stringify({ seq: "1", move: "take", key: "k" })],
    ["a number out of range", JSON.stringify({ seq: -1, move: "take", key: "k" })],
    ["a text too long", JSON.stringify({ seq: 1, move: "x".repeat(501), key: "k" })],
    ["a key with odd letters", JSON.stringify({ seq: 1, move: "take", key: "k k" })],
  ])("with %s are refused and explained", async (_, body) => {
    const response = await post(path, body);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { id: string; message: string } };
    expect(error.id).toBe("request.invalid");
    expect(error.message.length).toBeGreaterThan(10);
  });

  test("that are too large are refused", async () => {
    const response = await post("/api/tables", JSON.stringify({ game: "x".repeat(200_000) }));
    expect(response.status).toBe(413);
  });

  test("for tables and addresses that do not exist are told so", async () => {
    expect((await problemOf(ada.table("nowhere"))).problem.id).toBe("table.unknown");
    expect((await problemOf(ada.play("nowhere", 1, "take"))).problem.id).toBe("table.unknown");
    expect((await fetch(`${world.url}/api/nothing`)).status).toBe(404);
    expect((await fetch(`${world.url}/api/tables/${"x".repeat(80)}`)).status).toBe(400);
  });

  test("with an unknown token are refused", async () => {
    const response = await fetch(`${world.url}/api/me`, { headers: { authorization: "Bearer portolan_no" } });
    expect(response.status).toBe(401);
  });

  test("with a cookie that was tampered with come from nobody", async () => {
    const response = await fetch(`${world.url}/api/me`, { headers: { cookie: "portolan=abc.0.forged" } });
    expect(response.status).toBe(401);
  });
});

describe("pages of other sites", () => {
  test("cannot change anything", async () => {
    const body = JSON.stringify({ name: "Mallory" });
    expect((await post("/api/me", body, { origin: "https://evil.example" })).status).toBe(403);
    expect((await post("/api/me", body, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await post("/api/me", body, { origin: world.url })).status).toBe(200);
  });

  test("cannot change anything by another spelling of an address either", async () => {
    const body = JSON.stringify({ name: "Mallory" });
    expect((await post("/%61pi/me", body, { origin: "https://evil.example" })).status).toBe(403);
    const unknown = { headers: { authorization: "Bearer portolan_no" } };
    expect((await fetch(`${world.url}/%61pi/games`, unknown)).status).toBe(401);
  });

  test("are told by headers to keep out", async () => {
    const { headers } = await fetch(`${world.url}/api/games`);
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(headers.get("content-security-policy")).not.toContain("unsafe");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBeTruthy();
    expect(headers.get("permissions-policy")).toContain("camera=()");
  });

  test("the cookie is http-only and stays on this site", async () => {
    const response = await post("/api/me", JSON.stringify({ name: "Dora" }));
    const cookie = response.headers.getSetCookie().join();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Strict/i);
  });
});

describe("a stream", () => {
  test("goes on after the last event seen, with nothing missing and nothing twice", async () => {
    await playSome(pair, 3);
    const first = watchTable(ada, id);
    await first.until(() => first.now() !== undefined);
    await first.stop();
    const seen = first.log();
    await playSome(pair, 4);
    const second = watchTable(ada, id, seen.at(-1)?.seq);
    await second.until(() => second.now() !== undefined);
    await second.stop();
    const { events } = await ada.log(id);
    expect([...seen, ...second.log()]).toEqual(events);
  });

  test("tells who is here", async () => {
    const adas = watchTable(ada, id);
    const { id: person } = await ada.me();
    await adas.until(() =>
      adas.frames.some((frame) => frame.event === "presence" && frame.data.present.includes(person)),
    );
    const strangers = watchTable(world.stranger(), id);
    await adas.until(() =>
      adas.frames.some((frame) => frame.event === "presence" && frame.data.watching === 1),
    );
    await strangers.stop();
    await adas.until(() => {
      const last = adas.frames.findLast((frame) => frame.event === "presence");
      return last?.data.watching === 0;
    });
    await adas.stop();
  });

  test("tells who is here when somebody sits down or leaves, without a stream that opens or closes", async () => {
    const [host, friend] = [await world.guest("Host"), await world.guest("Friend")];
    const { id: room } = await host.create({
      game: "traders-of-carthage",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    });
    const [hostId, friendId] = [(await host.me()).id, (await friend.me()).id];
    const hosts = watchTable(host, room);
    const friends = watchTable(friend, room);
    const told = (present: readonly string[], watching: number) => () => {
      const last = hosts.frames.findLast((frame) => frame.event === "presence");
      return isDeepStrictEqual(last?.data, { present, watching });
    };
    await hosts.until(told([hostId], 1));
    await friend.sit(room, { seat: 1 });
    await hosts.until(told([hostId, friendId], 0));
    await friend.leave(room);
    await hosts.until(told([hostId], 1));
    await Promise.all([hosts.stop(), friends.stop()]);
  });

  test("asked for its head only ends there", async () => {
    const head = (path: string) => fetch(`${world.url}${path}`, { method: "HEAD" });
    const { status, headers } = await head(`/api/tables/${id}/events`);
    expect([status, headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    expect((await head("/api/tables/nowhere/events")).status).toBe(404);
    expect((await head("/api/me/events")).status).toBe(401);
  });

  test("of a table that does not exist is refused", async () => {
    const watching = watchTable(ada, "nowhere");
    await expect(watching.until(() => false)).rejects.toThrow(/no such table/);
  });

  test("of a person tells where it is their move", async () => {
    const { mover, now } = await turnOf(pair);
    const over = new AbortController();
    const frames = mover.watchMine({ signal: over.signal });
    const first = await frames.next();
    expect(first.value).toMatchObject({ event: "table", data: { id, yourMove: true } });
    const next = frames.next();
    await mover.play(id, now.seq, now.legal[0]);
    expect((await next).value).toMatchObject({ event: "table", data: { id } });
    over.abort();
    await frames.return();
  });
});

describe("hosts", () => {
  test("can ask whether all is well, and for figures", async () => {
    expect(await (await fetch(`${world.url}/healthz`)).json()).toEqual({ ok: true });
    const figures = await (await fetch(`${world.url}/metrics`)).text();
    expect(figures).toMatch(/portolan_moves_total\{player="person"\} \d+/);
    expect(figures).toContain("portolan_acknowledge_seconds_bucket");
  });

  test("keep the figures to their machine, unless they open them", async () => {
    const from = { headers: { "x-forwarded-for": "203.0.113.7" } };
    expect((await fetch(`${world.url}/metrics`, from)).status).toBe(403);
    const open = await startWorld({ metrics: "everyone" });
    expect((await fetch(`${open.url}/metrics`, from)).status).toBe(200);
  });

  test("find the API described for programs and for people", async () => {
    const document = (await (await fetch(`${world.url}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, unknown>;
    };
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths)).toContain("/api/tables/{table}/moves");
    const page = await (await fetch(`${world.url}/api`)).text();
    expect(page).toContain("POST /api/tables/{table}/moves");
  });
});
