import { best, nextStep, type Seat } from "@portolan/kernel";
import { cost, purchase } from "../rules/buy.ts";
import { coinsOf, totalCoins } from "../rules/cards.ts";
import { legalMoves } from "../rules/decisions.ts";
import type { Card, Colour } from "../rules/edition.ts";
import type { Move, MoveOf } from "../rules/moves.ts";
import { sale, setOf } from "../rules/payday.ts";
import { shipsAfter } from "../rules/ships.ts";
import { isAvailable, type Slot, type State } from "../state.ts";
import { bestStores, cheapestPayments } from "./candidates.ts";
import { coinsWorth, prospects, remaining } from "./evaluate.ts";
import type { MindConfig } from "./weights.ts";

/** What a purchase changes in the goods' prospects, the seat's own against the mean of the others'. */
function purchaseWorth(config: MindConfig, state: State, seat: Seat, bought: readonly Card[]): number {
  const { edition, players } = config;
  const ships = shipsAfter(config, state.ships, bought);
  const colours = new Set<Colour>(bought.map((card) => edition.cards[card].colour));
  const goods = state.traders[seat].goods.slice();
  for (const card of bought) goods[card]++;
  let worth = 0;
  for (const colour of colours) {
    state.traders.forEach((trader, other) => {
      const before = prospects(config, state, trader, colour);
      if (other === seat) worth += prospects(config, { ships }, { ...trader, goods }, colour) - before;
      else worth -= (prospects(config, { ships }, trader, colour) - before) / (players - 1);
    });
  }
  return worth;
}

/** The place in the Market of the card with most coins that the seat may take. */
function richest({ edition }: MindConfig, market: readonly Slot[], seat: Seat): number {
  let best = -1;
  for (let i = 0; i < market.length; i++) {
    if (!isAvailable(market[i], seat)) continue;
    if (best < 0 || edition.values[market[i].card] > edition.values[market[best].card]) best = i;
  }
  return best;
}

/** Buys when the goods promise more than the coins for them and those to take instead. */
function action(config: MindConfig, state: State, seat: Seat): Move {
  const { edition, singles } = config;
  const { market } = state;
  const { card, reservedBy } = market[richest(config, market, seat)];
  const coins = totalCoins(edition, state.traders[seat].hand);
  const price = cost(edition, market, seat);
  if (price <= coins) {
    const left = remaining(edition, state);
    const lost =
      coinsWorth(config, coins + edition.values[card], left) - coinsWorth(config, coins - price, left);
    const [payment] =
      purchaseWorth(config, state, seat, purchase(market, seat)) > lost
        ? cheapestPayments(config, state, seat)
        : [];
    if (payment) return { type: "buy", payment };
  }
  return reservedBy === seat ? singles.takeReserved[card] : singles.take[card];
}

/** What storing brings: the points of the goods that stay as well, less the coins laid down. */
function storeWorth(config: MindConfig, state: State, seat: Seat, move: MoveOf<"store">): number {
  const { edition, weights } = config;
  const { goods, stored, tokens } = state.traders[seat];
  const steps = edition.carthage - edition.ships.afterRaidIndex;
  const arrives = weights.arrives[Math.min(steps, weights.arrives.length - 1)];
  const saved = goods.map(() => 0);
  const pointsOf = (): number =>
    sale(edition, setOf(edition, { goods: saved, stored }, move.colour), tokens[move.colour]).points;
  const safe = pointsOf();
  for (const card of move.goods) saved[card]++;
  const left = remaining(edition, state);
  return (pointsOf() - safe) * arrives - coinsWorth(config, coinsOf(edition, move.discards), left);
}

/** Stores what is worth more than the coins for it. */
function storage(config: MindConfig, state: State, seat: Seat): Move {
  return best(bestStores(config, legalMoves(config, state, seat)), (move) =>
    move.type === "store" ? storeWorth(config, state, seat, move) : 0,
  );
}

/**
 * What a player does here in a rollout: buys what promises more than it costs, and takes coins otherwise. Quick, and good
 * enough to see how a game goes on.
 */
export function rollout(config: MindConfig, state: State, seat: Seat): Move {
  switch (nextStep(state).step) {
    case "action":
      return action(config, state, seat);
    case "storage":
      return storage(config, state, seat);
    default:
      return legalMoves(config, state, seat)[0];
  }
}
