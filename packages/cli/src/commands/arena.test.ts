import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { ArenaReport } from "../arena/report.ts";
import { run } from "../program.ts";
import { scriptedTerminal } from "../testing/scripted-terminal.ts";

const GAME = "traders-of-carthage";

async function arena(...args: string[]) {
  const terminal = scriptedTerminal({ isPerson: false });
  const workers = args.includes("--workers") ? [] : ["--workers", "1"];
  const code = await run(["arena", ...args, ...workers], terminal);
  return { code, out: terminal.output(), err: terminal.errors() };
}

async function report(...args: string[]): Promise<ArenaReport> {
  const { out, err } = await arena(...args, "--json");
  expect(err).toBe("");
  return JSON.parse(out);
}

/** All that does not depend on how fast the machine is. */
function figures({ bots, ...rest }: ArenaReport): object {
  return { ...rest, bots: bots.map(({ medianMs: _, p99Ms: __, ...bot }) => bot) };
}

const names = ({ bots }: ArenaReport): string[] => bots.map(({ name }) => name);

test("--json is one object with what scripts rely on", async () => {
  const { code, out } = await arena(
    GAME,
    "--bots",
    "trader,random",
    "--games",
    "12",
    "--seed",
    "7",
    "--json",
  );
  const result: ArenaReport = JSON.parse(out);
  expect(code).toBe(0);
  expect(result).toMatchObject({ game: GAME, players: 2, seed: "7", mode: "pairs", games: 12, deals: 6 });
  expect(names(result)).toEqual(["trader", "random"]);
  const [trader, random] = result.bots;
  for (const bot of result.bots) {
    expect(bot).toEqual({
      name: expect.any(String),
      games: 12,
      wins: expect.any(Number),
      winRate: expect.closeTo(bot.wins / 12, 5),
      low: expect.any(Number),
      high: expect.any(Number),
      rating: expect.any(Number),
      uncertainty: expect.any(Number),
      medianMs: expect.any(Number),
      p99Ms: expect.any(Number),
      faults: 0,
    });
    expect(bot.low).toBeLessThanOrEqual(bot.winRate);
    expect(bot.high).toBeGreaterThanOrEqual(bot.winRate);
    expect(bot.p99Ms).toBeGreaterThanOrEqual(bot.medianMs ?? Number.NaN);
  }
  expect(trader.wins + random.wins).toBeCloseTo(12, 5);
  expect(trader.rating).toBeGreaterThan(random.rating);
  const { games, wins, winRate, low, high } = trader;
  expect(result.pairings).toEqual([{ bots: ["trader", "random"], games, wins, winRate, low, high }]);
});

test("the same seed gives the same games, however many workers play them; another seed others", async () => {
  const play = (seed: string, workers: string) =>
    report(GAME, "--bots", "random,novice", "--games", "16", "--seed", seed, "--workers", workers);
  const one = await play("7", "1");
  expect(figures(await play("7", "2"))).toEqual(figures(one));
  expect(figures(await play("8", "1"))).not.toEqual(figures(one));
});

test("at tables of two everybody meets everybody", async () => {
  const result = await report(GAME, "--bots", "random,novice,trader", "--games", "7");
  // Six games for each deal: three pairings, two seats.
  expect(result).toMatchObject({ mode: "pairs", planned: 12, games: 12, deals: 2 });
  expect(result.bots.map(({ games }) => games)).toEqual([8, 8, 8]);
  expect(result.pairings.map(({ bots, games }) => [...bots, games])).toEqual([
    ["random", "novice", 4],
    ["random", "trader", 4],
    ["novice", "trader", 4],
  ]);
});

test("at larger tables one of the first plays against the second in all other seats", async () => {
  const result = await report(GAME, "--bots", "trader,random", "--players", "4", "--games", "8");
  expect(result).toMatchObject({ mode: "one", games: 8, deals: 2 });
  expect(result.bots.map(({ games }) => games)).toEqual([8, 24]);
  expect(result.bots[0].wins + result.bots[1].wins).toBeCloseTo(8, 5);
});

test.each([
  { game: GAME, args: ["--bots", "trader,random", "--players", "3", "--mixed"], games: [9, 9] },
  { game: "porto-carthago", args: ["--bots", "trader,random,novice"], games: [6, 6, 6] },
])("mixed tables have all kinds evenly: $game $args", async ({ game, args, games }) => {
  const result = await report(game, ...args, "--games", "6");
  expect(result).toMatchObject({ mode: "mixed", players: 3, games: 6 });
  expect(result.bots.map((bot) => bot.games)).toEqual(games);
});

test("options of the game are those that it is played with", async () => {
  const play = (...options: string[]) => report(GAME, "--bots", "random,novice", "--games", "6", ...options);
  const usual = await play("--options", "startingToken=choice");
  expect(figures(await play())).toEqual(figures(usual));
  expect(figures(await play("--options", "startingToken=none"))).not.toEqual(figures(usual));
});

test("for people there is a table", async () => {
  const { code, out } = await arena(GAME, "--bots", "trader,random", "--games", "4");
  expect(code).toBe(0);
  expect(out).toMatch(/^traders-of-carthage, 2 players, everybody against everybody\n4 games of 2 deals/);
  expect(out).toMatch(/^ {2}trader +4 +\S+ +\S+ % +\S+ – \S+ % +\S+ +\S+ ms +\S+ ms$/m);
});

test("where progress is shown it is shown before the first game has ended", async () => {
  const terminal = { ...scriptedTerminal(), showsProgress: true };
  const args = ["arena", GAME, "--bots", "trader,random", "--games", "2", "--workers", "1"];
  expect(await run(args, terminal)).toBe(0);
  expect(terminal.errors()).toMatch(/^\r░+ 0 of 2 games\r *\r$/);
});

