import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** What a server process is told to serve. */
export interface Orders {
  /** A folder, or the address of a PostgreSQL database. */
  readonly data: string;
  readonly port: number;
  /** Time runs from this moment on, faster than the real time by `speed`. */
  readonly epoch: number;
  readonly speed: number;
}

/** A server that can be killed at any moment and comes back on the same data, at the same address. */
export interface MortalServer {
  readonly url: string;
  /** How often it has been started. */
  readonly lives: number;
  /** Ends the process as a power cut would, and starts another. */
  crash(): Promise<void>;
  /** Settles when the server that runs next answers; at once if one does. */
  up(): Promise<void>;
  stop(): Promise<void>;
}

interface Loaded {
  readonly child: ChildProcess;
  /** The next line that it writes. */
  nextLine(): Promise<string>;
}

/** What one life has compiled the next one need not; it is where Node keeps such things anyway. */
const CACHE = join(tmpdir(), "node-compile-cache");
const ENTRY = fileURLToPath(new URL("./serve.ts", import.meta.url));

function load(children: Set<ChildProcess>): Loaded {
  const child = spawn(process.execPath, [ENTRY], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, NODE_COMPILE_CACHE: CACHE },
  });
  children.add(child);
  child.stdin.on("error", () => {});
  const lines = createInterface({ input: child.stdout });
  const reading = lines[Symbol.asyncIterator]();
  return {
    child,
    async nextLine() {
      const { value, done } = await reading.next();
      if (done) throw new Error("the server process ended by itself");
      return value;
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

/** Starts a server in a process. The next one is already loaded and waits: a restart takes a moment only. */
export async function openMortal(data: string, speed: number): Promise<MortalServer> {
  const children = new Set<ChildProcess>();
  const epoch = Date.now();
  let lives = 0;
  let spare = load(children);

  async function serve(port: number): Promise<{ readonly child: ChildProcess; readonly port: number }> {
    const { child, nextLine } = spare;
    await nextLine();
    child.stdin?.write(`${JSON.stringify({ data, port, epoch, speed } satisfies Orders)}\n`);
    const ready = await nextLine();
    lives++;
    spare = load(children);
    return { child, port: Number(ready.split(" ")[1]) };
  }

  let running = await serve(0);
  const { port } = running;
  let restarting: Promise<void> = Promise.resolve();
  return {
    url: `http://127.0.0.1:${port}`,
    get lives() {
      return lives;
    },
    async crash() {
      const dying = running.child;
      restarting = end(dying).then(async () => {
        children.delete(dying);
        running = await serve(port);
      });
      await restarting;
    },
    up: () => restarting,
    async stop() {
      await restarting;
      await Promise.all(Array.from(children, end));
    },
  };
}
