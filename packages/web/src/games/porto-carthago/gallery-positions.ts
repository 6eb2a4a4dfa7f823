import { configFor, type GameTypes, game } from "@portolan/games/porto-carthago";
import { type Match, type Seat, seededDeal, startFrom } from "@portolan/kernel";
import { firstMoment, type Position } from "../../../tools/gallery/gallery.ts";
import { atPlace } from "../../table/place.ts";
import { anchorage, dock } from "./places.ts";

type Porto = GameTypes;
type State = Porto["state"];
type Event = Porto["event"];

const VIEWER: Seat = 0;
const FOUR = { players: 4, options: { purses: "open" } } as const;

const { edition } = configFor(FOUR);

function shipOf(id: string): number {
  const ship = edition.ships.findIndex((one) => one.id === id);
  if (ship < 0) throw new Error(`there is no ship ${id}`);
  return ship;
}

/** The position that the board was designed with: decade 3, the Carrier has been paid for. */
function harbourState(): State {
  const free = { owner: null, ship: null, good: null };
  const docks = edition.docks.map(() => free as State["docks"][number]);
  const ships: readonly (readonly [dock: number, ship: number])[] = [
    [0, 4],
    [1, 3],
    [2, 5],
    [6, 19],
    [7, 17],
    [10, 25],
    [11, 29],
  ];
  for (const [at, ship] of ships) docks[at] = { ...docks[at], ship };
  const owners: readonly (readonly [dock: number, seat: Seat])[] = [
    [2, 0],
    [5, 3],
    [7, 1],
    [10, 0],
    [11, 0],
  ];
  for (const [at, owner] of owners) docks[at] = { ...docks[at], owner };
  docks[5] = { ...docks[5], good: 0 };
  const senator = { covered: 0, charters: 0, hall: 0, awarded: 0, memory: [] };
  const goods = (purple: number): number[] => [purple, 0, 0, 0, 0];
  return {
    startSeat: 0,
    decade: 3,
    round: 3,
    turnIndex: 0,
    stage: { stage: "act", space: 3 },
    stack: [],
    bag: [2, 4, 6, 3, 6],
    market: [0, 2, 0, 3, 0],
    goodsBought: 1,
    deck: [6, 28, 16, 14, 7, 9, 13, 23, 22, 0, 21, 26],
    unknown: 12,
    rows: [
      [1, 15, 2, 24, 10],
      [12, 11, 20, 27, 8],
    ],
    docks,
    cards: [3, 5, 4, 2, 0, 1],
    palace: [2, 2, 0, 2, 2, 1, 3, 2, 3],
    path: [0],
    senators: [
      {
        ...senator,
        reserve: 6,
        lighthouse: 0,
        temple: 0,
        onCards: [0, 0, 2, 2, 0, 0],
        warehouse: goods(2),
        talents: 35,
        points: 3,
        held: [18],
      },
      {
        ...senator,
        reserve: 10,
        lighthouse: 1,
        temple: 1,
        onCards: [0, 1, 0, 2, 0, 0],
        warehouse: goods(0),
        talents: 37,
        points: 4,
        held: [],
      },
      {
        ...senator,
        reserve: 10,
        lighthouse: 1,
        temple: 0,
        onCards: [0, 0, 0, 2, 0, 0],
        warehouse: goods(0),
        talents: 8,
        points: 4,
        held: [],
      },
      {
        ...senator,
        reserve: 8,
        lighthouse: 1,
        temple: 2,
        onCards: [0, 0, 1, 2, 0, 0],
        warehouse: goods(1),
        talents: 0,
        points: 4,
        held: [],
      },
    ],
  };
}

