import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { run } from "../program.ts";
import { testHome } from "../testing/home.ts";
import { answering } from "../testing/players.ts";
import { type Script, scriptedTerminal } from "../testing/scripted-terminal.ts";

const GAME = "traders-of-carthage";
const root = testHome();
let homes = 0;

/** A home of its own for each game, so that saves do not mix. */
function newHome(): string {
  return join(root, String(homes++));
}

async function portolan(args: readonly string[], script: Script = {}) {
  const terminal = scriptedTerminal({ home: newHome(), ...script });
  const code = await run(args, terminal);
  return { code, out: terminal.output(), err: terminal.errors() };
}

const saves = (home: string): string => join(home, ".local/share/portolan/saves");
const records = (home: string): string => join(home, ".local/share/portolan/records");

function onlyFile(folder: string): string {
  const files = readdirSync(folder);
  expect(files).toHaveLength(1);
  return join(folder, files[0]);
}

describe("whole games", () => {
  test.each([
    ["2", 80, 3],
    ["3", 60, 4],
    ["4", 120, 5],
  ])("%s players at %i columns, to the end, and the record verifies", async (players, columns, seed) => {
    const home = newHome();
    const script = { home, columns, answers: answering(seed) };
    const { code, out, err } = await portolan(
      ["play", GAME, "--players", players, "--bots", "random"],
      script,
    );
    expect(err).toBe("");
    expect(code).toBe(0);
    expect(out).toMatch(/The game is over: .*\n.* (wins|share the victory)\./);
    expect(readdirSync(saves(home))).toEqual([]);
    const file = onlyFile(records(home));
    const committed = /SHA-256 is\s*([0-9a-f]{64})/.exec(out.replaceAll(/\n(?=[0-9a-f]+\n)/g, ""))?.[1];
    const check = await portolan([
      "verify",
      file,
      ...(columns > 79 ? ["--commitment", committed ?? ""] : []),
    ]);
    expect(check.out).not.toContain("✗");
    expect(check.code).toBe(0);
  });

  test("at one keyboard the screen is handed over, and nobody's hand is on it then", async () => {
    const answers = answering(9);
    const handOvers: string[] = [];
    const script = {
      answers: (shown: string) => {
        if (/presses Enter: $/.test(shown)) handOvers.push(shown);
        return answers(shown);
      },
    };
    const { out } = await portolan(
      ["play", GAME, "--hot-seat", "--players", "2", "--name", "Ada", "Ben"],
      script,
    );
    expect(out).toContain("The game is over");
    expect(handOvers.length).toBeGreaterThan(5);
    for (const shown of handOvers.slice(1)) {
      const [, left] = shown.split("\u001b[H");
      expect(left).toMatch(/^Pass the keyboard to (Ada|Ben), who presses Enter: $/);
    }
  });

  test("with open hands nothing has to be hidden", async () => {
    const args = ["play", GAME, "--hot-seat", "--players", "2", "--options", "handDisplay=open"];
    const { out } = await portolan(args, { answers: answering(2) });
    expect(out).not.toContain("Pass the keyboard");
    expect(out).toContain("The game is over");
  });

  test("computer players alone play by themselves", async () => {
    const { code, out } = await portolan(["play", GAME, "--bots", "random,random,random", "--seed", "4"], {
      isPerson: false,
    });
    expect(code).toBe(0);
    expect(out).toContain("The game is over");
  });

  test("the same seed and the same answers give the same game", async () => {
    const play = () =>
      portolan(["play", GAME, "--seed", "7", "--plain", "--bots", "random"], {
        home: join(root, "same"),
        answers: answering(1),
      });
    expect((await play()).out).toBe((await play()).out);
  });
});

