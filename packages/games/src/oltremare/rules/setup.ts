import { type Chance, clockwise, type Emit, type Seat, schedule, shuffle } from "@portolan/kernel";
import { cardsMoved, type OltremareEvent } from "../knowledge/events.ts";
import { noteDrawn } from "../knowledge/notes.ts";
import { type Context, type GameConfig, insertCard, type Merchant, NEW_PAIR, type State } from "../state.ts";
import type { Card, Edition } from "./edition.ts";

/** OM-SET-5 OM-SET-13 */
function newMerchant(edition: Edition): Merchant {
  return {
    hand: [],
    cargo: [],
    pirates: [],
    ducats: edition.startDucats,
    prestige: 0,
    port: 0,
    active: null,
    used: [],
    ledger: {
      interimPrestige: 0,
      interimCargo: 0,
      interimPirates: 0,
      finalPrestige: 0,
      finalCargo: 0,
      finalPirates: 0,
      finalTokens: 0,
    },
    lastCargo: null,
  };
}

/** One token for each port, face up; those left over go to the box. OM-SET-2 */
function layTokens({ config, state, chance, emit }: Context): void {
  const { tokens, map } = config.edition;
  const laid = shuffle(chance, tokens.slice()).slice(0, map.ports.length);
  state.portTokens = laid;
  emit?.({ type: "tokensLaid", tokens: laid.slice() });
}

/** The start player is drawn, or the table has picked a seat (counted round a smaller table). OM-SET-6 */
function chooseStartPlayer({ config, chance, emit }: Context): Seat {
  const { startPlayer } = config.options;
  const drawn = startPlayer === "random";
  const seat = drawn ? chance.below(config.players) : startPlayer % config.players;
  emit?.({ type: "startPlayer", seat, drawn });
  return seat;
}

/**
 * Turns over cards until one names a port: it is the player's first cargo card, the ship goes there, and the port's
 * token goes to the box. Gives the cards turned over in vain. OM-SET-7 OM-SET-8 OM-SET-10
 */
function findStartPort({ config, state, emit }: Context, seat: Seat): Card[] {
  const aside: Card[] = [];
  for (;;) {
    const card = state.deck.pop();
    if (card === undefined) throw new Error("no card with a port is left");
    const { port } = config.edition.cards[card];
    if (port === null) {
      aside.push(card);
      continue;
    }
    if (aside.length > 0) emit?.({ type: "turnedOver", seat, cards: aside });
    const merchant = state.merchants[seat];
    merchant.cargo.push(card);
    merchant.port = port;
    emit?.(cardsMoved("startCard", "deck", "cargo", [card], seat));
    emit?.({ type: "startPort", seat, port, token: state.portTokens[port] });
    state.portTokens[port] = null;
    return aside;
  }
}

/** OM-SET-11 */
function dealHand({ config, state, emit }: Context, seat: Seat): void {
  const cards = state.deck.splice(state.deck.length - config.edition.startHand).reverse();
  for (const card of cards) insertCard(state.merchants[seat].hand, card);
  noteDrawn(state, seat);
  emit?.(cardsMoved("dealt", "deck", "hand", cards, seat));
}

/** The Venice card goes near the middle of the deck. OM-SET-12 */
function hideVenice({ config, state, chance, emit }: Context): void {
  const { veniceJitter } = config.edition;
  const middle = Math.floor(state.deck.length / 2);
  state.aboveVenice = middle - veniceJitter + chance.below(2 * veniceJitter + 1);
  emit?.({ type: "veniceHidden", fewest: middle - veniceJitter, most: middle + veniceJitter });
}

/** Sets the table up to the first turn. OM-SET-1 to OM-SET-13 */
export function setUp(config: GameConfig, chance: Chance, emit: Emit<OltremareEvent>): State {
  const { edition, players } = config;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const state: State = {
    deck: [],
    aboveVenice: null,
    discard: [],
    portTokens: [],
    merchants: seats.map(() => newMerchant(edition)),
    startSeat: 0,
    activeSeat: 0,
    lastRound: false,
    purchases: 0,
    pairs: seats.map(() => NEW_PAIR),
    offers: seats.map(() => null),
    call: null,
    played: [],
    traces: [],
    holds: seats.map(() => edition.goods.map(() => 0)),
    agenda: [],
  };
  const context = { config, state, chance, emit };
  layTokens(context);
  // OM-SET-3 OM-SET-4
  state.deck = shuffle(chance, config.cards.slice());
  state.startSeat = chooseStartPlayer(context);
  state.activeSeat = state.startSeat;
  const order = clockwise(config, state.startSeat);
  const aside = order.flatMap((seat) => findStartPort(context, seat));
  // Cards turned over in vain go back before hands are dealt. OM-SET-9
  state.deck.push(...aside);
  shuffle(chance, state.deck);
  for (const seat of order) dealHand(context, seat);
  hideVenice(context);
  schedule(state, { step: "turn", seat: state.startSeat });
  return state;
}
