import type { Dialect } from "../dialect.ts";
import { groupCommit } from "../group-commit.ts";
import type { RowStore } from "../rows.ts";
import { sqlPeople } from "../sql-people.ts";
import { sqlTables } from "../sql-tables.ts";
import { type Store, StoreError } from "../store.ts";
import type { Read } from "../write.ts";
import { postgresCommitter } from "./commit.ts";
import { isUnique, isViolation, whenGone } from "./errors.ts";
import { openLink, withoutPassword } from "./link.ts";
import { migrate } from "./migrations.ts";
import { postgresPeers } from "./peers.ts";
import { run } from "./statements.ts";

const DIALECT: Dialect = {
  blankText: `jsonb_set(body::jsonb, '{text}', '""')::text`,
  // Nodes that start later reckon from this moment on.
  andKept: ", kept = clock_timestamp()",
  isLogin: "lower(login) = lower(?)",
  isLoginTaken: (error) => isUnique(error, "people_login"),
  isViolation,
};

const CHECK = `INSERT INTO checks (id, count) VALUES (1, 1)
  ON CONFLICT (id) DO UPDATE SET count = checks.count + 1`;

/** Each node takes note of what it is waking itself. */
const WAKING = {
  begin: "INSERT INTO waking (table_id, node) VALUES (?, ?) ON CONFLICT DO NOTHING",
  elsewhere: "SELECT DISTINCT table_id FROM waking WHERE node <> ?",
} as const;

/** Live time runs while any node does: it has gone on since it was kept if one is alive. */
const LIVE_TIME = `SELECT at + CASE WHEN EXISTS (SELECT 1 FROM nodes WHERE until > clock_timestamp())
    THEN (extract(epoch FROM clock_timestamp() - kept) * 1000)::bigint ELSE 0 END AS at FROM live_time`;

async function prepare(url: string): Promise<void> {
  const link = openLink(url, "listening");
  try {
    await migrate(await link.client(), withoutPassword(url));
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(`${withoutPassword(url)} cannot be used: ${reason}`);
  } finally {
    await link.close();
  }
}

/** Everything in a PostgreSQL database that several servers may use: one connection reads, another writes. */
export async function openPostgres(url: string): Promise<Store> {
  return (await openPostgresRows(url)).store;
}

/** The same with its rows, for those who move them. */
export async function openPostgresRows(url: string): Promise<RowStore> {
  await prepare(url);
  const reading = openLink(url, "pipelined");
  const writer = groupCommit(postgresCommitter(openLink(url, "pipelined")));
  const peers = postgresPeers(openLink(url, "pipelined"), openLink(url, "listening"));
  const read: Read = async (sql, ...values) => {
    try {
      return (await run(await reading.client(), sql, values)).rows;
    } catch (error) {
      throw whenGone(error);
    }
  };
  const store: Store = {
    ...sqlTables(read, writer, DIALECT),
    ...sqlPeople(read, writer, DIALECT),
    peers,
    async beginWaking(table) {
      await writer.write({ sql: WAKING.begin, values: [table, peers.node] });
    },
    waking: async () => (await read(WAKING.elsewhere, peers.node)).map((row) => String(row.table_id)),
    async liveTime() {
      const [row] = await read(LIVE_TIME);
      return row ? Number(row.at) : null;
    },
    async secret(name, make) {
      const add = "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING";
      const find = "SELECT value FROM secrets WHERE name = ?";
      const [known] = await read(find, name);
      if (known) return String(known.value);
      await writer.write({ sql: add, values: [name, make()] });
      const [kept] = await read(find, name);
      return String(kept?.value);
    },
    async check() {
      await writer.write({ sql: CHECK, values: [] });
    },
    async backup() {
      throw new StoreError("PostgreSQL makes its own backups: use pg_dump, or archive its log");
    },
    async close() {
      await writer.close();
      await reading.close();
      await peers.close();
    },
  };
  return { store, read, writer };
}
