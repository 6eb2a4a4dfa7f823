import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { coastlines } from "./tools/build/coastline.ts";
import { compressed } from "./tools/build/compressed.ts";
import { fonts } from "./tools/build/fonts.ts";
import { rulebooks } from "./tools/build/rulebooks.ts";
import { serviceWorker } from "./tools/build/service-worker.ts";
import { tableWorker } from "./tools/build/table-worker.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), rulebooks(), coastlines(), fonts(), tableWorker(), serviceWorker(), compressed()],
  build: {
    target: "es2022",
    // A folder of its own keeps what may be cached for ever apart from what may not.
    assetsDir: "assets",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    modulePreload: {
      polyfill: false,
      // A worker has no document to put links into, and shares its chunks with the page: only styles go ahead.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === "html" ? files : files.filter((file) => file.endsWith(".css")),
    },
  },
  server: { port: 4481, proxy: { "/api": "http://127.0.0.1:4480" } },
  preview: { port: 4482 },
});
