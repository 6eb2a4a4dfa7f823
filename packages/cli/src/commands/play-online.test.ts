import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Client, openClient } from "@portolan/client";
import { games } from "@portolan/games";
import { type RunningServer, startServer } from "@portolan/server";
import { afterAll, describe, expect, test } from "vitest";
import { run } from "../program.ts";
import { testHome } from "../testing/home.ts";
import { answering } from "../testing/players.ts";
import { type Script, scriptedTerminal } from "../testing/scripted-terminal.ts";

const GAME = "traders-of-carthage";
const root = testHome();
const settings = { data: join(root, "data"), limits: "none" } as const;
let server: RunningServer = await startServer({ ...settings, port: 0 });
afterAll(() => server.close());
const { url, port } = server;
let homes = 0;

/** A terminal at a pipe, whose person is asked when it is their turn, and that tells when it has shown something. */
function piped(script: Script = {}) {
  const looks = new Set<() => void>();
  const terminal = scriptedTerminal({
    home: join(root, `home-${homes++}`),
    isPerson: false,
    answers: answering(2),
    ...script,
  });
  const look = (): void => {
    for (const one of [...looks]) one();
  };
  return {
    ...terminal,
    out(text: string) {
      terminal.out(text);
      look();
    },
    interject(text: string, prompt?: string) {
      terminal.interject(text, prompt);
      look();
    },
    ask(prompt: string) {
      const answer = terminal.ask(prompt);
      look();
      return answer;
    },
    /** Settles when it has shown this, and all that happened at the same moment. */
    shown: (what: RegExp) =>
      new Promise<RegExpExecArray>((resolve) => {
        const one = (): void => {
          const found = what.exec(terminal.output());
          if (!found || !looks.delete(one)) return;
          setImmediate(() => resolve(found));
        };
        looks.add(one);
        one();
      }),
  };
}

async function portolan(args: readonly string[], terminal = piped()) {
  const code = await run(["play", ...args], terminal);
  return { code, out: terminal.output(), err: terminal.errors(), home: terminal.home };
}

/** The deal says who begins: moves for one person until it is the other's turn. */
async function moveUntilTurnOf(seat: number, other: Client, id: string): Promise<void> {
  for (;;) {
    const { now } = await other.table(id);
    if (now.waitsFor.includes(seat)) return;
    await other.play(id, now.seq, now.legal[0]);
  }
}

/** Types these lines one after another; a move that is warned against is meant. */
function typing(lines: readonly string[]): (shown: string) => string | null {
  let typed = 0;
  return (shown) => (shown.endsWith("[y/N] ") ? "y" : (lines[typed++] ?? null));
}

