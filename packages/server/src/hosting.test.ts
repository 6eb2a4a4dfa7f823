import { once } from "node:events";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DATA_FILE } from "./server.ts";
import { openSqlite } from "./store/sqlite/sqlite.ts";
import { startWorld, testFolder } from "./testing/world.ts";

/** Asks with a `Host` of one's own, which `fetch` does not allow. */
function ask(url: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on("error", reject);
  });
}

describe("the name that a request comes by", () => {
  test("must be one that the server answers to, for figures as for all else", async () => {
    const world = await startWorld({ hostNames: ["games.example.org"] });
    const paths = ["/api/games", "/metrics", "/healthz"];
    const asked = async (host: string) =>
      Promise.all(paths.map((path) => ask(`${world.url}${path}`, { host })));
    expect(await asked("evil.example")).toEqual([421, 421, 421]);
    expect(await asked("localhost")).toEqual([200, 200, 200]);
    expect(await ask(`${world.url}/api/games`, { host: "games.example.org" })).toBe(200);
  });

  test("is the proxy's business behind one; figures are for this machine's own names all the same", async () => {
    const world = await startWorld({ proxies: 1 });
    expect(await ask(`${world.url}/api/games`, { host: "games.example.org" })).toBe(200);
    expect(await ask(`${world.url}/metrics`, { host: "evil.example" })).toBe(403);
    expect(await ask(`${world.url}/metrics`, { host: "localhost" })).toBe(200);
  });
});

describe("health", () => {
  test("is no longer well once the file is gone, or another has its name", async () => {
    let time = 1_000_000;
    const data = testFolder();
    const world = await startWorld({ data, now: () => time });
    const health = async () => {
      time += 1000;
      return (await fetch(`${world.url}/healthz`)).status;
    };
    expect(await health()).toBe(200);
    const file = join(data, DATA_FILE);
    renameSync(file, `${file}.away`);
    expect(await health()).toBe(503);
    writeFileSync(file, "");
    expect(await health()).toBe(503);
    rmSync(file);
    renameSync(`${file}.away`, file);
    expect(await health()).toBe(200);
  });

  test("is no longer well when nothing can be written, and asks the disk once a second at most", async () => {
    let time = 1_000_000;
    let checks = 0;
    const store = openSqlite(join(testFolder(), "health.db"));
    const full = {
      ...store,
      async check() {
        checks++;
        throw new Error("database or disk is full");
      },
    };
    const logged: string[] = [];
    const world = await startWorld({
      store: full,
      now: () => time,
      log: { write: (line) => void logged.push(line) },
    });
    const answers = await Promise.all([1, 2, 3].map(() => fetch(`${world.url}/healthz`)));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(checks).toBe(1);
    expect(logged.join()).toContain("disk is full");
    time += 1000;
    await fetch(`${world.url}/healthz`);
    expect(checks).toBe(2);
  });
});

test("who sends too slowly is cut off in time, in the head of a request as in its body", async () => {
  // Looked at only every half minute, as Node does by itself, this test would take that long.
  const world = await startWorld({ requestTimeout: 200 });
  const { port } = new URL(world.url);
  for (const beginning of [
    "GET /api/games HTTP/1.1\r\nhost: x\r\n",
    "POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
  ]) {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => {});
    socket.resume();
    socket.write(beginning);
    await once(socket, "close");
  }
}, 15_000);
