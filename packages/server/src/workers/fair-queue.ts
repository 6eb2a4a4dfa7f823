import { now, type Waiting } from "./share.ts";

/** A question, and who set the table at which it was asked. */
export interface Hosted extends Waiting {
  readonly host: string;
}

/** A queue in which hosts take turns, however many tables each of them has. */
export interface FairQueue<J extends Hosted> {
  add(job: J): void;
  /** Puts back a job that was taken: it comes next. */
  putBack(job: J): void;
  take(): J | undefined;
  size(): number;
  clear(): void;
  /** Those who wait while a job of this host is being done, in the order in which it has to make room for them. */
  waitingFor(host: string): readonly Waiting[];
}

/** The jobs of one host. */
interface Line<J> {
  readonly jobs: J[];
  /** Since when the first of them waits for other hosts only. */
  since: number;
}

/** The hosts' lines, in the order of their turns. Each turn is one job long. */
export function openFairQueue<J extends Hosted>(clock: () => number = now): FairQueue<J> {
  const lines = new Map<string, Line<J>>();
  let count = 0;

  function* firstOfOthers(host: string): Generator<Waiting> {
    for (const [other, { jobs, since }] of lines) {
      const [{ task, asked }] = jobs;
      // A host's own crowd is no reason for others to hurry.
      if (other !== host) yield { task, asked: Math.max(asked, since) };
    }
  }

  return {
    add(job) {
      count++;
      const line = lines.get(job.host);
      if (line) line.jobs.push(job);
      else lines.set(job.host, { jobs: [job], since: job.asked });
    },
    putBack(job) {
      count++;
      const others = [...lines].filter(([host]) => host !== job.host);
      const own = lines.get(job.host)?.jobs ?? [];
      lines.clear();
      lines.set(job.host, { jobs: [job, ...own], since: job.asked });
      for (const [host, line] of others) lines.set(host, line);
    },
    take() {
      const [first] = lines;
      if (!first) return undefined;
      const [host, line] = first;
      const job = line.jobs.shift();
      lines.delete(host);
      if (line.jobs.length > 0) lines.set(host, { jobs: line.jobs, since: clock() });
      count--;
      return job;
    },
    size: () => count,
    clear() {
      lines.clear();
      count = 0;
    },
    waitingFor: (host) => [...firstOfOthers(host), ...(lines.get(host)?.jobs ?? [])],
  };
}
