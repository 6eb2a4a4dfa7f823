import { configFor, type GameTypes, game } from "@portolan/games/traders-of-carthage";
import { type Match, type Seat, seededDeal, startFrom } from "@portolan/kernel";
import { firstMoment, type Position } from "../../../tools/gallery/gallery.ts";
import { atPiece } from "../../table/place.ts";
import { cardIn, hand } from "./places.ts";

type Traders = GameTypes;
type State = Traders["state"];
type Event = Traders["event"];

const VIEWER: Seat = 0;
const FOUR = { players: 4 } as const;

/** What lies before a trader, cards by their codes. */
interface Holding {
  readonly hand: string;
  readonly goods: string;
  readonly stored?: string;
  /** By colour. */
  readonly tokens: readonly number[];
  readonly points: number;
}

/** The position that the board was designed with. */
const HARBOUR = {
  market: "G3 G2 G3 Y2 B3",
  farm: "R3 Y2 B5",
  ships: [0, 1, 2, 3],
  discarded: 12,
  traders: [
    { hand: "R5 R3 B5 B2 Y5 Y3 G5 G2", goods: "R5 R2 Y5", stored: "G2", tokens: [2, 1, 0, 1], points: 6 },
    { hand: "R2 R2 B2 Y3 G3 G5", goods: "R3 R2 B3 Y2 Y2 G2", tokens: [1, 2, 1, 0], points: 8 },
    { hand: "R2 R3 R5 B2 B3 Y2 Y5 G2 G3", goods: "B5 B2", stored: "Y3", tokens: [0, 1, 2, 1], points: 5 },
    { hand: "R2 B3 Y3 G2", goods: "R2 B3 B2 B2", tokens: [2, 0, 1, 2], points: 7 },
  ] satisfies readonly Holding[],
};

const { edition } = configFor(FOUR);

function cardOf(code: string): number {
  const card = edition.cards.findIndex((one) => one.code === code);
  if (card < 0) throw new Error(`there is no card ${code}`);
  return card;
}

function cardsOf(codes: string): number[] {
  return codes.split(" ").filter(Boolean).map(cardOf);
}

function countsOf(cards: readonly number[]): number[] {
  const counts = edition.cards.map(() => 0);
  for (const card of cards) counts[card]++;
  return counts;
}

/** The cards that lie nowhere yet, one of each kind after the other, so that every part of them is mixed. */
function restOf(used: readonly number[]): number[] {
  const left = edition.cards.map(({ count }) => count);
  for (const card of used) left[card]--;
  const rest: number[] = [];
  while (left.some((count) => count > 0)) {
    for (const [card, count] of left.entries()) {
      if (count === 0) continue;
      left[card]--;
      rest.push(card);
    }
  }
  return rest;
}

function harbourState(): State {
  const { market, farm, ships, discarded, traders } = HARBOUR;
  const held = traders.map(({ hand, goods, stored = "" }: Holding) => [hand, goods, stored].map(cardsOf));
  const rest = restOf([...cardsOf(market), ...cardsOf(farm), ...held.flat(2)]);
  const points = traders.map(({ points: count }) => countsOf(rest.splice(0, count)));
  const discard = countsOf(rest.splice(0, discarded));
  return {
    draw: rest,
    discard,
    market: cardsOf(market).map((card) => ({ card, reservedBy: null })),
    farm: cardsOf(farm).map((card, i) => ({ card, reservedBy: i === 0 ? 3 : null })),
    ships: ships.slice(),
    traders: traders.map(({ tokens }, seat) => ({
      hand: countsOf(held[seat][0]),
      goods: countsOf(held[seat][1]),
      stored: countsOf(held[seat][2]),
      tokens: tokens.slice(),
      points: points[seat],
      blindPoints: [[]],
      owedPoints: 0,
    })),
    startSeat: VIEWER,
    activeSeat: VIEWER,
    passesInARow: 0,
    agenda: [
      { step: "turn", seat: 1 },
      { step: "action", seat: VIEWER },
    ],
  };
}

