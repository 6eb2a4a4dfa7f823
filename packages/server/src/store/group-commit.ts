import type { Outcome, Write, Writer } from "./write.ts";

interface Job {
  readonly write: Write;
  done(changes: number): void;
  failed(error: unknown): void;
}

/** Carries out writes in one transaction, somewhere; rejects if that place is gone. */
export interface Committer {
  commit(writes: readonly Write[]): Promise<readonly Outcome[]>;
  close(): Promise<void>;
}

/**
 * Group commit: whatever is written while a transaction is under way, or at one moment of the event loop, shares the next
 * one, so that durability costs one sync for many appends.
 */
export function groupCommit(committer: Committer): Writer {
  let waiting: Job[] = [];
  let committing: Promise<void> | null = null;

  async function commit(jobs: readonly Job[]): Promise<void> {
    try {
      const outcomes = await committer.commit(jobs.map(({ write }) => write));
      for (const [i, job] of jobs.entries()) {
        const outcome = outcomes[i];
        if ("changes" in outcome) job.done(outcome.changes);
        else job.failed(outcome.error);
      }
    } catch (error) {
      for (const job of jobs) job.failed(error);
    }
  }

  async function commitAll(): Promise<void> {
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const jobs = waiting;
      waiting = [];
      await commit(jobs);
    }
    committing = null;
  }

  return {
    write: (...steps) =>
      new Promise((done, failed) => {
        waiting.push({ write: steps, done, failed });
        committing ??= commitAll();
      }),
    async close() {
      await committing;
      await committer.close();
    },
  };
}
