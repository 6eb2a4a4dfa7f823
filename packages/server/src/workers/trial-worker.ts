// A thread that opens one table and looks at it as a server would; it says so when it has come through.

import { parentPort, workerData } from "node:worker_threads";
import type { Snapshot } from "../store/store.ts";
import type { Line } from "../table/entry.ts";
import { tableFrom } from "../table/load.ts";
import { toAct } from "../table/table.ts";

interface Case {
  readonly table: string;
  readonly snapshot: Snapshot | null;
  readonly lines: readonly Line[];
}

function look({ table: id, snapshot, lines }: Case): void {
  const table = tableFrom(id, snapshot, lines);
  if (!table?.match) return;
  for (const seat of toAct(table)) {
    table.rules.view(table.match.state, seat);
    table.rules.legal(table.match.state, seat);
  }
}

try {
  look(JSON.parse(String(workerData)) as Case);
} catch {
  // A table that cannot be opened harms nobody: whoever asks for it is told why.
}
parentPort?.postMessage("done");
