import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { afterAll } from "vitest";
import { startServer } from "../server.ts";
import { openSqlite } from "../store/sqlite/sqlite.ts";
import type { Snapshot, Store } from "../store/store.ts";
import { foreseen } from "./world.ts";

/** All that one request was answered with, as it came over the wire. */
export interface Heard {
  readonly status: number;
  readonly text: string;
}

/** A stream that is read as it comes. */
export interface Listening {
  text(): string;
  /** Settles when this has been heard after that position. */
  until(part: string, from: number): Promise<void>;
  stop(): void;
}

/** Someone who asks by raw HTTP: a person with a cookie, or a stranger. */
export interface Asker {
  ask(method: "GET" | "POST", path: string, body?: object): Promise<Heard>;
  listen(path: string): Promise<Listening>;
}

/** One of two servers that cannot be told apart but by what their tables hide. */
export interface Twin {
  readonly store: Store;
  guest(name: string): Promise<Asker>;
  readonly stranger: Asker;
  /** Lets all tables go out of the memory, to come back from what is stored. */
  forget(): Promise<void>;
}

/** Headers that tell nothing but the time, the connection and how often one has asked. */
const IDLE_HEADERS: ReadonlySet<string> = new Set([
  "date",
  "connection",
  "keep-alive",
  "x-ratelimit-remaining",
  "x-ratelimit-reset",
]);

function headersOf({ rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, i) =>
    i % 2 === 0 && !IDLE_HEADERS.has(name.toLowerCase()) ? `${name}: ${rawHeaders[i + 1]}\n` : [],
  );
  return lines.join("");
}

function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.on("response", resolve);
    sent.on("error", reject);
  });
}

function listenTo(response: IncomingMessage): Listening {
  let heard = headersOf(response);
  const waiting = new Set<() => void>();
  response.setEncoding("utf8");
  response.on("error", () => {});
  response.on("data", (piece: string) => {
    heard += piece;
    for (const look of [...waiting]) look();
  });
  return {
    text: () => heard,
    until: (part, from) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!heard.includes(part, from)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    stop: () => void response.destroy(),
  };
}

function askerAt(port: number, agent: Agent, cookie: string | null): Asker {
  const headers = cookie === null ? {} : { cookie };
  return {
    async ask(method, path, body) {
      const text = body === undefined ? "" : JSON.stringify(body);
      const content =
        body === undefined
          ? {}
          : { "content-type": "application/json", "content-length": String(Buffer.byteLength(text)) };
      const sent = request({
        port,
        host: "127.0.0.1",
        agent,
        method,
        path,
        headers: { ...headers, ...content },
      });
      sent.end(text);
      const response = await answerTo(sent);
      response.setEncoding("utf8");
      let heard = headersOf(response);
      for await (const piece of response) heard += piece;
      return { status: response.statusCode ?? 0, text: heard };
    },
    async listen(path) {
      const sent = request({ port, host: "127.0.0.1", agent: false, path, headers });
      sent.on("error", () => {});
      sent.end();
      return listenTo(await answerTo(sent));
    },
  };
}

async function startTwin(seed: string, now: () => number): Promise<Twin> {
  const store = openSqlite(":memory:");
  const server = await startServer({
    store,
    port: 0,
    limits: "none",
    now,
    idle: 0,
    source: foreseen(seed),
    pool: { size: 1 },
  });
  const agent = new Agent({ keepAlive: true });
  afterAll(async () => {
    agent.destroy();
    await server.close();
  });
  const stranger = askerAt(server.port, agent, null);
  return {
    store,
    stranger,
    async guest(name) {
      const { text } = await stranger.ask("POST", "/api/me", { name });
      const [, cookie] = /^set-cookie: ([^;]+)/im.exec(text) ?? [];
      if (cookie === undefined) throw new Error(`${name} is not let in: ${text}`);
      return askerAt(server.port, agent, cookie);
    },
    forget: () => server.tick(),
  };
}

/** Two servers with the same names, secrets and clock: asked for the same, they answer the same to the byte. */
export function startTwins(seed: string, now: () => number): Promise<readonly [Twin, Twin]> {
  return Promise.all([startTwin(seed, now), startTwin(seed, now)]);
}

/** Puts another position on a table that is out of the memory. */
export async function putPosition(store: Store, table: string, state: object): Promise<void> {
  const snapshot = await store.snapshot(table);
  const body = snapshot?.body as { readonly match: object | null } | undefined;
  if (!snapshot || !body?.match) throw new Error(`table ${table} has no position yet`);
  const changed: Snapshot = { seq: snapshot.seq, body: { ...body, match: { ...body.match, state } } };
  await store.saveSnapshot(table, changed);
}
