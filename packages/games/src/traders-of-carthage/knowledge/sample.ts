import { type Chance, shuffle } from "@portolan/kernel";
import { type Counts, cardsOf } from "../rules/cards.ts";
import type { Card } from "../rules/edition.ts";
import type { GameConfig, State, Trader } from "../state.ts";
import type { View } from "./view.ts";

function takeAway(counts: Counts, others: readonly number[]): void {
  others.forEach((count, card) => {
    counts[card] -= count;
  });
}

/** The cards nobody has seen since the last shuffle: the draw pile and the points drawn from it. */
export function unseenCards(config: Pick<GameConfig, "edition">, view: View): Card[] {
  const unseen = config.edition.cards.map((card) => card.count);
  takeAway(unseen, view.discard);
  for (const slot of [...view.market, ...view.farm]) unseen[slot.card]--;
  for (const trader of view.traders) {
    takeAway(unseen, trader.goods);
    takeAway(unseen, trader.stored);
  }
  const { hands, points, blindGroups } = view.remembered;
  for (const known of [...hands, ...points, ...blindGroups]) takeAway(unseen, known);
  return cardsOf(unseen);
}

/**
 * The unseen points of every player, by pile: each pile's group in random order over the places where it can be. What
 * is left of the present pile is the draw pile.
 */
function dealUnseen(
  config: GameConfig,
  view: View,
  chance: Chance,
): { draw: Card[]; blindPoints: Card[][][] } {
  const piles = [...view.remembered.blindGroups.map(cardsOf), unseenCards(config, view)];
  const shown = view.shownPoints;
  if (shown) {
    const draw = piles[piles.length - 1];
    for (const cards of shown) for (const card of cards[piles.length - 1]) draw.splice(draw.indexOf(card), 1);
    return {
      draw: shuffle(chance, draw),
      blindPoints: shown.map((pile) => pile.map((cards) => cards.slice())),
    };
  }
  for (const pile of piles) shuffle(chance, pile);
  const blindPoints = view.traders.map((trader) =>
    trader.blindPoints.map((count, pile) => piles[pile].splice(0, count)),
  );
  return { draw: piles[piles.length - 1], blindPoints };
}

/** A world that the owner of the view cannot rule out: hands follow from the record, only the unseen cards are dealt anew. */
export function sampleState(config: GameConfig, view: View, chance: Chance): State {
  const { draw, blindPoints } = dealUnseen(config, view, chance);
  return {
    draw,
    discard: view.discard.slice(),
    market: view.market.slice(),
    farm: view.farm.slice(),
    ships: view.ships.slice(),
    traders: view.traders.map(
      (trader, seat): Trader => ({
        hand: view.remembered.hands[seat].slice(),
        goods: trader.goods.slice(),
        stored: trader.stored.slice(),
        tokens: trader.tokens.slice(),
        points: view.remembered.points[seat].slice(),
        blindPoints: blindPoints[seat],
        owedPoints: trader.owedPoints,
      }),
    ),
    startSeat: view.startSeat,
    activeSeat: view.activeSeat,
    passesInARow: view.passesInARow,
    agenda: view.agenda.slice(),
  };
}
