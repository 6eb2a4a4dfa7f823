import { randomBytes } from "node:crypto";
import type { News, Peers, Readers } from "../peers.ts";
import type { Link } from "./link.ts";
import { openNews } from "./news.ts";
import { type Parameter, run } from "./statements.ts";

/** How long a node counts as alive after its last beat. */
const LEASE = "5 seconds";
const ALIVE = "until > clock_timestamp()";

const SQL = {
  beat: `INSERT INTO nodes (id, until) VALUES (?, clock_timestamp() + interval '${LEASE}')
    ON CONFLICT (id) DO UPDATE SET until = excluded.until`,
  nodes: `SELECT id FROM nodes WHERE ${ALIVE} ORDER BY id`,
  /** What nodes left behind that died long ago. */
  sweep: "DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 minute'",
  sweepReaders: "DELETE FROM readers WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = readers.node)",
  leave: "DELETE FROM nodes WHERE id = ?",
  lastLines: "SELECT id, seq FROM tables WHERE id = ANY(?)",
  saveReaders: `INSERT INTO readers (node, table_id, readers) VALUES (?, ?, ?)
    ON CONFLICT (table_id, node) DO UPDATE SET readers = excluded.readers`,
  removeReaders: "DELETE FROM readers WHERE node = ? AND table_id = ?",
  readers: `SELECT readers FROM readers JOIN nodes ON nodes.id = readers.node
    WHERE table_id = ? AND node <> ? AND ${ALIVE}`,
} as const;

/** All streams of all nodes. */
function added(all: readonly Readers[]): Readers {
  const sum: Record<string, number> = {};
  for (const readers of all) {
    for (const [person, count] of Object.entries(readers)) sum[person] = (sum[person] ?? 0) + count;
  }
  return sum;
}

export interface PostgresPeers extends Peers {
  close(): Promise<void>;
}

/** `link` is for what must not wait behind moves; `listening` hears. */
export function postgresPeers(link: Link, listening: Link): PostgresPeers {
  const node = randomBytes(9).toString("base64url");
  const query = async (sql: string, ...values: readonly Parameter[]) =>
    (await run(await link.client(), sql, values)).rows;
  const news = openNews(node, listening, async (payload) => {
    await query("SELECT pg_notify('portolan', ?)", payload);
  });
  return {
    node,
    async beat() {
      await query(SQL.beat, node);
      news.beat();
      await query(SQL.sweep);
      await query(SQL.sweepReaders);
      return (await query(SQL.nodes)).map(({ id }) => String(id));
    },
    async leave() {
      await query(SQL.leave, node);
    },
    async lastLines(tables) {
      const rows = await query(SQL.lastLines, tables);
      return new Map(rows.map(({ id, seq }) => [String(id), Number(seq)]));
    },
    tell: (item: News) => news.tell(item),
    listen: news.listen,
    async saveReaders(table, readers) {
      if (Object.keys(readers).length === 0) await query(SQL.removeReaders, node, table);
      else await query(SQL.saveReaders, node, table, JSON.stringify(readers));
    },
    async readersElsewhere(table) {
      const rows = await query(SQL.readers, table, node);
      return added(rows.map((row): Readers => JSON.parse(String(row.readers))));
    },
    async close() {
      await news.close();
      await link.close();
      await listening.close();
    },
  };
}
