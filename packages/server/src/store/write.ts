import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

/** One statement of a write, as data: it may be carried out by another thread. */
export interface Step {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

/** Statements that are carried out together or not at all. If the first changes nothing, the others are left out. */
export type Write = readonly [Step, ...Step[]];

/** How many rows the first statement of a write changed, or why it failed. */
export type Outcome = { readonly changes: number } | { readonly error: unknown };

export interface Writer {
  /** Carries out a write with all others of its moment in one transaction; settles when it is safely on the disk. */
  write(...steps: Write): Promise<number>;
  /** Finishes what was asked for. */
  close(): Promise<void>;
}

/** Carries out writes in one transaction: durability costs one sync for all of them. One that fails undoes itself alone. */
export function performer(db: DatabaseSync): (writes: readonly Write[]) => readonly Outcome[] {
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  const run = ({ sql, values }: Step): number => Number(statement(sql).run(...values).changes);

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