describe("play --server", () => {
  test("sets a table with computer players and plays it to the end; the record verifies", async () => {
    const { code, out, err, home } = await portolan([
      GAME,
      "--server",
      url,
      "--bots",
      "random,random",
      "--name",
      "Ada",
    ]);
    expect(err).toBe("");
    expect(code).toBe(0);
    expect(out).toMatch(/The game is over: .*\n.* (wins|share the victory)\./);
    const records = join(home, ".local/share/portolan/records");
    const [record] = readdirSync(records);
    const [, bound, bytes] = /--commitment ([0-9a-f]{64})\s+--contribution ([0-9a-f]{64})/.exec(out) ?? [];
    const own = ["--commitment", bound, "--contribution", bytes];
    const terminal = piped();
    expect(await run(["verify", join(records, record), ...own], terminal)).toBe(0);
    expect(terminal.output()).not.toContain("✗");
    expect(terminal.output()).toContain("✓ Your bytes are in the deal, from the seat of Ada.");
  });

  test("checks by itself what it was shown, what it added and what it saw", async () => {
    const args = [GAME, "--server", url, "--bots", "random", "--players", "2", "--name", "Ada"];
    const { out } = await portolan(args);
    for (const found of [
      "The server's secret is the one it had fixed before you sat down.",
      "Your random bytes are in the deal.",
      "Nobody changed their part of the deal after yours was known.",
      "The cards that you saw are those of this deal.",
    ]) {
      expect(out).toContain(`✓ ${found}`);
    }
    expect(out).not.toContain("WARNING");
  });

  test.each(games.map(({ id }) => id))("shows the board of %s and takes moves", async (game) => {
    let answered = 0;
    const answers = (asked: string): string | null => {
      if (answered++ === 12) return null;
      return asked.endsWith("[y/N] ") ? "y" : "1";
    };
    const args = [game, "--server", url, "--bots", "random,random", "--name", "Ada"];
    const { code, out, err } = await portolan(args, piped({ answers }));
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.match(/^Ada> 1$/gm)?.length).toBeGreaterThan(5);
    expect(out).toContain("Come back with:");
  });

  test("two people play with each other by a link while a third watches, and the server stops in between", async () => {
    const ada = piped();
    const adas = portolan([GAME, "--server", url, "--players", "2", "--name", "Ada"], ada);
    const [link] = await ada.shown(/http:\S+\/table\/\S+/);
    const ben = piped({ answers: answering(3) });
    const watcher = piped();
    const bens = portolan(["--table", link, "--name", "Ben"], ben);
    const watching = portolan(["--table", link, "--watch"], watcher);
    await Promise.all([ben.shown(/Ben> /), watcher.shown(/You are watching\./)]);
    await server.close();
    server = await startServer({ ...settings, port });
    const all = await Promise.all([adas, bens, watching]);
    for (const { code, out, err } of all) {
      expect({ code, err }).toEqual({ code: 0, err: "" });
      expect(out).toMatch(/The game is over: .*\n.* (wins|share the victory)\./);
    }
    const [first, second, third] = all.map(
      ({ out }) => /The game is over[\s\S]*?secret\s+[0-9a-f]{64}/.exec(out)?.[0],
    );
    expect(first).toBeDefined();
    expect(second).toBe(first);
    expect(third).toBe(first);
    expect(all[2].out).toContain("✓ The server's secret is the one it had fixed when you came to watch.");
  });

  test("the commands of local play work, and those of a table with others", async () => {
    const asked = [
      "?",
      "hint",
      "why buy R5 R5",
      "rule TC-TURN-1",
      "log",
      "undo",
      "say hello",
      "resign",
      "back",
      "1",
      "stop",
    ];
    const terminal = piped({ answers: typing(asked) });
    const { code, out } = await portolan(
      [GAME, "--server", url, "--players", "2", "--bots", "random", "--name", "Ada"],
      terminal,
    );
    expect(code).toBe(0);
    expect(out).toContain("talk to the others at the table");
    expect(out).not.toContain("save [file]");
    expect(out).toContain("Suggested moves");
    expect(out).toMatch(/✗ .*rule TC-/s);
    expect(out).toContain("TC-TURN-1");
    expect(out).toContain("Nothing to undo");
    expect(out).toContain("Ada: “hello”");
    expect(out).toContain("resign yes");
    expect(out).toContain("You play this seat yourself.");
    expect(out).toContain("everyone agreed to end it");
  });

  test("in games with other people there are no hints, and who leaves can come back", async () => {
    const ada = piped({ answers: ["hint"] });
    const adas = portolan([GAME, "--server", url, "--players", "2", "--name", "Ada"], ada);
    const [, id] = await ada.shown(/\/table\/(\S+)/);
    const ben = openClient({ url });
    await ben.beGuest("Ben");
    await ben.sit(id);
    await moveUntilTurnOf(0, ben, id);
    const { out, code } = await adas;
    expect(code).toBe(0);
    expect(out).toContain("no hints in games with other people");
    expect(out).toContain(`play --server ${url} --table ${id}`);
    const back = piped({ home: ada.home, answers: ["resign yes"] });
    const again = await portolan(["--server", url, "--table", id], back);
    expect(again.out).toContain("someone resigned");
    expect(again.out).toContain("Ben wins.");
  });

  test("someone in front of the terminal may talk while the others are to move", async () => {
    const lines: ((line: string | null) => void)[] = [];
    const script = piped({ isPerson: true });
    const terminal: typeof script = {
      ...script,
      ask(prompt) {
        script.out(prompt);
        return new Promise((answer) => lines.push(answer));
      },
    };
    const type = (text: string | null): void => {
      script.out(`${text}\n`);
      lines.shift()?.(text);
    };
    const playing = portolan([GAME, "--server", url, "--players", "2", "--name", "Cleo"], terminal);
    const [, id] = await script.shown(/\/table\/(\S+)/);
    await script.shown(/quit to leave/);
    const dido = openClient({ url });
    await dido.beGuest("Dido");
    await dido.sit(id);
    await script.shown(/Dido joins\.[\s\S]*/);
    type("say welcome");
    const { events } = await dido.log(id);
    expect(events.length).toBeGreaterThan(1);
    await script.shown(/Cleo: “welcome”/);
    await dido.chat(id, "thank you");
    await script.shown(/Dido: “thank you”/);
    type(null);
    expect((await playing).code).toBe(0);
    expect(script.output()).toContain("The game continues without you.");
  });

  test.each([
    [["--server", "nowhere://x"], "not a server address"],
    [["--table", "http://localhost/elsewhere"], "does not lead to a table"],
    [["--watch"], "--server"],
    [["--server", "http://127.0.0.1:1", "--name", "Ada", GAME], "is not responding"],
    [["--server", url, GAME], "--name"],
    [["--server", url, "--table", "none", "--name", "Ada"], "There is no such table."],
    [["--server", url, "--watch"], "--table"],
    [["--server", url, GAME, "--name", "Ada", "--players", "2", "--bots", "random,random"], "--bots"],
  ])("%j is told in one line", async (args, message) => {
    const { code, err } = await portolan(args);
    expect(code).toBe(2);
    expect(err.trim().split("\n")).toHaveLength(1);
    expect(err).toContain(message);
  });
});
