// The thread that writes to the database: batches of writes come in, their outcomes go out once they are on the disk.

import { flushCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { Write } from "../write.ts";
import { connect } from "./connect.ts";
import { performer } from "./perform.ts";

// A process that is killed never gets to keep what it has compiled.
flushCompileCache();

const db = connect(String(workerData));
const perform = performer(db);

parentPort?.on("message", (writes: readonly Write[] | null) => {
  if (writes !== null) {
    parentPort?.postMessage(perform(writes));
    return;
  }
  db.close();
  parentPort?.close();
});
