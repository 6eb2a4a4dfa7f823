import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PORTOLAN = join(import.meta.dirname, "..", "..", "cli", "bin", "portolan.js");

export interface Served {
  readonly url: string;
  /** Ends the process as a crash would and starts another one on the same data at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

interface Running {
  readonly process: ChildProcess;
  readonly url: string;
}

async function start(data: string, port: string, options: readonly string[]): Promise<Running> {
  const place = ["--host", "localhost", "--port", port, "--data", data, "--create"];
  const args = [PORTOLAN, "serve", ...place, ...options];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (text: Buffer): void => {
      said += text.toString();
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on("data", listen);
    // The log goes to standard error; it must be read, or the server would wait for a reader.
    child.stderr.on("data", (text: Buffer) => {
      said = (said + text.toString()).slice(-4000);
    });
    child.once("close", (code, signal) =>
      reject(new Error(`the server has ended (${signal ?? code}): ${said}`)),
    );
  });
  return { process: child, url };
}

async function end({ process: child }: Running, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

/**
 * The server with the built client, as `portolan serve` runs it with these options, on a free port and with data of its
 * own.
 */
export async function serve(...options: readonly string[]): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), "portolan-browser-"));
  let running = await start(data, "0", options);
  const { url } = running;
  return {
    url,
    async restart() {
      await end(running, "SIGKILL");
      running = await start(data, new URL(url).port, options);
    },
    async close() {
      await end(running, "SIGTERM");
      rmSync(data, { recursive: true, force: true });
    },
  };
}
