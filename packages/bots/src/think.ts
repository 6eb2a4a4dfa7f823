import { findGame } from "@portolan/games";
import { fastChance, InputError, type Message, type Rules, type Seat, type Settings } from "@portolan/kernel";
import { appraise } from "./greedy.ts";
import { findPlayer } from "./levels.ts";

/** How long a player may think; without a budget, the level's own. */
export interface Budget {
  readonly ms?: number;
  readonly iterations?: number;
}

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

/** Thinks about a task in the game it names. */
export function think(task: Task, signal?: AbortSignal): Promise<Advice> {
  const game = findGame(task.game);
  if (!game) throw new InputError(`there is no game "${task.game}"`);
  return thinkIn(game.open(task.settings), task, signal);
}

/** Thinks about a task in a game that is open already. */
export async function thinkIn(rules: Rules, task: Task, signal?: AbortSignal): Promise<Advice> {
  signal?.throwIfAborted();
  const player = findPlayer(task.player);
  if (!player) throw new InputError(`there is no computer player "${task.player}"`);
  const question = { rules, seat: task.seat, view: task.view, legal: task.legal, chance: fastChance(task.seed) };
  const move = player.choose(question);
  const worth = appraise(question);
  const best = worth.map((_, m) => m).toSorted((a, b) => worth[b] - worth[a]);
  return {
    move,
    ranking: best.slice(0, 5).map((m) => ({
      move: task.legal[m],
      winProbability: 1 / rules.players,
      expectedScore: worth[m],
      reasons: [],
    })),
  };
}
