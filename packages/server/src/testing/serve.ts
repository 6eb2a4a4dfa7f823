// A server in a process of its own, for tests that end it without warning: it loads, waits for a line that says what to
// serve, and serves until it is killed.

import { flushCompileCache } from "node:module";
import { createInterface } from "node:readline";
import { startServer } from "../server.ts";
import { openPostgres } from "../store/postgres/postgres.ts";
import type { Orders } from "./process.ts";

// A process that is killed never gets to keep what it has compiled.
flushCompileCache();
console.log("loaded");

/** Log lines from this level on tell of faults. */
const ERROR = 50;

function tellTrouble(line: string): void {
  if (JSON.parse(line).level >= ERROR) process.stderr.write(line);
}

for await (const line of createInterface({ input: process.stdin })) {
  const { data, port, epoch, speed } = JSON.parse(line) as Orders;
  const isDatabase = data.startsWith("postgres://");
  const server = await startServer({
    ...(isDatabase ? { store: await openPostgres(data) } : { data }),
    port,
    limits: "none",
    pool: { size: 1 },
    now: () => Math.floor(epoch + speed * (Date.now() - epoch)),
    log: { write: tellTrouble },
  });
  console.log(`ready ${server.port}`);
}
// Nobody is left who could need a server.
process.exit();
