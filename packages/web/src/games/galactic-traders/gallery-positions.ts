import { type GameTypes, game } from "@portolan/games/galactic-traders";
import { type Match, mustPlay, type Seat, seededDeal, startFrom, startMatch } from "@portolan/kernel";
import { firstMoment, type Position } from "../../../tools/gallery/gallery.ts";
import { atPiece, atPlace } from "../../table/place.ts";
import { goodIn, hand, planet, tray } from "./places.ts";

type Galactic = GameTypes;

const VIEWER: Seat = 0;
const THREE = { players: 3 } as const;

/** The game that the board was designed with: three traders, up to the viewer's fourth delivery. */
const STORY = [
  "pick armaments; pick armaments; pick tools; pick food; pick fuel; lay medicine wayward; lay armaments helvetia",
  "lay armaments nightcore; lay fuel half-life; lay food bastion-kor; lay tools bo-iv; pick armaments; pick medicine",
  "pick armaments; pick fuel; pick fuel; end; lay armaments bo-iv; lay fuel bastion-kor; recall bo-iv tools; end",
  "lay medicine bastion-kor; lay tools bastion-kor; end; relay bastion-kor-fuel half-life medicine; end",
  "lay armaments tillmark; end; pick water; pick food; pick tools; pick food; pick armaments; lay fuel perigees-folly",
  "lay medicine helvetia; lay water tillmark; relay tillmark-armaments bo-iv tools; end; lay food bo-iv; end",
  "relay bo-iv-armaments helvetia water; recall nightcore armaments; end; lay tools helvetia; end",
  "relay helvetia-medicine half-life tools; relay helvetia-armaments nightcore food",
  "relay half-life-tools nightcore medicine; pick medicine; pick medicine; pick food; pick medicine; pick tools; end",
  "lay armaments nightcore; lay tools vopulus; end; lay food ferrovia; lay medicine pelagia",
  "lay armaments as water vopulus via half-life; lay tools as food recyclon via helvetia",
  "recall perigees-folly fuel; end; lay food as tools perigees-folly via tillmark",
].flatMap((part) => part.split("; "));

/** The story up to this many moves. */
function story(moves: number): Match<Galactic> {
  const rules = game.open(THREE);
  const match = startMatch(rules, seededDeal("s833", THREE.players));
  for (const text of STORY.slice(0, moves)) {
    const parsed = rules.parse(text);
    const [seat] = rules.toAct(match.state);
    if (!("move" in parsed) || seat === undefined) throw new Error(`"${text}" is no move here`);
    mustPlay(match, seat, parsed.move);
  }
  return match;
}

/** The end of the story, with one water more in the viewer's hand. */
function vopulus(): Match<Galactic> {
  const told = story(STORY.length);
  const { state, rules } = told;
  const water = 5;
  const deck = state.deck.toSpliced(state.deck.lastIndexOf(water), 1);
  const traders = state.traders.map((trader, seat) =>
    seat === VIEWER ? { ...trader, hand: trader.hand.with(water, trader.hand[water] + 1) } : trader,
  );
  const notes = [...state.notes, ["drew", VIEWER] as const];
  const match = startFrom(rules, seededDeal("s833", THREE.players), { ...state, deck, traders, notes });
  match.events.push(...told.events);
  return match;
}

const COMPANY = [{}, { level: "trader" }, { level: "captain" }, { level: "admiral" }] as const;

function isNext({ state }: Match<Galactic>, step: string): boolean {
  const next = state.agenda.at(-1);
  return next?.step === step && "seat" in next && next.seat === VIEWER;
}

/** The viewer's delivery in the middle of a game, with planets of their own. */
function isBusyTurn(match: Match<Galactic>): boolean {
  const { state } = match;
  const { planets, hand } = state.traders[VIEWER];
  const isRich = planets.length > 1 && hand.some((count) => count > 0);
  return state.round > 2 && state.row.length > 4 && isNext(match, "deliver") && isRich;
}

/** The viewer must move goods in somebody else's turn, and planets have been won already. */
function isChain(match: Match<Galactic>): boolean {
  const { state, events } = match;
  const turn = events.findLastIndex(({ type }) => type === "turn");
  const won = events.slice(turn).filter(({ type }) => type === "agreement").length;
  return isNext(match, "redistribute") && state.activeSeat !== VIEWER && won > 2 && state.row.length > 3;
}

function dealt(
  name: string,
  players: number,
  isWanted: (match: Match<Galactic>) => boolean,
  viewer: Seat | null = VIEWER,
  seed = "gallery",
): Position<Galactic> {
  return {
    name,
    viewer,
    seats: COMPANY,
    open: () => firstMoment(game.open({ players }), seed, isWanted),
  };
}

function told(
  name: string,
  open: () => Match<Galactic>,
  presses: readonly string[] = [],
  shows?: string,
): Position<Galactic> {
  return { name, viewer: VIEWER, open, seats: COMPANY, presses, ...(shows === undefined ? {} : { shows }) };
}

const held = (good: string): string => `.gt-held:has(${atPiece(goodIn(hand(VIEWER), good, 0))})`;
const offered = (good: string): string => `.gt-offered:has(${atPiece(goodIn(tray, good, 0))})`;

export const positions: readonly Position<Galactic>[] = [
  told("draft", () => story(50), [offered("tools")]),
  told("draft-start", () => story(50)),
  dealt("draft-full", 2, (match) => isNext(match, "draft") && sizeOf(match) === 4, VIEWER, "full8"),
  told("recall", () => story(61)),
  told("deliver", vopulus),
  told("fuel", vopulus, [held("fuel")]),
  told("complete", vopulus, [held("fuel"), atPlace(planet("vopulus"))], ".gt-note"),
  dealt("chain", 3, isChain, VIEWER, "g104"),
  dealt("give", 3, (match) => isNext(match, "give")),
  dealt("agree", 4, (match) => isNext(match, "agree")),
  dealt("two-players", 2, isBusyTurn),
  dealt("three-players", 3, isBusyTurn),
  dealt("four-players", 4, isBusyTurn, VIEWER, "g0"),
  dealt("waiting", 4, ({ state }) => state.round > 3 && !isAsked(state)),
  dealt("last-round", 4, (match) => match.state.isLastRound && isNext(match, "deliver")),
  dealt("spectator", 4, isBusyTurn, null, "g0"),
  { ...dealt("end", 3, ({ rules, state }) => rules.result(state) !== null), shows: "#end-title" },
];

function sizeOf({ state }: Match<Galactic>): number {
  return state.traders[VIEWER].hand.reduce((sum, count) => sum + count, 0);
}

function isAsked({ agenda }: Galactic["state"]): boolean {
  const step = agenda.at(-1);
  return step !== undefined && "seat" in step && step.seat === VIEWER;
}