test("what a program does wrong is told, and loses it the game", async () => {
  const liar = `${process.execPath} -e "process.stdin.on('data', () => console.log('{}'))"`;
  const { code, out } = await arena(GAME, "--bots", `random,${liar}`, "--games", "2", "--json");
  const result: ArenaReport = JSON.parse(out);
  expect(code).toBe(1);
  expect(result.bots.map(({ wins, faults }) => [wins, faults])).toEqual([
    [2, 0],
    [0, 2],
  ]);
  expect(result.faults).toHaveLength(2);
  expect(result.faults[0]).toMatchObject({ name: liar, game: 0, seat: 1, kind: "nonsense" });
  const { out: table } = await arena(GAME, "--bots", `random,${liar}`, "--games", "2");
  expect(table).toContain("2 games were lost by a fault:\n  game 0, ");
  const { out: ends } = await arena(GAME, "--bots", `random,${process.execPath} -e 0`, "--games", "2");
  expect(ends).toMatch(/: it stopped in the middle of the game\.$/m);
});

/**
 * A terminal at which ctrl-C is pressed once the progress bar has looked at the clock so often: it does so first and after
 * every game.
 */
function interrupted(looks: number, press: (stop: () => void) => void) {
  const script = scriptedTerminal({ isPerson: false });
  let stop = (): void => {};
  let looked = 0;
  const terminal = {
    ...script,
    onInterrupt: (stopping: () => void) => {
      stop = stopping;
      return () => {};
    },
    now: () => {
      if (++looked === looks) press(stop);
      return 0;
    },
  };
  return { script, terminal };
}

test("ctrl-C tells what is known so far", async () => {
  const { script, terminal } = interrupted(5, (stop) => stop());
  const args = ["--bots", "random,novice", "--games", "100000", "--workers", "1", "--json"];
  expect(await run(["arena", GAME, ...args], terminal)).toBe(0);
  const result: ArenaReport = JSON.parse(script.output());
  expect(script.errors()).toMatch(/^Interrupted/);
  expect(result.planned).toBe(100_000);
  expect(result.games).toBeGreaterThanOrEqual(4);
  expect(result.games).toBeLessThan(1000);
});

test("ctrl-C is heard while a computer player thinks, and the game that it cuts off does not count", async () => {
  let stopped = Number.NaN;
  // The third game has admiral@999 in it.
  const { script, terminal } = interrupted(3, (stop) => {
    setTimeout(() => {
      stopped = performance.now();
      stop();
    }, 500);
  });
  const args = ["--bots", "random,novice,admiral@999", "--games", "6", "--workers", "1", "--json"];
  expect(await run(["arena", GAME, ...args], terminal)).toBe(0);
  // It takes a tenth of a second, on a machine with nothing else to do.
  expect(performance.now() - stopped).toBeLessThan(30_000);
  const result: ArenaReport = JSON.parse(script.output());
  expect(script.errors()).toMatch(/^Interrupted/);
  expect(result).toMatchObject({ planned: 6, games: 2, faults: [] });
  expect(result.bots.map(({ games }) => games)).toEqual([2, 2, 0]);
});

test.each([
  [["--bots", "trader"], /at least two/],
  [["--bots", "trader,trader"], /twice/],
  [
    ["--bots", "trader,admirl"],
    /“admirl” is neither a computer player nor a program.* Did you mean admiral\?/,
  ],
  [["--games", "0"], /--games must be a whole number from 1/],
  [["--players", "5"], /--players must be a whole number from 2 to 4/],
  [["--workers", "0"], /--workers must be/],
  [["--budget", "soon"], /--budget must be/],
  [["--options", "payment=eny"], /Did you mean any\?/],
])("%j is not given rightly", async (args, message) => {
  const bots = args.includes("--bots") ? [] : ["--bots", "random,novice"];
  const { code, out, err } = await arena(GAME, ...bots, ...args);
  expect(err).toMatch(message);
  expect(err).toMatch(/^portolan: [^\n]+\n$/);
  expect([code, out]).toEqual([2, ""]);
});

const example = (file: string): string =>
  fileURLToPath(new URL(`../../../../examples/${file}`, import.meta.url));
const hasPython = spawnSync("python3", ["--version"]).status === 0;

test("the example in JavaScript plays, and beats random players", async () => {
  const bot = `${process.execPath} ${example("carthage.mjs")}`;
  const result = await report(GAME, "--bots", `${bot},random`, "--games", "10");
  expect(result.faults).toEqual([]);
  expect(result.bots[0].wins).toBeGreaterThanOrEqual(8);
});

test("the example knows no other game, and plays it nevertheless", async () => {
  const bot = `${process.execPath} ${example("carthage.mjs")}`;
  const result = await report("oltremare", "--bots", `${bot},random`, "--games", "1");
  expect(result.faults).toEqual([]);
});

test.skipIf(!hasPython)(
  "the example in Python plays just as the one in JavaScript (where there is python3)",
  async () => {
    const play = (bot: string) => report(GAME, "--bots", `random,${bot}`, "--players", "3", "--games", "6");
    const script = await play(`${process.execPath} ${example("carthage.mjs")}`);
    const python = await play(`python3 ${example("carthage.py")}`);
    const results = (one: ArenaReport) => one.bots.map(({ wins, rating }) => [wins, rating]);
    expect(python.faults).toEqual([]);
    expect(results(python)).toEqual(results(script));
  },
);
