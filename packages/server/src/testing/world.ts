import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, openClient } from "@portolan/client";
import { hex, sha256, utf8 } from "@portolan/kernel";
import { afterAll } from "vitest";
import { type RunningServer, type ServerOptions, startServer } from "../server.ts";
import type { Source } from "../table/create.ts";

/** A folder for one test file, gone afterwards. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "portolan-server-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Names and secrets that can be foreseen. */
export function foreseen(seed: string): Source {
  let count = 0;
  const bytes = (): string => hex(sha256(utf8(`${seed} ${count++}`)));
  return { newId: () => bytes().slice(0, 16), secret: (length) => bytes().slice(0, 2 * length) };
}

export interface World {
  readonly url: string;
  /** A client with a new guest's identity. */
  guest(name: string): Promise<Client>;
  /** A client of nobody. */
  stranger(): Client;
  /** Stops the server and starts it again on the same data. */
  restart(changes?: ServerOptions): Promise<void>;
  tick(): Promise<void>;
  close(): Promise<void>;
}

/** A server on a free port of this machine, stopped after the tests of the file. */
export async function startWorld(options: ServerOptions = {}): Promise<World> {
  const settings: ServerOptions = { data: testFolder(), port: 0, limits: "none", ...options };
  let server: RunningServer = await startServer(settings);
  afterAll(() => server.close());
  const port = server.port;
  return {
    url: server.url,
    async guest(name) {
      const client = openClient({ url: server.url });
      await client.beGuest(name);
      return client;
    },
    stranger: () => openClient({ url: server.url }),
    async restart(changes = {}) {
      await server.close();
      server = await startServer({ ...settings, port, ...changes });
    },
    tick: () => server.tick(),
    close: () => server.close(),
  };
}
