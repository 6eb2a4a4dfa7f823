import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Figure } from "../measure.ts";

const MEASURING = fileURLToPath(new URL("../../../web/tools/measurements/figures.ts", import.meta.url));

/** What the browser client costs, measured in a real Chromium by a process of its own. */
export async function* webFigures(): AsyncGenerator<Figure> {
  const child = spawn(process.execPath, [MEASURING], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "close");
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line);
  const [code] = await ended;
  if (code !== 0) throw new Error("the browser client could not be measured");
}
