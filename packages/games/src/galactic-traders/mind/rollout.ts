import { best, nextStep, type Seat } from "@portolan/kernel";
import { winnerOf } from "../rules/agreements.ts";
import { isFull } from "../rules/cargo.ts";
import { legalMoves } from "../rules/decisions.ts";
import type { Good, PlanetId } from "../rules/edition.ts";
import type { Move, MoveOf } from "../rules/moves.ts";
import { goodsOn, isComplete, openSlotFor } from "../rules/slots.ts";
import { placeInRow, type RowPlanet, type State } from "../state.ts";
import { costOf, lacking } from "./prospects.ts";
import { remaining, type Standing, standingOf, worth } from "./standing.ts";
import type { MindConfig } from "./weights.ts";

/** What the rules of thumb look at. */
interface RolloutContext {
  readonly config: MindConfig;
  readonly state: State;
  readonly seat: Seat;
  readonly standing: Standing;
  /** What each planet of the row brings beyond the goods it takes. */
  readonly nets: readonly number[];
}

function contextOf(config: MindConfig, state: State, seat: Seat): RolloutContext {
  const left = remaining(config, state);
  const nets = state.row.map(
    (place) =>
      worth(config, config.edition.planets[place.planet], left) -
      costOf(config, goodsOn(place, seat), emptySlots(place), left),
  );
  return { config, state, seat, standing: standingOf(config, state, seat, left), nets };
}

function emptySlots({ slots }: RowPlanet): number {
  let empty = 0;
  for (const laid of slots) if (laid === null) empty++;
  return empty;
}

/** What the planets promise to whoever has these goods in hand. */
function handWorth({ config, state, standing, nets }: RolloutContext, hand: readonly number[]): number {
  const { chance, second, hand: single } = config.weights;
  let most = 0;
  let next = 0;
  for (let at = 0; at < nets.length; at++) {
    const promise = nets[at] * chance[lacking(config, hand, 0, standing.converters, state.row[at])];
    if (promise > most) {
      next = most;
      most = promise;
    } else if (promise > next) next = promise;
  }
  let kinds = 0;
  for (const count of hand) if (count > 0) kinds++;
  return most + second * next + kinds * (single.first - single.further);
}

/** The good among these that leaves the hand best when it comes in or goes out. */
function bestGood(context: RolloutContext, goods: readonly number[], change: 1 | -1): Good {
  const hand = context.standing.trader.hand.slice();
  const kinds = hand.map((_, good) => good).filter((good) => goods[good] > 0);
  return best(kinds, (good) => {
    hand[good] += change;
    const promise = handWorth(context, hand);
    hand[good] -= change;
    return promise;
  });
}

/** Picks what helps most, and discards what is missed least. */
function pickMove(context: RolloutContext): Move {
  const { config, state, seat, standing } = context;
  const discard = isFull(config, state, seat) ? bestGood(context, standing.trader.hand, -1) : null;
  return { type: "pick", good: bestGood(context, state.pool, 1), discard };
}

/** Whether the seat would win a planet by filling all its empty slots now. */
function winsByFilling({ config, state, seat }: RolloutContext, { slots }: RowPlanet): boolean {
  const filled = slots.map((laid) => laid ?? { owner: seat, laidAt: state.layCounter });
  return winnerOf(filled, config.players).seat === seat;
}

/** The place in the row of the planet worth most that the seat could fill in this turn with these goods; -1 for none. */
function fillable(context: RolloutContext, hand: readonly number[], out: number): number {
  const { config, state, standing, nets } = context;
  const room = config.edition.limits.goodsOnPlanets - out;
  let found = -1;
  let most = 0;
  for (let at = 0; at < nets.length; at++) {
    const place = state.row[at];
    const empty = emptySlots(place);
    if (nets[at] <= most || empty === 0 || empty > room) continue;
    if (lacking(config, hand, 0, standing.ready, place) > 0 || !winsByFilling(context, place)) continue;
    most = nets[at];
    found = at;
  }
  return found;
}

