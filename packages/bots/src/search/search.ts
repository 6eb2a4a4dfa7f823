import { awaited, best, type Chance, type Reach, type Rules, type Seat, type Shapes } from "@portolan/kernel";
import { afterMove, type Question } from "../player.ts";
import { lead } from "../trader.ts";
import { type Judgement, judge } from "./reward.ts";
import { type Branch, branchFor, type Junction, junction, select } from "./tree.ts";

/** Branches that a tree may have: some 50 MB. */
const MOST_BRANCHES = 200_000;
/** Worlds in which the moves at hand get their first glance. */
const FIRST_WORLDS = 3;

/** What the search has found out about a legal move. */
export interface Finding {
  readonly visits: number;
  /** Averages for the seat that searches. */
  readonly reward: number;
  readonly victory: number;
  readonly points: number;
}

/** A search under way. */
export interface Search<G extends Shapes = Shapes> {
  /** The moves that it looks at. */
  readonly legal: readonly G["move"][];
  /** Looks into one more world. */
  iterate(): void;
  /** How many it has looked into. */
  iterations(): number;
  /** How many branches its tree has. */
  size(): number;
  /** For each of the moves, in their order. */
  findings(): readonly Finding[];
}

/** What every step of one search needs. */
interface Quest<G extends Shapes> {
  readonly rules: Rules<G>;
  readonly chance: Chance;
  /** The seat that searches. */
  readonly seat: Seat;
  readonly reach: Reach;
  /** How many branches the tree may have; past that it grows no more and only learns. */
  readonly mostBranches: number;
  branches: number;
}

/** A choice made on the way from the root to a leaf. */
interface Step {
  readonly seat: Seat;
  readonly place: Junction;
  readonly branch: Branch;
}

/** The seat that decides next: the first of those for whom the game waits; nobody when it is over. */
function decider<G extends Shapes>(rules: Rules<G>, state: G["state"]): Seat | undefined {
  return awaited(rules, state)[0];
}

/** What is thought about in a position. */
function worthwhile<G extends Shapes>(rules: Rules<G>, state: G["state"], seat: Seat): readonly G["move"][] {
  return (rules.shortlist ?? rules.legal)(state, seat);
}

/** What leaves the seat best off at once, in this world. */
function bestAtOnce<G extends Shapes>(quest: Quest<G>, state: G["state"], seat: Seat): G["move"] {
  const { rules } = quest;
  const moves = worthwhile(rules, state, seat);
  if (moves.length === 1) return moves[0];
  return best(moves, (move) => lead(rules.outlook(afterMove(quest, state, seat, move)), seat));
}

/** What a seat does by habit, if the game has habits; now and then something else. */
function byHabit<G extends Shapes>(
  { rules, chance }: Pick<Quest<G>, "rules" | "chance">,
  state: G["state"],
  seat: Seat,
): G["move"] | undefined {
  const { habit, style } = rules;
  if (!habit || style.stray === 0 || chance.below(1000) >= style.stray * 1000) return habit?.(state, seat);
  const moves = worthwhile(rules, state, seat);
  return moves[chance.below(moves.length)];
}

/** Lets rivals decide as the game's style has it, up to the next decision of the seat that searches, or the end. */
function skipRivals<G extends Shapes>(quest: Quest<G>, state: G["state"]): void {
  const { rules, chance, seat } = quest;
  const { rivals } = rules.style;
  if (rivals === "tree") return;
  for (;;) {
    const rival = decider(rules, state);
    if (rival === undefined || rival === seat) return;
    const habit = rivals === "habit" ? byHabit(quest, state, rival) : undefined;
    rules.apply(state, rival, habit ?? bestAtOnce(quest, state, rival), chance);
  }
}

/** What a move promises at a glance: how the position looks right after it, in this world. */
function glance<G extends Shapes>(
  quest: Quest<G>,
  state: G["state"],
  seat: Seat,
  move: G["move"],
): Judgement {
  return judge(quest.rules, afterMove(quest, state, seat, move));
}

/** A decision: whose it is, what it is among, and the notation that the tree knows each move by. */
interface Decision<G extends Shapes> {
  readonly seat: Seat;
  readonly moves: readonly G["move"][];
  readonly keys: readonly string[];
}

function decisionOf<G extends Shapes>(rules: Rules<G>, seat: Seat, moves: readonly G["move"][]): Decision<G> {
  return { seat, moves, keys: moves.map((move) => rules.print(move)) };
}

/** The next decision that the tree holds; none when the game is over. */
function nextDecision<G extends Shapes>(quest: Quest<G>, state: G["state"]): Decision<G> | undefined {
  const { rules } = quest;
  skipRivals(quest, state);
  const seat = decider(rules, state);
  return seat === undefined ? undefined : decisionOf(rules, seat, worthwhile(rules, state, seat));
}

/** Adds branches with the promise that a glance gave them. */
function grow<G extends Shapes>(
  quest: Quest<G>,
  place: Junction,
  keys: readonly string[],
  promises: readonly number[],
): void {
  const { trust } = quest.rules.style;
  keys.forEach((key, m) => {
    place.branches.set(key, branchFor(promises[m], trust));
  });
  quest.branches += keys.length;
}

