import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: { name: "packages", include: ["packages/*/src/**/*.test.ts", "packages/*/test/**/*.test.ts"] },
      },
      // The repository's own order: architecture and lint rules.
      { test: { name: "repository", include: ["scripts/**/*.test.ts"] } },
    ],
  },
});
