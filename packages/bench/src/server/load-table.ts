/** A move that is under way. */
export interface Sent {
  /** Settles when the server has acknowledged it. */
  readonly acknowledged: Promise<void>;
  /** Settles when the other player knows of it. */
  readonly reached: Promise<void>;
}

/** A table under load. */
export interface LoadTable {
  /** Makes the next move; only when the table is ready. */
  move(): Sent;
}

/** Tables in the order in which they became ready for their next move. */
export interface Ready {
  put(table: LoadTable): void;
  take(): LoadTable | undefined;
}

export function openReady(): Ready {
  let tables: LoadTable[] = [];
  let taken = 0;
  return {
    put: (table) => void tables.push(table),
    take() {
      const table = tables[taken];
      if (table === undefined) return undefined;
      if (++taken > 1000) {
        tables = tables.slice(taken);
        taken = 0;
      }
      return table;
    },
  };
}

export interface Promised {
  readonly promise: Promise<void>;
  readonly settle: () => void;
}

export function promised(): Promised {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, settle: resolve };
}