/** What the log says of the round before: it is told, and has not been played. */
const STORY: readonly Event[] = [
  { type: "seatBought", seat: 3, talents: 12, space: 9, by: "bonus" },
  { type: "round", decade: 3, round: 2 },
  { type: "cardUsed", seat: 0, space: 2, action: "hoist", servants: 1 },
  { type: "claimed", seat: 0, dock: 10 },
  { type: "voyage", seat: 1, danger: 3, temple: 2, success: false },
  { type: "voyagePaid", seat: 1, talents: 4, offering: 0 },
  { type: "talents", seat: 2, talents: 3 },
  { type: "dockLeft", seat: 3, dock: 3 },
  { type: "round", decade: 3, round: 3 },
  { type: "turn", seat: 0 },
  { type: "cardUsed", seat: 0, space: 3, action: "carrier", servants: 2 },
];

function harbour(change: (state: State) => void = () => undefined): Match<Porto> {
  const state = harbourState();
  change(state);
  const match = startFrom(game.open(FOUR), seededDeal("harbour", FOUR.players), state);
  match.events.push(...STORY);
  return match;
}

const COMPANY = [
  {},
  { name: "Hanno", level: "trader" },
  { name: "Elissa", player: "person", level: null },
  { name: "Bomilcar", level: "captain" },
] as const;

function inHarbour(
  name: string,
  change?: (state: State) => void,
  presses: readonly string[] = [],
): Position<Porto> {
  return { name, viewer: VIEWER, open: () => harbour(change), seats: COMPANY, presses };
}

function isAsked({ rules, state }: Match<Porto>, seat: Seat = VIEWER): boolean {
  return rules.toAct(state).includes(seat);
}

/** The viewer's turn in the middle of a game. */
function isBusyTurn(match: Match<Porto>): boolean {
  const { state } = match;
  return state.decade >= 3 && state.stage.stage === "main" && state.stack.length === 0 && isAsked(match);
}

function dealt(
  name: string,
  players: number,
  isWanted: (match: Match<Porto>) => boolean,
  viewer: Seat | null = VIEWER,
): Position<Porto> {
  return { name, viewer, open: () => firstMoment(game.open({ players }), "gallery", isWanted) };
}

/** The Aristocrat is used in the place of the Carrier, and the servants paid for it are at home. */
function aristocrat(state: State): void {
  state.stage = { stage: "act", space: 0 };
  state.senators[0].onCards[3] = 0;
  state.senators[0].reserve += 2;
}

/** Hanno's grain meets the ship that the viewer's pilot brings in. */
function chain(state: State): void {
  const pilot = shipOf("iberia_purple");
  state.senators[0].held = [18, pilot];
  state.docks[2] = { owner: null, ship: null, good: null };
  state.docks[11] = { owner: 1, ship: null, good: 2 };
  state.bag[2]--;
  state.rows[0][2] = 27;
  state.rows[1][3] = 2;
  state.deck.push(29);
  state.unknown = state.deck.length;
  state.senators[0].reserve += 4;
  state.senators[1].reserve -= 2;
  state.stage = { stage: "tail", extra: "palace", skipped: false };
}

const FIVE = { players: 5, options: { purses: "open" } } as const;

