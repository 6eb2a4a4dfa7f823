import {
  type ArenaGame,
  type ArenaMode,
  type ArenaResult,
  addTime,
  comparison,
  noTimes,
  quantile,
  ratingsOf,
  type Share,
  standing,
  type Times,
} from "@portolan/bots";
import type { FaultKind } from "./faults.ts";
import type { ArenaPlayed } from "./game.ts";

/** What an arena was asked to do. */
export interface ArenaPlan {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly mode: ArenaMode;
  /** Names of those who take part, by number. */
  readonly names: readonly string[];
  readonly schedule: readonly ArenaGame[];
}

/** What is known of an arena while it goes on. */
export interface ArenaLedger {
  /** By number of the game, so that the order in which games end does not matter. */
  readonly results: (ArenaResult | undefined)[];
  readonly times: readonly Times[];
  readonly faults: ArenaFault[];
}

/** A game that was lost by something other than playing. */
export interface ArenaFault {
  readonly name: string;
  /** Number of the game in the schedule, from 0. */
  readonly game: number;
  readonly seat: number;
  readonly kind: FaultKind;
  readonly detail: string;
}

export interface BotReport extends Share {
  readonly name: string;
  /** OpenSkill's estimate of its strength, and how far that may be off. */
  readonly rating: number;
  readonly uncertainty: number;
  /** Time for a decision that leaves a choice; null if there was none. */
  readonly medianMs: number | null;
  readonly p99Ms: number | null;
  /** Games lost by a fault. */
  readonly faults: number;
}

/** How often the first came out ahead of the second at the same table, equal ranks counting half. */
export interface PairingReport extends Share {
  readonly bots: readonly [string, string];
}

export interface ArenaReport {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly mode: ArenaMode;
  /** Games that were planned and games that were played. */
  readonly planned: number;
  readonly games: number;
  readonly deals: number;
  readonly bots: readonly BotReport[];
  readonly pairings: readonly PairingReport[];
  readonly faults: readonly ArenaFault[];
}

export function newLedger(plan: ArenaPlan): ArenaLedger {
  return { results: [], times: plan.names.map(noTimes), faults: [] };
}

export function enter(ledger: ArenaLedger, plan: ArenaPlan, index: number, played: ArenaPlayed): void {
  const game = plan.schedule[index];
  ledger.results[index] = { ...game, ranks: played.ranks };
  played.times.forEach((times, seat) => {
    for (const ms of times) addTime(ledger.times[game.seats[seat]], ms);
  });
  if (!played.fault) return;
  const { seat, kind, detail } = played.fault;
  ledger.faults.push({ name: plan.names[game.seats[seat]], game: index, seat, kind, detail });
}

/** So many digits tell all that games can. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function roundedShare({ games, wins, winRate, low, high }: Share): Share {
  return {
    games,
    wins: rounded(wins),
    winRate: rounded(winRate),
    low: rounded(low),
    high: rounded(high),
  };
}

function milliseconds(times: Times, part: number): number | null {
  const ms = quantile(times, part);
  return ms === null ? null : Number(ms.toPrecision(3));
}

/** Pairs of numbers below `count`, the smaller one first. */
function pairsOf(count: number): [number, number][] {
  const pairs: [number, number][] = [];
  for (let one = 0; one < count; one++)
    for (let other = one + 1; other < count; other++) pairs.push([one, other]);
  return pairs;
}

/** What the games played so far say. */
export function reportOf(plan: ArenaPlan, ledger: ArenaLedger): ArenaReport {
  const { game, players, seed, mode, names, schedule } = plan;
  const results = ledger.results.filter((result) => result !== undefined);
  const ratings = ratingsOf(results, names.length);
  return {
    game,
    players,
    seed,
    mode,
    planned: schedule.length,
    games: results.length,
    deals: new Set(results.map(({ deal }) => deal)).size,
    bots: names.map((name, bot) => ({
      name,
      ...roundedShare(standing(results, bot)),
      rating: rounded(ratings[bot].mu),
      uncertainty: rounded(ratings[bot].sigma),
      medianMs: milliseconds(ledger.times[bot], 0.5),
      p99Ms: milliseconds(ledger.times[bot], 0.99),
      faults: ledger.faults.filter((fault) => fault.name === name).length,
    })),
    pairings: pairsOf(names.length).map(([one, other]) => ({
      bots: [names[one], names[other]],
      ...roundedShare(comparison(results, one, other)),
    })),
    faults: ledger.faults.toSorted((a, b) => a.game - b.game),
  };
}
