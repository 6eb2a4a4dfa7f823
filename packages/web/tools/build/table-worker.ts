import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";

const ENTRY = "src/table/sources/local/worker.ts";
const ADDRESS = "src/table/sources/local/worker-address.ts";

/**
 * Builds the worker that holds a table together with the page, so that both fetch one and the same copy of a game.
 * Vite's own way would build, and send, everything twice.
 */
export function tableWorker(): Plugin {
  let root = "";
  let chunk = "";
  return {
    name: "portolan:table-worker",
    apply: "build",
    configResolved(config) {
      root = normalizePath(config.root);
    },
    buildStart() {
      chunk = this.emitFile({ type: "chunk", id: join(root, ENTRY), name: "table-worker" });
    },
    load(id) {
      if (normalizePath(id) !== `${root}/${ADDRESS}`) return null;
      return `export const workerAddress = import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}
