import { rmSync, writeFileSync } from "node:fs";
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

/** A program with these lines of JavaScript. */
async function running(script: string, patience?: Patience): Promise<ArenaPlayer> {
  const file = join(home, `program-${programs++}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from "node:readline";
const questions = createInterface({ input: process.stdin });
const say = (text) => process.stdout.write(text + "\\n");
${script}`,
  );
  const player = await programPlayer([process.execPath, file], patience);
  onTestFinished(() => player.close());
  return player;
}

/** A program whose answers to the questions `q`, one after the other, are these expressions; then it ends. */
function answering(expressions: readonly string[], patience?: Patience): Promise<ArenaPlayer> {
  const answers = expressions.map((expression) => `async (q) => (${expression})`);
  return running(
    `const answers = [${answers.join(", ")}];
for await (const line of questions) {
  const next = answers.shift();
  if (!next) process.exit(3);
  say(String(await next(JSON.parse(line))));
}`,
    patience,
  );
}

const RIGHT = "JSON.stringify({ id: q.id, move: q.legal[0] })";
const WITHOUT_ID = "JSON.stringify({ move: q.legal[0] })";
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
  await player.renew();
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
  await player.renew();
  expect(await player.ask(question, circumstances)).toEqual(first);
});

test("one that talks nonsense has lost, and is started anew", async () => {
  const player = await answering([RIGHT, "JSON.stringify({ move: 7 })"]);
  expect(await player.ask(question, circumstances)).toEqual(first);
  expect(await player.ask(question, circumstances)).toMatchObject({ fault: { kind: "nonsense" } });
  await player.renew();
  expect(await player.ask(question, circumstances)).toEqual(first);
});

/** Plays some games against a random player: the kinds of its faults. */
async function faultsOf(player: ArenaPlayer, games: number): Promise<(string | undefined)[]> {
  const table = { rules, seed: "1", budget: 1000, players: [player, ownPlayer("random")] };
  const kinds: (string | undefined)[] = [];
  for (let game = 0; game < games; game++) {
    const played = await playArenaGame(table, game, { deal: game, seats: [0, 1] });
    kinds.push(played?.fault?.kind);
  }
  return kinds;
}

test.each([RIGHT, WITHOUT_ID])("a banner costs one game, not all: %s", async (answer) => {
  const player = await running(`say("Welcome!");
say("[info] ready");
for await (const line of questions) {
  const q = JSON.parse(line);
  say(${answer});
}`);
  expect(await faultsOf(player, 3)).toEqual(["nonsense", undefined, undefined]);
});

test.each([RIGHT, WITHOUT_ID])("so does a warning in the middle of each game: %s", async (answer) => {
  const player = await running(`let asked = 0;
for await (const line of questions) {
  const q = JSON.parse(line);
  if (++asked % 5 === 0) say("warning: this is hard");
  say(${answer});
}`);
  expect(await faultsOf(player, 3)).toEqual(["nonsense", undefined, undefined]);
});

test("an answer too many, without an id, puts a program out of step for one game only", async () => {
  const marker = JSON.stringify(join(home, "has-stuttered"));
  const player = await running(`import { existsSync, writeFileSync } from "node:fs";
for await (const line of questions) {
  const q = JSON.parse(line);
  say(${WITHOUT_ID});
  if (existsSync(${marker})) continue;
  writeFileSync(${marker}, "");
  say(${WITHOUT_ID});
}`);
  expect(await faultsOf(player, 3)).toEqual(["illegal", undefined, undefined]);
});

test("what is passed over does not put off the end of patience", async () => {
  const patience = { first: 300, later: 300 };
  const player = await running(`setInterval(() => say("still thinking"), 1);`, patience);
  const unhurried = { ...circumstances, budget: 60_000 };
  expect(await player.ask(question, unhurried)).toMatchObject({ fault: { kind: "nonsense" } });
  await player.renew();
  expect(await player.ask(question, circumstances)).toMatchObject({ fault: { kind: "silence" } });
  await player.renew();
});

test("one that cannot be started again has lost, and the arena goes on", async () => {
  const file = join(home, "short-lived");
  writeFileSync(file, `#!${process.execPath}\n`, { mode: 0o755 });
  const player = await programPlayer([file]);
  onTestFinished(() => player.close());
  rmSync(file);
  await player.renew();
  expect(await player.ask(question, circumstances)).toEqual({
    fault: { kind: "crash", detail: expect.stringMatching(/ENOENT/) },
  });
  await player.renew();
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
    renew: async () => {},
    close: async () => {},
  };
  const table = { rules, seed: "1", budget: 1000, players: [unlucky, ownPlayer("random")] };
  const played = await playArenaGame(table, 0, { deal: 0, seats: [0, 1] });
  expect(played).toMatchObject({ ranks: [2, 1], fault: { seat: 0, kind: "crash", detail: "no chance" } });
});
