/**
 * `npm run soak -- nodes [--nodes 3] [--tables 200] [--kills 300] [--every 3000]`: people play at servers that share a
 * PostgreSQL database while one of them is killed every few seconds. Nothing acknowledged may be lost, nothing doubled,
 * and no stream may have a gap.
 */
import { parseArgs } from "node:util";
import { startPostgres, weather } from "@portolan/server/testing";

/** Fails if anything was harmed. */
export async function soakNodes(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      nodes: { type: "string", default: "3" },
      tables: { type: "string", default: "200" },
      kills: { type: "string", default: "300" },
      every: { type: "string", default: "3000" },
    },
  });
  const postgres = await startPostgres();
  try {
    const damage = await weather({
      database: await postgres.newDatabase(),
      nodes: Number(values.nodes),
      tables: Number(values.tables),
      kills: Number(values.kills),
      every: Number(values.every),
      onKill(kills, acknowledged) {
        if (process.stderr.isTTY) process.stderr.write(`\r${kills} kills, ${acknowledged} moves `);
      },
    });
    const { games, acknowledged, lost, doubled, gaps } = damage;
    console.log(`${values.kills} kills, ${games} games, ${acknowledged} acknowledged moves`);
    console.log(`${lost} lost, ${doubled} doubled, ${gaps} streams with gaps`);
    if (lost + doubled + gaps > 0) process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
}
