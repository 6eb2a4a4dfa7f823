import { nextStep } from "@portolan/kernel";
import {
  type Claim,
  claimsOf,
  freeShare,
  knownInPool,
  type Memory,
  type Source,
  unseenGoods,
} from "../knowledge/memory.ts";
import { openGoods, ownGoods } from "../knowledge/notes.ts";
import { unseenIn } from "../knowledge/sources.ts";
import { memoryOf } from "../knowledge/view.ts";
import { isDecision } from "../rules/decisions.ts";
import { type Counts, size } from "../rules/goods.ts";
import { rowSize } from "../rules/round-end.ts";
import { isComplete } from "../rules/slots.ts";
import type { GameConfig, RowPlanet, State } from "../state.ts";

/** Goods of a row in their slots, and those being laid again. */
function goodsOut(state: State): { readonly owner: number; readonly good: number }[] {
  const laid = state.row.flatMap(({ slots }) => slots.filter((good) => good !== null));
  return [...laid, ...(state.resolution?.displaced ?? [])];
}

/** Every good must be there as often as the edition says. */
function brokenGoods({ edition }: GameConfig, state: State): string[] {
  const found: Counts = edition.supply.map(() => 0);
  for (const good of state.deck) found[good]++;
  for (const { good } of goodsOut(state)) found[good]++;
  for (const counts of [state.discard, state.pool, ...state.traders.map(({ hand }) => hand)]) {
    counts.forEach((count, good) => {
      found[good] += count;
    });
  }
  const negative = [state.discard, state.pool, ...state.traders.map(({ hand }) => hand)].some((counts) =>
    counts.some((count) => count < 0),
  );
  const wrong = edition.goods.flatMap((id, good) =>
    found[good] === edition.supply[good] ? [] : [`${found[good]} ${id} instead of ${edition.supply[good]}`],
  );
  return negative ? [...wrong, "a negative number of goods"] : wrong;
}

/** Every planet must be somewhere, once. */
function brokenPlanets({ edition }: GameConfig, state: State): string[] {
  const found = [
    ...state.eraDecks.flat(),
    ...state.setAside,
    ...state.removed,
    ...state.row.map(({ planet }) => planet),
    ...state.traders.flatMap(({ planets }) => planets.map(({ planet }) => planet)),
  ];
  const once = new Set(found).size === found.length && found.length === edition.planets.length;
  const isSecondEra = state.row.some(({ planet }) => edition.planets[planet].era === 2);
  const tooEarly = state.eraDecks[0].length > 0 && isSecondEra;
  return [
    ...(once ? [] : ["a planet is missing or twice there"]),
    ...(tooEarly ? ["an era-2 planet before the era-1 deck was empty"] : []),
  ];
}

function brokenLimits({ edition }: GameConfig, state: State): string[] {
  const { hand: mostInHand, goodsOnPlanets } = edition.limits;
  const out = goodsOut(state);
  return state.traders.flatMap((trader, seat) => {
    const own = out.filter(({ owner }) => owner === seat).length;
    return [
      ...(size(trader.hand) > mostInHand ? [`seat ${seat} has too many goods in hand`] : []),
      ...(own > goodsOnPlanets ? [`seat ${seat} has too many goods on planets`] : []),
      ...(own === trader.out ? [] : [`seat ${seat} has ${own} goods out, not ${trader.out}`]),
    ];
  });
}

function brokenPlanet({ edition }: GameConfig, { planet, slots }: RowPlanet): string[] {
  const { id, needs } = edition.planets[planet];
  const misplaced = slots.some((laid, slot) => laid && !laid.faceDown && laid.good !== needs[slot]);
  return [
    ...(slots.length === needs.length ? [] : [`${id} has ${slots.length} slots`]),
    ...(misplaced ? [`a face-up good in a wrong slot of ${id}`] : []),
  ];
}

