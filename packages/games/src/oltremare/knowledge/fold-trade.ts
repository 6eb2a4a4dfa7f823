import type { Seat } from "@portolan/kernel";
import { NEW_PAIR, type Pair } from "../state.ts";
import type { OfferedEvent, OltremareEvent } from "./events.ts";
import type { AnswerView, OfferView, View } from "./view.ts";

/** What everybody sees of phase 2: calls, offers, and how often A has dealt with each partner. */

function changePair(view: View, partner: Seat, change: (pair: Pair) => Partial<Pair>): View {
  const pair = view.pairs[partner];
  return { ...view, pairs: view.pairs.with(partner, { ...pair, ...change(pair) }) };
}

function setOffer(view: View, partner: Seat, offer: OfferView | null): View {
  return { ...view, offers: view.offers.with(partner, offer) };
}

/** The side of a thread that is not A. */
function partnerOf({ activeSeat }: View, one: Seat, other: Seat): Seat {
  return one === activeSeat ? other : one;
}

/** The offer as the viewer sees it; who countered takes cards that the other side has committed. OM-OFR-3 OM-OFR-14 */
function offerView(event: OfferedEvent, viewer: Seat | null, countered: OfferView | null): OfferView {
  const { from, to, places } = event;
  return {
    from,
    to,
    give: event.give,
    committed: event.committed,
    giveDucats: event.giveDucats,
    ask: event.ask,
    askDucats: event.askDucats,
    take: places,
    takenGoods: event.take.map(({ good }) => good),
    taken: viewer === to ? places.flatMap((place) => countered?.committed?.[place] ?? []) : null,
    counters: countered ? countered.counters + 1 : 0,
  };
}

function showOffer(view: View, event: OfferedEvent): View {
  const { from, to, isAnswer, type } = event;
  const partner = partnerOf(view, from, to);
  const countered = type === "countered" ? view.offers[partner] : null;
  const shown = setOffer(view, partner, offerView(event, view.viewer, countered));
  const isUncalled = type === "offered" && from === partner && !isAnswer;
  return isUncalled ? changePair(shown, partner, ({ calls }) => ({ calls: calls + 1 })) : shown;
}

function failThread(view: View, partner: Seat): View {
  return changePair(setOffer(view, partner, null), partner, ({ failed }) => ({ failed: failed + 1 }));
}

function call(view: View, partners: readonly Seat[]): View {
  const answers = view.pairs.map((_, seat): AnswerView => (partners.includes(seat) ? "waiting" : "uncalled"));
  const pairs = view.pairs.map((pair, seat) =>
    partners.includes(seat) ? { ...pair, calls: pair.calls + 1 } : pair,
  );
  return { ...view, call: answers, pairs };
}

/** Sealed: others see only that it was given. OM-OFR-10 */
function answer(view: View, event: Extract<OltremareEvent, { type: "answered" }>): View {
  if (!view.call) return view;
  const { seat, answer: sealed } = event;
  const shown =
    sealed === null || sealed === "passed" ? (sealed ?? "answered") : offerView(sealed, view.viewer, null);
  return { ...view, call: view.call.with(seat, shown) };
}

export function foldTrade(view: View, event: OltremareEvent): View {
  switch (event.type) {
    case "turn":
      return { ...view, pairs: view.pairs.map(() => NEW_PAIR) };
    case "called":
      return call(view, event.partners);
    case "answered":
      return answer(view, event);
    case "callClosed":
      return { ...view, call: null };
    case "offered":
    case "countered":
      return showOffer(view, event);
    case "declined":
    case "withdrawn":
      return failThread(view, partnerOf(view, event.seat, event.partner));
    case "deal": {
      const partner = partnerOf(view, event.seat, event.partner);
      return changePair(setOffer(view, partner, null), partner, ({ deals }) => ({ deals: deals + 1 }));
    }
    case "tile":
      return changePair(view, event.seat, ({ tiles }) => ({ tiles: tiles + 1 }));
    default:
      return view;
  }
}
