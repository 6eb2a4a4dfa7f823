import { configFor, type GameTypes, game } from "@portolan/games/oltremare";
import { type Match, type Seat, seededDeal, spot, startFrom } from "@portolan/kernel";
import { firstMoment, type Position } from "../../../tools/gallery/gallery.ts";
import { atPiece } from "../../table/place.ts";
import { card } from "./places.ts";

type Oltremare = GameTypes;
type State = Oltremare["state"];
type Event = Oltremare["event"];
type Token = NonNullable<State["portTokens"][number]>;

const VIEWER: Seat = 0;
const FOUR = { players: 4, options: { cargoView: "owner" } } as const;
const { edition } = configFor(FOUR);

/** Cards by the numbers that the edition gives them. */
function cardsOf(...ids: readonly number[]): number[] {
  return ids.map((id) => edition.cards.findIndex((one) => one.id === id));
}

const codeOf = (id: number): string => edition.cards[cardsOf(id)[0]].code;

interface Holding {
  readonly hand: readonly number[];
  /** Cards of the hold that matter, the top card last; others are filled in below them. */
  readonly cargo: readonly number[];
  readonly cargoSize: number;
  readonly pirates: number;
  readonly ducats: number;
  readonly prestige: number;
  readonly port: string;
  readonly active: Token | null;
  readonly used: readonly Token[];
}

/** The position that the board was designed with. */
const DURAZZO: readonly Holding[] = [
  {
    hand: [3, 10, 11, 17, 40, 76],
    cargo: [66, 74, 63, 26, 5],
    cargoSize: 5,
    pirates: 3,
    ducats: 3,
    prestige: 1,
    port: "durazzo",
    active: "goodBusiness",
    used: [],
  },
  {
    hand: [80, 84, 98, 92],
    cargo: [47, 52, 33, 95],
    cargoSize: 7,
    pirates: 1,
    ducats: 12,
    prestige: 2,
    port: "ragusa",
    active: "favourableMarket",
    used: ["calmSailing"],
  },
  {
    hand: [23, 38, 62, 49, 88],
    cargo: [91, 82, 6, 55],
    cargoSize: 6,
    pirates: 3,
    ducats: 10,
    prestige: 1,
    port: "famagosta",
    active: "fightPirates",
    used: ["localInfluence"],
  },
  {
    hand: [28],
    cargo: [20, 78, 58],
    cargoSize: 5,
    pirates: 2,
    ducats: 24,
    prestige: 2,
    port: "rodi",
    active: "localInfluence",
    used: [],
  },
];

/** Tokens by port; ports that are not named have none. */
const TOKENS: Readonly<Record<string, Token>> = {
  venezia: "favourableMarket",
  ancona: "goodBusiness",
  zara: "calmSailing",
  messina: "localInfluence",
  napoli: "compass",
  siracusa: "calmSailing",
  tunisi: "favourableMarket",
  tripoli: "goodBusiness",
  alessandria: "localInfluence",
  acri: "calmSailing",
  beirut: "fightPirates",
  modone: "goodBusiness",
  negroponte: "fightPirates",
  salonicco: "favourableMarket",
  smirne: "favourableMarket",
  costantinopoli: "calmSailing",
  varna: "goodBusiness",
  caffa: "fightPirates",
  tana: "compass",
  trebisonda: "calmSailing",
};

const NO_LEDGER: State["merchants"][number]["ledger"] = {
  interimPrestige: 0,
  interimCargo: 0,
  interimPirates: 0,
  finalPrestige: 0,
  finalCargo: 0,
  finalPirates: 0,
  finalTokens: 0,
};

