import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../program.ts";
import { seating } from "../simulation.ts";
import { testHome } from "../testing/home.ts";
import { scriptedTerminal } from "../testing/scripted-terminal.ts";

const home = testHome();

async function simulate(...args: string[]) {
  const terminal = scriptedTerminal({ isPerson: false, home });
  const code = await run(["simulate", "traders-of-carthage", ...args], terminal);
  return { code, out: terminal.output() };
}

/** All that does not depend on how fast the machine is. */
function figures(json: string): object {
  const { seconds: _, gamesPerSecond: __, ...rest } = JSON.parse(json);
  return rest;
}

test("--json has the figures that scripts rely on", async () => {
  const { code, out } = await simulate("--games", "12", "--seed", "7", "--json", "--check", "--figures");
  const result = JSON.parse(out);
  expect(code).toBe(0);
  expect(result).toMatchObject({
    game: "traders-of-carthage",
    players: 3,
    games: 12,
    finished: 12,
    refusals: 0,
    broken: [],
  });
  expect(result.gamesPerSecond).toBeGreaterThan(0);
  expect(result.movesPerGame).toBeGreaterThan(10);
  expect(result.mostMoves).toBeGreaterThanOrEqual(result.fewestMoves);
  expect(result.figures).toContainEqual({ id: "figure.paydays", mean: expect.any(Number) });
  expect(result.seats.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1, 2]);
  const wins = (rows: { wins: number }[]): number => rows.reduce((sum, row) => sum + row.wins, 0);
  expect(wins(result.seats)).toBeCloseTo(12, 4);
  expect(wins(result.kinds)).toBeCloseTo(12, 4);
  expect(result.kinds).toEqual([
    expect.objectContaining({ kind: "random", seats: 18, winRate: expect.any(Number) }),
    expect.objectContaining({ kind: "trader", seats: 18, meanScore: expect.any(Number) }),
  ]);
});

test("the same seed gives the same games, another seed others", async () => {
  const play = (seed: string) => simulate("--games", "8", "--bots", "random", "--seed", seed, "--json");
  const [one, same, other] = [await play("7"), await play("7"), await play("8")];
  expect(figures(one.out)).toEqual(figures(same.out));
  expect(figures(one.out)).not.toEqual(figures(other.out));
});

test("any number of workers plays the same games, counts the same and keeps the same records in the same order", async () => {
  const play = async (workers: string) => {
    const file = join(home, `workers-${workers}.jsonl`);
    const { code, out } = await simulate(
      ...["--games", "24", "--bots", "random", "--seed", "3", "--json", "--figures"],
      ...["--workers", workers, "--records", file],
    );
    return { code, figures: figures(out), records: readFileSync(file, "utf8") };
  };
  const [one, three] = [await play("1"), await play("3")];
  expect(one.code).toBe(0);
  expect(three).toEqual(one);
});

test.each(["1", "2"])("interrupted with %s workers, it tells of the games so far", async (workers) => {
  const terminal = scriptedTerminal({ isPerson: false, home });
  const stop = new Promise<() => void>((resolve) => {
    Object.assign(terminal, {
      onInterrupt: (listener: () => void) => {
        resolve(listener);
        return () => {};
      },
    });
  });
  const args = ["simulate", "traders-of-carthage", "--games", "1000000", "--bots", "random", "--json"];
  const running = run([...args, "--workers", workers], terminal);
  const interrupt = await stop;
  await new Promise((resolve) => setTimeout(resolve, 300));
  interrupt();
  await running;
  const { games, finished } = JSON.parse(terminal.output());
  expect(games).toBeLessThan(1_000_000);
  expect(finished).toBe(games);
  expect(terminal.errors()).toMatch(/Interrupted/);
});

test("events are made only where figures are asked for", async () => {
  const { out } = await simulate("--games", "2", "--bots", "random", "--json");
  expect(JSON.parse(out).figures).toEqual([]);
});

test("each kind sits in each seat equally often", () => {
  const count = new Map<string, number>();
  for (let game = 0; game < 6; game++) {
    seating(["random", "trader"], 3, game).forEach((kind, seat) => {
      count.set(`${kind} ${seat}`, (count.get(`${kind} ${seat}`) ?? 0) + 1);
    });
  }
  expect([...count.values()]).toEqual([3, 3, 3, 3, 3, 3]);
});

test("records can be kept, and all of them verify", async () => {
  const file = join(home, "games.jsonl");
  await simulate("--games", "5", "--bots", "random", "--players", "2", "--records", file);
  expect(readFileSync(file, "utf8").trim().split("\n")).toHaveLength(5);
  const terminal = scriptedTerminal({ isPerson: false });
  expect(await run(["verify", file], terminal)).toBe(0);
  expect(terminal.output()).toBe("5 of 5 records verified.\n");
});

test("for people there is a table", async () => {
  const { out } = await simulate("--games", "6", "--players", "4", "--bots", "random");
  expect(out).toMatch(/^traders-of-carthage, 4 players: 6 of 6 games finished\nno move refused, /);
});
