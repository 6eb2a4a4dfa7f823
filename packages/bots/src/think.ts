import { findGame } from "@portolan/games";
import { fastChance, InputError, type Message, type Rules, type Seat, type Settings } from "@portolan/kernel";
import { BUDGETS, findPlayer } from "./levels.ts";
import { type ComputerPlayer, narrow, type Question, wallClock } from "./player.ts";
import { reasons } from "./reasons.ts";
import { type MoveStats, type Search, startSearch } from "./search/search.ts";
import { type Budget, choiceOf, searchMove, searchMoves } from "./search/search-moves.ts";

/** A question as plain data, so that it can go to a worker. */
export interface Task {
  readonly game: string;
  readonly settings: Settings;
  /** The level that is asked. */
  readonly player: string;
  readonly seat: Seat;
  readonly view: object;
  readonly legal: readonly { readonly type: string }[];
  readonly seed: number;
  /** How long a level that searches thinks, and how far it looks; without it, as long and as far as the level does. */
  readonly budget?: Budget;
}

/** A move and what speaks for it. */
export interface Weighed {
  readonly move: { readonly type: string };
  readonly winProbability: number;
  readonly expectedScore: number;
  readonly reasons: readonly Message[];
}

export interface Advice {
  /** The best moves, best first. */
  readonly ranking: readonly Weighed[];
}

/** Moves that are ranked in an advice. */
const MAX_RANKED = 5;
/** Milliseconds of thinking before the event loop gets its turn, so that a stop is heard in time. */
const SLICE_MS = 10;

/** The rules of the game that a task is about. */
export function rulesFor({ game, settings }: Task): Rules {
  const found = findGame(game);
  if (!found) throw new InputError(`there is no game "${game}"`);
  return found.open(settings);
}

/** The move of a player. When the signal says stop, it answers with the best so far. */
export async function decide(rules: Rules, task: Task, signal?: AbortSignal): Promise<Weighed["move"]> {
  const { player, question, budget } = resolveTask(rules, task);
  const move = budget
    ? choiceOf(await runAsync(searchMoves(question, budget, wallClock), signal))
    : player.choose(question);
  return rules.mind.speak(question.view, move);
}

/**
 * The moves that a player thinks best, and what speaks for them. One that searches uses half of its budget to find them
 * and the other half to compare them, each for equally long.
 */
export async function advise(rules: Rules, task: Task, signal?: AbortSignal): Promise<Advice> {
  const { question, budget } = resolveTask(rules, task);
  if (!budget) return withReasons(question, topMoves(startSearch(narrow(question))));
  const half = fraction(budget, 2);
  const found = topMoves(await runAsync(searchMoves(question, half, wallClock), signal));
  const compared: Candidate[] = [];
  for (const { move } of found) {
    const thinking = searchMove(question, move, fraction(half, found.length), wallClock);
    const [stats] = (await runAsync(thinking, signal)).stats();
    compared.push({ move, stats });
  }
  return withReasons(
    question,
    compared.toSorted((a, b) => b.stats.reward - a.stats.reward),
  );
}

interface ResolvedTask {
  readonly player: ComputerPlayer;
  readonly question: Question;
  /** Of a player that searches. */
  readonly budget: Budget | null;
}

function resolveTask(rules: Rules, task: Task): ResolvedTask {
  const { seat, view, legal } = task;
  const player = findPlayer(task.player);
  if (!player) throw new InputError(`there is no computer player "${task.player}"`);
  const own = BUDGETS[player.id];
  return {
    player,
    question: { rules, seat, view, legal, chance: fastChance(task.seed) },
    budget: own && task.budget ? { horizon: own.horizon, ...task.budget } : (own ?? null),
  };
}

/**
 * Lets the event loop do what waits: a timer of 0 ms would make it wait longer than that. Browsers have no `setImmediate`,
 * and the first message in a thread of Node takes as long as several stretches.
 */
function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === "function") {
      setImmediate(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Has a search think, and stops as soon as it is told to. */
async function runAsync(
  thinking: Generator<Search, Search>,
  signal: AbortSignal | undefined,
): Promise<Search> {
  let step = thinking.next();
  let rested = wallClock.now();
  while (!step.done && !signal?.aborted) {
    if (wallClock.now() - rested >= SLICE_MS) {
      await yieldToEventLoop();
      rested = wallClock.now();
      continue;
    }
    step = thinking.next();
  }
  return step.value;
}

/** One of so many equal parts of a budget. */
function fraction(budget: Budget, of: number): Budget {
  const { ms = Number.POSITIVE_INFINITY, iterations = Number.POSITIVE_INFINITY } = budget;
  return { ...budget, ms: ms / of, iterations: Math.ceil(iterations / of) };
}

/** A move and what a search has found out about it. */
interface Candidate {
  readonly move: Weighed["move"];
  readonly stats: MoveStats;
}

/** The moves that a search is surest of. */
function topMoves(search: Search): Candidate[] {
  const stats = search.stats();
  return search.legal
    .map((move, m) => ({ move, stats: stats[m] }))
    .toSorted((a, b) => b.stats.visits - a.stats.visits || b.stats.reward - a.stats.reward)
    .slice(0, MAX_RANKED);
}

function withReasons(question: Question, candidates: readonly Candidate[]): Advice {
  const why = reasons(
    question,
    candidates.map(({ move }) => move),
    candidates.map(({ stats }) => stats.victory),
  );
  return {
    ranking: candidates.map(({ move, stats }, rank) => ({
      move,
      winProbability: stats.victory,
      expectedScore: stats.points,
      reasons: why[rank],
    })),
  };
}
