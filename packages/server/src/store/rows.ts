import type { Store } from "./store.ts";
import type { Read, Row, SqlValue, Step, Writer } from "./write.ts";

/** A store and the rows that it is made of. */
export interface RowStore {
  readonly store: Store;
  readonly read: Read;
  readonly writer: Writer;
}

/** A table of the schema: what identifies its rows, and what else they hold. */
interface Kind {
  readonly name: string;
  readonly key: readonly [string, ...string[]];
  readonly columns: readonly string[];
}

/** All that is moved, people before what refers to them. What only concerns a running server stays behind. */
export const KINDS: readonly Kind[] = [
  {
    name: "people",
    key: ["id"],
    columns: ["name", "created", "login", "password", "epoch", "time_zone", "night", "holidays", "seen"],
  },
  { name: "tokens", key: ["id"], columns: ["person", "name", "created", "hash"] },
  {
    name: "passkeys",
    key: ["id"],
    columns: ["person", "public_key", "counter", "transports", "created"],
  },
  {
    name: "tables",
    key: ["id"],
    columns: [
      "seq",
      "phase",
      "is_public",
      "deadline",
      "live_deadline",
      "is_thinking",
      "waits",
      "host",
      "is_attended",
      "has_started",
      "touched",
      "about",
    ],
  },
  { name: "log", key: ["table_id", "seq"], columns: ["at", "key", "author", "body"] },
  { name: "snapshots", key: ["table_id"], columns: ["seq", "body"] },
  { name: "sitters", key: ["person", "table_id"], columns: [] },
  { name: "results", key: ["person", "table_id"], columns: ["finished", "body"] },
  { name: "ratings", key: ["person", "game"], columns: ["mu", "sigma", "games"] },
  { name: "secrets", key: ["name"], columns: ["value"] },
  { name: "live_time", key: ["id"], columns: ["at"] },
];

export async function countRows({ read }: RowStore, { name }: Kind): Promise<number> {
  const [row] = await read(`SELECT count(*) AS count FROM ${name}`);
  return Number(row?.count);
}

function cellOf(row: Row, column: string): SqlValue {
  const value = row[column];
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number" || value instanceof Uint8Array) return value;
  return String(value);
}

function step({ name, key, columns }: Kind, row: Row): Step {
  const all = [...key, ...columns];
  const sql = `INSERT INTO ${name} (${all.join(", ")}) VALUES (${all.map(() => "?").join(", ")})`;
  return { sql, values: all.map((column) => cellOf(row, column)) };
}

const PAGE = 500;

/** Rows in the order of their keys, page by page. */
async function* pagesOf({ read }: RowStore, { name, key, columns }: Kind): AsyncGenerator<readonly Row[]> {
  const select = `SELECT ${[...key, ...columns].join(", ")} FROM ${name}`;
  const order = `ORDER BY ${key.join(", ")} LIMIT ${PAGE}`;
  const after = `WHERE (${key.join(", ")}) > (${key.map(() => "?").join(", ")})`;
  let page = await read(`${select} ${order}`);
  while (page.length > 0) {
    yield page;
    const last = page[page.length - 1];
    page = await read(`${select} ${after} ${order}`, ...key.map((column) => cellOf(last, column)));
  }
}

/** Copies all rows of a kind; answers how many. */
export async function copyRows(from: RowStore, to: RowStore, kind: Kind): Promise<number> {
  let count = 0;
  for await (const page of pagesOf(from, kind)) {
    await Promise.all(page.map((row) => to.writer.write(step(kind, row))));
    count += page.length;
  }
  return count;
}
