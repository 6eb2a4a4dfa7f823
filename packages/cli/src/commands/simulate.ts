import { closeSync, openSync, writeSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { Catalogue } from "@portolan/kernel";
import { gameOrOnly, readEdition, readOptions, wordsIn } from "../catalog.ts";
import { EXIT, type ExitCode, fileProblem, UsageError } from "../errors.ts";
import { progressBar } from "../progress.ts";
import { columnsOf } from "../screen.ts";
import { addGame, emptyTally, type Order, planFor, type Summary, summarise } from "../simulation.ts";
import { playGames } from "../simulation-threads.ts";
import { lines, type Terminal } from "../terminal.ts";
import { language, say } from "../words.ts";
import { printJson, readBots, wholeNumber } from "./common.ts";

export interface SimulateOptions {
  readonly players?: string;
  readonly games: string;
  readonly bots: string;
  readonly seed: string;
  readonly options?: readonly string[];
  readonly edition?: string;
  readonly json?: boolean;
  readonly check?: boolean;
  readonly records?: string;
  readonly figures?: boolean;
  readonly workers?: string;
}

const MOST_GAMES = 100_000_000;
const DEFAULT_PLAYERS = 3;

function orderOf(gameName: string | undefined, given: SimulateOptions): Order {
  const game = gameOrOnly(gameName);
  const { min, max } = game.players;
  const preset = Math.min(max, Math.max(min, DEFAULT_PLAYERS));
  const players = given.players === undefined ? preset : wholeNumber("--players", given.players, min, max);
  const edition = readEdition(game, given.edition);
  return {
    game: game.id,
    players,
    options: readOptions(game, given.options ?? []),
    edition,
    bots: readBots(given.bots),
    seed: given.seed,
    isChecked: given.check === true,
    isRecorded: given.records !== undefined,
    hasFigures: given.figures === true,
  };
}

/** A mean with as many digits as it deserves. */
function shortNumber(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(1);
}

function summaryLines(summary: Summary, words: Catalogue): string[] {
  const { game, players, games, finished, refusals, broken, gamesPerSecond } = summary;
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const seats = summary.seats.map(({ seat, wins, meanScore }) => [
    `  ${seat}`,
    wins.toFixed(1),
    percent(finished === 0 ? 0 : wins / finished),
    meanScore.toFixed(2),
  ]);
  const kinds = summary.kinds.map(({ kind, wins, winRate, meanScore }) => [
    `  ${kind}`,
    wins.toFixed(1),
    percent(winRate),
    meanScore.toFixed(2),
  ]);
  const head = (first: string): string[] => [
    `  ${first}`,
    say("simulate.wins"),
    say("simulate.rate"),
    say("simulate.meanScore"),
  ];
  const right = new Set([1, 2, 3]);
  const facts = [
    say("simulate.refusals", { count: refusals }),
    ...(broken === undefined ? [] : [say("simulate.broken", { count: broken.length })]),
    say("simulate.speed", { speed: Math.round(gamesPerSecond).toLocaleString(language()) }),
  ];
  const { movesPerGame, fewestMoves, mostMoves } = summary;
  const figures = summary.figures.map(({ id, mean }) => [`  ${words[id] ?? id}`, shortNumber(mean)]);
  return [
    say("simulate.head", { game, players, finished, games }),
    facts.join(", "),
    say("simulate.length", { mean: movesPerGame.toFixed(1), least: fewestMoves, most: mostMoves }),
    "",
    ...columnsOf([head(say("simulate.seat")), ...seats], 3, right),
    "",
    ...columnsOf([head(say("simulate.kind")), ...kinds], 3, right),
    ...(figures.length === 0 ? [] : ["", say("simulate.figures"), ...columnsOf(figures, 3, new Set([1]))]),
    ...(broken ?? []).slice(0, 10).map((problem) => `  ${problem}`),
  ];
}

function openRecords(path: string): number {
  try {
    return openSync(path, "w");
  } catch (error) {
    throw new UsageError(say(fileProblem(error), { path }));
  }
}

const MOST_WORKERS = 256;

/** `portolan simulate`. */
export async function runSimulate(
  terminal: Terminal,
  gameName: string | undefined,
  given: SimulateOptions,
): Promise<ExitCode> {
  const order = orderOf(gameName, given);
  const plan = planFor(order);
  const games = wholeNumber("--games", given.games, 1, MOST_GAMES);
  const workers =
    given.workers === undefined
      ? availableParallelism()
      : wholeNumber("--workers", given.workers, 1, MOST_WORKERS);
  const file = given.records === undefined ? null : openRecords(given.records);
  const tally = emptyTally(plan);
  const bar = progressBar(terminal, games);
  const stopping = new AbortController();
  const release = terminal.onInterrupt(() => stopping.abort());
  const started = terminal.now();
  await playGames(order, games, workers, stopping.signal, (played) => {
    addGame(tally, played);
    if (file !== null && played.record) writeSync(file, `${JSON.stringify(played.record)}\n`);
    bar.step(tally.games);
  });
  release();
  bar.clear();
  if (file !== null) closeSync(file);
  const summary = summarise(plan, tally, terminal.now() - started);
  if (stopping.signal.aborted) terminal.err(`${say("simulate.interrupted")}\n`);
  if (given.json) printJson(terminal, summary);
  else lines(terminal, summaryLines(summary, wordsIn(plan.game)));
  const isClean = summary.refusals === 0 && (summary.broken ?? []).length === 0;
  return isClean && summary.finished === summary.games ? EXIT.ok : EXIT.failed;
}