describe("questions at the prompt", () => {
  const ask = (...answers: string[]) =>
    portolan(["play", GAME, "--seed", "8", "--bots", "random"], { answers: ["token red", ...answers] });

  test("a refused move names its rule and changes nothing", async () => {
    const { out } = await ask("take B5", "buy R2 G2", "log 1");
    expect(out).toContain("✗ There is no B5 in the Market. (rule TC-TAKE-1)");
    expect(out).toMatch(/✗ The Market costs \d+.* \(rule TC-BUY-\d\)/);
    expect(out).not.toContain("White takes B5");
  });

  test("why tells the rule in full, or that the move is allowed", async () => {
    const { out } = await ask("why take b5", "why not reserve r9 farm", "why 1", "why");
    expect(out).toMatch(/TC-TAKE-1 Choose one card in the Market that is available/);
    expect(out).toMatch(/“reserve r9 farm” is not a move/);
    expect(out).toMatch(/That is allowed: take \w\d/);
    expect(out).toContain("Say which move");
  });

  test("numbers, notation in any case, first words and shorthand are understood", async () => {
    const { out } = await ask("99", "reserve", "buy", "tkae R3", "TAKE r3");
    expect(out).toContain("There is no choice 99");
    expect(out).toMatch(/That could be several moves: \d+ reserve/);
    expect(out).toMatch(/Did you mean take\?/);
    expect(out).toContain("You take R3.");
  });

  test("help, hint, preview, rule, record, more, board and log answer and ask again", async () => {
    const { out } = await ask(
      "?",
      "hint",
      "preview 1",
      "preview",
      "rule tc-buy-5",
      "rule x",
      "record",
      "more",
      "board",
      "log x",
      "",
    );
    expect(out).toContain("preview <move>");
    expect(out).toMatch(/ {2}\d+ {2}(take|reserve|buy) .* \(wins \d+ %, \d+\.\d points in the end\)/);
    expect(out).toMatch(/comes into your hand, which is then worth \d+/);
    expect(out).toContain("TC-BUY-5 You may not throw in a card");
    expect(out).toContain("There is no rule “x”.");
    expect(out).toMatch(/ {3}\d {2}\d token red/);
    expect(out.match(/Sea route/g)?.length).toBe(3);
  });

  test("the record shown while playing does not give the secret away", async () => {
    const home = newHome();
    const { out } = await portolan(["play", GAME], { home, answers: ["record", "quit"] });
    const { deal } = JSON.parse(readFileSync(onlyFile(saves(home)), "utf8"));
    expect(out).toContain(deal.commitment);
    expect(out).not.toContain(deal.secret);
  });

  test("a purchase that ends the game or loses own goods is asked for twice; no means no", async () => {
    let asked = 0;
    const sensible = answering(3);
    const { out } = await portolan(["play", GAME, "--players", "2", "--bots", "random", "--seed", "5"], {
      answers: (shown) => {
        if (/Do it\?/.test(shown) && asked++ === 0) return "perhaps";
        if (/Please answer y or n/.test(shown)) return "n";
        return sensible(shown);
      },
    });
    expect(asked).toBeGreaterThan(1);
    expect(out).toMatch(/! (This purchase ends the game\.|Pirates will attack your own)/);
  });
});

describe("undo", () => {
  test("a move is taken back with the answers of computer players, and played again", async () => {
    const home = newHome();
    const args = ["play", GAME, "--players", "2", "--bots", "random", "--seed", "2"];
    const moves = () => JSON.parse(readFileSync(onlyFile(saves(home)), "utf8")).moves;
    await portolan(args, { home, answers: ["token red", "1", "undo", "quit"] });
    expect(moves()).toEqual(["0 token red", "1 token red"]);
    const resumed = await portolan(["play", "--resume"], {
      home,
      answers: ["1", "undo turn", "redo", "quit"],
    });
    expect(resumed.out).toMatch(/Move undone\.[\s\S]*Move redone\./);
    expect(moves()).toEqual(["0 token red", "1 token red", "0 take Y2", "1 take G3"]);
  });

  test("what another person did stays", async () => {
    const args = ["play", GAME, "--players", "2", "--hot-seat", "--seed", "2"];
    const { out } = await portolan(args, {
      answers: ["", "token red", "", "token red", "", "1", "", "undo"],
    });
    expect(out).toContain("Nothing to undo");
  });

  test("what revealed cards stays", async () => {
    const { out } = await portolan(["play", GAME, "--seed", "3"], { answers: ["undo", "redo"] });
    expect(out).toContain("Nothing to undo");
    expect(out).toContain("Nothing to redo.");
  });
});

