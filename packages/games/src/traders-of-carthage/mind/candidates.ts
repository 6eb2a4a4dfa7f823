import type { Seat } from "@portolan/kernel";
import { nextStep } from "@portolan/kernel";
import { cost, purchase } from "../rules/buy.ts";
import { coinsOf, totalCoins } from "../rules/cards.ts";
import { legalMoves } from "../rules/decisions.ts";
import type { Card } from "../rules/edition.ts";
import type { Move, MoveOf } from "../rules/moves.ts";
import { offerReserves } from "../rules/reserve.ts";
import { offerTakes } from "../rules/take.ts";
import type { State } from "../state.ts";
import type { MindConfig } from "./weights.ts";

/** Ways to pay that a purchase is thought about with. */
const PAYMENTS = 3;
/** Cards that are laid down at most while looking for them: far more than a hand of ordinary size takes. */
const MOST_STEPS = 20_000;

/** A payment and what its owner loses with it. */
interface Payment {
  readonly cards: readonly Card[];
  readonly loss: number;
}

/** What a player loses with each card: its coins, and its amphorae where there will be goods to store with them. */
function losses({ edition, weights }: MindConfig, { market, traders }: State, seat: Seat): number[] {
  const { goods } = traders[seat];
  const wanted = edition.colours.map((_, colour) => edition.byColour[colour].some((card) => goods[card] > 0));
  for (const card of purchase(market, seat)) wanted[edition.cards[card].colour] = true;
  return edition.cards.map(
    ({ colour, value, icons }) => value * weights.coin + (wanted[colour] ? icons * weights.amphora : 0),
  );
}

/**
 * The payments that lose least, the best first. Cards are laid down from the highest value to the lowest; a branch is
 * left as soon as even the exact rest would lose more than the payments already found. Where that takes too long, the
 * best found so far will do.
 */
export function cheapestPayments(config: MindConfig, state: State, seat: Seat): (readonly Card[])[] {
  const { edition, weights } = config;
  const { byValue, values } = edition;
  const left = state.traders[seat].hand.slice();
  const loss = losses(config, state, seat);
  const best: Payment[] = [];
  const laid: Card[] = [];
  let steps = 0;
  const keep = (lost: number): void => {
    const at = best.findIndex((payment) => lost < payment.loss);
    best.splice(at < 0 ? best.length : at, 0, { cards: laid.slice(), loss: lost });
    if (best.length > PAYMENTS) best.pop();
  };
  const layDown = (at: number, missing: number, reach: number, lost: number): void => {
    let within = reach;
    for (let i = at; within >= missing && steps < MOST_STEPS; i++) {
      const card = byValue[i];
      const copies = left[card];
      if (copies === 0) continue;
      steps++;
      const value = values[card];
      const now = lost + loss[card];
      const least = now + Math.max(0, missing - value) * weights.coin;
      if (best.length < PAYMENTS || least < best[best.length - 1].loss) {
        laid.push(card);
        if (value >= missing) keep(now);
        else {
          left[card]--;
          layDown(i, missing - value, within - value, now);
          left[card]++;
        }
        laid.pop();
      }
      within -= copies * value;
    }
  };
  layDown(0, cost(edition, state.market, seat), totalCoins(edition, left), 0);
  return best.map(({ cards }) => cards);
}

/** For each number of goods that can be stored the choice that keeps the most valuable goods for the fewest coins. */
export function bestStores({ edition }: MindConfig, moves: readonly Move[]): Move[] {
  const best = new Map<number, MoveOf<"store">>();
  const gain = ({ goods, discards }: MoveOf<"store">): number =>
    100 * coinsOf(edition, goods) - coinsOf(edition, discards);
  for (const move of moves) {
    if (move.type !== "store") continue;
    const rival = best.get(move.goods.length);
    if (rival === undefined || gain(move) > gain(rival)) best.set(move.goods.length, move);
  }
  return [...best.values(), ...moves.filter(({ type }) => type !== "store")];
}

/**
 * The moves that a good player would think about. A purchase can be paid in hundreds of ways that come to nearly the
 * same; a search that follows them all never gets to the question whether to buy at all.
 */
export function candidates(config: MindConfig, state: State, seat: Seat): Move[] {
  const step = nextStep(state);
  if (step.step !== "action" || step.seat !== seat)
    return bestStores(config, legalMoves(config, state, seat));
  const moves: Move[] = [];
  if (cost(config.edition, state.market, seat) > 0) {
    for (const payment of cheapestPayments(config, state, seat)) moves.push({ type: "buy", payment });
  }
  offerTakes(config, state, seat, moves);
  offerReserves(config, state, seat, moves);
  return moves;
}
