import type { Seat } from "@portolan/kernel";
import { nextStep } from "@portolan/kernel";
import { veniceWindow } from "../rules/venice-window.ts";
import type { State } from "../state.ts";
import type { MindConfig } from "./weights.ts";

/** What is the same for all seats at one moment, as far as a position is judged. */
export interface Moment {
  readonly config: MindConfig;
  readonly state: State;
  /** What a pirate card will cost until the end. */
  readonly pirate: number;
  /** Rounds that are likely to begin after this one. */
  readonly rounds: number;
  /** Rounds until prestige tiles are counted next. */
  readonly prestigeRounds: number;
}

/** How many seats have their turn in this round after the active one. */
function seatsToCome({ players }: MindConfig, { activeSeat, startSeat }: State): number {
  return players - 1 - ((activeSeat - startSeat + players) % players);
}

/** Half a round, since the round in which the deck runs out is played to its end. OM-END-2 */
const LAST_ROUND = 0.5;

export function momentOf(config: MindConfig, state: State): Moment {
  const { edition, options, players, weights } = config;
  const venice = veniceWindow(config, state);
  const inRound = seatsToCome(config, state);
  const rounds = state.lastRound
    ? 0
    : Math.max(0, (state.deck.length / weights.drawn - inRound) / players + LAST_ROUND);
  const untilVenice = venice && (venice.fewest + venice.most) / 2 / weights.drawn / players;
  const isTwice = venice !== null && options.pirateStackAtVenice === "keep";
  return {
    config,
    state,
    pirate: edition.piratePenalty * weights.pirates * (isTwice ? 2 : 1),
    rounds,
    prestigeRounds: untilVenice ?? rounds,
  };
}

/** Whether a seat has still to play its cards in this round. */
export function isToPlay({ config, state }: Moment, seat: Seat): boolean {
  const { players } = config;
  if (seat === state.activeSeat) {
    const { step } = nextStep(state);
    return step === "surplus" || step === "trade" || step === "play";
  }
  const place = (one: Seat): number => (one - state.startSeat + players) % players;
  return place(seat) > place(state.activeSeat);
}
