import { type Budget, searcher } from "@portolan/bots";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { chanceNamed } from "../chance.ts";
import { engine } from "../testing/engine.ts";

const SEEDS = Array.from({ length: 8 }, (_, seed) => seed);

/** A table in the middle of a game, and the seat that is to move there. */
function midGame() {
  const one = engine();
  one.must("new", { game: "galactic-traders", players: 2, seed: 7 });
  for (let moves = 0; moves < 6; moves++) {
    const [seat] = one.must("state").toAct;
    one.must("play", { seat, move: one.must("choose", { seat, bot: "trader" }).move });
  }
  return { ...one, seat: one.must("state").toAct[0] };
}

/** What a player chooses with each of the seeds. */
function chosen({ must, seat }: ReturnType<typeof midGame>, bot: string, budget?: Budget): string[] {
  return SEEDS.map((seed) => must("choose", { seat, bot, seed, budget }).move);
}

/** What a search of that budget chooses with each of the seeds, apart from the engine. */
function searched({ session, seat }: ReturnType<typeof midGame>, budget: Budget): string[] {
  const match = session.tables.get("main")?.match;
  if (!match) throw new Error("there is no table");
  const { rules, state } = match;
  const view = rules.view(state, seat);
  const legal = rules.legal(state, seat);
  return SEEDS.map((seed) => {
    const question = { rules, seat, view, legal, chance: chanceNamed(String(seed)) };
    return rules.print(searcher("x", budget).choose(question));
  });
}

/** Has so many milliseconds pass between any two looks at the clock. */
function clockLeaps(ms: number): void {
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => {
    now += ms;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
}

describe("the budget of choose", () => {
  test("iterations: the same seed gives the same move, whatever the clock says", () => {
    const iterations = 60;
    const table = midGame();
    const captain = searched(table, { iterations, horizon: "near" });
    const admiral = searched(table, { iterations });
    // Else this position would not show how far either of them looks.
    expect(captain).not.toEqual(admiral);
    clockLeaps(5000);
    expect(chosen(table, "captain", { iterations })).toEqual(captain);
    expect(chosen(table, "admiral", { iterations })).toEqual(admiral);
    expect(chosen(midGame(), "admiral", { iterations })).toEqual(admiral);
  });

  test("ms: another time to think", () => {
    clockLeaps(10);
    const table = midGame();
    const hasty = searched(table, { ms: 10 });
    const longer = searched(table, { ms: 600 });
    expect(hasty).not.toEqual(longer);
    expect(chosen(table, "admiral", { ms: 10 })).toEqual(hasty);
    expect(chosen(table, "admiral", { ms: 600 })).toEqual(longer);
  });

  test("both: the first that is used up", () => {
    clockLeaps(10);
    const table = midGame();
    const both = { ms: 100, iterations: 60 };
    const byTime = searched(table, { ms: 100 });
    const byCount = searched(table, { iterations: 60 });
    expect(byTime).not.toEqual(byCount);
    expect(chosen(table, "admiral", both)).toEqual(byTime);
    expect(chosen(table, "admiral", { ...both, ms: 600_000 })).toEqual(byCount);
  });

  test.each(["random", "novice", "trader"])("%s stays within any", (bot) => {
    const table = midGame();
    expect(chosen(table, bot, { iterations: 1 })).toEqual(chosen(table, bot));
  });

  test.each([
    [{}, /^budget: expected iterations, ms or both$/],
    [{ iteration: 5 }, /^budget: expected iterations, ms or both$/],
    [{ iterations: 0 }, /^budget\.iterations: expected a whole number from 1 to 1000000, found 0$/],
    [{ iterations: 2.5 }, /^budget\.iterations: /],
    [{ iterations: 1e9 }, /^budget\.iterations: /],
    [{ iterations: 5, ms: "50" }, /^budget\.ms: expected a whole number from 1 to 600000, found "50"$/],
    [{ ms: -1 }, /^budget\.ms: /],
    [{ ms: null }, /^budget\.ms: /],
    [200, /^budget: expected an object, found 200$/],
    [null, /^budget: expected an object/],
  ])("%j is refused, whoever chooses", (budget, message) => {
    const { fail, seat } = midGame();
    for (const bot of ["random", "captain"]) {
      const error = fail("choose", { seat, bot, budget });
      expect(error).toMatchObject({ code: "request", message: expect.stringMatching(message) });
    }
  });
});
