// A thread that opens one table after another and looks at each as a server would. It says when it has loaded, and
// whenever it has come through.

import { parentPort } from "node:worker_threads";
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

parentPort?.on("message", (message: string) => {
  try {
    look(JSON.parse(message) as Case);
  } catch {
    // A table that cannot be opened harms nobody: whoever asks for it is told why.
  }
  parentPort?.postMessage("passed");
});
parentPort?.postMessage("loaded");
