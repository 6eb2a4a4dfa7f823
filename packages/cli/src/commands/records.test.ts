import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tradersOfCarthage } from "@portolan/games";
import { commitment, type Game, type GameRecord, recordOf, startMatch } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { run } from "../program.ts";
import { testHome } from "../testing/home.ts";
import { type Script, scriptedTerminal } from "../testing/scripted-terminal.ts";

const home = testHome();
const file = join(home, "game.json");

async function portolan(args: readonly string[], script: Script = {}) {
  const terminal = scriptedTerminal({ isPerson: false, home, ...script });
  const code = await run(args, terminal);
  return { code, out: terminal.output(), err: terminal.errors() };
}

await portolan(["simulate", "traders-of-carthage", "--games", "1", "--bots", "random", "--records", file]);
const text = readFileSync(file, "utf8");
const record: GameRecord = JSON.parse(text);

/** The record with something changed, in a file. */
function tampered(change: (copy: GameRecord) => object): string {
  const path = join(home, "tampered.json");
  writeFileSync(path, JSON.stringify({ ...JSON.parse(text), ...change(JSON.parse(text)) }));
  return path;
}

describe("verify", () => {
  test("a good record passes, from a file, a link and standard input", async () => {
    const link = (await portolan(["link", file])).out.trim();
    for (const [source, input] of [
      [file, ""],
      [link, ""],
      [`https://portolan.example/#${link}`, ""],
      ["-", text],
      ["-", link],
    ]) {
      const { code, out } = await portolan(["verify", source], { input });
      expect(code).toBe(0);
      expect(out.match(/^✓/gm)).toHaveLength(5);
    }
  });

  const last = record.moves.length - 1;
  test.each<[string, (copy: GameRecord) => object, RegExp]>([
    [
      "the secret",
      ({ deal }) => ({ deal: { ...deal, secret: "ab".repeat(32) } }),
      /✗ The secret does not fit/,
    ],
    [
      "a contribution",
      ({ deal }) => ({ deal: { ...deal, contributions: ["00", "", ""] } }),
      /✗ Move \d+, “.*”, is against rule TC-/,
    ],
    ["a move", ({ moves }) => ({ moves: moves.with(last, "0 take R9") }), /✗ Move \d+, “0 take R9”/],
    ["a missing move", ({ moves }) => ({ moves: moves.slice(0, -1) }), /✗ The result is not what/],
    ["a move more", ({ moves }) => ({ moves: [...moves, "0 take R5"] }), /✗ Move \d+.*game is over/],
    [
      "the result",
      ({ result }) => ({ result: { ...result, scores: result?.scores.map((score) => score + 1) } }),
      /✗ The result is not what/,
    ],
    ["the options", () => ({ options: { startingToken: "none" } }), /✗ Move 1,/],
  ])("%s that was changed is found", async (_, change, message) => {
    const path = tampered(change);
    const { code, out } = await portolan(["verify", path], { columns: 200 });
    expect(out).toMatch(message);
    expect(code).toBe(1);
    const { code: same, out: json } = await portolan(["verify", path, "--json"]);
    expect(same).toBe(1);
    expect(JSON.parse(json)).toMatchObject({ ok: false });
  });

  test("a commitment that was shown before is compared", async () => {
    expect((await portolan(["verify", file, "--commitment", record.deal.commitment])).code).toBe(0);
    const { code, out } = await portolan(["verify", file, "--commitment", "00"]);
    expect(code).toBe(1);
    expect(out).toContain("✗ The commitment is not the one that you were shown.");
  });

  describe("what one was shown and added oneself", () => {
    const bytes = ["a1".repeat(32), "b2".repeat(32)];
    const game = tradersOfCarthage as unknown as Game;

    /** A game dealt from what its seats committed to, in a file; a seat that did not reveal has an empty text. */
    function committed(contributions: readonly string[], secret = "5e".repeat(32)): string {
      const match = startMatch(game.open({ players: 2 }), {
        secret,
        contributions,
        seatCommitments: bytes.map(commitment),
      });
      const sitters = ["Ada", "Ben"].map((name) => ({ name, player: "person" }));
      const path = join(home, "committed.json");
      writeFileSync(path, JSON.stringify(recordOf(game, match, sitters)));
      return path;
    }
    const shown = commitment("5e".repeat(32));
    const verifying = (path: string, ...own: string[]) =>
      portolan(["verify", path, ...own], { columns: 300 });

    test("is in the record", async () => {
      const own = ["--commitment", shown, "--contribution", ` ${bytes[1].toUpperCase()} `];
      const { code, out } = await verifying(committed(bytes), ...own);
      expect(out).toContain("✓ The commitment is the one that you were shown.");
      expect(out).toContain("✓ Your bytes are in the deal, from the seat of Ben.");
      expect(code).toBe(0);
    });

    test("is not in a record that was made with another secret, or without one's bytes", async () => {
      const other = await verifying(committed(bytes, "6f".repeat(32)), "--commitment", shown);
      expect(other.out).toContain("✗ The commitment is not the one that you were shown.");
      expect(other.code).toBe(1);
      for (const wrong of ["c3".repeat(32), "", "nonsense"]) {
        const { code, out } = await verifying(committed(bytes), "--contribution", wrong);
        expect(out).toContain("✗ Your bytes are not in the deal.");
        expect(code).toBe(1);
      }
    });

    test("was not revealed: a note for all, and an error for whoever asks for it", async () => {
      const path = committed([bytes[0], ""]);
      const all = await verifying(path);
      expect(all.out).toMatch(/^– Ben did not reveal .* could choose between two deals/m);
      expect(all.code).toBe(0);
      const own = await verifying(path, "--contribution", bytes[1]);
      expect(own.out).toContain("✗ Your bytes are not in the deal: the seat committed to them");
      expect(own.code).toBe(1);
    });

    test("was changed after it had been committed to", async () => {
      const { code, out } = await verifying(committed([bytes[0], "c3".repeat(32)]));
      expect(out).toContain("✗ Ben revealed other bytes than the seat had committed to.");
      expect(code).toBe(1);
    });
  });

  test("a game from a set-up position is not a fair deal", async () => {
    const engine = await portolan(["engine"], {
      input: [
        { op: "new", game: "traders-of-carthage", players: 2, seed: 1, table: "a" },
        { op: "state", table: "a" },
      ]
        .map((request) => JSON.stringify(request))
        .join("\n"),
    });
    const { state } = JSON.parse(engine.out.split("\n")[1]);
    const path = tampered(({ seats, deal }) => ({
      seats: seats.slice(0, 2),
      deal: { ...deal, contributions: deal.contributions.slice(0, 2) },
      moves: [],
      result: undefined,
      position: state,
    }));
    const { code, out } = await portolan(["verify", path]);
    expect(out).toContain("✗ The game did not begin with a deal");
    expect(code).toBe(1);
    const broken = tampered(() => ({ position: { ...state, draw: "all of them" } }));
    const refused = await portolan(["verify", broken]);
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(/^portolan: position\.[^\n]+\n$/);
  });

  test("what is in a record cannot steer the terminal", async () => {
    const path = tampered(({ moves, seats }) => ({
      moves: [...moves.slice(0, 3), "0 \u001b[2J\u0007evil"],
      seats: seats.map((seat) => ({ ...seat, name: "\u001b]0;evil\u0007" })),
      result: undefined,
    }));
    for (const args of [
      ["verify", path],
      ["replay", path, "--all"],
    ]) {
      const { out, err } = await portolan(args);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
      expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    }
  });
});

