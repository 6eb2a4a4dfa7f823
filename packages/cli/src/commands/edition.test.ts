/** The terminal and the engine with editions whose things have ids and names of their own. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { games } from "@portolan/games";
import { foreignEdition, namesThings } from "@portolan/games/testing";
import { describe, expect, test } from "vitest";
import { run } from "../program.ts";
import { engine } from "../testing/engine.ts";
import { testHome } from "../testing/home.ts";
import { answering } from "../testing/players.ts";
import { type Script, scriptedTerminal } from "../testing/scripted-terminal.ts";

const root = testHome();

async function portolan(args: readonly string[], script: Script) {
  const terminal = scriptedTerminal(script);
  const code = await run(args, terminal);
  return { code, out: terminal.output(), err: terminal.errors() };
}

const HOUSE_NAMES = /alexandria|cyrenaica|corfu|candia|jewels|silk|medicin|helvetia|numidia|egypt|ivory/i;

describe.each(games.filter(({ id }) => namesThings(id)).map(({ id, players }) => ({ id, players })))(
  "$id",
  ({ id, players }) => {
    const home = join(root, id);
    const edition = foreignEdition(id);
    const file = join(root, `${id}.json`);
    writeFileSync(file, JSON.stringify(edition));

    test("is played in the terminal", async () => {
      const args = ["play", id, "--players", String(players.min), "--bots", "random", "--edition", file];
      const { code, out, err } = await portolan(args, { home, columns: 80, answers: answering(3) });
      expect([err, code]).toEqual(["", 0]);
      expect(out).toMatch(/zz\b/);
      expect(out.match(HOUSE_NAMES)).toBeNull();
    });

    test("is replayed and verified, also where something is wrong", async () => {
      const record = join(root, `${id}-record.json`);
      const args = [
        "simulate",
        id,
        "--games",
        "1",
        "--bots",
        "random",
        "--edition",
        file,
        "--records",
        record,
      ];
      await portolan(args, { home, isPerson: false });
      for (const command of ["replay", "verify"]) {
        const { code, out, err } = await portolan([command, record], { home, isPerson: false });
        expect([command, err, code]).toEqual([command, "", 0]);
        expect(out.match(HOUSE_NAMES)).toBeNull();
      }
      const { moves, ...rest } = JSON.parse(readFileSync(record, "utf8"));
      const spoilt = join(root, `${id}-spoilt.json`);
      writeFileSync(spoilt, JSON.stringify({ ...rest, moves: [...moves, moves[0]] }));
      const { code, err } = await portolan(["verify", spoilt], { home, isPerson: false });
      expect([err, code]).toEqual(["", 1]);
    });

    test("is told by the engine", () => {
      const { must, fail } = engine();
      must("new", { game: id, players: players.min, seed: 1, edition });
      const words: string[] = [];
      for (let moves = 0; moves < 60; moves++) {
        const { toAct } = must("state");
        if (toAct.length === 0) break;
        const { move } = must("choose", { seat: toAct[0], bot: "random", seed: moves });
        words.push(...must("play", { seat: toAct[0], move }).words);
      }
      expect(words.join("\n")).toMatch(/Thing \d/);
      expect(words.join("\n")).not.toMatch(HOUSE_NAMES);
      expect(fail("play", { seat: 0, move: "nonsense" }).message).not.toMatch(/no words/);
    });
  },
);
