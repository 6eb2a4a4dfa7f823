import type { aids, Card, Traders } from "@portolan/guides/traders-of-carthage";
import type { Rules } from "@portolan/kernel";
import { type Beat, type BeatKinds, beatsOf } from "../../../table/stage/show/beats.ts";
import type { Frame as ShownFrame } from "../../../table/stage/show/use-show.ts";

type View = aids.View;
type Happening = aids.TradersEvent;
type Kind = Happening["type"];
type CardEvent = Extract<Happening, { readonly cards: readonly Card[] | null }>;

/** A card on its way; null if nobody may see which. */
export interface Flight {
  readonly card: Card | null;
  readonly from: CardEvent["from"];
  readonly to: CardEvent["to"];
}

/** A picture of the table after a beat, and what flies there. */
export interface Frame extends ShownFrame<Traders> {
  readonly beat: Beat<Happening>;
  readonly flights: readonly Flight[];
  /** All that has been told since the scene began; a payday is one scene. */
  readonly told: readonly (readonly Happening[])[];
  /** All events of the payday that this is part of, up to now; none outside a payday. */
  readonly scene: readonly Happening[];
}

export const BEATS: BeatKinds<Happening> = {
  startToken: { with: [], time: 700 },
  paid: { with: ["bought", "markerBack"], time: 1100 },
  took: { with: ["markerBack"], time: 800 },
  reserved: { with: [], time: 800 },
  sailed: { with: ["sailed"], time: 1200 },
  payday: { with: [], time: 800 },
  sale: { with: ["kept", "sold", "drewPoints", "owed", "reshuffled"], time: 1300, tells: "first" },
  token: { with: ["token"], time: 900 },
  pirates: { with: [], time: 1000 },
  storedWith: { with: ["stored"], time: 1200 },
  declined: { with: [], time: 800 },
  lost: { with: ["lost"], time: 1300 },
  returned: { with: ["returned"], time: 1100 },
  refill: { with: ["reshuffled", "farmToMarket", "dealt"], time: 1000 },
  passed: { with: [], time: 900 },
  over: { with: ["showedPoints"], time: 900 },
};

/** Beats of one scene: what was told before remains in sight. */
const SCENE: readonly Kind[] = [
  "payday",
  "sale",
  "token",
  "pirates",
  "storedWith",
  "declined",
  "lost",
  "returned",
];

function flightsOf(events: readonly Happening[]): Flight[] {
  return events.flatMap((event) => {
    if (!("cards" in event) || event.type === "showedPoints") return [];
    const { from, to, count, cards } = event;
    return Array.from({ length: count }, (_, i) => ({ card: cards?.[i] ?? null, from, to }));
  });
}

/** One picture after each beat, from the moment shown before on. */
export function framesOf(
  rules: Pick<Rules<Traders>, "fold">,
  before: View,
  events: readonly Happening[],
): Frame[] {
  let view = before;
  let told: readonly (readonly Happening[])[] = [];
  let isScene = false;
  let scene: readonly Happening[] = [];
  return beatsOf(BEATS, events).map((beat) => {
    view = beat.events.reduce((now, event) => rules.fold(now, event), view);
    const goesOn = SCENE.includes(beat.kind);
    told = goesOn && isScene ? [...told, beat.told] : [beat.told];
    scene = goesOn ? [...(isScene ? scene : []), ...beat.events] : [];
    isScene = goesOn;
    return { beat, view, time: beat.time, flights: flightsOf(beat.events), told, scene };
  });
}
