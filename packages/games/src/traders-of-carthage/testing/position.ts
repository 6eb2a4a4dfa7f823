import { type Chance, fastChance, type Seat, type Settings } from "@portolan/kernel";
import { tradersOfCarthage } from "../game.ts";
import type { TradersEvent } from "../knowledge/events.ts";
import { settle } from "../rules/agenda.ts";
import { add, type Counts, cardsOf, remove } from "../rules/cards.ts";
import { configFor } from "../rules/config.ts";
import type { Card, Edition } from "../rules/edition.ts";
import type { TradersOptions } from "../rules/options.ts";
import type { GameConfig, State, Trader } from "../state.ts";
import { cards, colour, counts, slots, tokens } from "./notation.ts";
import { type TestGame, testGame } from "./test-game.ts";

interface Seated {
  /** Two if left out. */
  readonly players?: number;
  readonly options?: Partial<TradersOptions>;
  /** Edition data; the house edition if left out. */
  readonly edition?: unknown;
}

/** A position as players would describe it: cards as "R5 G2", seat by seat where every player has some. */
export interface Position extends Seated {
  readonly hands?: readonly string[];
  readonly goods?: readonly string[];
  readonly stored?: readonly string[];
  /** Points from sold sets. */
  readonly points?: readonly string[];
  /** Points drawn unseen from the present draw pile. */
  readonly blindPoints?: readonly string[];
  readonly owed?: readonly number[];
  /** "green green red" */
  readonly tokens?: readonly string[];
  /** "R5 G2@1": the marker of seat 1 lies on the G2. */
  readonly market?: string;
  readonly farm?: string;
  /** By colour; a ship left out stands at the start. */
  readonly ships?: Readonly<Record<string, number>>;
  /** The draw pile, top card first. */
  readonly draw?: string;
  readonly discard?: string;
  /** Where all other cards are: beneath that draw pile (the default), discarded, or points of the last seat. */
  readonly rest?: "draw" | "discard" | "points";
  readonly startSeat?: Seat;
  /** Whose turn begins; seat 0 if left out. */
  readonly toAct?: Seat;
}

function settingsOf({ players = 2, options = {}, edition }: Seated): Settings {
  return { players, options, edition };
}

function traderOf(edition: Edition, position: Position, seat: Seat): Trader {
  return {
    hand: counts(edition, position.hands?.[seat] ?? ""),
    goods: counts(edition, position.goods?.[seat] ?? ""),
    stored: counts(edition, position.stored?.[seat] ?? ""),
    tokens: tokens(edition, position.tokens?.[seat] ?? ""),
    points: counts(edition, position.points?.[seat] ?? ""),
    blindPoints: [cards(edition, position.blindPoints?.[seat] ?? "")],
    owedPoints: position.owed?.[seat] ?? 0,
  };
}

/** The cards of the edition that the position does not name. */
function unnamed(edition: Edition, state: State): Card[] {
  const left: Counts = edition.cards.map((card) => card.count);
  remove(left, state.draw);
  remove(left, cardsOf(state.discard));
  for (const slot of [...state.market, ...state.farm]) left[slot.card]--;
  for (const { hand, goods, stored, points, blindPoints } of state.traders) {
    for (const held of [hand, goods, stored, points]) remove(left, cardsOf(held));
    remove(left, blindPoints.flat());
  }
  const missing = left.findIndex((copies) => copies < 0);
  if (missing >= 0) throw new Error(`the position has too many ${edition.cards[missing].code}`);
  return cardsOf(left);
}

function stateOf({ edition, players }: GameConfig, position: Position): State {
  const { startSeat = 0, toAct = 0, ships = {}, rest = "draw" } = position;
  const state: State = {
    draw: cards(edition, position.draw ?? "").reverse(),
    discard: counts(edition, position.discard ?? ""),
    market: slots(edition, position.market ?? ""),
    farm: slots(edition, position.farm ?? ""),
    ships: edition.colours.map((id) => ships[id] ?? edition.ships.startIndex),
    traders: Array.from({ length: players }, (_, seat) => traderOf(edition, position, seat)),
    startSeat,
    activeSeat: toAct,
    passesInARow: 0,
    agenda: [{ step: "turn", seat: toAct }],
  };
  for (const id of Object.keys(ships)) colour(edition, id);
  const others = unnamed(edition, state);
  if (rest === "draw") state.draw.unshift(...others);
  else add(rest === "discard" ? state.discard : state.traders[players - 1].points, others);
  return state;
}

/** A game in any position, all cards of the edition included, where the turn of `toAct` has just begun. */
export function position(described: Position): TestGame {
  const settings = settingsOf(described);
  const config = configFor(settings);
  const state = stateOf(config, described);
  const events: TradersEvent[] = [];
  settle({ config, state, chance: fastChance(1), emit: (event) => events.push(event) });
  return testGame(tradersOfCarthage.open(settings), config, state, events);
}

/** Chance that shuffles the deck so that these cards lie on top, and then always answers `later`, if it can. */
function stacked(edition: Edition, top: readonly Card[], later: number): Chance {
  const deck = cardsOf(edition.cards.map((card) => card.count));
  const under = edition.cards.map((card) => card.count);
  remove(under, top);
  const wanted = [...cardsOf(under), ...top.toReversed()];
  const answers: number[] = [];
  for (let last = deck.length - 1; last > 0; last--) {
    const other = deck.lastIndexOf(wanted[last], last);
    answers.push(other);
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  let drawn = 0;
  return { below: (n) => answers[drawn++] ?? Math.min(later, n - 1), drawn: () => drawn };
}

export interface Dealt extends Seated {
  /** The first cards of the shuffled draw pile. */
  readonly deck?: string;
  /** Which of the players tied for the start is drawn by lot, counted from 0. */
  readonly lot?: number;
}

/** A game set up by the rules, up to its first decision, from a draw pile that begins with these cards. */
export function dealt({ deck = "", lot = 0, ...seated }: Dealt): TestGame {
  const settings = settingsOf(seated);
  const config = configFor(settings);
  const rules = tradersOfCarthage.open(settings);
  const events: TradersEvent[] = [];
  const chance = stacked(config.edition, cards(config.edition, deck), lot);
  const state = rules.setup(chance, (event) => events.push(event));
  return testGame(rules, config, state, events);
}
