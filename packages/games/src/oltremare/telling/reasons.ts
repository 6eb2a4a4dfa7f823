import type { Seat } from "@portolan/kernel";
import type { OfferedEvent, OltremareEvent } from "../knowledge/events.ts";
import type { View } from "../knowledge/view.ts";
import type { Good } from "../rules/edition.ts";
import type { GameConfig } from "../state.ts";

/**
 * What a computer player says to an offer that it does not take, or counters. It follows from what lies open to everybody,
 * so it gives nothing away.
 */
export type Reason =
  /** More ducats are asked than the deal is worth, or than there are. */
  | { readonly why: "tooDear" }
  | { readonly why: "tooLittle"; readonly ducats: number }
  | { readonly why: "nothingForIt" }
  /** The good lies on top of the own hold: the run goes on. */
  | { readonly why: "keep"; readonly good: Good }
  | { readonly why: "noUse"; readonly good: Good }
  | { readonly why: "youLead" }
  | { readonly why: "lastWord" }
  /** All cards in hand are needed for the load. */
  | { readonly why: "needMine" }
  | { readonly why: "nothingToday" }
  | { readonly why: "addDucat" }
  | { readonly why: "rather"; readonly good: Good }
  | { readonly why: "ducatsInstead" }
  | { readonly why: "noThanks" };

/** From so many ducats a card is dear, whatever it is. */
const DEAR = 3;
/** After so many failed talks nobody says the same again. */
const LAST_WORD = 2;

function topGood({ edition }: GameConfig, { merchants }: View, seat: Seat): Good | null {
  const { top } = merchants[seat];
  return top === null ? null : edition.cards[top].good;
}

function isFarAhead({ merchants }: View, seat: Seat, of: Seat): boolean {
  const most = Math.max(...merchants.filter((_, other) => other !== seat).map(({ ducats }) => ducats));
  return merchants[seat].ducats > most && merchants[seat].ducats > merchants[of].ducats + DEAR;
}

/** The offer of one to the other that was open last. */
function lastOffer(earlier: readonly OltremareEvent[], from: Seat, to: Seat): OfferedEvent | null {
  const found = earlier.findLast(
    (event) =>
      (event.type === "offered" || event.type === "countered") && event.from === from && event.to === to,
  );
  return found?.type === "offered" || found?.type === "countered" ? found : null;
}

/** Why the receiver of an offer does not take it. */
function declineReason(config: GameConfig, view: View, offer: OfferedEvent): Reason {
  const { from, to, give, giveDucats, ask, askDucats, take } = offer;
  const wanted = [...ask, ...take].map(({ good }) => good);
  const own = topGood(config, view, to);
  const partner = to === view.activeSeat ? from : to;
  const last: Reason[] = view.pairs[partner].failed >= LAST_WORD ? [{ why: "lastWord" }] : [];
  if (askDucats >= DEAR || (askDucats > 0 && askDucats > view.merchants[to].ducats))
    return { why: "tooDear" };
  if (own !== null && wanted.includes(own)) return { why: "keep", good: own };
  if (wanted.length > 0 && give.length === 0) {
    return giveDucats === 0 ? { why: "nothingForIt" } : { why: "tooLittle", ducats: giveDucats };
  }
  if (last.length > 0) return last[0];
  if (isFarAhead(view, from, to)) return { why: "youLead" };
  const useless = give.find(({ good }) => good !== own);
  if (useless) return { why: "noUse", good: useless.good };
  return { why: "noThanks" };
}

/** What a counter-offer changes: it asks for a ducat more, gives another card, or ducats instead. */
function counterReason(counter: OfferedEvent, countered: OfferedEvent | null): Reason | null {
  const paid = (offer: OfferedEvent): number => offer.giveDucats - offer.askDucats;
  if (countered && counter.give.length === countered.ask.length + countered.take.length) {
    const asked = [...countered.ask, ...countered.take].map(({ good }) => good).toSorted();
    const given = counter.give.map(({ good }) => good).toSorted();
    if (asked.join() === given.join() && paid(counter) < -paid(countered)) return { why: "addDucat" };
  }
  const [first] = counter.give;
  if (first) return { why: "rather", good: first.good };
  return counter.giveDucats > 0 ? { why: "ducatsInstead" } : null;
}

/** Why a called partner makes no offer. */
function passReason(config: GameConfig, view: View, seat: Seat): Reason {
  const { top, handSize } = view.merchants[seat];
  if (top !== null && handSize <= config.edition.cards[top].cargo) return { why: "needMine" };
  return isFarAhead(view, view.activeSeat, seat) ? { why: "youLead" } : { why: "nothingToday" };
}

/** What the seat that acts says to it; null where there is nothing to say. `earlier` is what happened before. */
export function reasonFor(
  config: GameConfig,
  view: View,
  event: OltremareEvent,
  earlier: readonly OltremareEvent[],
): { readonly seat: Seat; readonly reason: Reason } | null {
  switch (event.type) {
    case "declined": {
      const offer = lastOffer(earlier, event.partner, event.seat);
      return offer && { seat: event.seat, reason: declineReason(config, view, offer) };
    }
    case "countered": {
      const reason = counterReason(event, lastOffer(earlier, event.to, event.from));
      return reason && { seat: event.from, reason };
    }
    case "unsealed":
      return event.isOffer ? null : { seat: event.seat, reason: passReason(config, view, event.seat) };
    default:
      return null;
  }
}