describe("saves", () => {
  test("a game left at any moment goes on as if it had not been", async () => {
    const [whole, parts] = [newHome(), newHome()];
    const args = ["play", GAME, "--seed", "21", "--players", "3", "--bots", "random"];
    await portolan(args, { home: whole, answers: answering(6) });
    const sensible = answering(6);
    let count = 0;
    const answers = (shown: string): string | null => (count++ % 7 === 6 ? null : sensible(shown));
    let { out } = await portolan(args, { home: parts, answers });
    for (let i = 0; i < 100 && !out.includes("The game is over"); i++) {
      expect(out).toMatch(/Continue with: portolan play --resume traders-of-carthage-[0-9a-f]{6}\n$/);
      out = (await portolan(["play", "--resume"], { home: parts, answers })).out;
    }
    const record = (home: string): object => JSON.parse(readFileSync(onlyFile(records(home)), "utf8"));
    expect(record(parts)).toEqual(record(whole));
  });

  test("computer players go on with the moves they would have made", async () => {
    const args = ["play", GAME, "--seed", "33", "--bots", "random", "--players", "2"];
    const take = (shown: string): string => /\d+ take (\w\d)/.exec(shown)?.[0].replace(/^\d+ /, "") ?? "1";
    const [whole, parts] = [newHome(), newHome()];
    let left = 12;
    await portolan(args, { home: whole, answers: (shown) => (left-- > 0 ? take(shown) : null) });
    await portolan(args, { home: parts, answers: (shown) => (left++ < 3 ? take(shown) : null) });
    left = 8;
    await portolan(["play", "--resume"], {
      home: parts,
      answers: (shown) => (left-- > 0 ? take(shown) : null),
    });
    const moves = (home: string) => JSON.parse(readFileSync(onlyFile(saves(home)), "utf8")).moves;
    const shared = Math.min(moves(whole).length, moves(parts).length);
    expect(shared).toBeGreaterThan(10);
    expect(moves(parts).slice(0, shared)).toEqual(moves(whole).slice(0, shared));
  });

  test("ctrl-C while a computer player thinks leaves the game as it is, and it goes on from there", async () => {
    const home = newHome();
    const args = ["play", GAME, "--seed", "5", "--bots", "admiral", "--players", "4"];
    const { code, out } = await portolan(args, { home, answers: () => "1", isImpatient: true });
    expect(code).toBe(0);
    expect(out).toMatch(
      /is thinking …[\s\S]*Continue with: portolan play --resume traders-of-carthage-[0-9a-f]{6}\n$/,
    );
    // With this seed a computer player begins: nothing has been played yet.
    expect(JSON.parse(readFileSync(onlyFile(saves(home)), "utf8")).moves).toEqual([]);
    const resumed = await portolan(["play", "--resume"], { home, isImpatient: true });
    expect(resumed.out).toContain("is thinking …");
  });

  test("saves are listed, found by a part of their id, and deleted", async () => {
    const home = newHome();
    await portolan(["play", GAME, "--name", "Ada"], { home, answers: ["1"] });
    const listed = await portolan(["saves"], { home });
    expect(listed.out).toMatch(/^traders-of-carthage-[0-9a-f]{6} .* moves? .*Ada \(person\)/);
    const [{ id, moves }] = JSON.parse((await portolan(["saves", "--json"], { home })).out);
    expect(moves).toBeGreaterThan(0);
    const resumed = await portolan(["play", "--resume", id.slice(-4)], { home });
    expect(resumed.out).toContain(`Resuming after move ${moves}.`);
    expect((await portolan(["saves", "--delete", id], { home })).code).toBe(0);
    expect((await portolan(["saves"], { home })).out).toBe("There is no saved game.\n");
  });

  test("a save is a record: it can be replayed and verified, though it is not finished", async () => {
    const home = newHome();
    const file = join(home, "mine.json");
    await portolan(["play", GAME, "--save", file], { home, answers: ["1", "1"] });
    expect(existsSync(file)).toBe(true);
    const { code, out } = await portolan(["verify", file]);
    expect(code).toBe(0);
    expect(out).toContain("– The game is not finished.");
    expect((await portolan(["play", "--resume", file], { home })).out).toContain("Resuming");
  });

  test("save writes a copy, and says so when it cannot", async () => {
    const home = newHome();
    const copy = join(home, "copy.json");
    const { out } = await portolan(["play", GAME], {
      home,
      answers: [`save ${copy}`, `save ${root}`, "save"],
    });
    expect(out).toContain(`Saved to ${copy}`);
    expect(out).toMatch(/cannot be (read or )?written|is a folder|may not be/);
    expect(existsSync(copy)).toBe(true);
  });

  test("a game that cannot be saved can be played, and the person is told once", async () => {
    const home = join(root, "a-file");
    writeFileSync(home, "not a folder");
    const { out, err } = await portolan(["play", GAME], { home, answers: ["1", "1"] });
    expect(err).toMatch(/^warning: the game cannot be saved: [^\n]+\n$/);
    expect(out).toContain("The game could not be saved.");
  });

  test("damaged saves are told in one line", async () => {
    const home = newHome();
    mkdirSync(saves(home), { recursive: true });
    const file = join(saves(home), "traders-of-carthage-000000.json");
    for (const text of ["", "{}", '{"save":{"id":"../x","botSeed":"1"}}', "[1]"]) {
      writeFileSync(file, text);
      const { code, err } = await portolan(["play", "--resume"], { home });
      expect(code).toBe(2);
      expect(err).toMatch(/^portolan: [^\n]+\n$/);
    }
    expect((await portolan(["saves"], { home })).out).toContain("cannot be read");
  });
});

describe("the menu", () => {
  test("Enter, Enter, Enter is a game against the computer", async () => {
    const home = newHome();
    const answers = answering(8);
    const menu = (shown: string): string | null =>
      /(\]|\?) (\[\w\] )?$/.test(shown) && !/y\/N/.test(shown) ? "" : answers(shown);
    const { code, out } = await portolan([], { home, answers: menu });
    expect(code).toBe(0);
    expect(out).toContain("How many players");
    expect(out).toContain("The game is over");
  });

  test("a saved game is offered first", async () => {
    const home = newHome();
    await portolan(["play", GAME], { home, answers: ["1"] });
    const { out } = await portolan([], { home, answers: ["maybe", "y", "quit"] });
    expect(out).toMatch(/There is a saved game: Traders of Carthage, 3 players, after \d+ moves?/);
    expect(out).toContain("Please answer y or n.");
    expect(out).toContain("Resuming after");
  });

  test("one can leave at every question", async () => {
    for (const answers of [[], [""], ["", ""], ["", "nonsense", "7"]]) {
      const { code, err } = await portolan([], { answers });
      expect([code, err]).toEqual([0, ""]);
    }
  });
});
