import { type Chance, type Seat, shuffle } from "@portolan/kernel";
import type { Good, PlanetId } from "../rules/edition.ts";
import { type Counts, goodsOf, noGoods, size } from "../rules/goods.ts";
import type { DisplacedGood, GameConfig, LaidGood, Secret, State } from "../state.ts";
import {
  type Claim,
  claimsOf,
  freeShare,
  type HiddenGood,
  knownInPool,
  type Memory,
  newMemory,
} from "./memory.ts";
import { tellMore } from "./recollection.ts";
import { canHide, changed, unseenIn } from "./sources.ts";
import type { View } from "./view.ts";

/** Where all hidden goods are in a sampled world. */
interface Dealt {
  readonly hands: Counts[];
  readonly pool: Counts;
  readonly deck: Good[];
  /** The printed goods of secret goods, by their marks. */
  readonly secrets: Map<number, Good>;
}

/** A place in a list with these weights, by chance. */
function draw(weights: readonly number[], chance: Chance): number {
  let lot = chance.below(size(weights));
  let at = 0;
  while (lot >= weights[at]) lot -= weights[at++];
  return at;
}

/** Deals out the hidden goods of a collection, each as something that it can be; gives what is left. */
function dealHidden(
  { hands, secrets }: Dealt,
  cards: readonly number[],
  hidden: readonly HiddenGood[],
  chance: Chance,
): Counts {
  const left = cards.slice();
  hidden.forEach(({ seat, mark, not }, at) => {
    const others = hidden.slice(at + 1);
    const weights = left.map((count, good) =>
      count > 0 && !not.includes(good) && canHide(changed(left, good, -1), others) ? count : 0,
    );
    const good = draw(weights, chance);
    left[good]--;
    if (mark === null) hands[seat][good]++;
    else secrets.set(mark, good);
  });
  return left;
}

/** Deals goods, in random order, to those who have a share in them. */
function dealShares({ hands, pool }: Dealt, cards: readonly Good[], shares: readonly number[]): void {
  let next = 0;
  for (let holder = 0; holder < shares.length; holder++) {
    const goods = holder < hands.length ? hands[holder] : pool;
    for (let i = 0; i < shares[holder]; i++) goods[cards[next++]]++;
  }
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

/** By seat, and last the draft pool: how many unseen goods of the present deck are there. */
function freeShares(view: View, claim: Claim): number[] {
  const { handSizes } = view.memory;
  const free = handSizes.map((_, seat) => (seat === view.viewer ? 0 : freeShare(handSizes, claim, seat)));
  return [...free, view.pool === null ? view.poolSize - knownInPool(claim.sources) : 0];
}

/** Deals all hidden goods again, as a claim has it; null if chance has left nothing for the deck. */
function attempt(
  config: GameConfig,
  view: View,
  claim: Claim,
  unseen: readonly number[],
  chance: Chance,
): Dealt | null {
  const hands = view.traders.map((_, seat) =>
    seat === view.viewer && view.hand ? view.hand.slice() : noGoods(config.edition),
  );
  const pool = view.pool?.slice() ?? noGoods(config.edition);
  const dealt: Dealt = { hands, pool, deck: [], secrets: new Map() };
  for (const { cards, shares, hidden } of claim.sources) {
    const left = dealHidden(dealt, cards, hidden, chance);
    dealShares(dealt, shuffle(chance, goodsOf(left)), shares);
  }
  const left = dealHidden(dealt, unseen, claim.hidden, chance);
  const split = takeDeck(view, shuffle(chance, goodsOf(left)));
  if (!split) return null;
  dealt.deck.push(...shuffle(chance, split.deck));
  dealShares(dealt, shuffle(chance, split.rest), freeShares(view, claim));
  return dealt;
}

/** Attempts after which a view counts as impossible: it did not come from a game. */
const MOST_ATTEMPTS = 100_000;

/** The claims that fit all that was seen, also what is seen only now. */
function possibleClaims({ edition, players }: GameConfig, view: View): readonly Claim[] {
  const { memory, unseen, viewer } = view;
  const isPossible = (claim: Claim): boolean => unseenIn(claim, memory, unseen) !== null;
  const told = claimsOf(memory).filter((claim) => claim.weight > 0 && isPossible(claim));
  return told.length > 0 ? told : tellMore(edition, memory, viewer ?? players, isPossible);
}

function dealGoods(config: GameConfig, view: View, chance: Chance): Dealt {
  const claims = possibleClaims(config, view);
  const weights = claims.map(({ weight }) => weight);
  for (let i = 0; i < MOST_ATTEMPTS && claims.length > 0; i++) {
    const claim = claims[claims.length === 1 ? 0 : draw(weights, chance)];
    const unseen = unseenIn(claim, view.memory, view.unseen);
    const dealt = unseen && attempt(config, view, claim, unseen, chance);
    if (dealt) return dealt;
  }
  throw new Error("no world fits this view");
}

/** The era decks in any order; what is unseen and not in them was set aside. */
function dealPlanets(
  { edition }: GameConfig,
  view: View,
  chance: Chance,
): Pick<State, "eraDecks" | "setAside"> {
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
  const others = secretsOf(view).filter(({ owner }) => owner !== observer);
  return newMemory(view.memory.handSizes, others);
}

/** A world that the owner of the view cannot rule out. */
export function sampleState(config: GameConfig, view: View, chance: Chance): State {
  const { hands, pool, deck, secrets } = dealGoods(config, view, chance);
  const printed = ({ good, secret }: { good: Good | null; secret: Secret | null }): Good =>
    good ?? secrets.get(secret?.mark ?? -1) ?? 0;
  const { resolution } = view;
  const viewer = view.viewer ?? config.players;
  return {
    ...dealPlanets(config, view, chance),
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
    memories: Array.from({ length: config.players + 1 }, (_, observer) =>
      observer === viewer ? view.memory : blankMemory(view, observer),
    ),
    notes: [],
    agenda: view.agenda.slice(),
  };
}
