import type { Seat } from "@portolan/kernel";
import type { Good } from "../rules/edition.ts";
import type { Trace } from "../state.ts";

/**
 * What everybody knows about the goods in a hand: goods moved in deals and goods committed in offers are public, and
 * stay known until plays, deals or hidden discards could have removed them.
 */

interface Holds {
  readonly holds: readonly number[][];
}

interface Traces {
  readonly traces: Trace[];
}

/** A hand has shown that it holds at least these goods. */
export function noteHeld(state: Holds, seat: Seat, goods: readonly Good[]): void {
  const holds = state.holds[seat];
  for (let i = 0; i < goods.length; i++) {
    const good = goods[i];
    let same = 0;
    for (let j = 0; j <= i; j++) if (goods[j] === good) same++;
    if (holds[good] < same) holds[good] = same;
  }
}

export function noteGained(state: Holds, seat: Seat, goods: readonly Good[]): void {
  for (const good of goods) state.holds[seat][good]++;
}

export function noteLost(state: Holds, seat: Seat, goods: readonly Good[]): void {
  const holds = state.holds[seat];
  for (const good of goods) if (holds[good] > 0) holds[good]--;
}

/** After a hidden discard any of the known goods may be one fewer. */
export function forgetSurplus(state: Holds, seat: Seat): void {
  const holds = state.holds[seat];
  for (let good = 0; good < holds.length; good++) if (holds[good] > 0) holds[good]--;
}

/** The seat has drawn a card from this deck. */
export function noteDrawn({ traces }: Traces, seat: Seat): void {
  for (let i = traces.length - 1; i >= 0; i--) {
    const trace = traces[i];
    if (trace.saw === "newDeck") break;
    if (trace.saw === "drawn" && trace.seat === seat) return;
  }
  traces.push({ saw: "drawn", seat });
}

/** A card has gone from the deck onto the seat's pirate stack; several in a row are one trace. */
export function notePlundered({ traces }: Traces, seat: Seat): void {
  const last = traces.at(-1);
  const count = last?.saw === "plundered" && last.seat === seat ? last.count + 1 : 1;
  if (count > 1) traces.pop();
  traces.push({ saw: "plundered", seat, count });
}
