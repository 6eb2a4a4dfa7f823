import type { aids, Card, Oltremare } from "@portolan/guides/oltremare";
import type { Rules } from "@portolan/kernel";
import { type Beat, type BeatKinds, beatsOf } from "../../../table/stage/show/beats.ts";
import type { Frame as ShownFrame } from "../../../table/stage/show/use-show.ts";

type View = aids.View;
type Happening = aids.OltremareEvent;
type CardEvent = Extract<Happening, { readonly cards: readonly Card[] | null; readonly from: unknown }>;

/** A card on its way; null if nobody may see which. */
export interface Flight {
  readonly card: Card | null;
  readonly from: CardEvent["from"];
  readonly to: CardEvent["to"];
}

/** A picture of the table after a beat, and what flies there. */
export interface Frame extends ShownFrame<Oltremare> {
  readonly beat: Beat<Happening>;
  readonly flights: readonly Flight[];
  /** The table before the beat: a scoring counts from there. */
  readonly before: View;
}

const SCORING = ["majority", "cargoPaid", "piratesPaid", "sold", "opened"] as const;

export const BEATS: BeatKinds<Happening> = {
  influence: { with: [], time: 900 },
  surplus: { with: ["surplus"], time: 800 },
  called: { with: [], time: 900 },
  callClosed: { with: ["unsealed", "offered"], time: 1200 },
  offered: { with: [], time: 1300 },
  countered: { with: [], time: 1300 },
  declined: { with: [], time: 1000 },
  withdrawn: { with: [], time: 900 },
  deal: { with: ["handed", "tile"], time: 1500 },
  handed: { with: ["handed", "deal", "tile"], time: 1500 },
  paid: { with: ["boughtDeck", "boughtPirate", "veniceLooked"], time: 900 },
  tradeEnded: { with: [], time: 500 },
  played: { with: [], time: 1300 },
  ducats: { with: [], time: 800 },
  piratesFought: { with: [], time: 900 },
  plundered: { with: ["plundered", "veniceLooked"], time: 900 },
  drew: { with: ["drew", "veniceLooked"], time: 900 },
  lapsed: { with: [], time: 900 },
  calmSailing: { with: [], time: 800 },
  sailed: { with: ["tokenUsed", "tokenTaken"], time: 1500 },
  compassBoxed: { with: ["jumped", "tokenUsed", "tokenTaken"], time: 1300 },
  tokenUsed: { with: ["tokenTaken"], time: 800 },
  tokenTaken: { with: [], time: 800 },
  loaded: { with: [], time: 1200 },
  interim: { with: SCORING, time: null },
  final: { with: SCORING, time: null },
  lastRound: { with: [], time: 1500 },
  newDeck: { with: [], time: 1000 },
};

function flightsOf(events: readonly Happening[]): Flight[] {
  return events.flatMap((event) => {
    if (!("from" in event) || !("cards" in event)) return [];
    const { from, to, count, cards } = event;
    return Array.from({ length: count }, (_, i) => ({ card: cards?.[i] ?? null, from, to }));
  });
}

/** One picture after each beat, from the moment shown before on. */
export function framesOf(
  rules: Pick<Rules<Oltremare>, "fold">,
  before: View,
  events: readonly Happening[],
): Frame[] {
  let view = before;
  return beatsOf(BEATS, events).map((beat) => {
    const earlier = view;
    view = beat.events.reduce((now, event) => rules.fold(now, event), view);
    const isScoring = beat.time === null;
    return { beat, view, before: earlier, time: beat.time, flights: isScoring ? [] : flightsOf(beat.events) };
  });
}