function brokenRow(config: GameConfig, state: State): string[] {
  const { step } = nextStep(state);
  const { row } = state;
  const laidAt = row.flatMap(({ slots }) => slots.flatMap((laid) => (laid ? [laid.laidAt] : [])));
  const mayBeComplete = ["deliver", "agree", "give", "redistribute"].includes(step);
  const mustBeFull = step === "draft" && !state.isLastRound;
  return [
    ...row.flatMap((place) => brokenPlanet(config, place)),
    ...(new Set(laidAt).size === laidAt.length ? [] : ["two goods laid at once"]),
    ...(laidAt.every((at) => at < state.layCounter) ? [] : ["a good laid in the future"]),
    ...(row.length > rowSize(config) ? ["too many planets in the row"] : []),
    ...(mustBeFull && row.length < rowSize(config) ? ["too few planets in the row"] : []),
    ...(!mayBeComplete && row.some(isComplete) ? ["a complete planet is not resolved"] : []),
  ];
}

/** Only a player whose delivery turn has begun can have rotated planets, and not before the deliver step. */
function brokenRotations(state: State): string[] {
  const { step } = nextStep(state);
  const rotated = step === "recall" && state.traders[state.activeSeat].planets.some((owned) => owned.rotated);
  return rotated ? ["a rotated planet after it was turned back"] : [];
}

/** What one observer takes for possible must add up with what lies where. */
function brokenClaim(state: State, memory: Memory, claim: Claim, observer: number, unseen: Counts): string[] {
  const { handSizes } = memory;
  const { sources, hidden, fresh } = claim;
  const free = handSizes.map((_, seat) => (seat === observer ? 0 : freeShare(handSizes, claim, seat)));
  const step = nextStep(state);
  const isSeen = step.step === "draft" && step.seat === observer;
  const inPool = isSeen ? 0 : size(state.pool) - knownInPool(sources);
  const own = sources.filter((source) => !memory.sources.includes(source));
  const surplus =
    size(unseen) -
    own.reduce((sum, { cards }) => sum + size(cards), 0) -
    (state.deck.length + inPool + size(free) + hidden.length);
  const isEven = (source: Source): boolean =>
    size(source.cards) === size(source.shares) + source.hidden.length;
  const holds: readonly [boolean, string][] = [
    [sources.every(isEven), "has an uneven source"],
    [free.every((count) => count >= 0), "remembers more than there is"],
    [fresh === 0 || (fresh === inPool && fresh < size(state.pool)), "miscounts the pool"],
    [surplus === 0, `does not account for ${surplus} goods`],
  ];
  return holds.flatMap(([isKept, what]) => (isKept ? [] : [`observer ${observer} ${what}`]));
}

/** What one observer remembers must add up with what lies where, and something of it must be possible. */
export function brokenMemory(config: GameConfig, state: State, observer: number): string[] {
  const step = nextStep(state);
  const pool = step.step === "draft" && step.seat === observer ? [state.pool] : [];
  const memory = memoryOf(config, state, observer, pool[0] ?? null);
  const own = observer < config.players ? [ownGoods(state, observer)] : [];
  const unseen = unseenGoods(config.edition, memory.sources, openGoods(state), ...own, ...pool);
  if (state.traders.some(({ hand }, seat) => size(hand) !== memory.handSizes[seat]))
    return [`observer ${observer} miscounts a hand`];
  const claims = claimsOf(memory);
  const broken = claims.flatMap((claim) => brokenClaim(state, memory, claim, observer, unseen));
  if (broken.length > 0) return broken;
  const isPossible = claims.some((claim) => unseenIn(claim, memory, unseen) !== null);
  return isPossible ? [] : [`observer ${observer} has seen more than there is`];
}

/** Memories are worked out from the whole game, so they are checked once a round: when the pool has been dealt. */
function brokenMemories(config: GameConfig, state: State): string[] {
  const { step } = nextStep(state);
  const isDealt =
    step === "draft" && size(state.pool) === config.players * config.edition.draft.cardsPerPlayer;
  return isDealt || step === "over"
    ? state.memories.flatMap((_, observer) => brokenMemory(config, state, observer))
    : [];
}

function brokenDecision(state: State): string[] {
  const step = nextStep(state);
  return isDecision(step) || step.step === "over" ? [] : [`stopped at ${step.step}`];
}

/** What must hold after every move and does not. */
export function brokenInvariants(config: GameConfig, state: State): string[] {
  return [
    ...brokenGoods(config, state),
    ...brokenPlanets(config, state),
    ...brokenLimits(config, state),
    ...brokenRow(config, state),
    ...brokenRotations(state),
    ...brokenMemories(config, state),
    ...brokenDecision(state),
  ];
}
