import { findGame } from "@portolan/games";
import { fastChance, InputError, type Message, type Rules, type Seat, type Settings } from "@portolan/kernel";
import { BUDGETS, findPlayer } from "./levels.ts";
import { type ComputerPlayer, narrow, type Question, wallClock } from "./player.ts";
import { reasons } from "./reasons.ts";
import { type Budget, choiceOf, deliberation } from "./search/deliberate.ts";
import { type Search, startSearch } from "./search/search.ts";

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
  /** What the player does. */
  readonly move: { readonly type: string };
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
export async function decide(rules: Rules, task: Task, signal?: AbortSignal): Promise<Advice["move"]> {
  const { player, question, budget } = asked(rules, task);
  return budget ? choiceOf(await ponder(question, budget, signal)) : player.choose(question);
}

/** The move of a player, the moves that are next to it, and what speaks for them. Takes a little longer. */
export async function advise(rules: Rules, task: Task, signal?: AbortSignal): Promise<Advice> {
  const { player, question, budget } = asked(rules, task);
  if (!budget) return explained(question, player.choose(question), startSearch(narrow(question)));
  const search = await ponder(question, budget, signal);
  return explained(question, choiceOf(search), search);
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

/** Searches, and stops as soon as it is told to. */
async function ponder(question: Question, budget: Budget, signal: AbortSignal | undefined): Promise<Search> {
  const thinking = deliberation(question, budget, wallClock);
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

function explained(question: Question, move: Advice["move"], search: Search): Advice {
  const findings = search.findings();
  const best = findings
    .map((_, m) => m)
    .toSorted((a, b) => findings[b].visits - findings[a].visits || findings[b].reward - findings[a].reward)
    .slice(0, RANKED);
  const why = reasons(
    question,
    best.map((m) => search.legal[m]),
  );
  return {
    move,
    ranking: best.map((m, rank) => ({
      move: search.legal[m],
      winProbability: findings[m].victory,
      expectedScore: findings[m].points,
      reasons: why[rank],
    })),
  };
}
