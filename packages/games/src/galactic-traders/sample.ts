import { type Chance, type Seat, shuffle } from "@portolan/kernel";
import type { Good, PlanetId } from "./edition.ts";
import { type Counts, countsOf, goodsOf, noGoods, size } from "./goods.ts";
import { type Claim, cloneMemory, couldBe, type Memory, newMemory, unknownShare } from "./memory.ts";
import type { DisplacedGood, LaidGood, Secret, State, Table } from "./state.ts";
import type { View } from "./view.ts";

/** A source while its goods are being dealt out anew; the unseen goods are one, with the rest of the deck. */
interface Stock {
  readonly id: number;
  readonly cards: Counts;
  /** By seat, and last the draft pool. */
  readonly shares: number[];
}

/** Where all hidden goods are in a sampled world. */
interface Dealt {
  readonly hands: Counts[];
  readonly pool: Counts;
  readonly deck: Good[];
  /** The printed goods of secret goods, by their marks. */
  readonly secrets: ReadonlyMap<number, Good>;
}

/** A claim's printed good drawn from a stock: the one it is known to be, or any that it can be. */
function drawFor(claim: Claim, cards: readonly number[], chance: Chance): Good {
  if (claim.good !== null) return claim.good;
  const possible = goodsOf(cards).filter((good) => good !== claim.secret?.not);
  return possible[chance.below(possible.length)];
}

/** Fine enough for weights, small enough for chance. */
const WEIGHT_UNITS = 10_000;

/**
 * How likely the claim's good came from this stock: any of the seat's goods from it is equally likely to be the one, and
 * it must be one of those that fit.
 */
function weight(stock: Stock, claim: Claim): number {
  if (stock.shares[claim.seat] <= 0 || !couldBe(stock.cards, claim)) return 0;
  const total = size(stock.cards);
  const fitting =
    claim.good === null ? total - (stock.cards[claim.secret?.not ?? -1] ?? 0) : stock.cards[claim.good];
  return Math.max(1, Math.round((WEIGHT_UNITS * stock.shares[claim.seat] * fitting) / total));
}

/** Chooses a source for a claim and takes its good from there; null if this attempt has left none. */
function settleClaim(stocks: readonly Stock[], claim: Claim, chance: Chance): Good | null {
  const candidates = stocks.filter((stock) => claim.from.includes(stock.id));
  const weights = candidates.map((stock) => weight(stock, claim));
  const total = size(weights);
  if (total === 0) return null;
  let lot = chance.below(total);
  let at = 0;
  while (lot >= weights[at]) lot -= weights[at++];
  const { cards, shares } = candidates[at];
  const good = drawFor(claim, cards, chance);
  cards[good]--;
  shares[claim.seat]--;
  return good;
}

/** Deals the rest of a stock, in random order, to those who have a share in it. */
function dealStock(cards: readonly Good[], shares: readonly number[], holders: readonly Counts[]): void {
  let next = 0;
  shares.forEach((share, holder) => {
    for (let i = 0; i < share; i++) holders[holder][cards[next++]]++;
  });
}

/** The deck holds nothing but what it was shuffled from; null if this attempt has left too little of that. GT-DECK-1 */
function takeDeck(view: View, unseen: readonly Good[]): { deck: Good[]; rest: Good[] } | null {
  const room = view.shuffled.slice();
  const deck: Good[] = [];
  const rest: Good[] = [];
  for (const good of unseen) {
    const fits = deck.length < view.deckSize && room[good] > 0;
    if (fits) room[good]--;
    (fits ? deck : rest).push(good);
  }
  return deck.length === view.deckSize ? { deck, rest } : null;
}

/** The sources with how many goods of each everybody has, the unseen goods last. */
function stocksOf({ players }: Table, view: View): Stock[] {
  const { memory } = view;
  const inPool = view.pool === null ? view.poolSize : 0;
  const known = memory.sources.reduce((sum, { shares }) => sum + shares[players], 0);
  const unknown = view.traders.map((_, seat) => (seat === view.viewer ? 0 : unknownShare(memory, seat)));
  return [
    ...memory.sources.map(({ id, cards, shares }) => ({ id, cards: cards.slice(), shares: shares.slice() })),
    { id: memory.unseenId, cards: view.unseen.slice(), shares: [...unknown, inPool - known] },
  ];
}

/** Deals all hidden goods anew, if chance lets everything known come true; null if this attempt fails. */
function attempt(table: Table, view: View, chance: Chance): Dealt | null {
  const stocks = stocksOf(table, view);
  const secrets = new Map<number, Good>();
  for (const claim of view.memory.claims) {
    const good = settleClaim(stocks, claim, chance);
    if (good === null) return null;
    if (claim.secret) secrets.set(claim.secret.mark, good);
  }
  const hands = view.traders.map((_, seat) =>
    seat === view.viewer && view.hand ? view.hand.slice() : noGoods(table.edition),
  );
  const pool = view.pool?.slice() ?? noGoods(table.edition);
  const [unseen] = stocks.slice(-1);
  const split = takeDeck(view, shuffle(chance, goodsOf(unseen.cards)));
  if (!split) return null;
  const holders = [...hands, pool];
  for (const { cards, shares } of stocks.slice(0, -1)) {
    dealStock(shuffle(chance, goodsOf(cards)), shares, holders);
  }
  dealStock(shuffle(chance, split.rest), unseen.shares, holders);
  return { hands, pool, deck: shuffle(chance, split.deck), secrets };
}