/** What the log says of the round before: it is told, and has not been played. */
function harbourStory(): Event[] {
  const at = (place: string, seat: Seat | null) => ({ place, seat });
  const moved = (type: string, seat: Seat, from: string, to: string, codes: string) =>
    ({
      type,
      seat,
      from: at(from, from === "market" ? null : seat),
      to: at(to, to === "discard" ? null : seat),
      count: cardsOf(codes).length,
      cards: cardsOf(codes),
    }) as unknown as Event;
  const took = (seat: Seat, code: string, reserved: boolean): Event =>
    ({ ...moved("took", seat, "market", "hand", code), reserved }) as Event;
  return [
    { type: "turn", seat: 0 },
    took(0, "B5", false),
    { type: "turn", seat: 1 },
    moved("paid", 1, "hand", "discard", "R5"),
    moved("bought", 1, "market", "goods", "Y2 G2"),
    { type: "sailed", colour: 2, from: 1, to: 2 },
    { type: "sailed", colour: 3, from: 2, to: 3 },
    { type: "turn", seat: 2 },
    took(2, "B2", true),
    { type: "turn", seat: 3 },
    { type: "reserved", seat: 3, card: cardOf("R3"), zone: "farm" },
    { type: "turn", seat: 0 },
  ];
}

function harbour(): Match<Traders> {
  const match = startFrom(game.open(FOUR), seededDeal("harbour", FOUR.players), harbourState());
  match.events.push(...harbourStory());
  return match;
}

const COMPANY = [
  {},
  { level: "trader" },
  { name: "Giulia", player: "person", level: null },
  { level: "captain" },
] as const;

/** What is decided next, and by whom. */
function isNext({ state }: Match<Traders>, step: string, isViewer = true): boolean {
  const next = state.agenda.at(-1);
  return next?.step === step && "seat" in next && (next.seat === VIEWER) === isViewer;
}

/** The viewer's turn in the middle of a game, with a Market that the hand can pay. */
function isBusyTurn(match: Match<Traders>): boolean {
  return (
    match.moves.length > 24 &&
    isNext(match, "action") &&
    match.rules.legal(match.state, VIEWER).some(({ type }) => type === "buy")
  );
}

function dealt(
  name: string,
  players: number,
  isWanted: (match: Match<Traders>) => boolean,
  viewer: Seat | null = VIEWER,
): Position<Traders> {
  return { name, viewer, open: () => firstMoment(game.open({ players }), "gallery", isWanted) };
}

function inHarbour(name: string, presses: readonly string[] = [], shows?: string): Position<Traders> {
  return {
    name,
    viewer: VIEWER,
    open: harbour,
    seats: COMPANY,
    presses,
    ...(shows === undefined ? {} : { shows }),
  };
}

const GO = ".act .go";
const PAY = ["R5", "R3", "B5"].map((code) => atPiece(cardIn(hand(VIEWER), code, 0)));

export const positions: readonly Position<Traders>[] = [
  dealt("start-token", 4, (match) => isNext(match, "startToken")),
  inHarbour("my-turn"),
  inHarbour("purchase", PAY, ".tc-banner"),
  inHarbour("card-chosen", [".is-market .tc-card:nth-child(5)"]),
  inHarbour("payday", [...PAY, GO], ".tc-scroll[data-kind=payday] .tc-sale"),
  dealt("storage", 4, (match) => isNext(match, "storage")),
  dealt("raid", 4, (match) => isNext(match, "storage", false)),
  dealt("two-players", 2, isBusyTurn),
  dealt("three-players", 3, isBusyTurn),
  dealt("four-players", 4, isBusyTurn),
  dealt("spectator", 4, isBusyTurn, null),
  dealt("end", 4, ({ rules, state }) => rules.result(state) !== null),
];