/** What taking this good back brings: the planet that can then be filled. */
function recallWorth(context: RolloutContext, { planet, slot, discard }: MoveOf<"recall">): number {
  const { state, config, standing, nets } = context;
  const laid = state.row[placeInRow(state, planet)].slots[slot];
  if (!laid) return 0;
  const hand = standing.trader.hand.slice();
  hand[laid.good]++;
  if (discard !== null) hand[discard]--;
  const at = fillable(context, hand, standing.out - 1);
  if (at < 0 || state.row[at].planet === planet) return 0;
  return nets[at] - (discard === null ? 0 : config.weights.hand.first);
}

/** Takes a good back if a better planet can be filled with it than without. */
function recallMove(context: RolloutContext, moves: readonly Move[]): Move {
  const { standing, nets } = context;
  const at = fillable(context, standing.trader.hand, standing.out);
  const without = at < 0 ? 0 : nets[at];
  const end: Move = { type: "end" };
  return best([end, ...moves], (move) => (move.type === "recall" ? recallWorth(context, move) : without));
}

/** What a good in a slot of a planet promises its owner. */
function slotWorth(context: RolloutContext, planet: PlanetId, as: Good, hand: readonly number[]): number {
  const { config, state, seat, standing, nets } = context;
  const { edition, players, weights } = config;
  const at = placeInRow(state, planet);
  const place = state.row[at];
  const slots = place.slots.slice();
  slots[openSlotFor(edition, place, as)] = {
    owner: seat,
    good: as,
    faceDown: true,
    secret: null,
    laidAt: state.layCounter,
  };
  const after = { ...place, slots };
  const leads = winnerOf(slots, players).seat === seat;
  if (isComplete(after)) return leads ? nets[at] + weights.now : -nets[at];
  const chance = weights.chance[lacking(config, hand, 0, standing.converters, after)];
  return nets[at] * chance * (leads ? 1 : weights.contest);
}

/** What a player loses who gives up a good of the hand. */
function lossOf(context: RolloutContext, good: Good): number {
  const { hand } = context.standing.trader;
  const rest = hand.slice();
  rest[good]--;
  return handWorth(context, hand) - handWorth(context, rest);
}

function worthOf(context: RolloutContext, move: Move): number {
  const { state, config, standing } = context;
  const { hand } = standing.trader;
  switch (move.type) {
    case "lay":
    case "convert": {
      const rest = hand.slice();
      rest[move.good]--;
      const as = move.type === "convert" ? move.as : move.good;
      return slotWorth(context, move.planet, as, rest) + config.weights.out - config.weights.hand.first;
    }
    case "exchange":
      return config.weights.rollout.exchange - lossOf(context, move.good);
    case "relay":
      return slotWorth(context, move.planet, move.as, hand);
    case "give":
      return state.traders[move.to].planets.reduce(
        (sum, { planet }) => sum + config.edition.planets[planet].vp,
        0,
      );
    case "end":
      return 0;
    default:
      return -1;
  }
}

function bestMove(context: RolloutContext, moves: readonly Move[]): Move {
  return best(moves, (move) => worthOf(context, move));
}

/** Fills a planet that can be won now; else, unless one is full, exchanges what is of no use, and lays the rest. */
function deliverMove(context: RolloutContext, moves: readonly Move[]): Move {
  const { state, standing } = context;
  const target = state.row[fillable(context, standing.trader.hand, standing.out)]?.planet;
  const there = moves.filter((move) => "planet" in move && move.planet === target);
  if (there.length > 0) return there.find(({ type }) => type === "lay") ?? there[0];
  if (state.row.some(isComplete)) return bestMove(context, moves);
  const exchanges = moves.filter(({ type }) => type === "exchange" || type === "end");
  const exchange = bestMove(context, exchanges);
  return exchange.type === "end" ? bestMove(context, moves) : exchange;
}

/**
 * What a player does here in a rollout: picks goods for the most promising planets, fills one where that wins it, takes goods
 * back for that alone, and lays others where they promise most. Quick, and good enough to see how a game goes on.
 */
export function rollout(config: MindConfig, state: State, seat: Seat): Move {
  const context = contextOf(config, state, seat);
  const { step } = nextStep(state);
  if (step === "draft") return pickMove(context);
  const moves = legalMoves(config, state, seat);
  if (step === "recall") return recallMove(context, moves);
  return step === "deliver" ? deliverMove(context, moves) : bestMove(context, moves);
}
