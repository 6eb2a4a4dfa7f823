import { type Client, newKey } from "@portolan/client";
import { expect } from "vitest";
import { problemOf } from "./people.ts";

/** A line breaks after so many events. */
const EVENTS_PER_LINE = 15;

/** Requests that must be refused, and what they are refused with. */
const FAULTS = [
  { seq: (now: number) => now, move: "dance on the table", status: 422 },
  { seq: (now: number) => now - 1, move: null, status: 409 },
  { seq: () => -1, move: null, status: 400 },
  { seq: (now: number) => now, move: "x".repeat(1000), status: 400 },
] as const;

/** Sends a request that must be refused. */
async function blunder(
  client: Client,
  id: string,
  seq: number,
  move: string,
  fault: (typeof FAULTS)[number],
): Promise<void> {
  const { status, problem } = await problemOf(client.play(id, fault.seq(seq), fault.move ?? move));
  // Where several seats may act at once, any move may come too late.
  expect([fault.status, 409]).toContain(status);
  if (status === 422) expect(problem.rule).toBeDefined();
}

/** Someone whose line breaks again and again, and whose moves come twice, too late, against the rules or garbled. */
export function clumsy(client: Client): Client {
  let moves = 0;
  return {
    ...client,
    async *watch(id, { after, signal, ...options } = {}) {
      let seen = after;
      while (!signal?.aborted) {
        let events = 0;
        const from = seen === undefined ? {} : { after: seen };
        for await (const frame of client.watch(id, { ...options, ...(signal ? { signal } : {}), ...from })) {
          yield frame;
          if (frame.event === "log") seen = frame.data.seq;
          if (++events === EVENTS_PER_LINE) break;
        }
      }
    },
    async play(id, seq, move) {
      const turn = moves++;
      if (turn % 3 === 0) await blunder(client, id, seq, move, FAULTS[(turn / 3) % FAULTS.length]);
      const key = newKey();
      const copies = turn % 3 === 1 ? [1, 2] : [1];
      const acks = await Promise.all(copies.map(() => client.play(id, seq, move, key)));
      expect(new Set(acks.map((ack) => ack.seq)).size).toBe(1);
      return acks[0];
    },
  };
}
