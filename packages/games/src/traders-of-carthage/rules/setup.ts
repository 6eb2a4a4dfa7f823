import { type Chance, pick, type Seat, shuffle, type Tell } from "@portolan/kernel";
import { cardsMoved, type TradersEvent } from "../knowledge/events.ts";
import {
  clockwise,
  type Play,
  type State,
  schedule,
  scheduleAll,
  type Table,
  type Trader,
} from "../state.ts";
import { add, cardsOf, noCards, size, totalCoins } from "./cards.ts";
import { drawCards } from "./draw-pile.ts";
import type { Edition } from "./edition.ts";
import type { Move, MoveOf } from "./moves.ts";
import { layOut } from "./refill.ts";

function newTrader(edition: Edition): Trader {
  return {
    hand: noCards(edition),
    goods: noCards(edition),
    stored: noCards(edition),
    tokens: edition.colours.map(() => 0),
    points: noCards(edition),
    blindPoints: [[]],
    owedPoints: 0,
  };
}

/** Turns up cards for a starting hand until their values reach the minimum. TC-SET-6 TC-SET-8 */
function dealHand(play: Play, seat: Seat): void {
  const { edition } = play.table;
  const { hand } = play.state.traders[seat];
  while (totalCoins(edition, hand) < edition.setup.startHandMinimum) {
    drawCards(play, 1, (cards) => {
      add(hand, cards);
      play.tell?.(cardsMoved("dealt", "draw", "hand", cards, seat));
    });
  }
}

/** The lowest hand starts; among equals the one of fewest cards; among those, chance. TC-SET-9 */
function chooseStartPlayer({ table, state, chance, tell }: Play): Seat {
  const rank = ({ hand }: Trader): number => totalCoins(table.edition, hand) * 100 + size(hand);
  const lowest = Math.min(...state.traders.map(rank));
  const tied = clockwise(table, 0).filter((seat) => rank(state.traders[seat]) === lowest);
  const seat = tied.length === 1 ? tied[0] : pick(chance, tied);
  tell?.({ type: "startPlayer", seat, tied: tied.length });
  return seat;
}

/** Sets the table up to the first decision. TC-SET-1 to TC-SET-12 */
export function setUp(table: Table, chance: Chance, tell: Tell<TradersEvent>): State {
  const { edition, options, players } = table;
  const state: State = {
    draw: shuffle(chance, cardsOf(edition.cards.map((card) => card.count))),
    discard: noCards(edition),
    market: [],
    farm: [],
    ships: edition.colours.map(() => edition.ships.startIndex),
    traders: Array.from({ length: players }, () => newTrader(edition)),
    startSeat: 0,
    activeSeat: 0,
    passesInARow: 0,
    agenda: [],
  };
  const play = { table, state, chance, tell };
  layOut(play, "market", edition.setup.market);
  layOut(play, "farm", edition.setup.farm);
  for (const seat of clockwise(table, 0)) dealHand(play, seat);
  state.startSeat = chooseStartPlayer(play);
  state.activeSeat = state.startSeat;
  schedule(state, { step: "turn", seat: state.startSeat });
  if (options.startingToken === "choice") {
    const order = clockwise(table, state.startSeat);
    const picks = Array.from({ length: edition.setup.startingTokens }, () => order).flat();
    scheduleAll(
      state,
      picks.map((seat) => ({ step: "startToken", seat })),
    );
  }
  return state;
}

/** Any colour may be chosen, also one that others have. TC-SET-10 TC-SET-11 */
export function offerStartTokens(table: Table, moves: Move[]): void {
  for (let colour = 0; colour < table.edition.colours.length; colour++) moves.push({ type: "token", colour });
}

export function takeStartToken({ state, tell }: Play, seat: Seat, move: MoveOf<"token">): void {
  state.traders[seat].tokens[move.colour]++;
  tell?.({ type: "startToken", seat, colour: move.colour });
}
