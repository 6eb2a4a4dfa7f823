import { type aids, type Picture, reasonOf } from "@portolan/guides/oltremare";
import type { Seat } from "@portolan/kernel";

type Happening = aids.OltremareEvent;

/** What computer players have said this turn to offers and calls, each their last word. */
export interface Said {
  readonly words: ReadonlyMap<Seat, string>;
  /** Who made no offer when they were last called. */
  readonly passed: readonly Seat[];
}

export function saidThisTurn(picture: Picture, events: readonly Happening[]): Said {
  const words = new Map<Seat, string>();
  const passed = new Set<Seat>();
  const begin = events.findLastIndex(({ type }) => type === "turn");
  for (let at = Math.max(0, begin); at < events.length; at++) {
    const event = events[at];
    if (event.type === "called") passed.clear();
    const seat = event.type === "countered" ? event.from : "seat" in event ? event.seat : null;
    if (seat === null) continue;
    if (event.type === "unsealed" && !event.isOffer) passed.add(seat);
    const said = reasonOf(picture, event, events.slice(0, at));
    if (said !== null) words.set(seat, picture.translator.tell(said));
  }
  return { words, passed: [...passed] };
}
