import {
  type Client,
  type LogEvent,
  ProblemError,
  type TableFrame,
  type TableSnapshot,
} from "@portolan/client";
import { game } from "@portolan/games/traders-of-carthage";
import { type Game, mustPlay, seededDeal, startMatch } from "@portolan/kernel";
import { expect, test } from "vitest";
import type { TableState } from "../../source.ts";
import { onlineTable } from "./source.ts";

const rules = (game as unknown as Game).open({ players: 2 });
const NOBODY = { name: null, person: null, level: null, resigned: false } as const;

interface Failing {
  /** How the next requests to move fail, before or after the server has carried them out. */
  failures: { readonly error: Error; readonly isCarriedOut: boolean }[];
}

/** A server with one table, at which Ada has seat 0 and the other seat is a computer player's or Ben's. */
function smallServer(other: "ben" | "trader") {
  const match = startMatch(rules, seededDeal("online", 2));
  const told: LogEvent[] = [];
  const frames: TableFrame[] = [];
  const keys = new Map<string, number>();
  const requests: string[] = [];
  const state: Failing = { failures: [] };
  let ring: (() => void) | null = null;
  let heard = 0;

  const now = (): TableSnapshot => ({
    seq: told.length,
    at: 1_000,
    phase: "playing",
    owner: "ada",
    seats: [
      { ...NOBODY, kind: "person", name: "Ada", person: "ada" },
      other === "ben"
        ? { ...NOBODY, kind: "person", name: "Ben", person: "ben" }
        : { ...NOBODY, kind: "computer", level: "trader" },
    ],
    seat: 0,
    view: rules.view(match.state, 0),
    toAct: [...rules.toAct(match.state)],
    waitsFor: [...rules.toAct(match.state)],
    legal: rules.legal(match.state, 0).map((move) => rules.print(move)),
    openEnded: false,
    undoable: 0,
    redoable: false,
    dealing: null,
    clocks: [
      { left: 60_000, due: 31_000 },
      { left: 50_000, due: null },
    ],
    stop: null,
    outcome: null,
    rematch: null,
  });
  /** Writes a line that the stream has not carried yet. */
  const write = (line: object): void => {
    const written = { ...line, seq: told.length + 1, at: 1_000 } as LogEvent;
    told.push(written);
    frames.push({ event: "log", data: written }, { event: "now", data: now() });
  };
  const deliver = (): void => ring?.();
  const tell = (line: object): void => {
    write(line);
    deliver();
  };
  const eventsSince = (count: number) =>
    match.events.slice(count).flatMap((event) => rules.redact(event, 0) ?? []);
  const carryOut = (seat: number, notation: string): void => {
    const parsed = rules.parse(notation);
    if (!("move" in parsed)) throw new Error(notation);
    const before = match.events.length;
    mustPlay(match, seat, parsed.move);
    tell({ type: "moved", seat, events: eventsSince(before) });
  };
  tell({ type: "started", commitment: "c", contributions: [], events: eventsSince(0) });

  const client = {
    games: async () => ({ games: [{ id: game.id, rulesVersion: game.rulesVersion }], levels: [] }),
    table: async () => ({
      id: "t",
      game: game.id,
      options: rules.options,
      edition: { id: rules.editionId },
      commitment: "c",
      now: now(),
    }),
    async *watch(_: string, { signal }: { readonly signal: AbortSignal }) {
      while (!signal.aborted) {
        while (heard < frames.length) yield frames[heard++];
        await new Promise<void>((resolve) => {
          ring = resolve;
          signal.addEventListener("abort", () => resolve());
        });
      }
    },
    async play(_: string, seq: number, notation: string, key: string) {
      requests.push(key);
      const known = keys.get(key);
      if (known !== undefined) return { seq: known, repeated: true };
      const failure = state.failures.shift();
      if (failure && !failure.isCarriedOut) throw failure.error;
      if (seq < told.length) throw new ProblemError(409, { error: { id: "move.late", message: "late" } });
      const parsed = rules.parse(notation);
      const outcome = "move" in parsed ? rules.check(match.state, 0, parsed.move) : parsed.refusal;
      if (outcome) {
        throw new ProblemError(422, { error: { ...outcome, message: "refused" } });
      }
      carryOut(0, notation);
      keys.set(key, told.length);
      if (failure) throw failure.error;
      return { seq: told.length, repeated: false };
    },
  };
  return { client: client as unknown as Client, match, requests, state, carryOut, tell, write, deliver };
}

