import { best, type Chance, type GameTypes, type Rules, type Seat } from "@portolan/kernel";
import { afterMove, type Question } from "../player.ts";
import { type Horizon, type Profile, profileFor } from "../profile.ts";
import { lead } from "../trader.ts";
import { type Edge, type Node, newEdge, newNode, select } from "./tree.ts";
import { positionValue, type Value } from "./value.ts";

/** Edges that a tree may have: some 50 MB. */
const MAX_EDGES = 200_000;
/** Worlds in which the moves at hand are evaluated first. */
const FIRST_WORLDS = 3;

/** What the search has found out about a legal move. */
export interface MoveStats {
  readonly visits: number;
  /** Averages for the seat that searches. */
  readonly reward: number;
  readonly victory: number;
  readonly points: number;
}

/** A search under way. */
export interface Search<G extends GameTypes = GameTypes> {
  /** The moves that it looks at. */
  readonly legal: readonly G["move"][];
  /** Looks into one more world. */
  iterate(): void;
  /** How many it has looked into. */
  iterations(): number;
  /** How many edges its tree has. */
  size(): number;
  /** For each of the moves, in their order. */
  stats(): readonly MoveStats[];
}

/** How to search; by the game's profile and as far as is best, unless said. */
export interface SearchOptions {
  readonly profile?: Profile;
  readonly horizon?: Horizon;
  /** How many edges the tree may have; past that it grows no more and only learns. */
  readonly maxEdges?: number;
}

/** What every step of one search needs. */
interface SearchContext<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly chance: Chance;
  /** The seat that searches. */
  readonly seat: Seat;
  readonly profile: Profile;
  readonly horizon: Horizon;
  readonly maxEdges: number;
  edges: number;
}

/** A choice made on the way from the root to a leaf. */
interface Step {
  readonly seat: Seat;
  readonly node: Node;
  readonly edge: Edge;
}

/** The seat that decides next: the first of those for whom the game waits; nobody when it is over. */
function decider<G extends GameTypes>(rules: Rules<G>, state: G["state"]): Seat | undefined {
  return rules.waitsFor(state)[0];
}

/** What leaves the seat best off at once, in this world. */
function greedyMove<G extends GameTypes>(
  context: SearchContext<G>,
  state: G["state"],
  seat: Seat,
): G["move"] {
  const { mind } = context.rules;
  const moves = mind.candidates(state, seat);
  if (moves.length === 1) return moves[0];
  return best(moves, (move) => lead(mind.evaluate(afterMove(context, state, seat, move)), seat));
}

/** What a seat does by the rollout policy, if the game has one; with probability epsilon any candidate. */
function rolloutMove<G extends GameTypes>(
  { rules: { mind }, chance, profile: { epsilon } }: SearchContext<G>,
  state: G["state"],
  seat: Seat,
): G["move"] | null {
  if (epsilon === 0 || chance.below(1000) >= epsilon * 1000) return mind.rollout(state, seat);
  const moves = mind.candidates(state, seat);
  return moves[chance.below(moves.length)];
}

/** Lets rivals decide as the profile has it, up to the next decision of the seat that searches, or the end. */
function skipRivals<G extends GameTypes>(context: SearchContext<G>, state: G["state"]): void {
  const { rules, chance, seat, profile } = context;
  if (profile.rivals === "tree") return;
  for (;;) {
    const rival = decider(rules, state);
    if (rival === undefined || rival === seat) return;
    const move = profile.rivals === "rollout" ? rolloutMove(context, state, rival) : null;
    rules.apply(state, rival, move ?? greedyMove(context, state, rival), chance);
  }
}

/** The value of the position right after a move, in this world. */
function valueAfter<G extends GameTypes>(
  context: SearchContext<G>,
  state: G["state"],
  seat: Seat,
  move: G["move"],
): Value {
  return positionValue(context.rules, afterMove(context, state, seat, move));
}

/** A decision: whose it is, what it is among, and the notation that the tree knows each move by. */
interface Decision<G extends GameTypes> {
  readonly seat: Seat;
  readonly moves: readonly G["move"][];
  readonly keys: readonly string[];
}

function decisionOf<G extends GameTypes>(
  rules: Rules<G>,
  seat: Seat,
  moves: readonly G["move"][],
): Decision<G> {
  return { seat, moves, keys: moves.map((move) => rules.print(move)) };
}

/** The next decision that the tree holds; none when the game is over. */
function nextDecision<G extends GameTypes>(
  context: SearchContext<G>,
  state: G["state"],
): Decision<G> | undefined {
  const { rules } = context;
  skipRivals(context, state);
  const seat = decider(rules, state);
  return seat === undefined ? undefined : decisionOf(rules, seat, rules.mind.candidates(state, seat));
}

/** Adds edges with what their moves promise at first. */
function expand<G extends GameTypes>(
  context: SearchContext<G>,
  node: Node,
  keys: readonly string[],
  promises: readonly number[],
): void {
  const { priorSharpness } = context.profile;
  keys.forEach((key, m) => {
    node.edges.set(key, newEdge(promises[m], priorSharpness));
  });
  context.edges += keys.length;
}

/** How many edges a node may have, by how often it was visited: progressive widening. */
function widthAt(width: number, visits: number): number {
  return width + Math.sqrt(visits);
}

