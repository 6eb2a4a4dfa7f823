import { createParser, type EventSourceMessage } from "eventsource-parser";

/** Waits before the next attempt, in milliseconds: short at first, then longer, never all clients at once. */
export function backOff(attempt: number, chance: () => number = Math.random): number {
  const most = Math.min(10_000, 250 * 2 ** attempt);
  return most / 2 + (most / 2) * chance();
}

/** The server sends a sign of life every 15 seconds; after this long without one the line is dead. */
const SILENCE_MS = 45_000;

export interface Following {
  /** Opens the stream after the event of that id. */
  readonly open: (lastId: string | undefined, signal: AbortSignal) => Promise<Response>;
  /** The last event already seen. */
  readonly after?: string;
  readonly signal?: AbortSignal;
  /** How long to wait before an attempt; a server that said goodbye has asked for a time of its own. */
  readonly pause?: (attempt: number, appointment: number | null) => number;
  readonly silence?: number;
}

export interface Frame {
  readonly event: string;
  readonly data: unknown;
}

/** A server that stops gives every reader another moment to come back at. */
function pauseFor(attempt: number, appointment: number | null): number {
  return appointment ?? backOff(attempt);
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
  });
}

/** Ends a connection on which nothing, not even a sign of life, has come for a while. */
function watchdog(silence: number, stop: () => void): { alive(): void; end(): void } {
  let timer = setTimeout(stop, silence);
  return {
    alive() {
      clearTimeout(timer);
      timer = setTimeout(stop, silence);
    },
    end: () => clearTimeout(timer),
  };
}

/** A problem that trying again does not solve: the server understood and said no. */
function isFinal(error: unknown): boolean {
  const status =
    error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/**
 * Follows a stream of server-sent events for as long as the caller listens: a broken connection is opened again after the
 * last event that arrived.
 */
export async function* follow(following: Following): AsyncGenerator<Frame, void, undefined> {
  const { open, pause = pauseFor, silence = SILENCE_MS } = following;
  const over = new AbortController();
  const stop = (): void => over.abort();
  following.signal?.addEventListener("abort", stop);
  if (following.signal?.aborted) stop();
  let lastId = following.after;
  let attempt = 0;
  let appointment: number | null = null;
  try {
    while (!over.signal.aborted) {
      const connection = new AbortController();
      const hangUp = (): void => connection.abort();
      over.signal.addEventListener("abort", hangUp);
      const dog = watchdog(silence, hangUp);
      try {
        const response = await open(lastId, connection.signal);
        let retry: number | null = null;
        const onRetry = (ms: number): void => {
          retry = ms;
        };
        for await (const message of messagesOf(response, dog.alive, onRetry)) {
          attempt = 0;
          if (message.event === "bye") appointment = retry;
          yield { event: message.event ?? "message", data: JSON.parse(message.data) as unknown };
          if (message.id !== undefined) lastId = message.id;
        }
      } catch (error) {
        if (isFinal(error)) throw error;
      } finally {
        dog.end();
        hangUp();
        over.signal.removeEventListener("abort", hangUp);
      }
      if (!over.signal.aborted) await sleep(pause(attempt++, appointment), over.signal);
      appointment = null;
    }
  } finally {
    following.signal?.removeEventListener("abort", stop);
    stop();
  }
}

/** The messages of one connection. */
async function* messagesOf(
  response: Response,
  alive: () => void,
  onRetry: (ms: number) => void,
): AsyncGenerator<EventSourceMessage, void, undefined> {
  if (!response.body) return;
  const waiting: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => void waiting.push(message), onRetry });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      alive();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* waiting.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