function stateOf(holdings: readonly Holding[], played: readonly number[], agenda: State["agenda"]): State {
  const inPlay = new Set(
    holdings.flatMap(({ hand, cargo }) => cardsOf(...hand, ...cargo)).concat(cardsOf(...played)),
  );
  // Every seventh of the other cards: so that holds, pirates and deck are mixed.
  const count = edition.cards.length;
  const rest = edition.cards.map((_, i) => (i * 37) % count).filter((one) => !inPlay.has(one));
  const merchants = holdings.map((one): State["merchants"][number] => ({
    hand: cardsOf(...one.hand).sort((a, b) => a - b),
    cargo: [...rest.splice(0, one.cargoSize - one.cargo.length), ...cardsOf(...one.cargo)],
    pirates: rest.splice(0, one.pirates),
    ducats: one.ducats,
    prestige: one.prestige,
    port: edition.map.ports.indexOf(one.port),
    active: one.active,
    used: one.used.slice(),
    ledger: NO_LEDGER,
    lastCargo: null,
  }));
  const noPair = { failed: 0, deals: 0, calls: 0, tiles: 0 };
  const taken = new Set(merchants.map(({ port }) => port));
  return {
    deck: rest,
    aboveVenice: 11,
    discard: [],
    portTokens: edition.map.ports.map((id, port) => (taken.has(port) ? null : (TOKENS[id] ?? null))),
    merchants,
    startSeat: 1,
    activeSeat: VIEWER,
    lastRound: false,
    purchases: 2,
    pairs: holdings.map(() => noPair),
    offers: holdings.map(() => null),
    call: null,
    played: cardsOf(...played).sort((a, b) => a - b),
    // What everybody has watched: all have drawn, and pirates have taken cards from the deck.
    traces: holdings.flatMap(({ pirates }, seat): State["traces"] => [
      { saw: "drawn", seat },
      { saw: "plundered", seat, count: pirates },
    ]),
    holds: holdings.map(() => edition.goods.map(() => 0)),
    agenda,
  };
}

const NEXT = { step: "turn", seat: 1 } as const;
const LOAD = { step: "load", seat: VIEWER } as const;
const PLAY = { step: "play", seat: VIEWER } as const;
const TRADE = { step: "trade", seat: VIEWER } as const;

const portOf = (id: string): number => edition.map.ports.indexOf(id);

function moved(
  type: "played" | "loaded" | "boughtPirate",
  from: "hand" | "played" | "pirates",
  to: "played" | "cargo" | "hand",
  cards: readonly number[],
  seat: Seat,
): Event {
  return { type, seat, from: spot(from, seat), to: spot(to, seat), count: cards.length, cards };
}

/** What the log says of Loredan's turn: it is told, and has not been played. */
const BEFORE: readonly Event[] = [
  { type: "turn", seat: 3 },
  { type: "tradeEnded", seat: 3 },
  moved("played", "hand", "played", cardsOf(78, 58), 3),
  { type: "ducats", seat: 3, symbols: 1, ducats: 1 },
  { type: "sailed", seat: 3, from: portOf("candia"), to: portOf("rodi") },
  { type: "tokenTaken", seat: 3, token: "localInfluence" },
  moved("loaded", "played", "cargo", cardsOf(78, 58), 3),
  { type: "turn", seat: VIEWER },
];

/** Two cards that the viewer has bought back from the pirates. */
const BOUGHT: readonly Event[] = [
  { type: "paid", seat: VIEWER, ducats: 3, balance: 6 },
  moved("boughtPirate", "pirates", "hand", cardsOf(40), VIEWER),
  { type: "paid", seat: VIEWER, ducats: 3, balance: 3 },
  moved("boughtPirate", "pirates", "hand", cardsOf(17), VIEWER),
];

const CALLED: Event = { type: "called", seat: VIEWER, partners: [1, 2, 3] };
const TRADED: readonly Event[] = [...BOUGHT, { type: "tradeEnded", seat: VIEWER }];

function matchOf(state: State, since: readonly Event[] = []): Match<Oltremare> {
  const match = startFrom(game.open(FOUR), seededDeal("durazzo", FOUR.players), state);
  match.events.push(...BEFORE, ...since);
  return match;
}

function playing(): Match<Oltremare> {
  return matchOf(stateOf(DURAZZO, [], [NEXT, LOAD, PLAY]), TRADED);
}

/** Two have answered a call with offers. */
function haggling(): Match<Oltremare> {
  const state = stateOf(DURAZZO, [], [NEXT, LOAD, PLAY, TRADE]);
  const [silk, salt] = cardsOf(23, 38);
  const good = (id: string): number => edition.goods.findIndex((one) => one.id === id);
  const ship = 3;
  state.offers[2] = {
    from: 2,
    to: VIEWER,
    terms: {
      give: [
        { card: silk, claim: { icons: [ship], lions: 5 } },
        { card: salt, claim: null },
      ],
      giveDucats: 0,
      ask: [{ good: good("olives"), wish: null }],
      askDucats: 3,
      take: [],
    },
    taken: [],
    counters: 0,
  };
  state.offers[3] = {
    from: 3,
    to: VIEWER,
    terms: { give: [], giveDucats: 2, ask: [{ good: good("salt"), wish: null }], askDucats: 0, take: [] },
    taken: [],
    counters: 0,
  };
  state.pairs = state.pairs.map((pair, seat) => (seat === VIEWER ? pair : { ...pair, calls: 1 }));
  return matchOf(state, [...BOUGHT, CALLED, { type: "unsealed", seat: 1, isOffer: false }]);
}