/** Gives edges to moves that have none yet, as far as the node may be that wide. */
function widen<G extends GameTypes>(
  context: SearchContext<G>,
  state: G["state"],
  { seat, moves, keys }: Decision<G>,
  node: Node,
): void {
  let known = 0;
  for (const key of keys) if (node.edges.has(key)) known++;
  const room = Math.ceil(widthAt(context.profile.width, node.visits)) - known;
  if (room <= 0 || known === keys.length) return;
  const fresh = keys.map((_, m) => m).filter((m) => !node.edges.has(keys[m]));
  while (fresh.length > room) fresh.splice(context.chance.below(fresh.length), 1);
  expand(
    context,
    node,
    fresh.map((m) => keys[m]),
    fresh.length === 1 && known === 0
      ? [0.5]
      : fresh.map((m) => valueAfter(context, state, seat, moves[m]).rewards[seat]),
  );
}

/** Plays on from a leaf by the rollout policy, where the game has one, so that what is under way comes to something. */
function rollOut<G extends GameTypes>(context: SearchContext<G>, state: G["state"]): void {
  const { rules, chance, horizon } = context;
  for (let left = horizon.rollout; left > 0; left--) {
    const seat = decider(rules, state);
    if (seat === undefined) return;
    const move = rolloutMove(context, state, seat);
    if (move === null) return;
    rules.apply(state, seat, move, chance);
  }
}

/** Goes down the tree to a leaf, which it adds, and leaves the state as it is there. */
function descend<G extends GameTypes>(
  context: SearchContext<G>,
  root: Node,
  atHand: Decision<G>,
  state: G["state"],
): Step[] {
  const { rules, chance, profile } = context;
  const path: Step[] = [];
  let node: Node | null = root;
  while (node !== null && node.visits > 0) {
    // At the root the seat is asked now, even if others may act as well.
    const decision = node === root ? atHand : nextDecision(context, state);
    if (decision === undefined) break;
    const { seat, moves, keys } = decision;
    if (context.edges < context.maxEdges) widen(context, state, decision, node);
    const chosen = select(node, keys, profile.exploration);
    const edge = node.edges.get(keys[chosen]);
    if (edge === undefined) break;
    rules.apply(state, seat, moves[chosen], chance);
    path.push({ seat, node, edge });
    const mayGrow = path.length < context.horizon.depth && context.edges < context.maxEdges;
    if (edge.next === null && mayGrow) edge.next = newNode();
    node = edge.next;
  }
  if (node !== null) node.visits++;
  return path;
}

/** What each legal move has been found to bring, in sums. */
interface Sum {
  visits: number;
  reward: number;
  victory: number;
  points: number;
}

function add(sum: Sum, { rewards, victory, points }: Value, seat: Seat): void {
  sum.visits++;
  sum.reward += rewards[seat];
  sum.victory += victory[seat];
  sum.points += points[seat];
}

/** The value right after each legal move, in some worlds. */
function firstValues<G extends GameTypes>(
  context: SearchContext<G>,
  { view, seat, legal }: Question<G>,
): Sum[] {
  const sums = legal.map(() => ({ visits: 0, reward: 0, victory: 0, points: 0 }));
  for (let i = 0; i < FIRST_WORLDS; i++) {
    const world = context.rules.sample(view, context.chance);
    legal.forEach((move, m) => {
      add(sums[m], valueAfter(context, world, seat, move), seat);
    });
  }
  return sums;
}

/**
 * Information-set tree search: every iteration samples a world that the seat cannot rule out and goes down one tree that
 * all worlds share, choosing for each seat what is best for it. The evaluation gives the priors and judges the leaves.
 */
export function startSearch<G extends GameTypes>(
  question: Question<G>,
  options: SearchOptions = {},
): Search<G> {
  const { rules, chance, view, legal, seat } = question;
  const { profile = profileFor(rules), maxEdges = MAX_EDGES } = options;
  const { horizon = profile.horizon.far } = options;
  const context: SearchContext<G> = { rules, chance, seat, profile, horizon, maxEdges, edges: 0 };
  const atHand = decisionOf(rules, seat, legal);
  const { keys } = atHand;
  const sums = firstValues(context, question);
  const root = newNode();
  root.visits = 1;
  expand(
    context,
    root,
    keys,
    sums.map(({ visits, reward }) => reward / visits),
  );
  const sumOf = new Map(keys.map((key, m) => [root.edges.get(key), sums[m]]));
  let iterations = 0;
  return {
    legal,
    iterate() {
      iterations++;
      const state = rules.sample(view, chance);
      const path = descend(context, root, atHand, state);
      rollOut(context, state);
      const value = positionValue(rules, state);
      for (const step of path) {
        step.node.visits++;
        step.edge.visits++;
        step.edge.total += value.rewards[step.seat];
      }
      const sum = sumOf.get(path[0]?.edge);
      if (sum) add(sum, value, seat);
    },
    iterations: () => iterations,
    size: () => context.edges,
    stats: () =>
      sums.map(({ visits, reward, victory, points }) => ({
        visits,
        reward: reward / visits,
        victory: victory / visits,
        points: points / visits,
      })),
  };
}