/** Attempts after which a view counts as impossible: it did not come from a game. */
const MOST_ATTEMPTS = 100_000;

function dealHidden(table: Table, view: View, chance: Chance): Dealt {
  for (let i = 0; i < MOST_ATTEMPTS; i++) {
    const dealt = attempt(table, view, chance);
    if (dealt) return dealt;
  }
  throw new Error("no world fits this view");
}

/** The era decks in any order; what is unseen and not in them was set aside. */
function dealPlanets({ edition }: Table, view: View, chance: Chance): Pick<State, "eraDecks" | "setAside"> {
  const seen = new Set<PlanetId>(view.removed);
  for (const { planet } of view.row) seen.add(planet);
  for (const { planets } of view.traders) for (const { planet } of planets) seen.add(planet);
  const setAside: PlanetId[] = [];
  const eraDecks = edition.eras.map((planets, era) => {
    const unseen = shuffle(
      chance,
      planets.filter((planet) => !seen.has(planet)),
    );
    setAside.push(...unseen.splice(view.eraDecks[era]));
    return unseen;
  });
  return { eraDecks, setAside };
}

/** The secret goods on planets and in the hands of those who must lay them again. */
function secretsOf({ row, resolution }: View): { readonly owner: Seat; readonly secret: Secret }[] {
  const goods = [...row.flatMap(({ slots }) => slots), ...(resolution?.displaced ?? [])];
  return goods.flatMap((laid) => (laid?.secret ? [{ owner: laid.owner, secret: laid.secret }] : []));
}

/** Another seat's memory: what it saw of the drafts is not imagined, it knows of the hidden goods what lies open. */
function blankMemory(view: View, observer: Seat): Memory {
  const memory = newMemory(view.memory.handSizes);
  for (const { owner, secret } of secretsOf(view)) {
    if (owner !== observer) memory.claims.push({ seat: owner, good: null, secret, from: [memory.unseenId] });
  }
  return memory;
}

/** A world that the owner of the view cannot rule out. */
export function sampleState(table: Table, view: View, chance: Chance): State {
  const { hands, pool, deck, secrets } = dealHidden(table, view, chance);
  const printed = ({ good, secret }: { good: Good | null; secret: Secret | null }): Good =>
    good ?? secrets.get(secret?.mark ?? -1) ?? 0;
  const { resolution } = view;
  const viewer = view.viewer ?? table.players;
  return {
    ...dealPlanets(table, view, chance),
    removed: view.removed.slice(),
    deck,
    discard: view.discard.slice(),
    shuffled: view.shuffled,
    pool,
    row: view.row.map(({ planet, revealedAt, slots }) => ({
      planet,
      revealedAt,
      slots: slots.map((laid): LaidGood | null => laid && { ...laid, good: printed(laid) }),
    })),
    traders: view.traders.map(({ planets, out }, seat) => ({
      hand: hands[seat],
      planets: planets.slice(),
      out,
    })),
    primon: view.primon,
    activeSeat: view.activeSeat,
    round: view.round,
    isLastRound: view.isLastRound,
    agreedThisRound: view.agreedThisRound,
    quietRounds: view.quietRounds,
    revealCounter: view.revealCounter,
    layCounter: view.layCounter,
    resolution: resolution && {
      ...resolution,
      displaced: resolution.displaced.map((one): DisplacedGood => ({ ...one, good: printed(one) })),
    },
    memories: Array.from({ length: table.players + 1 }, (_, observer) =>
      observer === viewer ? cloneMemory(view.memory) : blankMemory(view, observer),
    ),
    notes: [],
    agenda: view.agenda.slice(),
  };
}

/**
 * Hidden quantities by which the suite compares sampled worlds with real ones: the order of the decks, which nobody's
 * choices touch. What is in hands depends on what players like to keep, of which the sample knows nothing.
 */
export function hiddenProbes({ edition }: Table, state: State): number[] {
  const top = (deck: readonly number[]): number => deck.at(-1) ?? -1;
  const bottom = (deck: readonly number[]): number => deck[0] ?? -1;
  const [era1, era2] = state.eraDecks;
  const upper = countsOf(edition, state.deck.slice(Math.floor(state.deck.length / 2)));
  const lower = countsOf(edition, state.deck.slice(0, Math.floor(state.deck.length / 2)));
  return [
    top(era1),
    bottom(era1),
    top(era2),
    bottom(era2),
    top(state.deck) - bottom(state.deck),
    upper[0] - lower[0],
  ];
}
