import { describe, expect, test } from "vitest";
import { buildProgram, run } from "./program.ts";
import { testHome } from "./testing/home.ts";
import { scriptedTerminal } from "./testing/scripted-terminal.ts";

const home = testHome();

async function portolan(...args: string[]) {
  const terminal = scriptedTerminal({ isPerson: false, home });
  const code = await run(args, terminal);
  return { code, out: terminal.output(), err: terminal.errors() };
}

const commands = buildProgram(scriptedTerminal(), { code: 0 }).commands.map((command) => command.name());

describe.each([
  ["en", "Usage: ", "Examples:"],
  ["it", "Uso: ", "Esempi:"],
  ["nl", "Gebruik: ", "Voorbeelden:"],
])("help in %s", (language, usage, examples) => {
  test.each(["", ...commands])(
    "of portolan %s is in that language and fits into 80 columns",
    async (name) => {
      const { code, out } = await portolan(
        "--language",
        language,
        ...(name === "" ? ["--help"] : ["help", name]),
      );
      expect(code).toBe(0);
      expect(out).toContain(usage);
      expect(out).toContain(examples);
      expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
    },
  );
});

describe("help", () => {
  test("there are the commands that one expects", () => {
    expect(commands).toEqual(
      expect.arrayContaining([
        "games",
        "rules",
        "play",
        "saves",
        "simulate",
        "arena",
        "replay",
        "verify",
        "link",
        "record",
        "engine",
        "serve",
        "backup",
      ]),
    );
  });

  test.each(commands)("help %s explains the command and has an example that begins with it", async (name) => {
    const { code, out } = await portolan("help", name);
    expect(code).toBe(0);
    expect(out).toMatch(/Usage: /);
    expect(out).toContain(`Examples:\n  portolan ${name}`);
    const { out: same } = await portolan(name, "--help");
    expect(same).toBe(out);
  });

  test("without a command and without a person, help is printed", async () => {
    const { code, out } = await portolan();
    expect(code).toBe(0);
    expect(out).toContain("simulate");
  });

  test("the version is that of the package", async () => {
    expect((await portolan("--version")).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe("what is not given rightly is told in one line, with exit code 2", () => {
  test.each([
    [["gmaes"], /Did you mean games\?/],
    [["games", "--jsno"], /Did you mean --json\?/],
    [["games", "tradres-of-carthage"], /Did you mean traders-of-carthage\?/],
    [["rules"], /missing required argument/],
    [["rules", "traders", "tc-byu-3"], /Did you mean TC-BUY-3\?/],
    [["play", "chess"], /there is no game “chess”/],
    [["play", "traders", "--players", "5"], /from 2 to 4, not “5”/],
    [["play", "traders", "--players", "two"], /not “two”/],
    [["play", "traders", "--seat", "3"], /from 0 to 2/],
    [["play", "traders", "--bots", "tradr"], /Did you mean trader\?/],
    [["play", "traders", "--bots", "trader,trader,trader,trader"], /4 computer players for 3 seats/],
    [["play", "traders", "--hot-seat", "--seat", "1"], /--hot-seat/],
    [["play", "traders", "--name", "Ada", "Ben"], /2 names for 1 person/],
    [["play", "traders", "--name", "\u001b"], /must not be empty/],
    [["play", "traders", "--hot-seat", "--name", "Ada", "Ada"], /both be called Ada/],
    [["play", "traders", "--options", "payment"], /key=value/],
    [["play", "traders", "--options", "paymant=any"], /Did you mean payment\?/],
    [["play", "traders", "--options", "payment=eny"], /Did you mean any\?/],
    [["play", "traders", "--options", "__proto__=1"], /there is no option/],
    [["play", "traders", "--edition", "/no/such/file.json"], /there is no file/],
    [["play", "traders", "--edition", import.meta.filename], /is not JSON/],
    [["play", "--resume", "nothing"], /there is no saved game/],
    [["play", "--resume"], /there is no saved game/],
    [["simulate", "traders", "--games", "0"], /--games must be/],
    [["simulate", "traders", "--records", "/no/such/folder/x"], /there is no file/],
    [["verify", "/no/such/file"], /there is no file/],
    [["verify", import.meta.filename], /neither a record nor a link/],
    [["verify", "portolan1-abc"], /damaged or incomplete/],
    [["link", import.meta.dirname], /is a folder/],
    [["saves", "--delete", "nothing"], /there is no saved game/],
  ])("%j", async (args, message) => {
    const { code, out, err } = await portolan(...args);
    expect(err).toMatch(message);
    expect(err).toMatch(/^portolan: [^\n]+\n$/);
    expect(out).toBe("");
    expect(code).toBe(2);
  });
});

describe("games and rules", () => {
  test("games --json describes every game", async () => {
    const { out } = await portolan("games", "--json");
    const [first] = JSON.parse(out);
    expect(first).toMatchObject({ id: "traders-of-carthage", players: { min: 2, max: 4 }, rulesVersion: 1 });
    expect(first.options[0]).toMatchObject({ name: "startingToken", default: "choice" });
  });

  test("games <game> shows the options in words", async () => {
    const { out } = await portolan("games", "traders");
    expect(out).toMatch(/startingToken +Starting token · changes TC-SET-10/);
  });

  test("one rule, in any case", async () => {
    const { out } = await portolan("rules", "traders-of-carthage", "tc-buy-3");
    expect(out).toMatch(/^TC-BUY-3 .*Buy goods\n {2}Add up/);
  });

  test("a search that finds nothing fails", async () => {
    const { code, err } = await portolan("rules", "traders", "--search", "xyzzy");
    expect(code).toBe(1);
    expect(err).toMatch(/^portolan: no rule contains “xyzzy”\n$/);
  });
});

test("a defect is told in one line too, and where it is only when asked", async () => {
  const broken = (env: Record<string, string>) => {
    const terminal = scriptedTerminal({ isPerson: false, home, env });
    return {
      ...terminal,
      columns: () => {
        throw new Error("the terminal\nis gone");
      },
    };
  };
  const quiet = broken({});
  expect(await run(["rules", "traders"], quiet)).toBe(1);
  expect(quiet.errors()).toMatch(/^portolan: something went wrong: the terminal is gone [^\n]+\n$/);
  const debugging = broken({ PORTOLAN_DEBUG: "1" });
  await run(["rules", "traders"], debugging);
  expect(debugging.errors()).toContain("at ");
});
