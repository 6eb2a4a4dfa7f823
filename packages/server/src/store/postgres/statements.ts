import type pg from "pg";
import type { SqlValue, Step } from "../write.ts";
import { numbered } from "./placeholders.ts";

/** A statement under the name by which the database keeps it prepared. */
interface Statement {
  readonly name: string;
  readonly text: string;
}

const statements = new Map<string, Statement>();

function statement(sql: string): Statement {
  const known = statements.get(sql);
  if (known) return known;
  const made = { name: `portolan_${statements.size}`, text: numbered(sql) };
  statements.set(sql, made);
  return made;
}

/** PostgreSQL takes a list as one value. */
export type Parameter = SqlValue | readonly string[];

export function run(client: pg.Client, sql: string, values: readonly Parameter[]): Promise<pg.QueryResult> {
  return client.query({ ...statement(sql), values: values.map(asParameter) });
}

export function runStep(client: pg.Client, { sql, values }: Step): Promise<pg.QueryResult> {
  return run(client, sql, values);
}

function asParameter(value: Parameter): Parameter | Buffer {
  return value instanceof Uint8Array ? Buffer.from(value) : value;
}
