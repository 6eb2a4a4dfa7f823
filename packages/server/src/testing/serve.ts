// A server in a process of its own, for tests that end it without warning: it loads, waits for a line that says what to
// serve, and serves until it is killed.

import { once } from "node:events";
import { enableCompileCache, flushCompileCache } from "node:module";
import { createInterface } from "node:readline";
import type { Orders } from "./process.ts";

enableCompileCache();
const { startServer } = await import("../server.ts");
// A process that is killed never gets to keep what it has compiled.
flushCompileCache();
console.log("loaded");

const [line] = await once(createInterface({ input: process.stdin }), "line");
const { data, port, epoch, speed } = JSON.parse(String(line)) as Orders;
const server = await startServer({
  data,
  port,
  limits: "none",
  pool: { size: 1 },
  now: () => Math.floor(epoch + speed * (Date.now() - epoch)),
});
console.log(`ready ${server.port}`);
