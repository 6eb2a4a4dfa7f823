import type { Seat } from "@portolan/kernel";
import type { Card, Edition, Good } from "./edition.ts";
import type { State } from "./state.ts";

/**
 * What everybody knows about the goods in a hand: goods moved in deals and goods committed in offers are public, and
 * stay known until plays, deals or hidden discards could have removed them.
 */

/** A hand has shown that it holds at least these cards. */
export function noteHeld(edition: Edition, state: State, seat: Seat, cards: readonly Card[]): void {
  const holds = state.holds[seat];
  for (let i = 0; i < cards.length; i++) {
    const { good } = edition.cards[cards[i]];
    let same = 0;
    for (let j = 0; j <= i; j++) if (edition.cards[cards[j]].good === good) same++;
    if (holds[good] < same) holds[good] = same;
  }
}

export function noteGained(state: State, seat: Seat, goods: readonly Good[]): void {
  for (const good of goods) state.holds[seat][good]++;
}

export function noteLost(state: State, seat: Seat, goods: readonly Good[]): void {
  const holds = state.holds[seat];
  for (const good of goods) if (holds[good] > 0) holds[good]--;
}

/** After a hidden discard any of the known goods may be one fewer. */
export function forgetSurplus(state: State, seat: Seat): void {
  const holds = state.holds[seat];
  for (let good = 0; good < holds.length; good++) if (holds[good] > 0) holds[good]--;
}

/** The seat has drawn a card from this deck. */
export function noteDrawn({ traces }: State, seat: Seat): void {
  for (let i = traces.length - 1; i >= 0; i--) {
    const trace = traces[i];
    if (trace.saw === "newDeck") break;
    if (trace.saw === "drawn" && trace.seat === seat) return;
  }
  traces.push({ saw: "drawn", seat });
}

/** A card has gone from the deck onto the seat's pirate stack; several in a row are one trace. */
export function notePlundered({ traces }: State, seat: Seat): void {
  const last = traces.at(-1);
  const count = last?.saw === "plundered" && last.seat === seat ? last.count + 1 : 1;
  if (count > 1) traces.pop();
  traces.push({ saw: "plundered", seat, count });
}
