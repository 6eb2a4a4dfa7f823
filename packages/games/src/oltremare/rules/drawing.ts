import { clockwise, type Seat, shuffle } from "@portolan/kernel";
import { type CardEvent, cardsMoved, type Place } from "../knowledge/events.ts";
import { noteDrawn, notePlundered } from "../knowledge/notes.ts";
import { type Context, type GameConfig, insertCard, type State } from "../state.ts";
import { scoreCargo, scorePirates } from "./scoring.ts";
import { interimScoring } from "./venice.ts";
import { mightSurface } from "./venice-window.ts";

/** Who has already had the turn of this round, in turn order from the start player. OM-TRN-3 OM-END-6 */
function finishedSeats(config: GameConfig, state: State): Seat[] {
  const seats = clockwise(config, state.startSeat);
  return seats.slice(0, seats.indexOf(state.activeSeat));
}

/** All cards that A could still buy: the supply of the load guard. OM-TRD-12 */
export function supply(config: GameConfig, state: State): number {
  const own = state.merchants[state.activeSeat];
  return own.pirates.length + drawable(config, state);
}

/** How many cards can be drawn one after the other, new decks included. OM-END-4 to OM-END-7 */
export function drawable({ players }: GameConfig, state: State): number {
  let cards = state.deck.length + state.discard.length;
  for (let seat = state.startSeat; seat !== state.activeSeat; seat = (seat + 1) % players) {
    const { cargo, pirates } = state.merchants[seat];
    cards += cargo.length + pirates.length;
  }
  return cards;
}

function shuffleDiscardPile({ state, chance, emit }: Context): void {
  state.traces.push({ saw: "newDeck", cards: state.discard, pirates: null });
  state.deck = shuffle(chance, state.discard.slice());
  state.discard = [];
  emit?.({ type: "newDeck", count: state.deck.length, seat: null });
}

/** Scores a player whose last turn is over, and makes a new deck of what lies there. OM-END-5 OM-END-6 OM-END-8 */
function shuffleStacksOf(context: Context, seat: Seat): void {
  const { state, chance, emit } = context;
  const merchant = state.merchants[seat];
  const cargo = merchant.cargo;
  scoreCargo(context, seat, "early");
  scorePirates(context, seat, "early");
  state.traces.push({ saw: "newDeck", cards: cargo.toSorted((a, b) => a - b), pirates: seat });
  state.deck = shuffle(chance, [...cargo, ...merchant.pirates]);
  merchant.cargo = [];
  merchant.pirates = [];
  emit?.({ type: "newDeck", count: state.deck.length, seat });
}

/** Makes a new deck of whatever is left to make one of. OM-DRW-6 OM-END-4 to OM-END-6 */
function renewDeck(context: Context): void {
  const { config, state } = context;
  if (state.discard.length > 0) return shuffleDiscardPile(context);
  const source = finishedSeats(config, state).find((seat) => state.merchants[seat].cargo.length > 0);
  if (source !== undefined) shuffleStacksOf(context, source);
}

/** Everybody sees whether the Venice card comes up; where it might have, also that it does not. OM-DRW-3 */
function lookForVenice(context: Context): void {
  const { config, state, emit } = context;
  if (state.aboveVenice === null) return;
  const surfaced = --state.aboveVenice === 0;
  if (emit && mightSurface(config, state)) emit({ type: "veniceLooked", surfaced });
  if (surfaced) interimScoring(context);
}

/** What a card's leaving the deck sets off, once it lies where it belongs. OM-DRW-2 to OM-DRW-4 OM-END-1 */
function afterDraw(context: Context): void {
  const { state, emit } = context;
  lookForVenice(context);
  if (state.deck.length === 0 && !state.lastRound) {
    state.lastRound = true;
    emit?.({ type: "lastRound" });
  }
}

/** Draws cards one by one to where they belong; those for which there is no source left lapse. OM-DRW-1 OM-DRW-5 OM-END-7 */
function draw(
  context: Context,
  seat: Seat,
  count: number,
  type: CardEvent["type"],
  to: Extract<Place, "hand" | "pirates">,
): void {
  const { state, emit } = context;
  const merchant = state.merchants[seat];
  for (let i = 0; i < count; i++) {
    if (state.deck.length === 0) renewDeck(context);
    const card = state.deck.pop();
    if (card === undefined) return emit?.({ type: "lapsed", seat, count: count - i });
    if (to === "hand") {
      insertCard(merchant.hand, card);
      noteDrawn(state, seat);
    } else {
      merchant.pirates.push(card);
      notePlundered(state, seat);
    }
    emit?.(cardsMoved(type, "deck", to, [card], seat));
    afterDraw(context);
  }
}

/** Cards from the deck into a hand, seen by its owner alone. OM-BUY-8 OM-MKT-1 */
export function drawToHand(context: Context, seat: Seat, count: number, type: "boughtDeck" | "drew"): void {
  draw(context, seat, count, type, "hand");
}

/** Cards from the deck onto the player's pirate stack, seen by nobody. OM-PIR-1 */
export function drawToPirates(context: Context, seat: Seat, count: number): void {
  draw(context, seat, count, "plundered", "pirates");
}
