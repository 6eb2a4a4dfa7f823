import type { Seat } from "@portolan/kernel";
import { nextStep } from "@portolan/kernel";
import type { Good, PlanetId } from "../rules/edition.ts";
import { size } from "../rules/goods.ts";
import type { DisplacedGood, GameConfig, LaidGood, OwnedPlanet, Resolution, State, Step } from "../state.ts";
import { type Memory, unseenGoods } from "./memory.ts";
import { openGoods, ownGoods } from "./notes.ts";
import { lookAtPool, recollect } from "./recollection.ts";

/** A good on a planet; its printed good is null for whoever cannot know it. */
export type LaidGoodView = Omit<LaidGood, "good"> & { readonly good: Good | null };
export type DisplacedGoodView = Omit<DisplacedGood, "good"> & { readonly good: Good | null };

export interface RowPlanetView {
  readonly planet: PlanetId;
  readonly revealedAt: number;
  readonly slots: readonly (LaidGoodView | null)[];
}

/** What everybody sees of a player. */
export interface TraderView {
  readonly handSize: number;
  readonly planets: readonly OwnedPlanet[];
  readonly out: number;
}

export interface View {
  readonly viewer: Seat | null;
  readonly row: readonly RowPlanetView[];
  readonly traders: readonly TraderView[];
  /** The viewer's own hand; null for a spectator. */
  readonly hand: readonly number[] | null;
  /** The goods on offer, for the seat about to pick; null for the others. GT-DRAFT-4 */
  readonly pool: readonly number[] | null;
  readonly poolSize: number;
  readonly discard: readonly number[];
  readonly deckSize: number;
  /** What the present goods deck was shuffled from. */
  readonly shuffled: readonly number[];
  /** Planets left in the decks of era 1 and era 2. */
  readonly eraDecks: readonly number[];
  /** How many planets option `shortTwoPlayer` took out unseen. */
  readonly setAside: number;
  readonly removed: readonly PlanetId[];
  readonly primon: Seat;
  readonly activeSeat: Seat;
  readonly round: number;
  readonly isLastRound: boolean;
  readonly agreedThisRound: boolean;
  readonly quietRounds: number;
  readonly revealCounter: number;
  readonly layCounter: number;
  readonly resolution:
    | (Omit<Resolution, "displaced"> & { readonly displaced: readonly DisplacedGoodView[] })
    | null;
  readonly agenda: readonly Step[];
  /** What the viewer knows of hidden goods beyond what can be seen. */
  readonly memory: Memory;
  /** The goods that the viewer neither sees nor remembers. */
  readonly unseen: readonly number[];
}

function laidView(laid: LaidGood | null, viewer: Seat | null): LaidGoodView | null {
  if (!laid) return null;
  const { owner, faceDown, secret, laidAt } = laid;
  return { owner, good: secret && owner !== viewer ? null : laid.good, faceDown, secret, laidAt };
}

function resolutionView(resolution: Resolution | null, viewer: Seat | null): View["resolution"] {
  if (!resolution) return null;
  const { planet, winner } = resolution;
  const displaced = resolution.displaced.map(({ owner, good, slot, secret, wasFaceDown }) => ({
    owner,
    good: secret && owner !== viewer ? null : good,
    slot,
    secret,
    wasFaceDown,
  }));
  return { planet, winner, displaced };
}

/** What an observer, a seat or the spectator who comes after the last one, knows who sees this pool or none. */
export function memoryOf(
  { edition }: GameConfig,
  state: State,
  observer: number,
  pool: readonly number[] | null,
): Memory {
  const memory = recollect(edition, state.memories[observer], observer, state.notes);
  return pool ? lookAtPool(edition, memory, observer, pool) : memory;
}

/** All that a seat or a spectator may know. */
export function viewOf(config: GameConfig, state: State, viewer: Seat | null): View {
  const step = nextStep(state);
  const pool = step.step === "draft" && step.seat === viewer ? state.pool.slice() : null;
  const memory = memoryOf(config, state, viewer ?? config.players, pool);
  const own = viewer === null ? [] : [ownGoods(state, viewer)];
  return {
    viewer,
    row: state.row.map(({ planet, revealedAt, slots }) => ({
      planet,
      revealedAt,
      slots: slots.map((laid) => laidView(laid, viewer)),
    })),
    traders: state.traders.map(({ hand, planets, out }) => ({
      handSize: size(hand),
      planets: planets.slice(),
      out,
    })),
    hand: viewer === null ? null : state.traders[viewer].hand.slice(),
    pool,
    poolSize: size(state.pool),
    discard: state.discard.slice(),
    deckSize: state.deck.length,
    shuffled: state.shuffled,
    eraDecks: state.eraDecks.map((deck) => deck.length),
    setAside: state.setAside.length,
    removed: state.removed.slice(),
    primon: state.primon,
    activeSeat: state.activeSeat,
    round: state.round,
    isLastRound: state.isLastRound,
    agreedThisRound: state.agreedThisRound,
    quietRounds: state.quietRounds,
    revealCounter: state.revealCounter,
    layCounter: state.layCounter,
    resolution: resolutionView(state.resolution, viewer),
    agenda: state.agenda.slice(),
    memory,
    unseen: unseenGoods(config.edition, memory.sources, openGoods(state), ...own, ...(pool ? [pool] : [])),
  };
}
