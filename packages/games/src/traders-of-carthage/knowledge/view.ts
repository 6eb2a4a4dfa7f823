import type { Seat } from "@portolan/kernel";
import { nextStep } from "@portolan/kernel";
import { type Counts, noCards, size } from "../rules/cards.ts";
import type { Card } from "../rules/edition.ts";
import { type GameConfig, type Slot, type State, type Step, type Trader, victoryPoints } from "../state.ts";

/** What everybody sees in front of a player. */
export interface TraderView {
  readonly handSize: number;
  readonly goods: readonly number[];
  readonly stored: readonly number[];
  readonly tokens: readonly number[];
  readonly victoryPoints: number;
  readonly owedPoints: number;
  /** How many point cards were drawn unseen from each draw pile so far. */
  readonly blindPoints: readonly number[];
}

/** What was open once and can be remembered: whether the screen shows it is a matter of option `handDisplay`. */
export interface Remembered {
  readonly hands: readonly (readonly number[])[];
  readonly points: readonly (readonly number[])[];
  /** For each draw pile that ran out: the unseen point cards drawn from it, known together by elimination. */
  readonly blindGroups: readonly (readonly number[])[];
}

export interface View {
  readonly viewer: Seat | null;
  readonly market: readonly Slot[];
  readonly farm: readonly Slot[];
  readonly ships: readonly number[];
  readonly discard: readonly number[];
  readonly drawPileSize: number;
  readonly startSeat: Seat;
  readonly activeSeat: Seat;
  readonly passesInARow: number;
  readonly agenda: readonly Step[];
  readonly traders: readonly TraderView[];
  /** The viewer's own hand; null for a spectator. */
  readonly hand: readonly number[] | null;
  readonly remembered: Remembered;
  /** The drawn point cards of each player, shown when the game is over. */
  readonly shownPoints: readonly (readonly (readonly Card[])[])[] | null;
}

function traderView(trader: Trader): TraderView {
  return {
    handSize: size(trader.hand),
    goods: trader.goods.slice(),
    stored: trader.stored.slice(),
    tokens: trader.tokens.slice(),
    victoryPoints: victoryPoints(trader),
    owedPoints: trader.owedPoints,
    blindPoints: trader.blindPoints.map((cards) => cards.length),
  };
}

/** The unseen point cards drawn from an earlier pile: all else of it has been seen, so as a group they are known. */
function blindGroup(config: GameConfig, state: State, pile: number): Counts {
  const group = noCards(config.edition);
  for (const trader of state.traders) for (const card of trader.blindPoints[pile]) group[card]++;
  return group;
}

/** All that a seat or a spectator may know. */
export function viewOf(config: GameConfig, state: State, viewer: Seat | null): View {
  const finishedPiles = state.traders[0].blindPoints.length - 1;
  const over = nextStep(state).step === "over";
  return {
    viewer,
    market: state.market.slice(),
    farm: state.farm.slice(),
    ships: state.ships.slice(),
    discard: state.discard.slice(),
    drawPileSize: state.draw.length,
    startSeat: state.startSeat,
    activeSeat: state.activeSeat,
    passesInARow: state.passesInARow,
    agenda: state.agenda.slice(),
    traders: state.traders.map(traderView),
    hand: viewer === null ? null : state.traders[viewer].hand.slice(),
    remembered: {
      hands: state.traders.map((trader) => trader.hand.slice()),
      points: state.traders.map((trader) => trader.points.slice()),
      blindGroups: Array.from({ length: finishedPiles }, (_, pile) => blindGroup(config, state, pile)),
    },
    shownPoints: over
      ? state.traders.map((trader) => trader.blindPoints.map((cards) => cards.slice()))
      : null,
  };
}
