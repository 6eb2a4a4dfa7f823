import { findPlayer } from "@portolan/bots";
import { findGame } from "@portolan/games";
import { checksFor } from "@portolan/games/checks";
import {
  type Checks,
  dealKey,
  type Game,
  type GameRecord,
  type GameTypes,
  keyedChance,
  type Match,
  type Options,
  type Result,
  type Rules,
  recordOf,
  type ScoreLine,
  seededDeal,
  victories,
} from "@portolan/kernel";
import { chanceNamed } from "./chance.ts";

/** What is to be played, as plain data that worker threads can be sent. */
export interface Order {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly edition: unknown;
  /** Ids of computer players; they take turns in the seats from game to game. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** Whether all that must hold is checked after every move. */
  readonly isChecked: boolean;
  readonly isRecorded: boolean;
  /** Whether the game's own figures are counted, which takes its events. */
  readonly hasFigures: boolean;
}

/** Games between computer players, and what came of them. */
export interface Plan extends Omit<Order, "game" | "players" | "options" | "isChecked"> {
  readonly game: Game;
  readonly rules: Rules;
  /** What is checked after every move; null if nothing is. */
  readonly checks: Checks | null;
}

export function planFor({ game: id, players, options, isChecked, ...rest }: Order): Plan {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game "${id}"`);
  const settings = { players, options, edition: rest.edition };
  return { ...rest, game, rules: game.open(settings), checks: isChecked ? checksFor(id, settings) : null };
}

export interface Played {
  /** Who sat in each seat. */
  readonly kinds: readonly string[];
  readonly moves: number;
  /** A move that a computer player chose and the rules refused: a defect, and the end of this game. */
  readonly refused: boolean;
  readonly broken: readonly string[];
  readonly result: Result | null;
  /** What the game's events add up to. */
  readonly figures: readonly ScoreLine[];
  readonly record: GameRecord | null;
}

/**
 * Who sits where in a game. From game to game everybody moves one seat on; once all have sat everywhere, the list is
 * dealt out anew from its next place. So each kind sits in each seat equally often, beside each other kind as well.
 */
export function seating(bots: readonly string[], players: number, game: number): string[] {
  const round = Math.floor(game / players);
  return Array.from(
    { length: players },
    (_, seat) => bots[(((seat + game) % players) + round) % bots.length],
  );
}

function playerOf(kind: string) {
  const player = findPlayer(kind);
  if (!player) throw new Error(`there is no computer player "${kind}"`);
  return player;
}

/** Plays game number `index` of a plan. The same plan and number give the same game. */
export function playGame(plan: Plan, index: number): Played {
  const { game, rules, edition, bots, seed, checks, isRecorded, hasFigures } = plan;
  const kinds = seating(bots, rules.players, index);
  const players = kinds.map(playerOf);
  const deal = seededDeal(`${seed}/${index}`, rules.players);
  const chance = keyedChance(dealKey(game.id, deal));
  const thinking = chanceNamed(`${seed}/${index}`);
  const events: GameTypes["event"][] = [];
  // Events take as long as the moves: none are made where nobody listens.
  const emit = hasFigures ? (event: GameTypes["event"]) => events.push(event) : undefined;
  const state = rules.setup(chance, emit);
  const moves: Match["moves"] = [];
  const broken: string[] = [];
  let count = 0;
  let refused = false;
  for (let [seat] = rules.waitsFor(state); seat !== undefined; [seat] = rules.waitsFor(state)) {
    const move = players[seat].choose({
      rules,
      seat,
      // Not every player looks, and a view takes time to make.
      get view() {
        return rules.view(state, seat);
      },
      legal: rules.legal(state, seat),
      chance: thinking,
    });
    if (rules.check(state, seat, move) !== null) {
      refused = true;
      break;
    }
    const before = checks ? rules.clone(state) : undefined;
    rules.apply(state, seat, move, chance, emit);
    count++;
    if (isRecorded) moves.push({ seat, move });
    if (checks) {
      const problems = checks.broken(state, before);
      broken.push(...problems.map((problem) => `game ${index}, move ${count}: ${problem}`));
      if (problems.length > 0) break;
    }
  }
  const result = rules.result(state);
  const match: Match = {
    rules,
    deal,
    chance,
    position: null,
    state,
    moves,
    events: [],
    checkpoints: [],
    undone: [],
  };
  const sitters = kinds.map((kind, seat) => ({ name: `${kind} ${seat}`, player: kind }));
  return {
    kinds,
    moves: count,
    refused,
    broken,
    result,
    figures: hasFigures ? rules.tell.figures(events) : [],
    record: isRecorded ? recordOf(game, match, sitters, edition) : null,
  };
}

interface Standing {
  games: number;
  wins: number;
  score: number;
}

/** What many games add up to, while they are played. */
export interface Tally {
  games: number;
  finished: number;
  refusals: number;
  broken: string[];
  moves: number;
  least: number;
  most: number;
  readonly seats: readonly Standing[];
  readonly kinds: ReadonlyMap<string, Standing>;
  /** Sums by message id. */
  readonly figures: Map<string, number>;
}

const nobody = (): Standing => ({ games: 0, wins: 0, score: 0 });

export function emptyTally({ rules, bots }: Plan): Tally {
  return {
    games: 0,
    finished: 0,
    refusals: 0,
    broken: [],
    moves: 0,
    least: 0,
    most: 0,
    seats: Array.from({ length: rules.players }, nobody),
    kinds: new Map(bots.map((kind) => [kind, nobody()])),
    figures: new Map(),
  };
}

/** A win shared by n players counts 1/n for each. */
export function addGame(tally: Tally, { kinds, moves, refused, broken, result, figures }: Played): void {
  tally.games++;
  if (refused) tally.refusals++;
  tally.broken.push(...broken);
  if (!result) return;
  tally.finished++;
  tally.moves += moves;
  for (const { id, value } of figures) tally.figures.set(id, (tally.figures.get(id) ?? 0) + value);
  tally.least = tally.finished === 1 ? moves : Math.min(tally.least, moves);
  tally.most = Math.max(tally.most, moves);
  const shares = victories(result.ranks);
  kinds.forEach((kind, seat) => {
    for (const standing of [tally.seats[seat], tally.kinds.get(kind)]) {
      if (!standing) continue;
      standing.games++;
      standing.score += result.scores[seat];
      standing.wins += shares[seat];
    }
  });
}

export interface Summary {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly finished: number;
  readonly refusals: number;
  /** What was found out of order, if it was looked for. */
  readonly broken?: readonly string[];
  readonly seconds: number;
  readonly gamesPerSecond: number;
  /** On average, in the shortest and in the longest game. */
  readonly movesPerGame: number;
  readonly fewestMoves: number;
  readonly mostMoves: number;
  readonly seats: readonly { readonly seat: number; readonly wins: number; readonly meanScore: number }[];
  readonly kinds: readonly {
    readonly kind: string;
    /** How many seats it had in all games together. */
    readonly seats: number;
    readonly wins: number;
    readonly meanScore: number;
    /** The part of its seats that won. */
    readonly winRate: number;
  }[];
  /** The game's own figures: means of all finished games. */
  readonly figures: readonly { readonly id: string; readonly mean: number }[];
}

/** Sums of thirds end in noise; six digits are more than any number of games can tell. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

export function summarise(plan: Plan, tally: Tally, milliseconds: number): Summary {
  const mean = (sum: number, count: number): number => (count === 0 ? 0 : rounded(sum / count));
  const seconds = milliseconds / 1000;
  return {
    game: plan.game.id,
    players: plan.rules.players,
    games: tally.games,
    seed: plan.seed,
    finished: tally.finished,
    refusals: tally.refusals,
    ...(plan.checks ? { broken: tally.broken } : {}),
    seconds: rounded(seconds),
    gamesPerSecond: mean(tally.games, seconds),
    movesPerGame: mean(tally.moves, tally.finished),
    fewestMoves: tally.least,
    mostMoves: tally.most,
    seats: tally.seats.map(({ games, wins, score }, seat) => ({
      seat,
      wins: rounded(wins),
      meanScore: mean(score, games),
    })),
    kinds: [...tally.kinds].map(([kind, { games, wins, score }]) => ({
      kind,
      seats: games,
      wins: rounded(wins),
      meanScore: mean(score, games),
      winRate: mean(wins, games),
    })),
    figures: [...tally.figures].map(([id, sum]) => ({ id, mean: mean(sum, tally.finished) })),
  };
}
