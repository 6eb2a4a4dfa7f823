import { fromTable } from "../rules/actions.ts";
import { type Card, DUCAT, type Edition, type Good, MARKET, PIRATE, SHIP } from "../rules/edition.ts";
import { price } from "../rules/purchases.ts";
import type { Merchant } from "../state.ts";
import type { Moment } from "./moment.ts";
import { tokenWorth, voyageWorth } from "./voyages.ts";

/** What the next turn of a player starts from. */
export interface Outset {
  /** The good on top of the cargo stack, and how many cards of it lie there. */
  readonly good: Good;
  readonly run: number;
  readonly lions: number;
  readonly cargo: number;
  /** Turns that are likely to follow the next one. */
  readonly later: number;
  /** Whether the hand is still to be trimmed to the lions. OM-POW-2 */
  readonly isTrimmed: boolean;
  /** Purchases already made in that turn. */
  readonly purchases: number;
}

/** What a card of a good adds to so many; beyond the last step nothing. */
function stepWorth({ goods }: Edition, good: Good, size: number): number {
  const { steps } = goods[good];
  return size < steps.length ? steps[size] : 0;
}

/** What so many symbols of each sort bring when they are played. */
type SymbolWorth = readonly (readonly number[])[];

/** The four actions, the port token included, for up to so many cards; `kept` stay in hand. OM-ACT-3 */
function actions(
  moment: Moment,
  merchant: Merchant,
  cards: number,
  kept: number,
  later: number,
): SymbolWorth {
  const { edition, weights } = moment.config;
  const { active } = merchant;
  const worth: number[][] = [[], [], [], []];
  const stays = tokenWorth(moment, active, later);
  const useful = later * weights.played;
  const tooMany = (moment.pirate + weights.surplus) * Math.min(1, later);
  for (let symbols = 0; symbols <= cards; symbols++) {
    const amount = fromTable(edition, symbols);
    worth[DUCAT].push(active === "goodBusiness" ? fromTable(edition, symbols + 1) : amount);
    worth[PIRATE].push(active === "fightPirates" ? 0 : -amount * moment.pirate);
    const over = Math.max(0, kept + amount - weights.limit);
    worth[MARKET].push(weights.fresh * Math.min(amount, useful) - over * tooMany);
    worth[SHIP].push(symbols === 0 ? 0 : voyageWorth(moment, merchant, symbols, later) - stays);
  }
  return worth;
}

/** What the cards cost that have to be bought to have enough, less what they bring. OM-TRD-11 */
function shortage({ config }: Moment, merchant: Merchant, missing: number, purchases: number): number {
  const { edition, weights } = config;
  let worth = 0;
  for (let i = 0; i < missing; i++) {
    const bought = Math.min(purchases + i, edition.maxPurchasesPerTurn - 1);
    worth += weights.bought - price(config, merchant, bought);
  }
  return worth;
}

/** Counts the cards of each good. */
function countGoods({ cards, goods }: Edition, hand: readonly Card[]): number[] {
  const counts = new Array<number>(goods.length).fill(0);
  for (const card of hand) counts[cards[card].good]++;
  return counts;
}

/** What can be done with a hand in the next turn. */
interface Means {
  /** Cards that are played, and cards that can be kept then. */
  readonly count: number;
  readonly kept: number;
  /** How likely it is that a card which is not played comes to use later. */
  readonly share: number;
  readonly action: SymbolWorth;
}

function meansOf(moment: Moment, merchant: Merchant, { lions, cargo, later, isTrimmed }: Outset): Means {
  const { length } = merchant.hand;
  const held = isTrimmed ? Math.min(length, lions) : length;
  const count = Math.min(cargo, held);
  const kept = held - count;
  const others = length - count;
  const share = others === 0 ? 0 : Math.min(kept, later * moment.config.weights.played) / others;
  return { count, kept, share, action: actions(moment, merchant, count, kept, later) };
}

/** Cards to play, and what playing them brings. */
interface Choice {
  readonly worth: number;
  readonly cards: readonly Card[];
}

/** Choices of cards that are compared at most; a hand of 25 cards of which 4 are played has fewer. */
const MOST_CHOICES = 20_000;

