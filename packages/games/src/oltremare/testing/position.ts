import { fastChance, type Seat, type Settings } from "@portolan/kernel";
import { oltremare } from "../game.ts";
import type { OltremareEvent } from "../knowledge/events.ts";
import { settle } from "../rules/agenda.ts";
import { configFor } from "../rules/config.ts";
import type { Card, Edition, Token } from "../rules/edition.ts";
import type { OltremareOptions } from "../rules/options.ts";
import { findPort, readCards } from "../rules/trade-notation.ts";
import { type GameConfig, type Merchant, NEW_PAIR, type State } from "../state.ts";
import { type TestGame, testGame } from "./test-game.ts";

/** A position as players would describe it: cards as "salt#34 silk#20", seat by seat where every player has some. */
export interface Position {
  /** Two if left out. */
  readonly players?: number;
  readonly options?: Partial<OltremareOptions>;
  /** Edition data; the house edition if left out. */
  readonly edition?: unknown;
  readonly hands?: readonly string[];
  /** From bottom to top; a stack left out is one card with 6 lions and 1 cargo symbol. */
  readonly cargo?: readonly string[];
  /** From bottom to top. */
  readonly pirates?: readonly string[];
  readonly ducats?: readonly number[];
  readonly prestige?: readonly number[];
  readonly active?: readonly (Token | null)[];
  readonly used?: readonly (readonly Token[])[];
  /** A ship left out is in Venice. */
  readonly ports?: readonly string[];
  /** The tokens that lie on ports; all other ports are empty. */
  readonly tokens?: Readonly<Record<string, Token>>;
  /** The goods deck, top card first; all cards not named elsewhere lie beneath. */
  readonly deck?: string;
  /** Where all cards not named elsewhere are. */
  readonly rest?: "deck" | "cargo";
  /** How many goods cards lie above the Venice card; null (the default) once it is gone. */
  readonly aboveVenice?: number | null;
  readonly discard?: string;
  readonly lastRound?: boolean;
  readonly startSeat?: Seat;
  /** Whose turn begins; seat 0 if left out. */
  readonly toAct?: Seat;
}

const FIRST_CARGO = ["pottery#45", "pottery#46", "pottery#47", "pottery#48", "olives#62"];

/** "salt#34 silk#20" as cards, in that order. */
export function cards(edition: Edition, text: string): Card[] {
  const words = text.split(" ").filter((word) => word !== "");
  const found = readCards(edition, words);
  if (!found) throw new Error(`there are no cards "${text}"`);
  return found;
}

function merchantOf({ edition }: GameConfig, position: Position, seat: Seat): Merchant {
  const read = (texts: readonly string[] | undefined, other = ""): Card[] =>
    cards(edition, texts?.[seat] ?? other);
  return {
    hand: read(position.hands).sort((a, b) => a - b),
    cargo: read(position.cargo, FIRST_CARGO[seat]),
    pirates: read(position.pirates),
    ducats: position.ducats?.[seat] ?? edition.startDucats,
    prestige: position.prestige?.[seat] ?? 0,
    port: findPort(edition, position.ports?.[seat] ?? "venezia") ?? 0,
    active: position.active?.[seat] ?? null,
    used: position.used?.[seat]?.slice() ?? [],
    ledger: {
      interimPrestige: 0,
      interimCargo: 0,
      interimPirates: 0,
      finalPrestige: 0,
      finalCargo: 0,
      finalPirates: 0,
      finalTokens: 0,
    },
    lastCargo: null,
  };
}

/** The cards of the game that the position does not name. */
function unnamed(config: GameConfig, state: State): Card[] {
  const named = new Set([...state.deck, ...state.discard]);
  for (const { hand, cargo, pirates } of state.merchants)
    for (const card of [...hand, ...cargo, ...pirates]) named.add(card);
  return config.cards.filter((card) => !named.has(card));
}

/** As if all hidden cards had been drawn from the deck. */
function noteHistory({ traces, merchants }: State): void {
  merchants.forEach(({ pirates }, seat) => {
    traces.push({ saw: "drawn", seat }, { saw: "plundered", seat, count: pirates.length });
  });
}

function stateOf(config: GameConfig, position: Position): State {
  const { edition, players } = config;
  const { startSeat = 0, toAct = 0, tokens = {}, aboveVenice = null } = position;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const state: State = {
    deck: cards(edition, position.deck ?? "").reverse(),
    aboveVenice,
    discard: cards(edition, position.discard ?? "").sort((a, b) => a - b),
    portTokens: edition.map.ports.map((id) => tokens[id] ?? null),
    merchants: seats.map((seat) => merchantOf(config, position, seat)),
    startSeat,
    activeSeat: toAct,
    lastRound: false,
    purchases: 0,
    pairs: seats.map(() => NEW_PAIR),
    offers: seats.map(() => null),
    call: null,
    played: [],
    traces: [],
    holds: seats.map(() => edition.goods.map(() => 0)),
    agenda: [{ step: "turn", seat: toAct }],
  };
  noteHistory(state);
  const rest = unnamed(config, state);
  if ((position.rest ?? "deck") === "deck") state.deck.unshift(...rest);
  else state.merchants[players - 1].cargo.unshift(...rest);
  return state;
}

/** A game in any position, all cards of the edition included, where the turn of `toAct` has just begun. */
export function position(described: Position): TestGame {
  const { players = 2, options = {}, edition } = described;
  const settings: Settings = { players, options, edition };
  const config = configFor(settings);
  const state = stateOf(config, described);
  const events: OltremareEvent[] = [];
  settle({ config, state, chance: fastChance(1), emit: (event) => events.push(event) });
  state.lastRound = described.lastRound ?? false;
  return testGame(oltremare.open(settings), config, state, events);
}

/** A game set up by the rules, up to its first decision. */
export function dealt(settings: Settings, seed = 1): TestGame {
  const rules = oltremare.open(settings);
  const events: OltremareEvent[] = [];
  const state = rules.setup(fastChance(seed), (event) => events.push(event));
  return testGame(rules, configFor(settings), state, events);
}
