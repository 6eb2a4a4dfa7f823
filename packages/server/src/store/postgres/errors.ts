/** PostgreSQL's code for what went wrong; empty if it was not PostgreSQL that said so. */
export function sqlState(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
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