/** How many cards there may be to choose so many of them in no more than `MOST_CHOICES` ways. */
function mostCandidates(count: number, most: number): number {
  let cards = count;
  // Choosing k of n + 1 has (n + 1) / (n + 1 - k) times as many ways as choosing k of n.
  for (let ways = 1; cards < most; cards++) {
    ways *= (cards + 1) / (cards + 1 - count);
    if (ways > MOST_CHOICES) return cards;
  }
  return cards;
}

/** The cards of a hand that are thought about: all, or of a very big hand those that bring most by themselves. */
function candidates({ config }: Moment, hand: readonly Card[], { count, action }: Means): readonly Card[] {
  const { edition } = config;
  const most = mostCandidates(count, hand.length);
  if (most === hand.length) return hand;
  const counts = countGoods(edition, hand);
  const worth = (card: Card): number => {
    const { good, icons } = edition.cards[card];
    return stepWorth(edition, good, counts[good] - 1) + action[icons[0]][1] + action[icons[1]][1];
  };
  const chosen = new Set(hand.toSorted((a, b) => worth(b) - worth(a)).slice(0, most));
  return hand.filter((card) => chosen.has(card));
}

/** The best choice of cards: what playing them brings, less what they would be worth if kept. */
function bestChoice(moment: Moment, held: readonly Card[], means: Means, outset: Outset): Choice {
  const { edition, weights } = moment.config;
  const { count, share, action } = means;
  const { good: topGood, run } = outset;
  const hand = candidates(moment, held, means);
  const sizes = new Array<number>(edition.goods.length).fill(0);
  sizes[topGood] = run;
  const left = countGoods(edition, held);
  const symbols = [0, 0, 0, 0];
  const looseShare = share * weights.loose;
  let best = Number.NEGATIVE_INFINITY;
  let bestCards: readonly Card[] = [];
  const chosen: Card[] = [];
  const choose = (from: number, missing: number, worth: number): void => {
    if (missing === 0) {
      let total = worth;
      for (let icon = 0; icon < symbols.length; icon++) total += action[icon][symbols[icon]];
      if (total <= best) return;
      best = total;
      bestCards = chosen.slice();
      return;
    }
    for (let i = from; i <= hand.length - missing; i++) {
      const { good, icons } = edition.cards[hand[i]];
      const gain =
        stepWorth(edition, good, sizes[good]) - looseShare * stepWorth(edition, good, left[good] - 1);
      const lost = share * (weights.symbols[icons[0]] + weights.symbols[icons[1]]);
      sizes[good]++;
      left[good]--;
      symbols[icons[0]]++;
      symbols[icons[1]]++;
      chosen.push(hand[i]);
      choose(i + 1, missing - 1, worth + gain - lost);
      chosen.pop();
      sizes[good]--;
      left[good]++;
      symbols[icons[0]]--;
      symbols[icons[1]]--;
    }
  };
  choose(0, count, 0);
  return { worth: best, cards: bestCards };
}

/** What cards that are kept for later promise. */
function keptWorth({ config }: Moment, hand: readonly Card[]): number {
  const { edition, weights } = config;
  const counts = countGoods(edition, hand);
  let worth = 0;
  for (let good = 0; good < counts.length; good++) {
    for (let size = 0; size < counts[good]; size++) worth += weights.loose * stepWorth(edition, good, size);
  }
  for (const card of hand) for (const icon of edition.cards[card].icons) worth += weights.symbols[icon];
  return worth;
}

/**
 * What a player's next turn promises with this hand: the cards that go best together are played, those above the limit
 * go to the pirates, missing ones are bought, and the rest is kept as far as there will be turns for it.
 */
export function planWorth(moment: Moment, merchant: Merchant, outset: Outset): number {
  const { hand } = merchant;
  const means = meansOf(moment, merchant, outset);
  const { count, kept, share } = means;
  return (
    bestChoice(moment, hand, means, outset).worth +
    share * keptWorth(moment, hand) +
    shortage(moment, merchant, outset.cargo - count, outset.purchases) -
    (hand.length - count - kept) * (moment.pirate + moment.config.weights.surplus)
  );
}

/** The cards that such a plan plays. */
export function plannedCards(moment: Moment, merchant: Merchant, outset: Outset): readonly Card[] {
  return bestChoice(moment, merchant.hand, meansOf(moment, merchant, outset), outset).cards;
}
