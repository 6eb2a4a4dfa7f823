import type { GameTypes } from "@portolan/kernel";
import { type Clock, narrow, type Question } from "../player.ts";
import { type Profile, profileFor } from "../profile.ts";
import { type MoveStats, type Search, startSearch } from "./search.ts";

/** How much to think: until either time or iterations are used up. */
export interface Budget {
  readonly ms?: number;
  readonly iterations?: number;
  /** How far to look; as far as is best unless said. */
  readonly horizon?: keyof Profile["horizon"];
}

/** Iterations between two looks at whether the choice is made already. */
const STRIDE = 64;

/** The move most looked at: what a search that has seen much is surest of; among equals the better one. */
export function mostVisited(stats: readonly MoveStats[]): number {
  let best = 0;
  stats.forEach(({ visits, reward }, m) => {
    const other = stats[best];
    if (visits > other.visits || (visits === other.visits && reward > other.reward)) best = m;
  });
  return best;
}

/** The move that a search has come to. */
export function choiceOf<G extends GameTypes>(search: Search<G>): G["move"] {
  return search.legal[mostVisited(search.stats())];
}

/** Whether the second most looked-at move could still become the first with so many more iterations. */
function isOpen(search: Pick<Search, "stats">, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of search.stats()) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second <= left;
}

/** Lets a search think to the end of its budget. */
export function runToEnd<G extends GameTypes>(thinking: Generator<Search<G>, Search<G>>): Search<G> {
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  return step.value;
}

/** Looks into one world after another until the budget is used up, and tells each time how many more there may be. */
function* worldByWorld(
  search: Search,
  { ms = Number.POSITIVE_INFINITY, iterations = Number.POSITIVE_INFINITY }: Budget,
  clock: Clock,
  start: number,
): Generator<number, void> {
  while (search.iterations() < iterations) {
    search.iterate();
    const done = search.iterations();
    const spent = clock.now() - start;
    if (spent >= ms) return;
    const byTime = ms === Number.POSITIVE_INFINITY ? ms : ((ms - spent) * done) / Math.max(spent, 1e-3);
    yield Math.min(iterations - done, byTime);
  }
}

/**
 * Searches among the moves that are worth thinking about. Each iteration is a step of the generator, so that whoever
 * drives it can stop in between. Ends when the budget is used up, or when no further iteration could change the choice.
 */
export function* searchMoves<G extends GameTypes>(
  asked: Question<G>,
  budget: Budget,
  clock: Clock,
  profile = profileFor(asked.rules),
): Generator<Search<G>, Search<G>> {
  const start = clock.now();
  const question = narrow(asked);
  const search = startSearch(question, { profile, horizon: profile.horizon[budget.horizon ?? "far"] });
  if (question.legal.length === 1) return search;
  for (const left of worldByWorld(search, budget, clock, start)) {
    if (search.iterations() % STRIDE === 0 && !isOpen(search, left)) break;
    yield search;
  }
  return search;
}

/**
 * Searches what one move leads to, for all of the budget. A search among several looks much further after its favourite
 * than after the rest, which flatters the favourite: moves that are examined equally long can be compared.
 */
export function* searchMove<G extends GameTypes>(
  question: Question<G>,
  move: G["move"],
  budget: Budget,
  clock: Clock,
): Generator<Search<G>, Search<G>> {
  const start = clock.now();
  const { horizon } = profileFor(question.rules);
  const search = startSearch({ ...question, legal: [move] }, { horizon: horizon[budget.horizon ?? "far"] });
  for (const _left of worldByWorld(search, budget, clock, start)) yield search;
  return search;
}