function idle(): Match<Oltremare> {
  return matchOf(stateOf(DURAZZO, [], [NEXT, LOAD, PLAY, TRADE]), BOUGHT);
}

/** The deal is struck, three cards are played, and the ship lies at Modon. */
function loading(): Match<Oltremare> {
  const [own, morosini, dandolo, loredan] = DURAZZO;
  const after = [
    {
      ...own,
      hand: [11, 17, 23, 38, 53, 70, 90],
      ducats: 8,
      port: "modone",
      used: ["goodBusiness" as const],
    },
    morosini,
    { ...dandolo, hand: [76, 62, 49, 88], ducats: 11, prestige: 2 },
    loredan,
  ];
  return matchOf(stateOf(after, [3, 10, 40], [NEXT, LOAD]), [
    ...TRADED,
    moved("played", "hand", "played", cardsOf(3, 10, 40), VIEWER),
    { type: "tokenUsed", seat: VIEWER, token: "goodBusiness" },
    { type: "sailed", seat: VIEWER, from: portOf("durazzo"), to: portOf("modone") },
  ]);
}

/** More cards than the top card lets its owner keep. */
function surplus(): Match<Oltremare> {
  const [own, ...others] = DURAZZO;
  const more = { ...own, hand: [...own.hand, 53, 70, 90] };
  return matchOf(
    stateOf([more, ...others], [], [NEXT, LOAD, PLAY, TRADE, { step: "surplus", seat: VIEWER }]),
  );
}

/** The ship has stopped at a compass. */
function compass(): Match<Oltremare> {
  const [own, ...others] = DURAZZO;
  const state = stateOf(
    [{ ...own, port: "napoli" }, ...others],
    [3, 11, 17],
    [NEXT, LOAD, { step: "compass", seat: VIEWER }],
  );
  state.merchants[VIEWER].hand = cardsOf(10, 40, 76).sort((a, b) => a - b);
  state.portTokens[edition.map.ports.indexOf("napoli")] = "compass";
  return matchOf(state, [
    ...TRADED,
    moved("played", "hand", "played", cardsOf(3, 11, 17), VIEWER),
    { type: "sailed", seat: VIEWER, from: portOf("messina"), to: portOf("napoli") },
  ]);
}

const COMPANY = [{}, { level: "captain" }, { level: "trader" }, { level: "admiral" }] as const;

function at(
  name: string,
  open: () => Match<Oltremare>,
  presses: readonly string[] = [],
  shows?: string,
): Position<Oltremare> {
  return { name, viewer: VIEWER, open, seats: COMPANY, presses, ...(shows === undefined ? {} : { shows }) };
}

/** The viewer's turn to play cards in the middle of a game. */
function isBusyTurn({ state, moves }: Match<Oltremare>): boolean {
  const next = state.agenda.at(-1);
  return moves.length > 20 && next?.step === "play" && next.seat === VIEWER;
}

function dealt(
  name: string,
  players: number,
  isWanted: (match: Match<Oltremare>) => boolean,
  viewer: Seat | null = VIEWER,
): Position<Oltremare> {
  return { name, viewer, open: () => firstMoment(game.open({ players }), "gallery", isWanted) };
}

const PICKS = [3, 17, 11].map((id) => atPiece(card(codeOf(id))));

export const positions: readonly Position<Oltremare>[] = [
  at("my-turn", playing, PICKS, ".om-lit"),
  at("trade-idle", idle),
  at("trade", haggling),
  at("counter", haggling, [".om-answers .om-answer:nth-child(2)"], ".om-compose"),
  at("offer", idle, [`${atPiece(card(codeOf(76)))}`], ".om-compose"),
  at("loading", loading),
  at("surplus", surplus, [atPiece(card(codeOf(76))), atPiece(card(codeOf(40)))]),
  at("compass", compass),
  dealt("two-players", 2, isBusyTurn),
  dealt("three-players", 3, isBusyTurn),
  dealt("five-players", 5, isBusyTurn),
  dealt("spectator", 4, isBusyTurn, null),
  dealt("sailing", 4, ({ state }) => {
    const next = state.agenda.at(-1);
    return next?.step === "sail" && next.seat === VIEWER && next.steps > 1;
  }),
  dealt("last-round", 4, ({ state }) => state.lastRound),
  { ...dealt("end", 4, ({ rules, state }) => rules.result(state) !== null), shows: "[data-stage]" },
];
