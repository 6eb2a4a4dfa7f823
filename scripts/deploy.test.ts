import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../packages/cli/src/program.ts";
import { scriptedTerminal } from "../packages/cli/src/testing/scripted-terminal.ts";

const read = (name: string): string => readFileSync(join(import.meta.dirname, "..", "deploy", name), "utf8");

/** What `portolan serve --help` says. */
async function serveHelp(): Promise<string> {
  const terminal = scriptedTerminal({ isPerson: false, home: "/nowhere" });
  await run(["serve", "--help"], terminal);
  return terminal.output();
}

test("the files for hosts start the server with options that it has", async () => {
  const help = await serveHelp();
  const systemd = /portolan|npm start -- serve (.*)/.exec(
    read("portolan.service").split("ExecStart=")[1],
  )?.[1];
  const compose = /command: \[(.*)\]/.exec(read("compose.yaml"))?.[1];
  const used = `${systemd} ${compose}`.match(/--[a-z-]+/g) ?? [];
  expect(used).toEqual(["--host", "--proxy", "--log", "--proxy", "--open-metrics"]);
  for (const option of used) expect(help).toContain(option);
  expect(read("Dockerfile")).toContain('ENTRYPOINT ["node", "packages/cli/bin/portolan.js", "serve"]');
});

test("the dashboard asks for figures that the server has", () => {
  const source = readFileSync(join(import.meta.dirname, "..", "packages/server/src/metrics.ts"), "utf8");
  const asked = read("grafana.json").match(/portolan_[a-z_]+/g) ?? [];
  expect(asked.length).toBeGreaterThan(5);
  for (const name of new Set(asked)) expect(source).toContain(name.replace(/_bucket$/, ""));
});
