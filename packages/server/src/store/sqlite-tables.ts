import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Phase } from "@portolan/client/wire";
import type { Writer } from "./group-commit.ts";
import type { Append, Head, Listed, LogLine, Rated, Store } from "./store.ts";

type Row = Record<string, SQLOutputValue>;

const COLUMNS = "id, phase, is_public, deadline, is_thinking, waits, touched, about";

function listed(row: Row): Listed {
  return {
    id: String(row.id),
    phase: row.phase as Phase,
    isPublic: row.is_public === 1,
    deadline: row.deadline === null ? null : Number(row.deadline),
    isThinking: row.is_thinking === 1,
    waits: JSON.parse(String(row.waits)),
    touched: Number(row.touched),
    about: JSON.parse(String(row.about)),
  };
}

function headValues(head: Head) {
  const { phase, isPublic, deadline, isThinking, waits, touched } = head;
  return [phase, Number(isPublic), deadline, Number(isThinking), JSON.stringify(waits), touched] as const;
}

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
  | "overdue"
  | "thinking"
>;

/** Logs, snapshots and what is known of tables. */
export function sqliteTables(db: DatabaseSync, writer: Writer): TableStore {
  const statement = {
    create: db.prepare(
      `INSERT INTO tables (seq, phase, is_public, deadline, is_thinking, waits, touched, about, id)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    ),
    advance: db.prepare(
      `UPDATE tables SET seq = ?, phase = ?, is_public = ?, deadline = ?, is_thinking = ?, waits = ?, touched = ?
       WHERE id = ? AND seq = ?`,
    ),
    tell: db.prepare("UPDATE tables SET about = ? WHERE id = ?"),
    addLine: db.prepare("INSERT INTO log (table_id, seq, at, key, author, body) VALUES (?, ?, ?, ?, ?, ?)"),
    unseat: db.prepare("DELETE FROM sitters WHERE table_id = ?"),
    seat: db.prepare("INSERT INTO sitters (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"),
    addResult: db.prepare(
      `INSERT INTO results (person, table_id, finished, body)
       SELECT ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM people WHERE id = ?1) ON CONFLICT DO NOTHING`,
    ),
    rating: db.prepare("SELECT mu, sigma FROM ratings WHERE person = ? AND game = ?"),
    saveRating: db.prepare(
      `INSERT INTO ratings (person, game, mu, sigma, games)
       SELECT ?1, ?2, ?3, ?4, 1 WHERE EXISTS (SELECT 1 FROM people WHERE id = ?1)
       ON CONFLICT (person, game) DO UPDATE SET mu = ?3, sigma = ?4, games = games + 1`,
    ),
    lines: db.prepare("SELECT seq, at, body FROM log WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"),
    lineOfKey: db.prepare("SELECT seq FROM log WHERE table_id = ? AND key = ?"),
    snapshot: db.prepare("SELECT seq, body FROM snapshots WHERE table_id = ?"),
    saveSnapshot: db.prepare(
      `INSERT INTO snapshots (table_id, seq, body) VALUES (?, ?, ?)
       ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= seq`,
    ),
    table: db.prepare(`SELECT ${COLUMNS} FROM tables WHERE id = ?`),
    publicTables: db.prepare(
      `SELECT ${COLUMNS} FROM tables WHERE is_public = 1 AND phase = ? ORDER BY touched DESC LIMIT ?`,
    ),
    tablesOf: db.prepare(
      `SELECT ${COLUMNS} FROM sitters JOIN tables ON tables.id = sitters.table_id
       WHERE person = ? AND touched >= ? ORDER BY touched DESC LIMIT ?`,
    ),
    overdue: db.prepare("SELECT id FROM tables WHERE deadline <= ? ORDER BY deadline LIMIT ?"),
    thinking: db.prepare("SELECT id FROM tables WHERE is_thinking = 1"),
  };

  function setPeople(table: string, people: readonly string[]): void {
    statement.unseat.run(table);
    for (const person of people) statement.seat.run(person, table);
  }

  function saveRatings({ game, people, rate }: Rated): void {
    const before = people.map((person) => {
      const row = statement.rating.get(person, game);
      return row ? { mu: Number(row.mu), sigma: Number(row.sigma) } : null;
    });
    for (const [i, { mu, sigma }] of rate(before).entries()) {
      statement.saveRating.run(people[i], game, mu, sigma);
    }
  }

  function append({
    table,
    after,
    lines,
    head,
    about,
    results = [],
    rated,
  }: Append): "appended" | "conflict" {
    const seq = after + lines.length;
    const changed =
      after === 0
        ? statement.create.run(seq, ...headValues(head), JSON.stringify(about?.about ?? {}), table)
        : statement.advance.run(seq, ...headValues(head), table, after);
    if (Number(changed.changes) === 0) return "conflict";
    for (const [i, { at, body, key, author }] of lines.entries()) {
      statement.addLine.run(table, after + 1 + i, at, key ?? null, author ?? null, JSON.stringify(body));
    }
    if (about) {
      if (after > 0) statement.tell.run(JSON.stringify(about.about), table);
      setPeople(table, about.people);
    }
    for (const { person, ...result } of results) {
      statement.addResult.run(person, table, result.finished, JSON.stringify(result));
    }
    if (rated) saveRatings(rated);
    return "appended";
  }

  return {
    append: (entry) => writer.write(() => append(entry)),
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
    saveSnapshot(table, { seq, body }) {
      // The game goes on while the snapshot waits to be written: it is what it is now.
      const text = JSON.stringify(body);
      return writer.write(() => {
        statement.saveSnapshot.run(table, seq, text);
      });
    },
    async table(id) {
      const row = statement.table.get(id);
      return row ? listed(row) : null;
    },
    publicTables: async (phase, limit) => statement.publicTables.all(phase, limit).map(listed),
    tablesOf: async (person, since, limit) => statement.tablesOf.all(person, since, limit).map(listed),
    overdue: async (at, limit) => statement.overdue.all(at, limit).map((row) => String(row.id)),
    thinking: async () => statement.thinking.all().map((row) => String(row.id)),
  };
}
