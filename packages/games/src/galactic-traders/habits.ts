import { best, type Seat } from "@portolan/kernel";
import { winnerOf } from "./agreements.ts";
import { isFull } from "./cargo.ts";
import { legalMoves } from "./decisions.ts";
import type { Good, PlanetId } from "./edition.ts";
import type { Move } from "./moves.ts";
import { costOf, lacking } from "./prospects.ts";
import { goodsOn, isComplete, openSlotFor } from "./slots.ts";
import { remaining, type Standing, standingOf, worth } from "./standing.ts";
import { nextStep, placeInRow, type RowPlanet, type State, type Table } from "./state.ts";

/** What a player looks at who decides by habit. */
interface Glance {
  readonly table: Table;
  readonly state: State;
  readonly seat: Seat;
  readonly left: number;
  readonly standing: Standing;
}

function glanceOf(table: Table, state: State, seat: Seat): Glance {
  const left = remaining(table, state);
  return { table, state, seat, left, standing: standingOf(table, state, seat, left) };
}

/** What a planet of the row brings beyond the goods it takes. */
function netWorth({ table, seat, left }: Glance, place: RowPlanet): number {
  let empty = 0;
  for (const laid of place.slots) if (laid === null) empty++;
  const card = table.edition.planets[place.planet];
  return worth(table, card, left) - costOf(table, goodsOn(place, seat), empty, left);
}

/** What the planets promise to whoever has these goods in hand. */
function handWorth(glance: Glance, hand: readonly number[]): number {
  const { table, state, standing } = glance;
  const { chance, second, hand: single } = table.weights;
  const promises = state.row.map(
    (place) => netWorth(glance, place) * chance[lacking(table, hand, 0, standing.converters, place)],
  );
  const [first = 0, next = 0] = promises.sort((one, other) => other - one);
  let kinds = 0;
  for (const count of hand) if (count > 0) kinds++;
  return Math.max(0, first) + second * Math.max(0, next) + kinds * (single.first - single.further);
}

/** The good among these that leaves the hand best when it comes in or goes out. */
function bestGood(glance: Glance, goods: readonly number[], change: 1 | -1): Good {
  const hand = glance.standing.trader.hand.slice();
  const kinds = hand.map((_, good) => good).filter((good) => goods[good] > 0);
  return best(kinds, (good) => {
    hand[good] += change;
    const promise = handWorth(glance, hand);
    hand[good] -= change;
    return promise;
  });
}

/** Picks what helps most, and discards what is missed least. */
function pickMove(glance: Glance): Move {
  const { table, state, seat, standing } = glance;
  const discard = isFull(table, state, seat) ? bestGood(glance, standing.trader.hand, -1) : null;
  return { type: "pick", good: bestGood(glance, state.pool, 1), discard };
}

/** Whether the seat would win a planet by filling all its empty slots now. */
function winsByFilling({ table, state, seat }: Glance, { slots }: RowPlanet): boolean {
  const filled = slots.map((laid) => laid ?? { owner: seat, laidAt: state.layCounter });
  return winnerOf(filled, table.players).seat === seat;
}

/** The planet worth most of those that the seat could fill in this turn with these goods in hand. */
function fillable(glance: Glance, hand: readonly number[], out: number): RowPlanet | null {
  const { table, state, standing } = glance;
  let best: RowPlanet | null = null;
  let most = 0;
  for (const place of state.row) {
    const empty = place.slots.filter((laid) => laid === null).length;
    const net = netWorth(glance, place);
    if (net <= most || out + empty > table.edition.limits.goodsOnPlanets) continue;
    if (lacking(table, hand, 0, standing.ready, place) > 0 || !winsByFilling(glance, place)) continue;
    most = net;
    best = place;
  }
  return best;
}

/** Takes goods back with which a planet can be filled, one after the other. */
function recallMove(glance: Glance, moves: readonly Move[]): Move {
  const { state, standing } = glance;
  const { hand } = standing.trader;
  let best: Move = { type: "end" };
  const ready = fillable(glance, hand, standing.out);
  let most = ready ? netWorth(glance, ready) : 0;
  for (const move of moves) {
    if (move.type !== "recall") continue;
    const laid = state.row[placeInRow(state, move.planet)].slots[move.slot];
    if (!laid) continue;
    const after = hand.slice();
    after[laid.good]++;
    if (move.discard !== null) after[move.discard]--;
    const place = fillable(glance, after, standing.out - 1);
    if (!place || place.planet === move.planet) continue;
    const net = netWorth(glance, place) - (move.discard === null ? 0 : glance.table.weights.hand.first);
    if (net <= most) continue;
    most = net;
    best = move;
  }
  return best;
}

/** What a good in a slot of a planet promises its owner. */
function slotWorth(glance: Glance, planet: PlanetId, as: Good, hand: readonly number[]): number {
  const { table, state, seat, standing } = glance;
  const { edition, players, weights } = table;
  const place = state.row[placeInRow(state, planet)];
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
  if (isComplete(after)) return leads ? netWorth(glance, place) + weights.now : -netWorth(glance, place);
  const chance = weights.chance[lacking(table, hand, 0, standing.converters, after)];
  return netWorth(glance, place) * chance * (leads ? 1 : weights.contest);
}

/** What a player loses who gives up a good of the hand. */
function lossOf(glance: Glance, good: Good): number {
  const { hand } = glance.standing.trader;
  const rest = hand.slice();
  rest[good]--;
  return handWorth(glance, hand) - handWorth(glance, rest);
}

function worthOf(glance: Glance, move: Move): number {
  const { state, table, standing } = glance;
  const { hand } = standing.trader;
  switch (move.type) {
    case "lay":
    case "convert": {
      const rest = hand.slice();
      rest[move.good]--;
      const as = move.type === "convert" ? move.as : move.good;
      return slotWorth(glance, move.planet, as, rest) + table.weights.out - table.weights.hand.first;
    }
    case "exchange":
      return table.weights.habits.exchange - lossOf(glance, move.good);
    case "relay":
      return slotWorth(glance, move.planet, move.as, hand);
    case "give":
      return state.traders[move.to].planets.reduce(
        (sum, { planet }) => sum + table.edition.planets[planet].vp,
        0,
      );
    case "end":
      return 0;
    default:
      return -1;
  }
}

function bestMove(glance: Glance, moves: readonly Move[]): Move {
  return best(moves, (move) => worthOf(glance, move));
}

/** Fills a planet that can be won now; else exchanges what is of no use, and lays what may come to something. */
function deliverMove(glance: Glance, moves: readonly Move[]): Move {
  const { standing } = glance;
  const target = fillable(glance, standing.trader.hand, standing.out);
  if (!target) {
    const exchange = bestMove(
      glance,
      moves.filter(({ type }) => type === "exchange" || type === "end"),
    );
    return exchange.type === "end" ? bestMove(glance, moves) : exchange;
  }
  const there = moves.filter((move) => "planet" in move && move.planet === target.planet);
  return there.find(({ type }) => type === "lay") ?? there[0] ?? bestMove(glance, moves);
}

/**
 * What a player does here by habit: picks goods for the most promising planets, fills one where that wins it, takes goods
 * back for that alone, and lays others where they promise most. Quick, and good enough to see how a game goes on.
 */
export function habit(table: Table, state: State, seat: Seat): Move {
  const glance = glanceOf(table, state, seat);
  const moves = legalMoves(table, state, seat);
  switch (nextStep(state).step) {
    case "draft":
      return pickMove(glance);
    case "recall":
      return recallMove(glance, moves);
    case "deliver":
      return deliverMove(glance, moves);
    default:
      return bestMove(glance, moves);
  }
}
