import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { tradersOfCarthage } from "@portolan/games";
import { fastChance } from "@portolan/kernel";
import { expect, onTestFinished, test } from "vitest";
import { testHome } from "../testing/home.ts";
import { playArenaGame } from "./game.ts";
import { type ArenaPlayer, ownPlayer } from "./player.ts";
import { type Patience, programPlayer } from "./program.ts";

const home = testHome();
const rules = tradersOfCarthage.open({ players: 2 });
const state = rules.setup(fastChance(1));
const [seat] = rules.toAct(state);
const question = {
  rules,
  seat,
  view: rules.view(state, seat),
  legal: rules.legal(state, seat),
  chance: fastChance(2),
};
const circumstances = { table: "0", isComplete: true, budget: 1 };
let programs = 0;

/** A program whose answers to the questions `q`, one after the other, are these expressions; then it ends. */
async function answering(expressions: readonly string[], patience?: Patience): Promise<ArenaPlayer> {
  const file = join(home, `program-${programs++}.mjs`);
  const answers = expressions.map((expression) => `async (q) => (${expression})`);
  writeFileSync(
    file,
    `import { createInterface } from "node:readline";
const answers = [${answers.join(", ")}];
for await (const line of createInterface({ input: process.stdin })) {
  const next = answers.shift();
  if (!next) process.exit(3);
  process.stdout.write(String(await next(JSON.parse(line))) + "\\n");
}`,
  );
  const player = await programPlayer([process.execPath, file], patience);
  onTestFinished(() => player.close());
  return player;
}

const RIGHT = "JSON.stringify({ id: q.id, move: q.legal[0] })";
const first = { move: question.legal[0], ms: expect.any(Number) };

test("a program is asked and answers", async () => {
  const player = await answering([RIGHT, RIGHT]);
  expect(await player.ask(question, circumstances)).toEqual(first);
  expect(await player.ask(question, circumstances)).toEqual(first);
});

test("one that ends has lost, with its last words, and is started anew", async () => {
  const player = await answering([RIGHT, "console.error('out of\\nideas'), process.exit(1)"]);
  expect(await player.ask(question, circumstances)).toEqual(first);
  expect(await player.ask(question, circumstances)).toEqual({
    fault: { kind: "crash", detail: "out of ideas" },
  });
  expect(await player.ask(question, circumstances)).toEqual(first);
});

test("one that says nothing has lost when patience ends, and is started anew", async () => {
  const player = await answering([RIGHT, "new Promise(() => setInterval(() => {}, 1000))"], {
    first: 60_000,
    later: 1,
  });
  expect(await player.ask(question, circumstances)).toEqual(first);
  expect(await player.ask(question, circumstances)).toEqual({
    fault: { kind: "silence", detail: expect.stringMatching(/^\d+ ms$/) },
  });
  expect(await player.ask(question, circumstances)).toEqual(first);
});

test("one that talks nonsense has lost, and is asked again", async () => {
  const player = await answering(["'hello'", RIGHT]);
  expect(await player.ask(question, circumstances)).toMatchObject({ fault: { kind: "nonsense" } });
  expect(await player.ask(question, circumstances)).toEqual(first);
});

test("a program that there is none of cannot be started", async () => {
  await expect(programPlayer([join(home, "no-such-program")])).rejects.toThrow(/ENOENT/);
});

test("a fault loses the game for the seat in which it happened", async () => {
  const player = await answering([RIGHT, "JSON.stringify({ move: 'take R5 reserved' })"]);
  const table = { rules, seed: "1", budget: 1000, players: [player, ownPlayer("random")] };
  const played = await playArenaGame(table, 0, { deal: 0, seats: [1, 0] });
  expect(played).toMatchObject({
    ranks: [1, 2],
    fault: { seat: 1, kind: "illegal", detail: expect.stringMatching(/^take R5 reserved \(TC-/) },
  });
});

test("a computer player that throws has lost as well", async () => {
  const broken = {
    below: () => {
      throw new Error("no chance");
    },
    drawn: () => 0,
  };
  const unlucky: ArenaPlayer = {
    ask: (asked, about) => ownPlayer("random").ask({ ...asked, chance: broken }, about),
    close: async () => {},
  };
  const table = { rules, seed: "1", budget: 1000, players: [unlucky, ownPlayer("random")] };
  const played = await playArenaGame(table, 0, { deal: 0, seats: [0, 1] });
  expect(played).toMatchObject({ ranks: [2, 1], fault: { seat: 0, kind: "crash", detail: "no chance" } });
});
