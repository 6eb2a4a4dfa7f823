import { type Seat, shuffle } from "@portolan/kernel";
import { type Context, distance, type GameConfig, type State } from "../state.ts";

/** Phase 2: servants on action cards return, and the cards are laid out anew. PC-CARD-1 PC-CARD-2 */
export function layCards({ state, chance, emit }: Context): void {
  state.senators.forEach((senator, seat) => {
    let servants = 0;
    for (let space = 0; space < senator.onCards.length; space++) {
      servants += senator.onCards[space];
      senator.onCards[space] = 0;
    }
    senator.reserve += servants;
    if (servants > 0) emit?.({ type: "cardServants", seat, servants });
  });
  for (let card = 0; card < state.cards.length; card++) state.cards[card] = card;
  shuffle(chance, state.cards);
  emit?.({ type: "cardsLaid", cards: state.cards.slice() });
  state.stage = { stage: state.decade === 1 ? "income" : "start" };
}

/** How near a seat is to the start player's card when reserves are tied. PC-START-2 */
function tieDistance(
  { players, options }: Pick<GameConfig, "players" | "options">,
  startSeat: Seat,
  seat: Seat,
): number {
  const away = distance(players, startSeat, seat);
  return away === 0 && options.startTie === "holderLast" ? players : away;
}

/** Who would be start player with these reserves. PC-START-1 PC-START-2 */
export function nextStartPlayer(
  config: Pick<GameConfig, "players" | "options">,
  startSeat: Seat,
  reserves: readonly number[],
): Seat {
  let best = startSeat;
  for (let seat = 0; seat < reserves.length; seat++) {
    const more = reserves[seat] - reserves[best];
    const nearer = tieDistance(config, startSeat, seat) < tieDistance(config, startSeat, best);
    if (more > 0 || (more === 0 && nearer)) best = seat;
  }
  return best;
}

/** Phase 3, from the second decade on. PC-START-1 PC-DEC-2 */
export function passStartCard({ config, state, emit }: Context): void {
  const reserves = state.senators.map(({ reserve }) => reserve);
  const seat = nextStartPlayer(config, state.startSeat, reserves);
  const tied = reserves.filter((reserve) => reserve === reserves[seat]).length > 1;
  state.startSeat = seat;
  emit?.({ type: "startPlayer", seat, why: tied ? "tie" : "most" });
  state.stage = { stage: "income" };
}

/** Phase 4: a talent for each servant in reserve. PC-INC-1 */
export function payIncome({ config, state, emit }: Context): void {
  const each = config.edition.parameters.incomePerReserveServant;
  state.senators.forEach((senator, seat) => {
    const talents = senator.reserve * each;
    senator.talents += talents;
    emit?.({ type: "income", seat, talents });
  });
  state.stage = { stage: "market" };
}

/** Servants on all action cards of a player. */
export function servantsOnCards(state: Pick<State, "senators">, seat: Seat): number {
  let sum = 0;
  for (const servants of state.senators[seat].onCards) sum += servants;
  return sum;
}
