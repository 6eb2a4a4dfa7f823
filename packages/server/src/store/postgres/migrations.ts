import type pg from "pg";
import { StoreError } from "../store.ts";
import { SCHEMA } from "./link.ts";

/** What turns an empty schema into today's, step by step. A step that has been released is never changed. */
export const STEPS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    phase TEXT NOT NULL,
    is_public SMALLINT NOT NULL,
    deadline BIGINT,
    live_deadline BIGINT,
    is_thinking SMALLINT NOT NULL,
    waits TEXT NOT NULL,
    host TEXT,
    is_attended SMALLINT NOT NULL,
    has_started SMALLINT NOT NULL,
    touched BIGINT NOT NULL,
    about TEXT NOT NULL
  ) WITH (fillfactor = 70);
  CREATE INDEX tables_lobby ON tables (phase, touched) WHERE is_public = 1;
  CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
  CREATE INDEX tables_live_deadline ON tables (live_deadline) WHERE live_deadline IS NOT NULL;
  CREATE INDEX tables_thinking ON tables (id) WHERE is_thinking = 1;
  CREATE INDEX tables_host ON tables (host) WHERE phase <> 'finished';
  CREATE INDEX tables_unstarted ON tables (touched) WHERE has_started = 0;

  CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    key TEXT,
    author TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  );
  CREATE UNIQUE INDEX log_key ON log (table_id, key) WHERE key IS NOT NULL;
  CREATE INDEX log_author ON log (author) WHERE author IS NOT NULL;

  CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL);

  CREATE TABLE sitters (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id));
  CREATE INDEX sitters_table ON sitters (table_id);

  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    login TEXT,
    password TEXT,
    epoch INTEGER NOT NULL,
    time_zone TEXT NOT NULL,
    night TEXT,
    holidays TEXT NOT NULL,
    seen BIGINT NOT NULL
  );
  CREATE UNIQUE INDEX people_login ON people (lower(login));
  CREATE INDEX people_guests ON people (seen) WHERE login IS NULL;

  CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    hash TEXT NOT NULL UNIQUE
  );
  CREATE INDEX tokens_person ON tokens (person);

  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    public_key BYTEA NOT NULL,
    counter BIGINT NOT NULL,
    transports TEXT NOT NULL,
    created BIGINT NOT NULL
  );
  CREATE INDEX passkeys_person ON passkeys (person);

  CREATE TABLE results (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    finished BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
  );

  CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, game)
  );

  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE waking (table_id TEXT NOT NULL, node TEXT NOT NULL, PRIMARY KEY (table_id, node));
  CREATE TABLE live_time (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL,
    kept TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
  );
  CREATE TABLE checks (id INTEGER PRIMARY KEY CHECK (id = 1), count BIGINT NOT NULL);

  CREATE TABLE nodes (id TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL);
  CREATE UNLOGGED TABLE readers (
    node TEXT NOT NULL,
    table_id TEXT NOT NULL,
    readers TEXT NOT NULL,
    PRIMARY KEY (table_id, node)
  );
  `,
];

/** The name of the lock that lets one node migrate at a time: "Port" in ASCII. */
const LOCK = 0x506f7274;

async function versionIn(client: pg.Client): Promise<number> {
  await client.query(
    "CREATE TABLE IF NOT EXISTS version (id INTEGER PRIMARY KEY CHECK (id = 1), steps INTEGER NOT NULL)",
  );
  const { rows } = await client.query("SELECT steps FROM version");
  return Number(rows[0]?.steps ?? 0);
}

/** Brings a database up to date; nodes that start at the same moment wait for the first. A newer one is refused. */
export async function migrate(
  client: pg.Client,
  name: string,
  steps: readonly string[] = STEPS,
): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
    const version = await versionIn(client);
    if (version > steps.length) {
      throw new StoreError(
        `${name} was written by a newer release (version ${version} of the data, this release knows ${steps.length})`,
      );
    }
    for (const step of steps.slice(version)) await client.query(step);
    await client.query(
      "INSERT INTO version (id, steps) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET steps = excluded.steps",
      [steps.length],
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}
