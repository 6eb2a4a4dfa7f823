import type { DatabaseSync } from "node:sqlite";
import { StoreError } from "../store.ts";

/** Tells a Portolan file from any other SQLite file. */
const APPLICATION_ID = 0x506f7274;

/** What turns an empty file into today's, step by step. A step that has been released is never changed. */
export const STEPS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    phase TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    deadline INTEGER,
    is_thinking INTEGER NOT NULL,
    waits TEXT NOT NULL,
    touched INTEGER NOT NULL,
    about TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tables_lobby ON tables (phase, touched) WHERE is_public = 1;
  CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
  CREATE INDEX tables_thinking ON tables (id) WHERE is_thinking = 1;

  CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    key TEXT,
    author TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX log_key ON log (table_id, key) WHERE key IS NOT NULL;
  CREATE INDEX log_author ON log (author) WHERE author IS NOT NULL;

  CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL) STRICT;

  CREATE TABLE sitters (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sitters_table ON sitters (table_id);

  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    login TEXT UNIQUE COLLATE NOCASE,
    password TEXT,
    epoch INTEGER NOT NULL,
    time_zone TEXT NOT NULL,
    night TEXT,
    holidays TEXT NOT NULL
  ) STRICT;

  CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    hash TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE INDEX tokens_person ON tokens (person);

  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX passkeys_person ON passkeys (person);

  CREATE TABLE results (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    finished INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, game)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  `,
  // Who hosts a table and whether anybody plays there; tables being woken; when people were last seen.
  `
  ALTER TABLE tables ADD COLUMN host TEXT;
  ALTER TABLE tables ADD COLUMN is_attended INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE tables ADD COLUMN has_started INTEGER NOT NULL DEFAULT 1;
  UPDATE tables SET
    host = (SELECT json_extract(body, '$.owner') FROM log WHERE table_id = tables.id AND seq = 1),
    is_attended = EXISTS (
      SELECT 1 FROM json_each(tables.about, '$.seats') WHERE json_extract(value, '$.person') IS NOT NULL
    ),
    has_started = EXISTS (
      SELECT 1 FROM log WHERE table_id = tables.id AND json_extract(body, '$.type') = 'started'
    );
  CREATE INDEX tables_host ON tables (host) WHERE phase <> 'finished';
  CREATE INDEX tables_unstarted ON tables (touched) WHERE has_started = 0;

  CREATE TABLE waking (table_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

  ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
  UPDATE people SET seen = unixepoch() * 1000;
  CREATE INDEX people_guests ON people (seen) WHERE login IS NULL;
  `,
  // Live clocks follow a time of their own, which begins where the calendar was when the server last ran.
  `
  ALTER TABLE tables ADD COLUMN live_deadline INTEGER;
  CREATE TABLE live_time (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;
  INSERT INTO live_time (id, at) SELECT 1, max(touched) FROM tables HAVING max(touched) IS NOT NULL;
  UPDATE tables SET live_deadline = deadline, deadline = NULL WHERE json_extract(about, '$.setup.pace.kind') = 'live';
  CREATE INDEX tables_live_deadline ON tables (live_deadline) WHERE live_deadline IS NOT NULL;
  `,
  // What is written to see whether writing works.
  `
  CREATE TABLE checks (id INTEGER PRIMARY KEY CHECK (id = 1), count INTEGER NOT NULL) STRICT;
  `,
];

function pragma(db: DatabaseSync, name: string): number {
  return Number(Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0] ?? 0);
}

/** Brings a file up to date. A newer file, or one of something else, is refused and left as it is. */
export function migrate(db: DatabaseSync, path: string, steps: readonly string[] = STEPS): void {
  const version = pragma(db, "user_version");
  const application = pragma(db, "application_id");
  const tables = Number(db.prepare("SELECT count(*) AS n FROM sqlite_schema").get()?.n ?? 0);
  if (application !== APPLICATION_ID && (application !== 0 || tables > 0)) {
    throw new StoreError(`${path} is not a file of Portolan`);
  }
  if (version > steps.length) {
    throw new StoreError(
      `${path} was written by a newer release (version ${version} of the data, this release knows ${steps.length})`,
    );
  }
  for (const [i, step] of steps.entries()) {
    if (i < version) continue;
    db.exec(
      `BEGIN IMMEDIATE; ${step}; PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${i + 1}; COMMIT`,
    );
  }
}
