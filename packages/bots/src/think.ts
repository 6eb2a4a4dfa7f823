import { findGame } from "@portolan/games";
import { fastChance, InputError, type Message, type Rules, type Seat, type Settings } from "@portolan/kernel";
import { BUDGETS, findPlayer } from "./levels.ts";
import { type ComputerPlayer, narrow, type Question, wallClock } from "./player.ts";
import { reasons } from "./reasons.ts";
import { type Budget, choiceOf, deliberation, examination } from "./search/deliberate.ts";
import { type Finding, type Search, startSearch } from "./search/search.ts";

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
const RANKED = 5;
/** Milliseconds of thinking before the event loop gets its turn, so that a stop is heard in time. */
const STRETCH = 10;

/** The rules of the game that a task is about. */
export function rulesFor({ game, settings }: Task): Rules {
  const found = findGame(game);
  if (!found) throw new InputError(`there is no game "${game}"`);
  return found.open(settings);
}

/** The move of a player. When the signal says stop, it answers with the best so far. */
export async function decide(rules: Rules, task: Task, signal?: AbortSignal): Promise<Weighed["move"]> {
  const { player, question, budget } = asked(rules, task);
  const move = budget
    ? choiceOf(await driven(deliberation(question, budget, wallClock), signal))
    : player.choose(question);
  return rules.speak?.(question.view, move) ?? move;
}

/**
 * The moves that a player thinks best, and what speaks for them. One that searches uses half of its budget to find them
 * and the other half to compare them, each for equally long.
 */
export async function advise(rules: Rules, task: Task, signal?: AbortSignal): Promise<Advice> {
  const { question, budget } = asked(rules, task);
  if (!budget) return explained(question, foremost(startSearch(narrow(question))));
  const half = part(budget, 2);
  const found = foremost(await driven(deliberation(question, half, wallClock), signal));
  const compared: Candidate[] = [];
  for (const { move } of found) {
    const thinking = examination(question, move, part(half, found.length), wallClock);
    const [finding] = (await driven(thinking, signal)).findings();
    compared.push({ move, finding });
  }
  return explained(
    question,
    compared.toSorted((a, b) => b.finding.reward - a.finding.reward),
  );
}

interface Asked {
  readonly player: ComputerPlayer;
  readonly question: Question;
  /** Of a player that searches. */
  readonly budget: Budget | null;
}

function asked(rules: Rules, task: Task): Asked {
  const { seat, view, legal } = task;
  const player = findPlayer(task.player);
  if (!player) throw new InputError(`there is no computer player "${task.player}"`);
  const own = BUDGETS[player.id];
  return {
    player,
    question: { rules, seat, view, legal, chance: fastChance(task.seed) },
    budget: own && task.budget ? { reach: own.reach, ...task.budget } : (own ?? null),
  };
}

/**
 * Lets the event loop do what waits: a timer of 0 ms would make it wait longer than that. Browsers have no `setImmediate`,
 * and the first message in a thread of Node takes as long as several stretches.
 */
function breathe(): Promise<void> {
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
async function driven(thinking: Generator<Search, Search>, signal: AbortSignal | undefined): Promise<Search> {
  let step = thinking.next();
  let rested = wallClock.now();
  while (!step.done && !signal?.aborted) {
    if (wallClock.now() - rested >= STRETCH) {
      await breathe();
      rested = wallClock.now();
      continue;
    }
    step = thinking.next();
  }
  return step.value;
}

/** One of so many equal parts of a budget. */
function part(budget: Budget, of: number): Budget {
  const { ms = Number.POSITIVE_INFINITY, iterations = Number.POSITIVE_INFINITY } = budget;
  return { ...budget, ms: ms / of, iterations: Math.ceil(iterations / of) };
}

/** A move and what a search has found out about it. */
interface Candidate {
  readonly move: Weighed["move"];
  readonly finding: Finding;
}

/** The moves that a search is surest of. */
function foremost(search: Search): Candidate[] {
  const findings = search.findings();
  return search.legal
    .map((move, m) => ({ move, finding: findings[m] }))
    .toSorted((a, b) => b.finding.visits - a.finding.visits || b.finding.reward - a.finding.reward)
    .slice(0, RANKED);
}

function explained(question: Question, candidates: readonly Candidate[]): Advice {
  const why = reasons(
    question,
    candidates.map(({ move }) => move),
    candidates.map(({ finding }) => finding.victory),
  );
  return {
    ranking: candidates.map(({ move, finding }, rank) => ({
      move,
      winProbability: finding.victory,
      expectedScore: finding.points,
      reasons: why[rank],
    })),
  };
}
