import type { DatabaseSync } from "node:sqlite";

interface Job {
  run(): void;
  done(): void;
  failed(error: unknown): void;
}

export interface Writer {
  /** Runs a write with all others of this moment in one transaction; settles when it is safely on the disk. */
  write<T>(work: () => T): Promise<T>;
  /** Commits what is waiting. */
  flush(): void;
}

/**
 * Group commit: whatever is written while the event loop is busy shares one transaction, so that durability costs one
 * sync for many appends. A write that throws undoes itself alone.
 */
export function groupCommit(db: DatabaseSync): Writer {
  let waiting: Job[] = [];
  let isScheduled = false;

  const runAlone = (job: Job): unknown => {
    db.exec("SAVEPOINT job");
    try {
      job.run();
      db.exec("RELEASE job");
      return null;
    } catch (error) {
      db.exec("ROLLBACK TO job; RELEASE job");
      return error ?? new Error("a write failed");
    }
  };

  const flush = (): void => {
    isScheduled = false;
    const jobs = waiting;
    waiting = [];
    if (jobs.length === 0) return;
    let problems: unknown[];
    try {
      db.exec("BEGIN IMMEDIATE");
      problems = jobs.map(runAlone);
      db.exec("COMMIT");
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      for (const job of jobs) job.failed(error);
      return;
    }
    for (const [i, job] of jobs.entries()) {
      if (problems[i] === null) job.done();
      else job.failed(problems[i]);
    }
  };

  return {
    write<T>(work: () => T): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        let result: T;
        waiting.push({
          run() {
            result = work();
          },
          done: () => resolve(result),
          failed: reject,
        });
        if (isScheduled) return;
        isScheduled = true;
        setImmediate(flush);
      });
    },
    flush,
  };
}
