import { availableParallelism } from "node:os";
import { type ArenaMode, computerPlayers, scheduleOf } from "@portolan/bots";
import type { Settings } from "@portolan/kernel";
import { type Contestant, readContestants } from "../arena/bots.ts";
import { type ArenaPlan, enter, newLedger, reportOf } from "../arena/report.ts";
import { resultLines } from "../arena/results.ts";
import { playAll } from "../arena/threads.ts";
import { didYouMean, gameOrOnly, readEdition, readOptions } from "../catalog.ts";
import { chanceNamed } from "../chance.ts";
import { EXIT, type ExitCode, oneLine, UsageError } from "../errors.ts";
import { progressBar } from "../progress.ts";
import { lines, type Terminal } from "../terminal.ts";
import { say } from "../words.ts";
import { printJson, wholeNumber } from "./common.ts";

export interface ArenaOptions {
  readonly bots: string;
  readonly games: string;
  readonly players?: string;
  readonly mixed?: boolean;
  readonly seed: string;
  readonly workers?: string;
  readonly budget: string;
  readonly options?: readonly string[];
  readonly edition?: string;
  readonly json?: boolean;
}

const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 256;
const LONGEST_BUDGET = 600_000;

/** Who meets whom, if nothing else is asked for: pairings at tables of two, one against the others at larger ones. */
function modeOf(bots: number, players: number, given: ArenaOptions): ArenaMode {
  if (given.mixed) return "mixed";
  if (players === 2) return "pairs";
  return bots === 2 ? "one" : "mixed";
}

interface Order {
  readonly plan: ArenaPlan;
  readonly settings: Settings;
  readonly contestants: readonly Contestant[];
}

function orderOf(gameName: string | undefined, given: ArenaOptions): Order {
  const game = gameOrOnly(gameName);
  const { min, max } = game.players;
  const players = given.players === undefined ? min : wholeNumber("--players", given.players, min, max);
  const options = readOptions(game, given.options ?? []);
  const edition = given.edition === undefined ? {} : { edition: readEdition(game, given.edition) };
  const settings = { players, options, ...edition };
  game.open(settings);
  const contestants = readContestants(given.bots);
  const { seed } = given;
  const mode = modeOf(contestants.length, players, given);
  const tournament = { mode, bots: contestants.length, players };
  const games = wholeNumber("--games", given.games, 1, MOST_GAMES);
  const schedule = scheduleOf(tournament, games, (deal) => chanceNamed(`${seed}/${deal}`));
  const names = contestants.map(({ name }) => name);
  return { plan: { game: game.id, players, seed, mode, names, schedule }, settings, contestants };
}

/** `portolan arena`. */
export async function runArena(
  terminal: Terminal,
  gameName: string | undefined,
  given: ArenaOptions,
): Promise<ExitCode> {
  const { plan, settings, contestants } = orderOf(gameName, given);
  const budget = wholeNumber("--budget", given.budget, 1, LONGEST_BUDGET);
  const workers =
    given.workers === undefined
      ? availableParallelism()
      : wholeNumber("--workers", given.workers, 1, MOST_WORKERS);
  const ledger = newLedger(plan);
  const bar = progressBar(terminal, plan.schedule.length);
  const stopping = new AbortController();
  const release = terminal.onInterrupt(() => stopping.abort());
  const setup = { game: plan.game, settings, contestants, seed: plan.seed, budget };
  let done = 0;
  bar.begin();
  const problem = await playAll(setup, plan.schedule, workers, stopping.signal, (index, played) => {
    enter(ledger, plan, index, played);
    bar.step(++done);
  });
  release();
  bar.clear();
  if (problem) {
    const known = computerPlayers.map(({ id }) => id);
    const told = say("arena.cannotStart", { name: problem.name, problem: oneLine(problem.problem) });
    throw new UsageError(told + didYouMean(problem.name, known));
  }
  const report = reportOf(plan, ledger);
  if (stopping.signal.aborted) terminal.err(`${say("simulate.interrupted")}\n`);
  if (given.json) printJson(terminal, report);
  else lines(terminal, resultLines(report));
  return report.faults.length === 0 ? EXIT.ok : EXIT.failed;
}
