import type { Dialect } from "../dialect.ts";
import { groupCommit } from "../group-commit.ts";
import { sqlPeople } from "../sql-people.ts";
import { sqlTables } from "../sql-tables.ts";
import { type Store, StoreError } from "../store.ts";
import type { Read } from "../write.ts";
import { postgresCommitter } from "./commit.ts";
import { isUnique, isViolation } from "./errors.ts";
import { openLink, withoutPassword } from "./link.ts";
import { migrate } from "./migrations.ts";
import { run } from "./statements.ts";

const DIALECT: Dialect = {
  blankText: `jsonb_set(body::jsonb, '{text}', '""')::text`,
  isLogin: "lower(login) = lower(?)",
  isLoginTaken: (error) => isUnique(error, "people_login"),
  isViolation,
};

const CHECK = `INSERT INTO checks (id, count) VALUES (1, 1)
  ON CONFLICT (id) DO UPDATE SET count = checks.count + 1`;

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
  await prepare(url);
  const reading = openLink(url, "pipelined");
  const writer = groupCommit(postgresCommitter(openLink(url, "pipelined")));
  const read: Read = async (sql, ...values) => (await run(await reading.client(), sql, values)).rows;
  return {
    ...sqlTables(read, writer, DIALECT),
    ...sqlPeople(read, writer, DIALECT),
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
    },
  };
}
