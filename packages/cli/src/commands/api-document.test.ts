import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startServer } from "@portolan/server";
import { afterAll, expect, test } from "vitest";
import { testHome } from "../testing/home.ts";

const ROOT = new URL("../../../../", import.meta.url);
const document = readFileSync(new URL("docs/api.md", ROOT), "utf8");
const home = testHome();
const server = await startServer({ data: join(home, "data"), port: 0, limits: "none" });
afterAll(() => server.close());

const scripts = Array.from(document.matchAll(/^```sh\n([\s\S]*?)^```$/gm), ([, script]) => script);
const hasTools = ["bash", "curl", "sed"].every((tool) => spawnSync(tool, ["--version"]).error === undefined);

/** A folder in which `npx portolan` runs the command line that is tested. */
function toolFolder(): string {
  const folder = join(home, "tools");
  mkdirSync(folder);
  const portolan = fileURLToPath(new URL("packages/cli/bin/portolan.js", ROOT));
  writeFileSync(join(folder, "npx"), `#!/bin/sh\nshift\nexec "${process.execPath}" "${portolan}" "$@"\n`, {
    mode: 0o755,
  });
  return folder;
}

/** Runs the document's commands one after another; gives what each block printed. */
async function runAll(): Promise<string[]> {
  const marked = scripts.map(
    (script) => `${script.replace(/http:\/\/localhost:4480/, server.url)}\necho; echo "@@"`,
  );
  const shell = spawn("bash", ["-s"], {
    cwd: home,
    env: { ...process.env, PATH: [toolFolder(), process.env.PATH].join(delimiter) },
    stdio: ["pipe", "pipe", "inherit"],
  });
  let printed = "";
  shell.stdout.setEncoding("utf8").on("data", (text) => {
    printed += text;
  });
  shell.stdin.end(marked.join("\n"));
  await once(shell, "close");
  return printed.split("\n@@\n");
}

/** A line of the document as what matches it. */
function pattern(line: string): RegExp {
  const parts = line.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}

test.skipIf(!hasTools)("the game in the document can be played exactly so", async () => {
  expect(scripts.length).toBeGreaterThan(6);
  const printed = await runAll();
  for (const [i, script] of scripts.entries()) {
    const lines = printed[i].split("\n");
    let from = 0;
    for (const [, expected] of script.matchAll(/^#> ?(.*)$/gm)) {
      const at = lines.findIndex((line, row) => row >= from && pattern(expected).test(line));
      expect(at, `"${expected}" in:\n${lines.slice(from).join("\n")}`).toBeGreaterThanOrEqual(0);
      from = at + 1;
    }
  }
});

test("every request stands in the document, in the words of the description", async () => {
  const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: object };
  const described = Object.entries(
    description.paths as Record<string, Record<string, { summary: string }>>,
  ).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { summary }]) => `| \`${method.toUpperCase()} ${path}\` | ${summary} |`,
    ),
  );
  const told = document.match(/^\| `(GET|POST|PATCH|DELETE) .*$/gm) ?? [];
  expect(told.toSorted()).toEqual(described.toSorted());
});
