import type { ServerResponse } from "node:http";
import type { Credential } from "../identity/credential.ts";

/** A reader that has this much unread is cut off: it comes back and goes on where it was, and the memory stays small. */
const MAX_UNREAD_BYTES = 512 * 1024;
const HEARTBEAT_MS = 15_000;
/** How soon readers may come back when the server stops. They shall not all come at once. */
const RETRY_MS = { first: 1_000, last: 5_000 };

/** Steps of this size fill a range evenly, however many there are. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** When each of many readers may come back, in milliseconds: one after another, evenly spread, and left to no chance. */
export function openRetries(): () => number {
  const { first, last } = RETRY_MS;
  let place = 0;
  return () => {
    place = (place + GOLDEN_RATIO) % 1;
    return Math.round(first + (last - first) * place);
  };
}

/** A server-sent event. Without an id it does not move the place from which a reader resumes. */
export function frame(event: string, data: unknown, id?: number): string {
  return `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Someone who reads a stream. */
export interface Reader {
  readonly person: string | null;
  /** What the person is known by; null for someone without a name. */
  readonly credential: Credential | null;
  send(text: string): void;
  /** Settles when what was sent is on its way, or the reader is gone. */
  drained(): Promise<void>;
  readonly isOpen: boolean;
  close(): void;
}

export const STREAM_TYPE = "text/event-stream; charset=utf-8";

const HEADERS = {
  "content-type": STREAM_TYPE,
  "cache-control": "no-store",
  "x-accel-buffering": "no",
};

/** Opens a stream on an answer; `gone` is called once, however it ends. */
export function openReader(
  response: ServerResponse,
  headers: Record<string, string | number | string[] | undefined>,
  credential: Credential | null,
  retry: number,
  gone: () => void,
): Reader {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.writeHead(200, HEADERS);
  response.write(`retry: ${retry}\n\n`);
  const beat = setInterval(() => send(":\n\n"), HEARTBEAT_MS);
  beat.unref();
  let isOpen = true;
  const end = (): void => {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(beat);
    gone();
  };
  response.on("close", end);
  response.on("error", end);

  function send(text: string): void {
    if (!isOpen) return;
    response.write(text);
    if (response.writableLength > MAX_UNREAD_BYTES) {
      end();
      response.destroy();
    }
  }

  return {
    person: credential?.person ?? null,
    credential,
    send,
    drained: () =>
      new Promise((resolve) => {
        if (!isOpen || !response.writableNeedDrain) return resolve();
        const done = (): void => {
          response.off("drain", done);
          response.off("close", done);
          resolve();
        };
        response.on("drain", done);
        response.on("close", done);
      }),
    get isOpen() {
      return isOpen;
    },
    close() {
      if (!isOpen) return;
      response.end(frame("bye", {}));
      end();
    },
  };
}
