import { defineConfig } from "vitest/config";
import { SlowestFiles } from "./scripts/slowest.ts";

/** Long enough for any machine, however busy: a timeout is for tests that hang, not for slow ones. */
const PATIENCE = 300_000;

const PURE = ["kernel", "games", "guides", "bots", "web"].map((name) => `packages/${name}/src/**/*.test.ts`);

export default defineConfig({
  test: {
    // Servers and pages wait for each other: a third file keeps two cores busy.
    maxWorkers: 3,
    reporters: ["default", new SlowestFiles()],
    projects: [
      // What neither serves nor writes files: its tests can share a process, which saves starting one for each.
      {
        test: {
          name: "pure",
          testTimeout: PATIENCE,
          isolate: false,
          include: PURE,
        },
      },
      {
        test: {
          name: "packages",
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          // Below that, so that a test which waits in vain says for what.
          expect: { poll: { timeout: PATIENCE / 2 } },
          include: ["packages/*/src/**/*.test.ts", "packages/*/test/**/*.test.ts"],
          exclude: PURE,
        },
      },
      // The client in a real browser, against the server. Files that one process tests share a browser.
      {
        test: {
          name: "browser",
          isolate: false,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          globalSetup: ["packages/web/e2e/setup.ts"],
          include: ["packages/web/e2e/**/*.test.ts"],
        },
      },
      // The repository's own order: architecture and lint rules.
      {
        test: {
          name: "repository",
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          include: ["scripts/**/*.test.ts"],
        },
      },
    ],
  },
});
