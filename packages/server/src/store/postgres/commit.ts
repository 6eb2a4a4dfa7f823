import type pg from "pg";
import type { Committer } from "../group-commit.ts";
import { isStaleWrite, type Outcome, type Step, staleWrite, type Write } from "../write.ts";
import { sqlState, whenGone } from "./errors.ts";
import type { Link } from "./link.ts";
import { runStep } from "./statements.ts";

/** All answers, or the first failure once every statement has been answered. */
async function allDone<T>(answers: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(answers);
  return settled.map((one) => {
    if (one.status === "rejected") throw one.reason;
    return one.value;
  });
}

function mustHaveChanged(step: Step, changes: number | null): void {
  if (step.mustChange && changes === 0) throw staleWrite();
}

/**
 * Carries out writes in one transaction and two journeys to the database: the first statement of each, which tells
 * whether it applies at all, then the others. A failure undoes all of them and is thrown.
 */
async function commitTogether(client: pg.Client, writes: readonly Write[]): Promise<number[]> {
  try {
    const [, ...firsts] = await allDone([
      client.query("BEGIN"),
      ...writes.map(([first]) => runStep(client, first)),
    ]);
    const changes = firsts.map(({ rowCount }) => rowCount ?? 0);
    for (const [i, [first]] of writes.entries()) mustHaveChanged(first, changes[i]);
    const rest = writes.flatMap(([, ...others], i) => (changes[i] > 0 ? others : []));
    const done = await allDone(rest.map((step) => runStep(client, step)));
    for (const [i, step] of rest.entries()) mustHaveChanged(step, done[i].rowCount);
    await client.query("COMMIT");
    return changes;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

async function commitAlone(client: pg.Client, write: Write): Promise<Outcome> {
  try {
    const [changes] = await commitTogether(client, [write]);
    return { changes };
  } catch (error) {
    return { error: whenGone(error) };
  }
}

/** Whether a failure is the fault of one of the writes rather than of the database or the way to it. */
function isOwnFault(error: unknown): boolean {
  return isStaleWrite(error) || /^(22|23|40)/.test(sqlState(error));
}

/**
 * Commits in PostgreSQL. If the connection is lost on the way, those who wait are told so; whether the transaction was
 * carried out is found by the keys of what they sent.
 */
export function postgresCommitter(link: Link): Committer {
  return {
    async commit(writes) {
      const client = await link.client();
      try {
        return (await commitTogether(client, writes)).map((changes) => ({ changes }));
      } catch (error) {
        if (writes.length === 1 || !isOwnFault(error)) return writes.map(() => ({ error: whenGone(error) }));
      }
      // One of them cannot be written: each on its own, so that it harms no other.
      const outcomes: Outcome[] = [];
      for (const write of writes) outcomes.push(await commitAlone(client, write));
      return outcomes;
    },
    close: () => link.close(),
  };
}
