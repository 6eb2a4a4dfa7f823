import { findGame } from "@portolan/games";
import { fastChance, InputError, type Message, type Rules, type Seat, type Settings } from "@portolan/kernel";
import { BUDGETS, findPlayer } from "./levels.ts";
import { narrow, type Question, wallClock } from "./player.ts";
import { reasons } from "./reasons.ts";
import { type Budget, deliberation, favourite } from "./search/deliberate.ts";
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

/** Thinks about a task in the game it names. When the signal says stop, it answers with the best so far. */
export function think(task: Task, signal?: AbortSignal): Promise<Advice> {
  const game = findGame(task.game);
  if (!game) throw new InputError(`there is no game "${task.game}"`);
  return thinkIn(game.open(task.settings), task, signal);
}

/** Thinks about a task in a game that is open already. */
export async function thinkIn(rules: Rules, task: Task, signal?: AbortSignal): Promise<Advice> {
  const { seat, view, legal } = task;
  const player = findPlayer(task.player);
  if (!player) throw new InputError(`there is no computer player "${task.player}"`);
  const question = { rules, seat, view, legal, chance: fastChance(task.seed) };
  const own = BUDGETS[player.id];
  if (!own) return advise(question, player.choose(question), startSearch(narrow(question)));
  const search = await ponder(question, task.budget ? { reach: own.reach, ...task.budget } : own, signal);
  return advise(question, search.legal[favourite(search.findings())], search);
}

/** Lets the event loop do what waits: a timer of 0 ms would make it wait longer than that. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
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

function advise(question: Question, move: Advice["move"], search: Search): Advice {
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
