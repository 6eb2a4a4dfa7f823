import type { Seat } from "@portolan/kernel";
import { type Card, DUCAT, type Edition, MARKET, PIRATE, SHIP, type Token } from "./edition.ts";
import { majority, payout } from "./scoring.ts";
import { type Merchant, nextStep, type State, type Table, tokenCount } from "./state.ts";

const iconWeights: Readonly<Record<number, number>> = {
  [DUCAT]: 1.4,
  [PIRATE]: -1.9,
  [MARKET]: 1.5,
  [SHIP]: 0.9,
};

const tokenWeights: Readonly<Record<Token, number>> = {
  calmSailing: 1,
  compass: 0,
  fightPirates: 1.6,
  goodBusiness: 2,
  localInfluence: 1.2,
  favourableMarket: 1.4,
};

/** What the evaluation is made of, in ducats. Plain numbers, chosen by playing the greedy player against itself. */
export const WEIGHTS = {
  /** What a symbol on a card in hand will bring. */
  icons: iconWeights,
  /** Share of their payout that goods in hand will bring, if they fit the top of the cargo or not. */
  fitting: 0.8,
  loose: 0.6,
  /** Growth of the topmost run that is still to come, as a share of its next step. */
  growth: 0.3,
  /** Cards played in an average turn, and cards that leave the deck in one. */
  played: 2.5,
  drawn: 5,
  /** A card that has to be bought because too few are in hand; one that is laid onto the pirates. */
  shortage: 1.6,
  surplus: 1.2,
  /** An average hand limit, where the next top card is not known yet. */
  limit: 4.5,
  /** How much of a majority is counted before the end, and what a single tile or token adds to the race. */
  majority: 0.6,
  tile: 0.7,
  token: 0.8,
  active: tokenWeights,
} as const;

/** What is the same for all seats at one moment. */
export interface Moment {
  readonly table: Table;
  readonly state: State;
  /** What a pirate card will cost until the end. */
  readonly pirate: number;
  /** Rounds that are still to begin after this one. */
  readonly rounds: number;
}

export function momentOf(table: Table, state: State): Moment {
  const { edition, options, players } = table;
  const twice = state.aboveVenice !== null && options.pirateStackAtVenice === "keep";
  const turns = state.lastRound ? 0 : state.deck.length / WEIGHTS.drawn;
  return {
    table,
    state,
    pirate: edition.piratePenalty * (twice ? 2 : 1),
    rounds: turns / players,
  };
}

/** Whether a seat has still to play its cards in this round. */
function isToPlay({ table, state }: Moment, seat: Seat): boolean {
  const { players } = table;
  const place = (one: Seat): number => (one - state.startSeat + players) % players;
  if (seat !== state.activeSeat) return place(seat) > place(state.activeSeat);
  const { step } = nextStep(state);
  return step === "surplus" || step === "trade" || step === "play";
}

/** What the groups of a cargo stack pay, and a little for the growth of the topmost one. */
function cargoWorth(edition: Edition, cargo: readonly Card[]): { worth: number; good: number; run: number } {
  let worth = 0;
  let good = -1;
  let run = 0;
  for (const card of cargo) {
    const next = edition.cards[card].good;
    if (next === good) run++;
    else {
      if (run > 0) worth += payout(edition, good, run);
      good = next;
      run = 1;
    }
  }
  return { worth: worth + (run > 0 ? payout(edition, good, run) : 0), good, run };
}

/** What cards will bring as goods, laid onto a run of this good. */
function goodsWorth(edition: Edition, cards: readonly Card[], good: number, run: number): number {
  const counts = new Array<number>(edition.goods.length).fill(0);
  for (const card of cards) counts[edition.cards[card].good]++;
  let worth = 0;
  for (let g = 0; g < counts.length; g++) {
    if (counts[g] === 0) continue;
    worth +=
      g === good
        ? WEIGHTS.fitting * (payout(edition, g, run + counts[g]) - payout(edition, g, run))
        : WEIGHTS.loose * payout(edition, g, counts[g]);
  }
  return worth;
}

/** What a hand is worth: its goods and symbols, as far as there are turns to play them, less surplus and shortage. */
function handWorth(moment: Moment, seat: Seat, merchant: Merchant, good: number, run: number): number {
  const { edition } = moment.table;
  const { hand } = merchant;
  const playsNow = isToPlay(moment, seat);
  const top = edition.cards[merchant.cargo[merchant.cargo.length - 1]];
  const turns = (playsNow ? 1 : 0) + moment.rounds;
  if (top === undefined || turns === 0) return 0;
  const first = playsNow || moment.rounds >= 1 ? 1 : moment.rounds;
  const playable = top.cargo * first + WEIGHTS.played * Math.max(0, turns - 1);
  const share = hand.length === 0 ? 0 : Math.min(1, playable / hand.length);
  let icons = 0;
  for (const card of hand) for (const icon of edition.cards[card].icons) icons += WEIGHTS.icons[icon];
  const worth = share * (goodsWorth(edition, hand, good, run) + 0.7 * icons);
  const pastLimit = seat === moment.state.activeSeat && playsNow && nextStep(moment.state).step !== "surplus";
  const over = pastLimit
    ? (hand.length - top.cargo - WEIGHTS.limit) * Math.min(1, moment.rounds)
    : (hand.length - top.lions) * first;
  const under = (top.cargo - hand.length) * first;
  return (
    worth - Math.max(0, over) * (moment.pirate + WEIGHTS.surplus) - Math.max(0, under) * WEIGHTS.shortage
  );
}

/** How a player stands, without the majorities. */
export function standing(moment: Moment, seat: Seat, merchant: Merchant): number {
  const { edition } = moment.table;
  const { state } = moment;
  const { worth, good, run } = cargoWorth(edition, merchant.cargo);
  let total =
    merchant.ducats + worth - merchant.pirates.length * (merchant.lastCargo === null ? moment.pirate : 0);
  if (merchant.active !== null) total += WEIGHTS.active[merchant.active] * Math.min(1, moment.rounds);
  const played = seat === state.activeSeat ? state.played : [];
  if (played.length > 0) total += goodsWorth(edition, played, good, run) / WEIGHTS.fitting;
  if (run > 0) {
    const next = payout(edition, good, run + 1) - payout(edition, good, run);
    total += WEIGHTS.growth * next * Math.min(1, moment.rounds);
  }
  return total + handWorth(moment, seat, merchant, good, run);
}

/** What the races for tiles and tokens are worth to each player. */
export function races({ table, state, rounds }: Moment): number[] {
  const { edition, options } = table;
  const tiles = state.merchants.map((merchant) => merchant.prestige);
  const tokens = state.merchants.map(tokenCount);
  const prestige = majority(tiles, edition.prestigePayout, options);
  const ports = majority(tokens, edition.tokenMajorityPayout, options);
  const open = Math.min(1, rounds);
  return state.merchants.map(
    (_, seat) =>
      (prestige[seat] + ports[seat]) * (1 - open * (1 - WEIGHTS.majority)) +
      open * (WEIGHTS.tile * tiles[seat] + WEIGHTS.token * tokens[seat]),
  );
}
