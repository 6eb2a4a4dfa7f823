import type { Client, Conflict, LogEvent, TableFrame, TableSnapshot } from "@portolan/client";
import { ProblemError } from "@portolan/client";

/** Everything that one stream has received. */
export interface Watching {
  readonly frames: TableFrame[];
  /** Lines of the log, by their numbers. */
  log(): LogEvent[];
  now(): TableSnapshot | undefined;
  /** Settles when the condition holds. */
  until(condition: (watching: Watching) => boolean): Promise<void>;
  stop(): Promise<void>;
}

/** Reads a table's stream in the background. */
export function watchTable(client: Client, id: string, after?: number): Watching {
  const frames: TableFrame[] = [];
  const over = new AbortController();
  const waiting = new Set<() => void>();
  let failure: unknown;
  const reading = (async () => {
    try {
      const options = after === undefined ? {} : { after };
      const stream = client.watch(id, { signal: over.signal, pause: () => 20, ...options });
      for await (const frame of stream) {
        frames.push(frame);
        for (const look of [...waiting]) look();
      }
    } catch (error) {
      failure = error;
      for (const look of [...waiting]) look();
    }
  })();
  const watching: Watching = {
    frames,
    log: () => frames.flatMap((frame) => (frame.event === "log" ? frame.data : [])),
    now: () => frames.findLast((frame) => frame.event === "now")?.data as TableSnapshot | undefined,
    until: (condition) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const isOver = failure !== undefined || condition(watching);
          if (!isOver) return;
          waiting.delete(look);
          if (failure === undefined) resolve();
          else reject(failure);
        };
        waiting.add(look);
        look();
      }),
    async stop() {
      over.abort();
      await reading;
    },
  };
  return watching;
}

/** Chooses one of the legal moves; the same every time. */
export function chooser(seed: number): (legal: readonly string[]) => string {
  let state = seed + 1;
  return (legal) => {
    state = (state * 48271) % 2147483647;
    return legal[state % legal.length];
  };
}

/** Plays a seat until the game is over, by what its stream tells; late moves are made again. */
export async function playThrough(
  client: Client,
  id: string,
  choose: (legal: readonly string[], now: TableSnapshot) => string,
): Promise<Watching> {
  const watching = watchTable(client, id);
  let played = 0;
  const isDue = (now: TableSnapshot | undefined): boolean =>
    now !== undefined && (now.phase === "finished" || (now.seq > played && mustMove(now)));
  while (true) {
    await watching.until(() => isDue(watching.now()));
    const now = watching.now();
    if (!now || now.phase === "finished") return watching;
    try {
      const { seq } = await client.play(id, now.seq, choose(now.legal, now));
      played = seq - 1;
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status !== 409) throw error;
      played = (error.body as Conflict).now.seq - 1;
    }
  }
}

function mustMove({ seat, waitsFor, legal }: TableSnapshot): boolean {
  return seat !== null && waitsFor.includes(seat) && legal.length > 0;
}

/** The problem that a request ends with. */
export async function problemOf(request: Promise<unknown>): Promise<ProblemError> {
  try {
    await request;
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error("the request was not refused");
}