async function openAt(server: ReturnType<typeof smallServer>) {
  const table = onlineTable("t", {
    client: server.client,
    loadGame: async () => game as unknown as Game,
    think: async ({ legal }) => ({ ranking: [{ move: legal[0] }] }) as never,
    now: () => 500_000,
    origin: "http://here",
    pause: async () => {},
  });
  const state = (): TableState => {
    const status = table.read();
    if (status.status !== "open") throw new Error(`the table is ${status.status}`);
    return status.table;
  };
  const until = (condition: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = (): void => {
        if (table.read().status !== "open" || !condition()) return;
        forget();
        resolve();
      };
      const forget = table.subscribe(look);
      look();
    });
  await until(() => true);
  return { table, source: table.source, state, until };
}

/** Lets seats move until Ada is asked. */
function passToAda({ match, carryOut }: ReturnType<typeof smallServer>): void {
  while (rules.toAct(match.state)[0] !== 0) {
    const [seat] = rules.toAct(match.state);
    carryOut(seat, rules.print(rules.legal(match.state, seat)[0]));
  }
}

test("the table shows what the stream told: seats, clocks by this device, moves and events", async () => {
  const server = smallServer("ben");
  const { state, source } = await openAt(server);
  expect(state().seats.map(({ name, player }) => [name, player])).toEqual([
    ["Ada", "person"],
    ["Ben", "person"],
  ]);
  expect(state().seats.map(({ clock }) => clock)).toEqual([
    { left: 30_000, runsSince: 500_000 },
    { left: 50_000, runsSince: null },
  ]);
  expect([state().moves, state().viewer, state().company?.link]).toEqual([0, 0, "http://here/table/t"]);
  expect(state().events.length).toBeGreaterThan(0);
  source.close();
});

test("a move is kept once though its acknowledgement was lost", async () => {
  const server = smallServer("ben");
  passToAda(server);
  const { state, source } = await openAt(server);
  const moves = server.match.moves.length;
  server.state.failures = [{ error: new TypeError("no network"), isCarriedOut: true }];
  expect(await source.play(state().legal[0])).toBeNull();
  expect(server.match.moves.length).toBe(moves + 1);
  expect(new Set(server.requests).size).toBe(1);
  expect(state().moves).toBe(moves + 1);
  source.close();
});

test("the rule's refusal comes back as it is", async () => {
  const server = smallServer("ben");
  passToAda(server);
  const { source, state } = await openAt(server);
  const illegal = { type: "buy", payment: [] } as unknown as TableState["legal"][number];
  const parsed = rules.parse(rules.print(illegal));
  const expected = "refusal" in parsed ? parsed.refusal : rules.check(server.match.state, 0, parsed.move);
  expect(await source.play(illegal)).toMatchObject({ rule: expected?.rule, id: expected?.id });
  expect(state().moves).toBe(server.match.moves.length);
  source.close();
});

test("a move that comes too late says so, and the news arrives", async () => {
  const server = smallServer("ben");
  passToAda(server);
  const { source, state, until } = await openAt(server);
  server.write({ type: "tookBack", seat: 1 });
  await expect(source.play(state().legal[0])).rejects.toMatchObject({ problem: { id: "server.move.late" } });
  server.deliver();
  const before = state().moment;
  await until(() => state().moment > before);
  expect(await source.play(state().legal[0])).toBeNull();
  source.close();
});

test("what has not changed stays the same object, so that nothing is drawn anew", async () => {
  const server = smallServer("ben");
  passToAda(server);
  const { source, state, until } = await openAt(server);
  const before = state();
  server.tell({ type: "chat", room: "players", name: "Ben", seat: 1, text: "hello" });
  await until(() => state().company?.talk.some(({ kind }) => kind === "said") === true);
  expect(state().view).toBe(before.view);
  expect(state().legal).toBe(before.legal);
  expect(state().events).toBe(before.events);
  source.close();
});

test("there are hints among computers, and none with other people", async () => {
  const alone = smallServer("trader");
  passToAda(alone);
  const first = await openAt(alone);
  expect((await first.source.advise()).ranking[0].move).toBe(first.state().legal[0]);
  first.source.close();
  const together = smallServer("ben");
  passToAda(together);
  const second = await openAt(together);
  await expect(second.source.advise()).rejects.toMatchObject({ problem: { id: "online.noHints" } });
  second.source.close();
});

test("a server that plays by other rules is not played at", async () => {
  const server = smallServer("ben");
  const client = {
    ...server.client,
    games: async () => ({ games: [{ id: game.id, rulesVersion: game.rulesVersion + 1 }], levels: [] }),
  } as unknown as Client;
  const table = onlineTable("t", {
    client,
    loadGame: async () => game as unknown as Game,
    think: async () => ({}) as never,
    now: () => 0,
    origin: "",
    pause: async () => {},
  });
  await new Promise<void>((resolve) => table.subscribe(resolve));
  expect(table.read()).toEqual({ status: "failed", problem: { id: "online.otherVersion" } });
});
