import { StoreError } from "../store.ts";
import { isStaleWrite } from "../write.ts";

/** PostgreSQL's code for what went wrong; empty if it was not PostgreSQL that said so. */
export function sqlState(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** The connection was lost, or the database is shutting down: classes 08 and 57, or no answer at all. */
export function whenGone(error: unknown): unknown {
  if (error instanceof StoreError || !/^(08|57|$)/.test(sqlState(error)) || isStaleWrite(error)) return error;
  return new StoreError(`the database went away: ${error instanceof Error ? error.message : String(error)}`);
}

/** A rule of the schema was broken: class 23. */
export function isViolation(error: unknown): boolean {
  return sqlState(error).startsWith("23");
}

export function isUnique(error: unknown, index: string): boolean {
  return (
    sqlState(error) === "23505" &&
    error instanceof Error &&
    "constraint" in error &&
    error.constraint === index
  );
}
