import { type Chance, fastChance, type Seat, type Settings } from "@portolan/kernel";
import { portoCarthago } from "../game.ts";
import type { PortoEvent } from "../knowledge/events.ts";
import { settle } from "../rules/agenda.ts";
import { configFor } from "../rules/config.ts";
import type { Edition, Ship } from "../rules/edition.ts";
import type { PortoOptions } from "../rules/options.ts";
import {
  type DockState,
  FREE_DOCK,
  freeBerth,
  type GameConfig,
  type Senator,
  type Stage,
  type State,
} from "../state.ts";
import { readDock, readDockState, readGoods, readRow, readSeats, readShips } from "./notation.ts";
import { type TestGame, testGame } from "./test-game.ts";

interface Seated {
  /** Three if left out. */
  readonly players?: number;
  readonly options?: Partial<PortoOptions>;
  /** Edition data; the house edition if left out. */
  readonly edition?: unknown;
}

/** A position as players would describe it, seat by seat where every player has something. */
export interface Position extends Seated {
  /** 2 if left out. */
  readonly decade?: number;
  readonly round?: number;
  readonly startSeat?: Seat;
  /** Whose turn it is; seat 0 if left out. */
  readonly toAct?: Seat;
  /** Where the game stands; the beginning of a turn if left out. */
  readonly stage?: Stage;
  /** What is left of 18 servants if left out; servants that are then too many stand on A1. */
  readonly reserve?: readonly number[];
  readonly covered?: readonly number[];
  readonly charters?: readonly number[];
  readonly lighthouse?: readonly number[];
  readonly temple?: readonly number[];
  readonly hall?: readonly number[];
  readonly talents?: readonly number[];
  readonly points?: readonly number[];
  /** "oil grain" */
  readonly warehouses?: readonly string[];
  /** "egypt_ivory iberia_glass" */
  readonly held?: readonly string[];
  /** By dock: "0 oil egypt_ivory" is the owner, the good in the store and the ship in the berth. */
  readonly docks?: Readonly<Record<string, string>>;
  readonly market?: string;
  readonly goodsBought?: number;
  /** "egypt_oil - iberia_glass", gaps included. */
  readonly row1?: string;
  readonly row2?: string;
  /** The top of the deck, top card first. */
  readonly deck?: string;
  /** The known part at the bottom of the deck, top card first. */
  readonly known?: string;
  /** Where all other ships are: between those two (the default), or out of the way, held and docked. */
  readonly rest?: "deck" | "out";
  /** Kinds of the action cards from A1 on: "captain carrier carrier aristocrat hoist merchant". */
  readonly cards?: string;
  /** Owners of the single palace spaces: "0 1 0". */
  readonly palace?: string;
  readonly path?: string;
}

function settingsOf({ players = 3, options = {}, edition }: Seated): Settings {
  return { players, options, edition };
}

function senatorOf(
  { edition }: GameConfig,
  position: Position,
  docks: readonly DockState[],
  seat: Seat,
): Senator {
  const at = (counts: readonly number[] | undefined, other = 0): number => counts?.[seat] ?? other;
  const senator: Senator = {
    reserve: 0,
    covered: at(position.covered, edition.parameters.warehouseCoveredAtStart),
    charters: at(position.charters),
    lighthouse: at(position.lighthouse),
    temple: at(position.temple),
    onCards: edition.spaces.map(() => 0),
    hall: at(position.hall),
    awarded: 0,
    warehouse: readGoods(edition, position.warehouses?.[seat] ?? ""),
    talents: at(position.talents),
    points: at(position.points),
    held: readShips(edition, position.held?.[seat] ?? ""),
    memory: [],
  };
  const used =
    senator.covered +
    senator.charters +
    senator.lighthouse +
    senator.temple +
    senator.hall +
    readSeats(position.palace ?? "").filter((owner) => owner === seat).length +
    readSeats(position.path ?? "").filter((owner) => owner === seat).length +
    docks.filter(({ owner }) => owner === seat).length * edition.parameters.servantsPerDock;
  const left = edition.parameters.servantsPerPlayer - used;
  senator.reserve = at(position.reserve, left);
  senator.onCards[0] = left - senator.reserve;
  if (senator.onCards[0] < 0) throw new Error(`seat ${seat} has too many servants`);
  return senator;
}

