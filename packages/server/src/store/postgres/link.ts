import pg from "pg";
import { StoreError } from "../store.ts";

/** Portolan's tables have a schema of their own, so that any database will do. */
export const SCHEMA = "portolan";

/** A connection that is made when it is needed, and made again once it was lost. */
export interface Link {
  client(): Promise<pg.Client>;
  /** Gives up a connection that has gone quiet: the next one who asks gets a new one. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const CONNECT_MS = 5_000;
/** Longer than any statement of ours should ever take. */
const STATEMENT_MS = 20_000;

/** What a connection is for: `pipelined` ones send statements without waiting for the answers to those before. */
export type LinkKind = "pipelined" | "listening";

function newClient(url: string, kind: LinkKind): pg.Client {
  return new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: "portolan",
    pipeline: kind === "pipelined",
    // An acknowledged move is on the disk, whatever the database is set to.
    options: `-c search_path=${SCHEMA} -c synchronous_commit=on -c statement_timeout=${STATEMENT_MS}`,
  });
}

/** The address without its password, for messages. */
export function withoutPassword(url: string): string {
  try {
    const shown = new URL(url);
    if (shown.password !== "") shown.password = "…";
    return shown.href;
  } catch {
    return "the database";
  }
}

export function openLink(url: string, kind: LinkKind): Link {
  let current: Promise<pg.Client> | null = null;

  async function connect(): Promise<pg.Client> {
    const client = newClient(url, kind);
    const lose = (): void => {
      if (current === connecting) current = null;
    };
    client.on("error", lose);
    client.on("end", lose);
    const connecting = current;
    try {
      await client.connect();
      return client;
    } catch (error) {
      lose();
      const reason = error instanceof Error ? error.message || error.name : String(error);
      throw new StoreError(`${withoutPassword(url)} cannot be reached: ${reason}`);
    }
  }

  async function close(): Promise<void> {
    const last = current;
    current = null;
    await last?.then((client) => client.end()).catch(() => {});
  }

  return {
    client() {
      current ??= Promise.resolve().then(connect);
      return current;
    },
    reset: close,
    close,
  };
}
