import { type ArenaGame, forfeit } from "@portolan/bots";
import {
  type Chance,
  dealKey,
  type GameTypes,
  keyedChance,
  type Rules,
  type Seat,
  seededDeal,
} from "@portolan/kernel";
import { chanceNamed } from "../chance.ts";
import type { Forfeit } from "./faults.ts";
import type { Answer, ArenaPlayer } from "./player.ts";

/** The table at which all games of an arena are played. */
export interface ArenaTable {
  readonly rules: Rules;
  /** Edition data, if it is not the house edition. */
  readonly edition?: unknown;
  readonly seed: string;
  /** How long programs are told that they may think, in milliseconds. */
  readonly budget: number;
  /** By number, as in the schedule. */
  readonly players: readonly ArenaPlayer[];
}

export interface ArenaPlayed {
  readonly ranks: readonly number[];
  /** By seat: how long each decision took that left a choice, in milliseconds. */
  readonly times: readonly (readonly number[])[];
  readonly fault: Forfeit | null;
}

/** How long games are played before messages get their turn, in milliseconds. */
const REST = 50;

/** A game in progress. */
interface Progress {
  readonly table: ArenaTable;
  readonly index: number;
  readonly game: ArenaGame;
  readonly state: GameTypes["state"];
  /** By seat: chance of the player's own. */
  readonly thinking: readonly Chance[];
}

/** Asks the player in a seat, and looks whether the rules allow what it wants. */
async function decide(
  { table, index, game, state, thinking }: Progress,
  seat: Seat,
  legal: readonly GameTypes["move"][],
): Promise<Answer> {
  const { rules, budget, edition } = table;
  const question = { rules, seat, view: rules.view(state, seat), legal, chance: thinking[seat] };
  const answer = await table.players[game.seats[seat]].ask(question, {
    table: String(index),
    isComplete: rules.isComplete(state, seat),
    budget,
    edition,
  });
  if ("fault" in answer) return answer;
  const refusal = rules.check(state, seat, answer.move);
  if (refusal === null) return answer;
  return { fault: { kind: "illegal", detail: `${rules.print(answer.move)} (${refusal.rule})` } };
}

/** Plays a game to its end, or to the first fault, which loses it; null if it was stopped. */
export async function playArenaGame(
  table: ArenaTable,
  index: number,
  game: ArenaGame,
  signal?: AbortSignal,
): Promise<ArenaPlayed | null> {
  const { rules, seed } = table;
  const chance = keyedChance(dealKey(rules.game, seededDeal(`${seed}/${game.deal}`, rules.players)));
  const thinking = game.seats.map((_, seat) => chanceNamed(`${seed}/${index}/${seat}`));
  const times = game.seats.map((): number[] => []);
  const state = rules.setup(chance);
  const progress = { table, index, game, state, thinking };
  let rested = performance.now();
  for (let [seat] = rules.waitsFor(state); seat !== undefined; [seat] = rules.waitsFor(state)) {
    if (performance.now() - rested > REST) {
      await new Promise((resolve) => setImmediate(resolve));
      rested = performance.now();
    }
    if (signal?.aborted) return null;
    const legal = rules.legal(state, seat);
    const answer = await decide(progress, seat, legal);
    // What comes while everything is being stopped says nothing about the player.
    if (signal?.aborted) return null;
    if ("fault" in answer) {
      // A move against the rules may be the answer to an earlier question, so every fault calls for a fresh start.
      await table.players[game.seats[seat]].renew();
      return { ranks: forfeit(rules.players, seat), times, fault: { ...answer.fault, seat } };
    }
    if (legal.length > 1) times[seat].push(answer.ms);
    rules.apply(state, seat, answer.move, chance);
  }
  const result = rules.result(state);
  if (!result) throw new Error(`game ${index} stopped without a result`);
  return { ranks: result.ranks, times, fault: null };
}
