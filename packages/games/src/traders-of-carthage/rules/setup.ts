import { type Chance, clockwise, type Emit, pick, type Seat, schedule, shuffle } from "@portolan/kernel";
import { cardsMoved, type TradersEvent } from "../knowledge/events.ts";
import type { Context, GameConfig, State, Step, Trader } from "../state.ts";
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
function dealHand(context: Context, seat: Seat): void {
  const { edition } = context.config;
  const { hand } = context.state.traders[seat];
  while (totalCoins(edition, hand) < edition.setup.startHandMinimum) {
    drawCards(context, 1, (cards) => {
      add(hand, cards);
      context.emit?.(cardsMoved("dealt", "draw", "hand", cards, seat));
    });
  }
}

/** The lowest hand starts; among equals the one of fewest cards; among those, chance. TC-SET-9 */
function chooseStartPlayer({ config, state, chance, emit }: Context): Seat {
  const rank = ({ hand }: Trader): number => totalCoins(config.edition, hand) * 100 + size(hand);
  const lowest = Math.min(...state.traders.map(rank));
  const tied = clockwise(config, 0).filter((seat) => rank(state.traders[seat]) === lowest);
  const seat = tied.length === 1 ? tied[0] : pick(chance, tied);
  emit?.({ type: "startPlayer", seat, tied: tied.length });
  return seat;
}

/** Sets the table up to the first decision. TC-SET-1 to TC-SET-12 */
export function setUp(config: GameConfig, chance: Chance, emit: Emit<TradersEvent>): State {
  const { edition, options, players } = config;
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
  const context = { config, state, chance, emit };
  layOut(context, "market", edition.setup.market);
  layOut(context, "farm", edition.setup.farm);
  for (const seat of clockwise(config, 0)) dealHand(context, seat);
  state.startSeat = chooseStartPlayer(context);
  state.activeSeat = state.startSeat;
  schedule(state, { step: "turn", seat: state.startSeat });
  if (options.startingToken === "choice") {
    const order = clockwise(config, state.startSeat);
    const picks = Array.from({ length: edition.setup.startingTokens }, () => order).flat();
    schedule(state, ...picks.map((seat): Step => ({ step: "startToken", seat })));
  }
  return state;
}

/** Any colour may be chosen, also one that others have. TC-SET-10 TC-SET-11 */
export function offerStartTokens(config: GameConfig, moves: Move[]): void {
  for (let colour = 0; colour < config.edition.colours.length; colour++)
    moves.push({ type: "token", colour });
}

export function takeStartToken({ state, emit }: Context, seat: Seat, move: MoveOf<"token">): void {
  state.traders[seat].tokens[move.colour]++;
  emit?.({ type: "startToken", seat, colour: move.colour });
}
