import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type NewTable, openClient } from "@portolan/client";
import { tradersOfCarthage } from "@portolan/games";
import { describe, expect, test } from "vitest";
import { run } from "../program.ts";
import type { Terminal } from "../terminal.ts";
import { testHome } from "../testing/home.ts";
import { scriptedTerminal } from "../testing/scripted-terminal.ts";

const home = testHome();

/** A terminal that runs `meanwhile` once the server is ready and then interrupts it. */
async function serveWhile(args: readonly string[], meanwhile: (url: string) => Promise<void>) {
  const script = scriptedTerminal({ isPerson: false, home });
  let failure: unknown;
  const terminal: Terminal = {
    ...script,
    onInterrupt(stop) {
      const [url] = /http:\S+/.exec(script.output()) ?? [""];
      meanwhile(url)
        .catch((error: unknown) => {
          failure = error;
        })
        .finally(stop);
      return () => {};
    },
  };
  const code = await run(["serve", "--port", "0", ...args], terminal);
  if (failure) throw failure;
  return { code, out: script.output(), err: script.errors() };
}

async function failing(...args: string[]) {
  const terminal = scriptedTerminal({ isPerson: false, home });
  return { code: await run(args, terminal), err: terminal.errors() };
}

describe("serve", () => {
  test("serves the games, tells where, logs requests without secrets, and stops when asked", async () => {
    const { code, out, err } = await serveWhile([], async (url) => {
      const response = await fetch(`${url}/api/me?code=hush`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: "Ada" }),
      });
      expect(response.status).toBe(200);
    });
    expect(code).toBe(0);
    expect(out).toContain("http://localhost:");
    expect(out).toContain(home);
    const [logged] = err.split("\n").filter((text) => text.includes('"/api/me"'));
    expect(JSON.parse(logged)).toMatchObject({ req: { method: "POST", path: "/api/me" } });
    expect(err).not.toMatch(/hush|portolan=|Ada/);
  });

  test("a second server on the same data says so and ends", async () => {
    await serveWhile([], async () => {
      const second = await failing("serve", "--port", "0");
      expect(second).toMatchObject({
        code: 2,
        err: expect.stringContaining("another server is already using"),
      });
    });
  });

  test("plays editions of others only where it is told to", async () => {
    const edition = { ...(tradersOfCarthage.houseEdition as object), credits: { designer: "Ada" } };
    const seats: NewTable["seats"] = [{ kind: "me" }, { kind: "open" }];
    const setTable = async (url: string): Promise<unknown> => {
      const ada = openClient({ url });
      await ada.beGuest("Ada");
      return ada.create({ game: tradersOfCarthage.id, seats, edition });
    };
    await serveWhile([], (url) => expect(setTable(url)).rejects.toThrow("own editions"));
    await serveWhile(["--editions", "any"], async (url) => void (await setTable(url)));
    expect(await failing("serve", "--editions", "mine")).toMatchObject({
      code: 2,
      err: expect.stringContaining("own or any"),
    });
  });

  test("backup copies its data while it runs, and never over a file that is there", async () => {
    const copy = join(home, "copies", "copy.db");
    await serveWhile([], async () => {
      const terminal = scriptedTerminal({ isPerson: false, home });
      expect(await run(["backup", copy], terminal)).toBe(0);
    });
    const again = await failing("backup", copy);
    expect(again.code).toBe(2);
    expect(again.err).toContain("is there already");
  });

  test("a port that is taken, a folder that is no client and data that is not there are told in one line", async () => {
    const other = createServer().listen(0, "0.0.0.0");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const taken = await failing("serve", "--port", String(port), "--data", join(home, "other"), "--create");
    other.close();
    expect(taken).toMatchObject({ code: 2, err: expect.stringContaining(`port ${port}`) });
    expect(await failing("serve", "--web", home)).toMatchObject({ code: 2 });
    expect(await failing("serve", "--forget-after", "never")).toMatchObject({ code: 2 });
    expect(await failing("serve", "--port", "many")).toMatchObject({ code: 2 });
    expect(await failing("backup", "x.db", "--data", join(home, "nowhere"))).toMatchObject({ code: 2 });
  });

  test("a folder that holds no data is not filled by mistake, and is when asked to", async () => {
    const empty = join(home, "gamse");
    const refused = await failing("serve", "--port", "0", "--data", empty);
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining("--create") });
    expect(existsSync(empty)).toBe(false);
    const made = await serveWhile(["--data", empty, "--create"], async () => {});
    expect(made.code).toBe(0);
    expect((await serveWhile(["--data", empty], async () => {})).code).toBe(0);
    const file = await failing("serve", "--port", "0", "--data", join(empty, "portolan.db"));
    expect(file).toMatchObject({ code: 2, err: expect.stringContaining("is a file") });
  });

  test("a database that cannot be used is told in one line, without its password", async () => {
    const wrong = await failing("serve", "--database", "mysql://db/games");
    expect(wrong).toMatchObject({
      code: 2,
      err: expect.stringContaining("postgres://user:password@host/name"),
    });
    const both = await failing("serve", "--data", home, "--database", "postgres://db/games");
    expect(both).toMatchObject({ code: 2, err: expect.stringContaining("exclude each other") });
    const gone = await failing("serve", "--database", "postgres://ada:hush@127.0.0.1:1/games");
    expect(gone).toMatchObject({
      code: 2,
      err: expect.stringContaining("127.0.0.1:1/games cannot be reached"),
    });
    expect(gone.err).not.toContain("hush");
  });

  test("data is moved to another folder, and never over data that is there", async () => {
    const from = join(home, "move-from");
    const to = join(home, "move-to");
    await serveWhile(["--data", from, "--create"], async (url) => {
      await openClient({ url }).beGuest("Ada");
    });
    const terminal = scriptedTerminal({ isPerson: false, home });
    expect(await run(["move-data", from, to], terminal)).toBe(0);
    expect(terminal.output()).toContain("Moved 1 person and 0 tables");
    const again = await failing("move-data", from, to);
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining("holds data already") });
  });

  test("a folder that cannot hold the data is told in one line", async () => {
    const file = join(home, "in-the-way");
    writeFileSync(file, "");
    const refused = await failing("serve", "--port", "0", "--data", join(file, "data"), "--create");
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining("cannot be kept") });
  });

  test.each([
    ["--proxy", "everybody"],
    ["--proxy", "0"],
    ["--proxy", "10.0.0.0/8,10.0.0.0/40"],
    ["--host-names", "http://games.example.org"],
  ])("%s %s is refused", async (option, value) => {
    expect(await failing("serve", "--port", "0", option, value)).toMatchObject({
      code: 2,
      err: expect.stringContaining(option),
    });
  });

  test("proxies and names are taken as they are given", async () => {
    const ask = (url: string, host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get(`${url}/api/games`, { headers: { host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        }).on("error", reject);
      });
    await serveWhile([], async (url) => {
      expect([await ask(url, "games.example.org"), await ask(url, "nas.local")]).toEqual([421, 200]);
    });
    await serveWhile(["--proxy"], async (url) => {
      expect(await ask(url, "games.example.org")).toBe(200);
    });
    await serveWhile(["--proxy", "127.0.0.0/8, ::1", "--host-names", "games.example.org"], async (url) => {
      expect([await ask(url, "games.example.org"), await ask(url, "evil.example")]).toEqual([200, 421]);
    });
  });
});
