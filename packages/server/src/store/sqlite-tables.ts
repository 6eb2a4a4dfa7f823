import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Phase } from "@portolan/client/wire";
import type { Append, Head, Listed, LogLine, Rated, Store } from "./store.ts";
import type { Step, Writer } from "./write.ts";

type Row = Record<string, SQLOutputValue>;

const COLUMNS = `id, phase, is_public, deadline, live_deadline, is_thinking, waits, host, is_attended, has_started,
  touched, about`;

function listed(row: Row): Listed {
  return {
    id: String(row.id),
    phase: row.phase as Phase,
    isPublic: row.is_public === 1,
    deadline: row.deadline === null ? null : Number(row.deadline),
    liveDeadline: row.live_deadline === null ? null : Number(row.live_deadline),
    isThinking: row.is_thinking === 1,
    waits: JSON.parse(String(row.waits)),
    host: row.host === null ? null : String(row.host),
    isAttended: row.is_attended === 1,
    hasStarted: row.has_started === 1,
    touched: Number(row.touched),
    about: JSON.parse(String(row.about)),
  };
}

function headValues(head: Head) {
  const { phase, isPublic, deadline, liveDeadline, isThinking, waits, host, isAttended, hasStarted } = head;
  const due = [deadline, liveDeadline] as const;
  const now = [phase, Number(isPublic), ...due, Number(isThinking), JSON.stringify(waits)] as const;
  return [...now, host, Number(isAttended), Number(hasStarted), head.touched] as const;
}

