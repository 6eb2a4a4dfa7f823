import { once } from "node:events";
import { createServer } from "node:http";
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
    const taken = await failing("serve", "--port", String(port), "--data", join(home, "other"));
    other.close();
    expect(taken).toMatchObject({ code: 2, err: expect.stringContaining(`port ${port}`) });
    expect(await failing("serve", "--web", home)).toMatchObject({ code: 2 });
    expect(await failing("serve", "--forget-after", "never")).toMatchObject({ code: 2 });
    expect(await failing("serve", "--port", "many")).toMatchObject({ code: 2 });
    expect(await failing("backup", "x.db", "--data", join(home, "nowhere"))).toMatchObject({ code: 2 });
  });
});
