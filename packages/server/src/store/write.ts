/** What SQL takes and gives. */
export type SqlValue = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, unknown>>;

/** Answers questions, with `?` or `?1`, `?2`, … where the values go. */
export type Read = (sql: string, ...values: readonly SqlValue[]) => Promise<readonly Row[]>;

/** One statement of a write, as data: it may be carried out by another thread. */
export interface Step {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  /** If it changes nothing, what it was based on has changed: the whole write is undone. */
  readonly mustChange?: true;
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

/** Its message crosses threads, where classes do not. */
const STALE = "a write was based on something that has changed";

/** Why a write failed that was based on something that has changed meanwhile. */
export function staleWrite(): Error {
  return new Error(STALE);
}

export function isStaleWrite(error: unknown): boolean {
  return error instanceof Error && error.message === STALE;
}