/** The statements that write. */
const WRITE = {
  create: `INSERT INTO tables (seq, phase, is_public, deadline, live_deadline, is_thinking, waits, host, is_attended,
       has_started, touched, about, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  advance: `UPDATE tables SET seq = ?, phase = ?, is_public = ?, deadline = ?, live_deadline = ?, is_thinking = ?,
       waits = ?, host = ?, is_attended = ?, has_started = ?, touched = ? WHERE id = ? AND seq = ?`,
  tell: "UPDATE tables SET about = ? WHERE id = ?",
  addLine: "INSERT INTO log (table_id, seq, at, key, author, body) VALUES (?, ?, ?, ?, ?, ?)",
  unseat: "DELETE FROM sitters WHERE table_id = ?",
  seat: "INSERT INTO sitters (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
  addResult: `INSERT INTO results (person, table_id, finished, body)
       SELECT ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM people WHERE id = ?1) ON CONFLICT DO NOTHING`,
  saveRating: `INSERT INTO ratings (person, game, mu, sigma, games)
       SELECT ?1, ?2, ?3, ?4, 1 WHERE EXISTS (SELECT 1 FROM people WHERE id = ?1)
       ON CONFLICT (person, game) DO UPDATE SET mu = ?3, sigma = ?4, games = games + 1`,
  saveLiveTime: `INSERT INTO live_time (id, at)
       SELECT 1, ? WHERE EXISTS (SELECT 1 FROM tables WHERE live_deadline IS NOT NULL)
       ON CONFLICT (id) DO UPDATE SET at = max(at, excluded.at)`,
  saveSnapshot: `INSERT INTO snapshots (table_id, seq, body) VALUES (?, ?, ?)
       ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= seq`,
  remove: "DELETE FROM tables WHERE id = ?",
  removeLog: "DELETE FROM log WHERE table_id = ?",
  removeSnapshot: "DELETE FROM snapshots WHERE table_id = ?",
  beginWaking: "INSERT INTO waking (table_id) VALUES (?) ON CONFLICT DO NOTHING",
  endWaking: "DELETE FROM waking WHERE table_id = ?",
} as const;

type TableStore = Pick<
  Store,
  | "append"
  | "lines"
  | "lineOfKey"
  | "snapshot"
  | "saveSnapshot"
  | "table"
  | "publicTables"
  | "tablesOf"
  | "hostedBy"
  | "neverStarted"
  | "removeTable"
  | "overdue"
  | "liveTime"
  | "saveLiveTime"
  | "thinking"
  | "beginWaking"
  | "endWaking"
  | "waking"
>;

function listSteps(table: string, after: number, about: Append["about"]): Step[] {
  if (!about) return [];
  const told: Step[] = after === 0 ? [] : [{ sql: WRITE.tell, values: [JSON.stringify(about.about), table] }];
  const seated = about.people.map((person): Step => ({ sql: WRITE.seat, values: [person, table] }));
  return [...told, { sql: WRITE.unseat, values: [table] }, ...seated];
}

/** What an append writes: the first step fails to change anything if another line has been appended before. */
function appendSteps({ table, after, lines, head, live, about, results = [] }: Append): [Step, ...Step[]] {
  const seq = after + lines.length;
  const first: Step =
    after === 0
      ? { sql: WRITE.create, values: [seq, ...headValues(head), JSON.stringify(about?.about ?? {}), table] }
      : { sql: WRITE.advance, values: [seq, ...headValues(head), table, after] };
  const added = lines.map(({ at, body, key, author }, i): Step => {
    return {
      sql: WRITE.addLine,
      values: [table, after + 1 + i, at, key ?? null, author ?? null, JSON.stringify(body)],
    };
  });
  const known = results.map(({ person, ...result }): Step => {
    return { sql: WRITE.addResult, values: [person, table, result.finished, JSON.stringify(result)] };
  });
  const kept: Step[] = live === undefined ? [] : [{ sql: WRITE.saveLiveTime, values: [live] }];
  return [first, ...added, ...listSteps(table, after, about), ...known, ...kept];
}

/** Logs, snapshots and what is known of tables. */
export function sqliteTables(db: DatabaseSync, writer: Writer): TableStore {
  const statement = {
    rating: db.prepare("SELECT mu, sigma FROM ratings WHERE person = ? AND game = ?"),
    lines: db.prepare("SELECT seq, at, body FROM log WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"),
    lineOfKey: db.prepare("SELECT seq FROM log WHERE table_id = ? AND key = ?"),
    snapshot: db.prepare("SELECT seq, body FROM snapshots WHERE table_id = ?"),
    table: db.prepare(`SELECT ${COLUMNS} FROM tables WHERE id = ?`),
    publicTables: db.prepare(
      `SELECT ${COLUMNS} FROM tables WHERE is_public = 1 AND phase = ? ORDER BY touched DESC LIMIT ?`,
    ),
    tablesOf: db.prepare(`SELECT ${COLUMNS} FROM sitters JOIN tables ON tables.id = sitters.table_id
       WHERE person = ? AND touched >= ? ORDER BY touched DESC LIMIT ?`),
    overdue: db.prepare("SELECT id FROM tables WHERE deadline <= ? ORDER BY deadline LIMIT ?"),
    overdueLive: db.prepare("SELECT id FROM tables WHERE live_deadline <= ? ORDER BY live_deadline LIMIT ?"),
    liveTime: db.prepare("SELECT at FROM live_time"),
    thinking: db.prepare("SELECT id FROM tables WHERE is_thinking = 1"),
    hostedBy: db.prepare(`SELECT count(*) AS unfinished,
       count(*) FILTER (WHERE phase = 'playing' AND is_attended = 0) AS unattended
       FROM tables WHERE host = ? AND phase <> 'finished'`),
    neverStarted: db.prepare(
      "SELECT id FROM tables WHERE has_started = 0 AND touched < ? ORDER BY touched LIMIT ?",
    ),
    waking: db.prepare("SELECT table_id FROM waking"),
  };

  function ratingSteps({ game, people, rate }: Rated): Step[] {
    const before = people.map((person) => {
      const row = statement.rating.get(person, game);
      return row ? { mu: Number(row.mu), sigma: Number(row.sigma) } : null;
    });
    return rate(before).map(({ mu, sigma }, i) => {
      return { sql: WRITE.saveRating, values: [people[i], game, mu, sigma] };
    });
  }

  /** Games that change ratings are written one after another, as each builds on those before. */
  let rating: Promise<unknown> = Promise.resolve();
  function appendRated(entry: Append, rated: Rated): Promise<number> {
    const written = rating.then(() => writer.write(...appendSteps(entry), ...ratingSteps(rated)));
    rating = written.catch(() => {});
    return written;
  }

  return {
    async append(entry) {
      const { rated } = entry;
      const changes = await (rated ? appendRated(entry, rated) : writer.write(...appendSteps(entry)));
      return changes > 0 ? "appended" : "conflict";
    },
    lines: async (table, after, limit) =>
      statement.lines.all(table, after, limit).map((row): LogLine => {
        return { seq: Number(row.seq), at: Number(row.at), body: JSON.parse(String(row.body)) };
      }),
    async lineOfKey(table, key) {
      const row = statement.lineOfKey.get(table, key);
      return row ? Number(row.seq) : null;
    },
    async snapshot(table) {
      const row = statement.snapshot.get(table);
      return row ? { seq: Number(row.seq), body: JSON.parse(String(row.body)) } : null;
    },
    async saveSnapshot(table, { seq, body }) {
      await writer.write({ sql: WRITE.saveSnapshot, values: [table, seq, JSON.stringify(body)] });
    },
    async table(id) {
      const row = statement.table.get(id);
      return row ? listed(row) : null;
    },
    publicTables: async (phase, limit) => statement.publicTables.all(phase, limit).map(listed),
    tablesOf: async (person, since, limit) => statement.tablesOf.all(person, since, limit).map(listed),
    overdue: async ({ at, live }, limit) =>
      [...statement.overdueLive.all(live, limit), ...statement.overdue.all(at, limit)].map((row) =>
        String(row.id),
      ),
    async liveTime() {
      const row = statement.liveTime.get();
      return row ? Number(row.at) : null;
    },
    async saveLiveTime(live) {
      await writer.write({ sql: WRITE.saveLiveTime, values: [live] });
    },
    thinking: async () => statement.thinking.all().map((row) => String(row.id)),
    async hostedBy(person) {
      const row = statement.hostedBy.get(person);
      return { unfinished: Number(row?.unfinished), unattended: Number(row?.unattended) };
    },
    neverStarted: async (since, limit) =>
      statement.neverStarted.all(since, limit).map((row) => String(row.id)),
    async removeTable(id) {
      const step = (sql: string): Step => ({ sql, values: [id] });
      await writer.write(
        step(WRITE.remove),
        step(WRITE.removeLog),
        step(WRITE.removeSnapshot),
        step(WRITE.unseat),
        step(WRITE.endWaking),
      );
    },
    async beginWaking(table) {
      await writer.write({ sql: WRITE.beginWaking, values: [table] });
    },
    async endWaking(table) {
      await writer.write({ sql: WRITE.endWaking, values: [table] });
    },
    waking: async () => statement.waking.all().map((row) => String(row.table_id)),
  };
}
