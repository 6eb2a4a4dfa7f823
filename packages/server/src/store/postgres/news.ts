import type { News } from "../peers.ts";
import type { Link } from "./link.ts";

/** What one notification holds: who sent it, and what. A beat has no news: the sender hears that it can hear. */
interface Letter {
  readonly from: string;
  readonly news: readonly News[];
}

/** PostgreSQL takes less than 8,000 bytes in a notification. */
const MOST_BYTES = 7_500;
/** A node that has not heard its own beat for so long listens to a dead line. */
const DEAF_MS = 4_000;
const RETRY_MS = 250;

/** The news in as many letters as their size asks for. */
export function lettersOf(from: string, news: readonly News[], mostBytes = MOST_BYTES): string[] {
  const letters: string[] = [];
  let items: News[] = [];
  const write = (): string => JSON.stringify({ from, news: items } satisfies Letter);
  for (const item of news) {
    items.push(item);
    if (items.length > 1 && Buffer.byteLength(write()) > mostBytes) {
      items.pop();
      letters.push(write());
      items = [item];
    }
  }
  return [...letters, write()];
}

export interface PostgresNews {
  tell(news: News): void;
  /** Sends a letter without news, which this node hears itself; a line that no longer brings it is given up. */
  beat(): void;
  listen(hear: (news: News) => void, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}

/**
 * News between nodes by LISTEN and NOTIFY. A notification takes a lock on the whole database when it is committed, so it
 * is never part of a transaction that writes moves: one for all news of a moment, on a connection of its own.
 */
export function openNews(
  node: string,
  link: Link,
  send: (letter: string) => Promise<void>,
  now: () => number = () => performance.now(),
): PostgresNews {
  let waiting: News[] = [];
  let isSending = false;
  let isClosed = false;
  let heardSelf = now();
  let hear = (_: News): void => {};
  let onGap = (): void => {};

  async function sendAll(): Promise<void> {
    isSending = true;
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const items = waiting;
      waiting = [];
      // What cannot be told is found out: see `Peers`.
      for (const letter of lettersOf(node, items)) await send(letter).catch(() => {});
    }
    isSending = false;
  }

  function receive(payload: string | undefined): void {
    const { from, news }: Letter = JSON.parse(payload ?? "{}");
    if (from === node) heardSelf = now();
    else for (const item of news) hear(item);
  }

  async function connect(): Promise<void> {
    const client = await link.client();
    client.on("notification", ({ payload }) => receive(payload));
    const again = (): void => void reconnect();
    client.once("end", again);
    await client.query("LISTEN portolan");
    heardSelf = now();
  }

  async function reconnect(): Promise<void> {
    while (!isClosed) {
      try {
        await connect();
        onGap();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  return {
    tell(item) {
      waiting.push(item);
      if (!isSending) void sendAll();
    },
    beat() {
      if (now() - heardSelf > DEAF_MS) void link.reset();
      void send(JSON.stringify({ from: node, news: [] } satisfies Letter)).catch(() => {});
    },
    async listen(listener, gap) {
      hear = listener;
      onGap = gap;
      await connect();
    },
    async close() {
      isClosed = true;
    },
  };
}
