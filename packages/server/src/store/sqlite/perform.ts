import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type Outcome, type Read, type Step, staleWrite, type Write } from "../write.ts";

/** Prepares each statement once. */
function preparer(db: DatabaseSync): (sql: string) => StatementSync {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    const known = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
}

export function reader(db: DatabaseSync): Read {
  const statement = preparer(db);
  return async (sql, ...values) => statement(sql).all(...values);
}

/** Carries out writes in one transaction: durability costs one sync for all of them. One that fails undoes itself alone. */
export function performer(db: DatabaseSync): (writes: readonly Write[]) => readonly Outcome[] {
  const statement = preparer(db);

  const run = ({ sql, values, mustChange }: Step): number => {
    const changes = Number(statement(sql).run(...values).changes);
    if (mustChange && changes === 0) throw staleWrite();
    return changes;
  };

  const perform = ([first, ...rest]: Write): number => {
    const changes = run(first);
    if (changes > 0) for (const step of rest) run(step);
    return changes;
  };

  const performAlone = (write: Write): Outcome => {
    statement("SAVEPOINT alone").run();
    try {
      const changes = perform(write);
      statement("RELEASE alone").run();
      return { changes };
    } catch (error) {
      db.exec("ROLLBACK TO alone; RELEASE alone");
      return { error: error ?? new Error("a write failed") };
    }
  };

  return (writes) => {
    try {
      statement("BEGIN IMMEDIATE").run();
      const outcomes = writes.map(performAlone);
      statement("COMMIT").run();
      return outcomes;
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      return writes.map(() => ({ error }));
    }
  };
}