/** A full ring in the lighthouse phase of decade 4, five players; what they have not placed is in their reserves. */
function fullHarbour(): Match<Porto> {
  const docks: State["docks"] = (
    [
      [2, 4, 3],
      [4, 3, 2],
      [0, 5, null],
      [3, 7, 4],
      [1, null, 1],
      [0, null, 1],
      [3, 19, 3],
      [1, 17, 0],
      [2, 22, 4],
      [4, 23, 2],
      [1, 25, null],
      [4, 29, 3],
    ] as const
  ).map(([owner, ship, good]) => ({ owner, ship, good }));
  const palace = [2, 0, 1, 2, 3, 2, 0, 4, 1, 2, 3, 0];
  const path = [0, 1, 2, 3, 3];
  const market = [1, 0, 1, 0, 1];
  const places: readonly (readonly [
    lighthouse: number,
    temple: number,
    onCards: readonly number[],
    good: number | null,
    talents: number,
    points: number,
    held: readonly number[],
    charters: number,
  ])[] = [
    [3, 1, [0, 1, 1, 0, 0, 0], 2, 14, 5, [18], 0],
    [1, 1, [0, 1, 0, 2, 0, 0], 4, 21, 6, [], 1],
    [2, 0, [0, 0, 0, 2, 0, 0], 0, 6, 6, [13], 0],
    [0, 2, [0, 0, 0, 2, 2, 0], null, 17, 5, [], 0],
    [1, 1, [0, 0, 0, 0, 0, 3], 1, 9, 4, [], 1],
  ];
  const bag = edition.goods.map(() => edition.copiesEach);
  for (const [good, count] of market.entries()) bag[good] -= count;
  for (const { good } of docks) if (good !== null) bag[good]--;
  const senators = places.map(
    ([lighthouse, temple, onCards, good, talents, points, held, charters], seat) => {
      const warehouse = edition.goods.map((_, i) => (i === good ? 1 : 0));
      if (good !== null) bag[good]--;
      const own = (seats: readonly number[]): number => seats.filter((owner) => owner === seat).length;
      const placed =
        lighthouse +
        temple +
        charters +
        onCards.reduce((sum, count) => sum + count, 0) +
        2 * docks.filter(({ owner }) => owner === seat).length +
        own(palace) +
        own(path);
      return {
        reserve: edition.parameters.servantsPerPlayer - placed,
        covered: 0,
        charters,
        lighthouse,
        temple,
        onCards: onCards.slice(),
        hall: 0,
        awarded: 0,
        warehouse,
        talents,
        points,
        held: held.slice(),
        memory: [],
      };
    },
  );
  const rows: State["rows"] = [
    [11, 2, 15, 24, 10, 28],
    [12, 20, 27, 1, 9, 16],
  ];
  const placed = new Set([
    ...rows.flat(),
    ...docks.map(({ ship }) => ship),
    ...senators.flatMap(({ held }) => held),
  ]);
  const deck = edition.ships.map((_, ship) => ship).filter((ship) => !placed.has(ship));
  const state: State = {
    startSeat: 1,
    decade: 4,
    round: 5,
    turnIndex: 0,
    stage: { stage: "shipsPick", ranks: [0, 2, 1, 4], rank: 0, picksLeft: 2, mayTurnAway: true },
    stack: [],
    bag,
    market,
    goodsBought: 3,
    deck,
    unknown: deck.length,
    rows,
    docks,
    cards: [5, 0, 4, 1, 3, 2],
    palace,
    path,
    senators,
  };
  return startFrom(game.open(FIVE), seededDeal("harbour", FIVE.players), state);
}

export const positions: readonly Position<Porto>[] = [
  dealt("first-dock", 4, (match) => match.state.stage.stage === "setupClaim" && isAsked(match)),
  inHarbour("carrier"),
  inHarbour("load", undefined, [atPlace(dock("iberia_1"))]),
  inHarbour("servants", aristocrat, [
    ".pc-stepper:nth-child(1) button:last-child",
    ".pc-stepper:nth-child(1) button:last-child",
    ".pc-stepper:nth-child(2) button:last-child",
    ".pc-stepper:nth-child(2) button:last-child",
  ]),
  inHarbour("chain", chain, [".pc-held-button:nth-child(2)", atPlace(anchorage(1, 2)), ".act .go"]),
  {
    name: "full-harbour",
    viewer: VIEWER,
    open: fullHarbour,
    seats: [...COMPANY, { name: "Sophonisba", level: "admiral" }],
    presses: [atPlace(anchorage(1, 0)), atPlace(dock("etruria_2"))],
  },
  dealt("points", 4, (match) => match.state.stack.at(-1)?.frame === "points" && isAsked(match)),
  dealt("three-players", 3, isBusyTurn),
  dealt("four-players", 4, isBusyTurn),
  dealt("five-players", 5, isBusyTurn),
  dealt("spectator", 4, isBusyTurn, null),
  { ...dealt("end", 4, ({ rules, state }) => rules.result(state) !== null), shows: "#end-title" },
];
