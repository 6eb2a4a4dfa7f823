import { setTimeout } from "node:timers/promises";
import type { Phase } from "@portolan/client/wire";
import type { Dialect } from "./dialect.ts";
import type { Append, Head, Listed, LogLine, Rated, Store } from "./store.ts";
import { isStaleWrite, type Read, type Row, type SqlValue, type Step, type Writer } from "./write.ts";

const COLUMNS = `id, phase, is_public, deadline, live_deadline, is_thinking, waits, host, is_attended, has_started,
  touched, about`;

function listed(row: Row): Listed {
  return {
    id: String(row.id),
    phase: row.phase as Phase,
    isPublic: Number(row.is_public) === 1,
    deadline: row.deadline === null ? null : Number(row.deadline),
    liveDeadline: row.live_deadline === null ? null : Number(row.live_deadline),
    isThinking: Number(row.is_thinking) === 1,
    waits: JSON.parse(String(row.waits)),
    host: row.host === null ? null : String(row.host),
    isAttended: Number(row.is_attended) === 1,
    hasStarted: Number(row.has_started) === 1,
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
       SELECT id, CAST(?2 AS TEXT), CAST(?3 AS BIGINT), CAST(?4 AS TEXT) FROM people WHERE id = ?1 ON CONFLICT DO NOTHING`,
  addRating: "INSERT INTO ratings (person, game, mu, sigma, games) VALUES (?, ?, ?, ?, 1)",
  changeRating: `UPDATE ratings SET mu = ?, sigma = ?, games = games + 1
       WHERE person = ? AND game = ? AND games = ?`,
  saveSnapshot: `INSERT INTO snapshots (table_id, seq, body) VALUES (?, ?, ?)
       ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body
       WHERE excluded.seq >= snapshots.seq`,
  remove: "DELETE FROM tables WHERE id = ?",
  removeLog: "DELETE FROM log WHERE table_id = ?",
  removeSnapshot: "DELETE FROM snapshots WHERE table_id = ?",
  beginWaking: "INSERT INTO waking (table_id) VALUES (?) ON CONFLICT DO NOTHING",
  endWaking: "DELETE FROM waking WHERE table_id = ?",
} as const;

const READ = {
  rating: `SELECT people.id, ratings.mu, ratings.sigma, ratings.games FROM people
       LEFT JOIN ratings ON ratings.person = people.id AND ratings.game = ?2 WHERE people.id = ?1`,
  lines: "SELECT seq, at, body FROM log WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?",
  lineOfKey: "SELECT seq FROM log WHERE table_id = ? AND key = ?",
  snapshot: "SELECT seq, body FROM snapshots WHERE table_id = ?",
  table: `SELECT ${COLUMNS} FROM tables WHERE id = ?`,
  publicTables: `SELECT ${COLUMNS} FROM tables WHERE is_public = 1 AND phase = ? ORDER BY touched DESC LIMIT ?`,
  tablesOf: `SELECT ${COLUMNS} FROM sitters JOIN tables ON tables.id = sitters.table_id
       WHERE person = ? AND touched >= ? ORDER BY touched DESC LIMIT ?`,
  overdue: "SELECT id FROM tables WHERE deadline <= ? ORDER BY deadline LIMIT ?",
  overdueLive: "SELECT id FROM tables WHERE live_deadline <= ? ORDER BY live_deadline LIMIT ?",
  liveTime: "SELECT at FROM live_time",
  thinking: "SELECT id FROM tables WHERE is_thinking = 1",
  hostedBy: `SELECT count(*) AS unfinished,
       count(*) FILTER (WHERE phase = 'playing' AND is_attended = 0) AS unattended
       FROM tables WHERE host = ? AND phase <> 'finished'`,
  neverStarted: "SELECT id FROM tables WHERE has_started = 0 AND touched < ? ORDER BY touched LIMIT ?",
  waking: "SELECT table_id FROM waking",
} as const;

/** How often a game is rated again because another one of the same people ended at the same moment. */
const RATING_ATTEMPTS = 50;

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

/** Live time is kept while a live clock runs, and never goes back. */
function liveTimeStep(live: number, { andKept }: Dialect): Step {
  const sql = `INSERT INTO live_time (id, at)
       SELECT 1, CAST(? AS BIGINT) WHERE EXISTS (SELECT 1 FROM tables WHERE live_deadline IS NOT NULL)
       ON CONFLICT (id) DO UPDATE SET at = excluded.at${andKept} WHERE excluded.at > live_time.at`;
  return { sql, values: [live] };
}

function listSteps(table: string, after: number, about: Append["about"]): Step[] {
  if (!about) return [];
  const told: Step[] = after === 0 ? [] : [{ sql: WRITE.tell, values: [JSON.stringify(about.about), table] }];
  const seated = about.people.map((person): Step => ({ sql: WRITE.seat, values: [person, table] }));
  return [...told, { sql: WRITE.unseat, values: [table] }, ...seated];
}

/** What an append writes: the first step fails to change anything if another line has been appended before. */
function appendSteps(
  { table, after, lines, head, live, about, results = [] }: Append,
  dialect: Dialect,
): [Step, ...Step[]] {
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
  const kept: Step[] = live === undefined ? [] : [liveTimeStep(live, dialect)];
  return [first, ...added, ...listSteps(table, after, about), ...known, ...kept];
}

/** A person's rating as it was read; `games` tells whether it has changed since. */
interface OldRating {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

function ratingStep(person: string, game: string, old: OldRating | null, mu: number, sigma: number): Step {
  if (!old) return { sql: WRITE.addRating, values: [person, game, mu, sigma] };
  return { sql: WRITE.changeRating, values: [mu, sigma, person, game, old.games], mustChange: true };
}

/** Logs, snapshots and what is known of tables. */
export function sqlTables(read: Read, writer: Writer, dialect: Dialect): TableStore {
  async function ratingSteps({ game, people, rate }: Rated): Promise<Step[]> {
    const rows = await Promise.all(people.map(async (person) => (await read(READ.rating, person, game))[0]));
    const before = rows.map((row): OldRating | null => {
      if (!row || row.games === null) return null;
      return { mu: Number(row.mu), sigma: Number(row.sigma), games: Number(row.games) };
    });
    return rate(before).flatMap(({ mu, sigma }, i) => {
      const isGone = rows[i] === undefined;
      return isGone ? [] : [ratingStep(people[i], game, before[i], mu, sigma)];
    });
  }

  const isOvertaken = (error: unknown): boolean => isStaleWrite(error) || dialect.isViolation(error);

  /** Each game builds on the ratings after those before; another process may have rated one meanwhile. */
  async function writeRated(entry: Append, rated: Rated): Promise<number> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await writer.write(...appendSteps(entry, dialect), ...(await ratingSteps(rated)));
      } catch (error) {
        if (attempt === RATING_ATTEMPTS || !isOvertaken(error)) throw error;
        await setTimeout(attempt);
      }
    }
  }

  /** Within this process one after another, so that they do not overtake each other. */
  let rating: Promise<unknown> = Promise.resolve();
  function appendRated(entry: Append, rated: Rated): Promise<number> {
    const written = rating.then(() => writeRated(entry, rated));
    rating = written.catch(() => {});
    return written;
  }

  const ids = async (sql: string, ...values: readonly SqlValue[]): Promise<string[]> =>
    (await read(sql, ...values)).map((row) => String(row.id));

  return {
    async append(entry) {
      const { rated } = entry;
      const changes = await (rated
        ? appendRated(entry, rated)
        : writer.write(...appendSteps(entry, dialect)));
      return changes > 0 ? "appended" : "conflict";
    },
    lines: async (table, after, limit) =>
      (await read(READ.lines, table, after, limit)).map((row): LogLine => {
        return { seq: Number(row.seq), at: Number(row.at), body: JSON.parse(String(row.body)) };
      }),
    async lineOfKey(table, key) {
      const [row] = await read(READ.lineOfKey, table, key);
      return row ? Number(row.seq) : null;
    },
    async snapshot(table) {
      const [row] = await read(READ.snapshot, table);
      return row ? { seq: Number(row.seq), body: JSON.parse(String(row.body)) } : null;
    },
    async saveSnapshot(table, { seq, body }) {
      await writer.write({ sql: WRITE.saveSnapshot, values: [table, seq, JSON.stringify(body)] });
    },
    async table(id) {
      const [row] = await read(READ.table, id);
      return row ? listed(row) : null;
    },
    publicTables: async (phase, limit) => (await read(READ.publicTables, phase, limit)).map(listed),
    tablesOf: async (person, since, limit) => (await read(READ.tablesOf, person, since, limit)).map(listed),
    overdue: async ({ at, live }, limit) => [
      ...(await ids(READ.overdueLive, live, limit)),
      ...(await ids(READ.overdue, at, limit)),
    ],
    async liveTime() {
      const [row] = await read(READ.liveTime);
      return row ? Number(row.at) : null;
    },
    async saveLiveTime(live) {
      await writer.write(liveTimeStep(live, dialect));
    },
    thinking: () => ids(READ.thinking),
    async hostedBy(person) {
      const [row] = await read(READ.hostedBy, person);
      return { unfinished: Number(row?.unfinished), unattended: Number(row?.unattended) };
    },
    neverStarted: (since, limit) => ids(READ.neverStarted, since, limit),
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
    waking: async () => (await read(READ.waking)).map((row) => String(row.table_id)),
  };
}
