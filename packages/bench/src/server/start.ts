import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openClient } from "@portolan/client";
import { DATA_FILE, openSqlite, startServer } from "@portolan/server";
import { end } from "./child.ts";

const PORTOLAN = fileURLToPath(new URL("../../../cli/bin/portolan.js", import.meta.url));
const ROUNDS = 5;

/** Whether a server answers that it is well. */
function isWell(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("GET /healthz HTTP/1.0\r\n\r\n"));
    socket.on("data", (data) => {
      answer(data.includes("200 OK"));
      socket.destroy();
    });
    socket.on("error", () => answer(false));
  });
}

/** Milliseconds from the start of `portolan serve` until it answers. */
async function startOnce(folder: string): Promise<number> {
  const start = performance.now();
  const args = [PORTOLAN, "serve", "--port", "0", "--host", "127.0.0.1", "--data", folder, "--create"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] });
  let told = "";
  for await (const piece of child.stdout.setEncoding("utf8")) {
    told += piece;
    if (/:\d+\n/.test(told)) break;
  }
  const [, port] = /:(\d+)\n/.exec(told) ?? [];
  if (!(await isWell(Number(port)))) throw new Error("the server is not well");
  const took = performance.now() - start;
  await end(child);
  return took;
}

/** The best of several starts: anything else the machine does only slows them. */
export async function startMs(folder: () => string): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) best = Math.min(best, await startOnce(folder()));
  return best;
}

/** Fills a folder with so many tables in the middle of a game, all of them with clocks, some with a computer to move. */
export async function fillFolder(folder: string, count: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = await startServer({ data: folder, port: 0, limits: "none", pool: { size: 1 } });
  const ada = openClient({ url: server.url });
  const { id: person } = await ada.beGuest("Ada");
  const ben = openClient({ url: server.url });
  await ben.beGuest("Ben");
  const pace = { kind: "correspondence", hours: 24 } as const;
  const { id } = await ada.create({
    game: "traders-of-carthage",
    pace,
    seats: [{ kind: "me" }, { kind: "open" }],
  });
  await ben.sit(id);
  for (let move = 0; move < 30; move++) {
    const [one, other] = [await ada.table(id), await ben.table(id)];
    const { client, now } =
      one.now.legal.length > 0 ? { client: ada, now: one.now } : { client: ben, now: other.now };
    await client.play(id, now.seq, now.legal[0]);
  }
  await server.close();
  const store = openSqlite(join(folder, DATA_FILE));
  const [lines, snapshot, listed] = await Promise.all([
    store.lines(id, 0, 1000),
    store.snapshot(id),
    store.table(id),
  ]);
  if (!snapshot || !listed) throw new Error("the table was not kept");
  const { id: _, about, ...head } = listed;
  for (let made = 0; made < count; made += 500) {
    const copies = Array.from({ length: Math.min(500, count - made) }, (_, i) => `copy-${made + i}`);
    await Promise.all(
      copies.flatMap((table) => [
        store.append({ table, after: 0, lines, head, about: { about, people: [person] } }),
        store.saveSnapshot(table, { seq: snapshot.seq, body: { ...snapshot.body, id: table } }),
      ]),
    );
  }
  await store.close();
}
