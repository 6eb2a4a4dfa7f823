import { describe, expect, test } from "vitest";
import { ProblemError } from "./http.ts";
import { backOff, follow } from "./stream.ts";

/** An answer that sends these pieces and then ends, or hangs. */
function streamOf(pieces: readonly string[], end: "ends" | "hangs" = "ends"): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      if (end === "ends") controller.close();
    },
  });
  return new Response(body);
}

async function collect(frames: AsyncGenerator<{ data: unknown }>, count: number): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const { data } of frames) {
    found.push(data);
    if (found.length === count) break;
  }
  return found;
}

describe("following a stream", () => {
  test("a connection that ends is opened again after the last event seen", async () => {
    const asked: (string | undefined)[] = [];
    const answers = [
      streamOf([
        "id: 1\nevent: log\ndata: 1\n\nid: 2\nevent: log\nda",
        "ta: 2\n\n",
        "event: now\ndata: 0\n\n",
      ]),
      streamOf(["id: 3\nevent: log\ndata: 3\n\n"]),
    ];
    const open = async (lastId: string | undefined) => {
      asked.push(lastId);
      return answers[asked.length - 1];
    };
    expect(await collect(follow({ open, pause: () => 0 }), 4)).toEqual([1, 2, 0, 3]);
    expect(asked).toEqual([undefined, "2"]);
  });

  test("a server that cannot be reached is tried again, with longer and longer pauses", async () => {
    const pauses: number[] = [];
    let attempts = 0;
    const open = async () => {
      if (++attempts < 4) throw new TypeError("fetch failed");
      return streamOf(["data: 7\n\n"]);
    };
    const pause = (attempt: number) => {
      pauses.push(attempt);
      return 0;
    };
    expect(await collect(follow({ open, pause }), 1)).toEqual([7]);
    expect(pauses).toEqual([0, 1, 2]);
    const longest = [0, 1, 2, 3, 10].map((attempt) => backOff(attempt, () => 1));
    expect(longest).toEqual([250, 500, 1000, 2000, 10_000]);
  });

  test("after a goodbye it comes back when the server asks for it, and otherwise as soon as it can", async () => {
    const pauses: (number | null)[] = [];
    const answers = [
      streamOf(["retry: 4321\n\n", "data: 1\n\n", "event: bye\ndata: {}\n\n"]),
      streamOf(["retry: 5\n\n", "data: 2\n\n"]),
      streamOf(["data: 3\n\n"]),
    ];
    const open = async () => answers[pauses.length];
    const pause = (_: number, appointment: number | null) => {
      pauses.push(appointment);
      return 0;
    };
    expect(await collect(follow({ open, pause }), 4)).toEqual([1, {}, 2, 3]);
    expect(pauses).toEqual([4321, null]);
  });

  test("a no of the server is not tried again", async () => {
    let attempts = 0;
    const open = async () => {
      attempts++;
      throw new ProblemError(404, { error: { id: "table.unknown", message: "There is no such table." } });
    };
    await expect(collect(follow({ open, pause: () => 0 }), 1)).rejects.toThrow(/no such table/);
    expect(attempts).toBe(1);
  });

  test("a silent line is given up and opened again", async () => {
    let attempts = 0;
    const open = async (_: string | undefined, signal: AbortSignal) => {
      if (++attempts > 1) return streamOf(["data: 5\n\n"]);
      const silent = new ReadableStream<Uint8Array>({
        start(controller) {
          signal.addEventListener("abort", () => controller.error(new Error("cut")));
        },
      });
      return new Response(silent);
    };
    expect(await collect(follow({ open, pause: () => 0, silence: 20 }), 1)).toEqual([5]);
  });

  test("a caller who stops listening ends it, also in a pause", async () => {
    const over = new AbortController();
    const open = async () => streamOf([]);
    const frames = follow({ open, pause: () => 1e6, signal: over.signal });
    const next = frames.next();
    over.abort();
    expect((await next).done).toBe(true);
  });
});