/** How many moves a decision is thought about in, by how often it came up: progressive widening. */
function width(breadth: number, visits: number): number {
  return breadth + Math.sqrt(visits);
}

/** Gives branches to moves that have none yet, as far as the decision may be that wide. */
function widen<G extends Shapes>(
  quest: Quest<G>,
  state: G["state"],
  { seat, moves, keys }: Decision<G>,
  place: Junction,
): void {
  let known = 0;
  for (const key of keys) if (place.branches.has(key)) known++;
  const room = Math.ceil(width(quest.rules.style.breadth, place.visits)) - known;
  if (room <= 0 || known === keys.length) return;
  const fresh = keys.map((_, m) => m).filter((m) => !place.branches.has(keys[m]));
  while (fresh.length > room) fresh.splice(quest.chance.below(fresh.length), 1);
  grow(
    quest,
    place,
    fresh.map((m) => keys[m]),
    fresh.length === 1 && known === 0
      ? [0.5]
      : fresh.map((m) => glance(quest, state, seat, moves[m]).rewards[seat]),
  );
}

/** Plays on from a leaf by habit, where the game has habits, so that what is under way comes to something. */
function playOn<G extends Shapes>(quest: Quest<G>, state: G["state"]): void {
  const { rules, chance, reach } = quest;
  for (let left = reach.playout; left > 0; left--) {
    const seat = decider(rules, state);
    const move = seat === undefined ? undefined : byHabit(quest, state, seat);
    if (seat === undefined || move === undefined) return;
    rules.apply(state, seat, move, chance);
  }
}

/** Goes down the tree to a leaf, which it adds, and leaves the state as it is there. */
function descend<G extends Shapes>(
  quest: Quest<G>,
  root: Junction,
  atHand: Decision<G>,
  state: G["state"],
): Step[] {
  const { rules, chance } = quest;
  const path: Step[] = [];
  let place: Junction | null = root;
  while (place !== null && place.visits > 0) {
    // At the root the seat is asked now, even if others may act as well.
    const decision = place === root ? atHand : nextDecision(quest, state);
    if (decision === undefined) break;
    const { seat, moves, keys } = decision;
    if (quest.branches < quest.mostBranches) widen(quest, state, decision, place);
    const chosen = select(place, keys, rules.style.curiosity);
    const branch = place.branches.get(keys[chosen]);
    if (branch === undefined) break;
    rules.apply(state, seat, moves[chosen], chance);
    path.push({ seat, place, branch });
    const mayGrow = path.length < quest.reach.depth && quest.branches < quest.mostBranches;
    if (branch.next === null && mayGrow) branch.next = junction();
    place = branch.next;
  }
  if (place !== null) place.visits++;
  return path;
}

/** What each legal move has been found to bring, in sums. */
interface Sum {
  visits: number;
  reward: number;
  victory: number;
  points: number;
}

function add(sum: Sum, { rewards, victory, points }: Judgement, seat: Seat): void {
  sum.visits++;
  sum.reward += rewards[seat];
  sum.victory += victory[seat];
  sum.points += points[seat];
}

/** A first look at each legal move in some worlds. */
function firstGlance<G extends Shapes>(quest: Quest<G>, { view, seat, legal }: Question<G>): Sum[] {
  const sums = legal.map(() => ({ visits: 0, reward: 0, victory: 0, points: 0 }));
  for (let i = 0; i < FIRST_WORLDS; i++) {
    const world = quest.rules.sample(view, quest.chance);
    legal.forEach((move, m) => {
      add(sums[m], glance(quest, world, seat, move), seat);
    });
  }
  return sums;
}

/**
 * Information-set tree search: every iteration samples a world that the seat cannot rule out and goes down one tree that
 * all worlds share, choosing for each seat what is best for it. The evaluation gives the priors and judges the leaves.
 */
export function startSearch<G extends Shapes>(
  question: Question<G>,
  reach = question.rules.style.reach.far,
  mostBranches = MOST_BRANCHES,
): Search<G> {
  const { rules, chance, view, legal, seat } = question;
  const quest: Quest<G> = { rules, chance, seat, reach, mostBranches, branches: 0 };
  const atHand = decisionOf(rules, seat, legal);
  const { keys } = atHand;
  const sums = firstGlance(quest, question);
  const root = junction();
  root.visits = 1;
  grow(
    quest,
    root,
    keys,
    sums.map(({ visits, reward }) => reward / visits),
  );
  const sumOf = new Map(keys.map((key, m) => [root.branches.get(key), sums[m]]));
  let iterations = 0;
  return {
    legal,
    iterate() {
      iterations++;
      const state = rules.sample(view, chance);
      const path = descend(quest, root, atHand, state);
      playOn(quest, state);
      const judgement = judge(rules, state);
      for (const step of path) {
        step.place.visits++;
        step.branch.visits++;
        step.branch.total += judgement.rewards[step.seat];
      }
      const sum = sumOf.get(path[0]?.branch);
      if (sum) add(sum, judgement, seat);
    },
    iterations: () => iterations,
    size: () => quest.branches,
    findings: () =>
      sums.map(({ visits, reward, victory, points }) => ({
        visits,
        reward: reward / visits,
        victory: victory / visits,
        points: points / visits,
      })),
  };
}
