import { type Chance, clockwise, fastChance, type Seat, type Settings } from "@portolan/kernel";
import { galacticTraders } from "../game.ts";
import type { GalacticEvent } from "../knowledge/events.ts";
import { type Memory, newMemory } from "../knowledge/memory.ts";
import { settle } from "../rules/agenda.ts";
import { configFor } from "../rules/config.ts";
import { draftOrder } from "../rules/draft.ts";
import type { Edition, PlanetId } from "../rules/edition.ts";
import { type Counts, countsOf, goodsOf, size, subtract } from "../rules/goods.ts";
import type { GalacticOptions } from "../rules/options.ts";
import { revealPlanets } from "../rules/round-end.ts";
import type { GameConfig, State, Step } from "../state.ts";
import { counts, goods, owned, planets, rowPlanet } from "./notation.ts";
import { type TestGame, testGame } from "./test-game.ts";

interface Seated {
  /** Three if left out. */
  readonly players?: number;
  readonly options?: Partial<GalacticOptions>;
  /** Edition data; the house edition if left out. */
  readonly edition?: unknown;
}

/** A position as players would describe it: goods as "food water", seat by seat where every player has some. */
export interface Position extends Seated {
  readonly hands?: readonly string[];
  /** "helvetia half-life*": the second is rotated. */
  readonly planets?: readonly string[];
  /** "vopulus 0 - 1=food", longest in the row first: see `rowPlanet`. */
  readonly row?: readonly string[];
  /** The goods deck, top card first. */
  readonly deck?: string;
  readonly discard?: string;
  /** Where all other goods are: beneath that deck (the default), or discarded. */
  readonly rest?: "deck" | "discard";
  /**
   * The planet decks, top first; planets that stand nowhere are out of the game. If left out all others, but in the
   * second era nothing of the first.
   */
  readonly era1?: string;
  readonly era2?: string;
  /** The goods on offer: a draft begins, with the player who holds Primon, and the row is filled up. */
  readonly pool?: string;
  readonly primon?: Seat;
  /** Whose delivery turn begins, unless there is a draft; seat 0 if left out. */
  readonly toAct?: Seat;
  readonly isLastRound?: boolean;
  readonly quietRounds?: number;
}

function settingsOf({ players = 3, options = {}, edition }: Seated): Settings {
  return { players, options, edition };
}

/** The goods of the edition that the position does not name. */
function unnamedGoods(edition: Edition, state: State): Counts {
  const left = edition.supply.slice();
  subtract(left, countsOf(edition, state.deck));
  for (const held of [state.discard, state.pool, ...state.traders.map(({ hand }) => hand)])
    subtract(left, held);
  for (const { slots } of state.row) for (const laid of slots) if (laid) left[laid.good]--;
  const missing = left.findIndex((copies) => copies < 0);
  if (missing >= 0) throw new Error(`the position has too many ${edition.goods[missing]}`);
  return left;
}

/** Deals the planets that lie neither in the row nor before a player. */
function dealPlanets({ edition }: GameConfig, position: Position, state: State): void {
  const named = new Set<PlanetId>(state.row.map(({ planet }) => planet));
  for (const trader of state.traders) for (const { planet } of trader.planets) named.add(planet);
  // Era-2 planets appear only after the era-1 deck has run out.
  const isSecondEra = edition.eras[1].some((planet) => named.has(planet));
  [position.era1 ?? (isSecondEra ? "" : undefined), position.era2].forEach((text, era) => {
    const others = edition.eras[era].filter((planet) => !named.has(planet));
    const deck = text === undefined ? others : planets(edition, text).reverse();
    state.eraDecks[era] = deck;
    state.removed.push(...others.filter((planet) => !deck.includes(planet)));
  });
}

/** What everybody knows who came in only now. */
function memoryOf(state: State, observer: number): Memory {
  const secrets = state.row.flatMap(({ slots }) =>
    slots.flatMap((laid) =>
      laid?.secret && laid.owner !== observer ? [{ owner: laid.owner, secret: laid.secret }] : [],
    ),
  );
  return newMemory(
    state.traders.map(({ hand }) => size(hand)),
    secrets,
  );
}

function agendaOf(config: GameConfig, { pool, primon = 0, toAct = primon }: Position): Step[] {
  const turns = clockwise(config, primon).map((seat): Step => ({ step: "turn", seat }));
  const left = turns.slice(turns.findIndex((turn) => "seat" in turn && turn.seat === toAct));
  if (pool === undefined) return [...left, { step: "roundEnd" } as const].reverse();
  const picks = draftOrder(config, primon).map((seat): Step => ({ step: "offer", seat }));
  return [...picks, ...turns, { step: "roundEnd" } as const].reverse();
}

function stateOf(config: GameConfig, position: Position): State {
  const { edition, players } = config;
  const { primon = 0, toAct = primon, rest = "deck" } = position;
  const row = (position.row ?? []).map((text, i) => rowPlanet(edition, text, i));
  const out = (seat: Seat): number =>
    row.reduce((sum, { slots }) => sum + slots.filter((laid) => laid?.owner === seat).length, 0);
  const state: State = {
    eraDecks: [[], []],
    setAside: [],
    removed: [],
    deck: goods(edition, position.deck ?? "").reverse(),
    discard: counts(edition, position.discard ?? ""),
    shuffled: edition.supply,
    pool: counts(edition, position.pool ?? ""),
    row,
    traders: Array.from({ length: players }, (_, seat) => ({
      hand: counts(edition, position.hands?.[seat] ?? ""),
      planets: owned(edition, position.planets?.[seat] ?? ""),
      out: out(seat),
    })),
    primon,
    activeSeat: toAct,
    round: 1,
    isLastRound: position.isLastRound ?? false,
    agreedThisRound: false,
    quietRounds: position.quietRounds ?? 0,
    revealCounter: row.length,
    layCounter: 10 * row.length,
    resolution: null,
    memories: [],
    notes: [],
    agenda: agendaOf(config, position),
  };
  dealPlanets(config, position, state);
  const others = unnamedGoods(edition, state);
  if (rest === "deck") state.deck.unshift(...goodsOf(others));
  else state.discard = state.discard.map((count, one) => count + others[one]);
  state.memories = Array.from({ length: players + 1 }, (_, observer) => memoryOf(state, observer));
  return state;
}

/** A game in any position, all cards of the edition included, up to the first decision. */
export function position(described: Position): TestGame {
  const settings = settingsOf(described);
  const config = configFor(settings);
  const state = stateOf(config, described);
  const events: GalacticEvent[] = [];
  const begun = { config, state, chance: fastChance(1), emit: (event: GalacticEvent) => events.push(event) };
  if (described.pool !== undefined) revealPlanets(begun);
  settle(begun);
  return testGame(galacticTraders.open(settings), config, state, events);
}

/** Chance that leaves shuffled cards as they are, apart from the first lot, which falls on this seat. */
export function unshuffled(first: Seat): Chance {
  let drawn = 0;
  return { below: (n) => (drawn++ === 0 ? first : n - 1), drawn: () => drawn };
}

/** A game set up by the rules, up to its first decision. */
export function dealt(seated: Seated, chance: Chance = fastChance(1)): TestGame {
  const settings = settingsOf(seated);
  const rules = galacticTraders.open(settings);
  const events: GalacticEvent[] = [];
  const state = rules.setup(chance, (event) => events.push(event));
  return testGame(rules, configFor(settings), state, events);
}
