import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const ENTRY = "src/app/offline/service-worker.ts";

/** All files below a folder, with forward slashes. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/**
 * Builds the service worker and tells it what to keep: every file of the client, under a version that changes when any
 * of them does. With all of them at hand the client needs no network after the first visit.
 */
export function serviceWorker(): Plugin {
  let root = "";
  return {
    name: "portolan:service-worker",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      this.emitFile({ type: "chunk", id: join(root, ENTRY), fileName: "service-worker.js" });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle["service-worker.js"];
        if (worker?.type !== "chunk") throw new Error("the service worker was not built");
        const built = Object.values(bundle).filter(
          (file) => file !== worker && !file.fileName.endsWith(".map"),
        );
        const version = createHash("sha256");
        const pages = filesBelow(join(root, "public"));
        for (const file of built) version.update(file.type === "chunk" ? file.code : file.source);
        for (const page of pages) version.update(readFileSync(join(root, "public", page)));
        const names = [...built.map((file) => file.fileName), ...pages].filter(
          (name) => name !== "index.html",
        );
        const list = ["/", ...names.map((name) => `/${name}`)].toSorted();
        worker.code = worker.code
          .replace("__PORTOLAN_VERSION__", version.digest("hex").slice(0, 16))
          .replace("__PORTOLAN_FILES__", list.join(" "));
      },
    },
  };
}