/** The action card of each space. */
function readCards({ actionCards }: Edition, text: string): number[] {
  const left = actionCards.map((_, card) => card);
  return text.split(" ").map((kind) => {
    const at = left.findIndex((card) => actionCards[card].kind === kind);
    if (at < 0) throw new Error(`there is no other "${kind}"`);
    return left.splice(at, 1)[0];
  });
}

/** The ships of the edition that the position does not name. */
function unnamed({ edition }: GameConfig, state: State): Ship[] {
  const named: (Ship | null)[] = [...state.deck, ...state.rows[0], ...state.rows[1]];
  for (const { ship } of state.docks) named.push(ship);
  for (const { held } of state.senators) named.push(...held);
  return edition.ships.map((_, ship) => ship).filter((ship) => !named.includes(ship));
}

/** Ships that are nowhere else: held by the last seat, docked, or in gaps of row 2. */
function putOutOfTheWay(config: GameConfig, state: State, ships: readonly Ship[]): void {
  for (const ship of ships) {
    const berth = freeBerth(config, state, ship);
    const gap = state.rows[1].indexOf(null);
    if (!config.edition.ships[ship].atOnce) state.senators[config.players - 1].held.push(ship);
    else if (berth !== null) state.docks[berth] = { ...state.docks[berth], ship };
    else if (gap >= 0) state.rows[1][gap] = ship;
    else throw new Error("no place for a ship");
  }
}

function stateOf(config: GameConfig, position: Position): State {
  const { edition, players } = config;
  const { startSeat = 0, toAct = 0 } = position;
  const docks: DockState[] = edition.docks.map(() => FREE_DOCK);
  for (const [id, text] of Object.entries(position.docks ?? {})) {
    docks[readDock(edition, id)] = readDockState(edition, text);
  }
  const known = readShips(edition, position.known ?? "");
  const state: State = {
    startSeat,
    decade: position.decade ?? 2,
    round: position.round ?? 1,
    turnIndex: (toAct - startSeat + players) % players,
    stage: position.stage ?? { stage: "main" },
    stack: [],
    bag: edition.goods.map(() => edition.copiesEach),
    market: readGoods(edition, position.market ?? ""),
    goodsBought: position.goodsBought ?? 0,
    deck: [...readShips(edition, position.deck ?? ""), ...known],
    unknown: 0,
    rows: [
      readRow(edition, position.row1 ?? "", config.rowLength),
      readRow(edition, position.row2 ?? "", config.rowLength),
    ],
    docks,
    cards: readCards(edition, position.cards ?? "captain carrier carrier aristocrat hoist merchant"),
    palace: readSeats(position.palace ?? ""),
    path: readSeats(position.path ?? ""),
    senators: Array.from({ length: players }, (_, seat) => senatorOf(config, position, docks, seat)),
  };
  state.bag = state.bag.map((count, good) => {
    const inStores = docks.filter((dock) => dock.good === good).length;
    const owned = state.senators.reduce((sum, { warehouse }) => sum + warehouse[good], 0);
    return count - state.market[good] - inStores - owned;
  });
  const others = unnamed(config, state);
  if (position.rest === "out") putOutOfTheWay(config, state, others);
  else state.deck.splice(state.deck.length - known.length, 0, ...others);
  state.unknown = state.deck.length - known.length;
  return state;
}

/** A game in any position, all ships, goods and servants included, up to the next decision. */
export function position(described: Position): TestGame {
  const settings = settingsOf(described);
  const config = configFor(settings);
  const state = stateOf(config, described);
  const events: PortoEvent[] = [];
  settle({ config, state, chance: fastChance(1), emit: (event) => events.push(event) });
  return testGame(portoCarthago.open(settings), config, state, events);
}

export interface Dealt extends Seated {
  readonly chance?: Chance;
}

/** A game set up by the rules, up to its first decision. */
export function dealt({ chance = fastChance(1), ...seated }: Dealt = {}): TestGame {
  const settings = settingsOf(seated);
  const rules = portoCarthago.open(settings);
  const events: PortoEvent[] = [];
  const state = rules.setup(chance, (event) => events.push(event));
  return testGame(rules, configFor(settings), state, events);
}