describe("link and record", () => {
  test("a link holds the whole record", async () => {
    const link = (await portolan(["link", file])).out.trim();
    expect(link).toMatch(/^portolan1-[\w-]+$/);
    expect(JSON.parse((await portolan(["record", link])).out)).toEqual(record);
  });

  test("where there are several, one is chosen", async () => {
    const many = join(home, "many.jsonl");
    writeFileSync(many, `${text}${text}`);
    expect((await portolan(["link", many])).err).toMatch(
      /there are 2 records here: choose one with --number/,
    );
    expect((await portolan(["link", many, "--number", "2"])).code).toBe(0);
    expect((await portolan(["link", many, "--number", "3"])).code).toBe(2);
    expect((await portolan(["verify", many])).out).toBe("2 of 2 records verified.\n");
  });
});

describe("replay", () => {
  test("everything at once, with what happened in words and the result", async () => {
    const { code, out } = await portolan(["replay", file]);
    expect(code).toBe(0);
    expect(out).toMatch(/^1\. random \d: token \w+\n {5}Random \d takes a \w+ token\.$/m);
    expect(out).toMatch(/The game is over: .*\nrandom \d wins/);
  });

  test("as JSON, from a move on", async () => {
    const { out } = await portolan(["replay", file, "--json", "--from", "3"], { hasColour: true });
    const { moves, result } = JSON.parse(out);
    expect(moves).toHaveLength(record.moves.length - 3);
    expect(moves[0]).toMatchObject({ number: 4, move: expect.stringMatching(/^(take|buy|reserve)/) });
    expect(result.scores).toEqual(record.result?.scores);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no colours in data
    expect(out).not.toMatch(/\u001b/);
  });

  test("a person goes step by step, back, to a move, to a seat, and out", async () => {
    const answers = ["", "n", "p", "p", "p", "g 5", "s 1", "s", "g 9999", "s 7", "x", "q"];
    const { code, out } = await portolan(["replay", file], { isPerson: true, answers });
    expect(code).toBe(0);
    const stops = [...out.matchAll(/after move (\d+) of/g)].map(([, at]) => Number(at));
    expect(stops).toEqual([0, 1, 2, 1, 0, 5, 5, 5]);
    expect(out).toContain("This is the beginning.");
    expect(out.match(/Please type Enter/g)).toHaveLength(3);
    expect(out).toContain("Your hand");
  });

  test("a record against the rules is told in one line", async () => {
    const path = tampered(() => ({ moves: ["0 nonsense"] }));
    const { code, err } = await portolan(["replay", path]);
    expect(code).toBe(2);
    expect(err).toMatch(/^portolan: move 1 of the record is against the rules: 0 nonsense\n$/);
  });
});
