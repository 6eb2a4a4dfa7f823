import type { Rules } from "@portolan/kernel";
import type { aids, Card, Traders } from "../guide/telling.ts";

type View = aids.View;
type Happening = aids.TradersEvent;
type Kind = Happening["type"];
type CardEvent = Extract<Happening, { readonly cards: readonly Card[] | null }>;

/** Things that are shown together, as one step of what happened. */
export interface Beat {
  readonly kind: Kind;
  readonly events: readonly Happening[];
  /** What is said about it; the rest shows. */
  readonly told: readonly Happening[];
}

/** A card on its way; null if nobody may see which. */
export interface Flight {
  readonly card: Card | null;
  readonly from: CardEvent["from"];
  readonly to: CardEvent["to"];
}

/** A picture of the table after a beat, and what flies there. */
export interface Frame {
  readonly beat: Beat;
  readonly view: View;
  readonly flights: readonly Flight[];
  /** All that has been told since the scene began; a payday is one scene. */
  readonly told: readonly (readonly Happening[])[];
  /** All events of the payday that this is part of, up to now; none outside a payday. */
  readonly scene: readonly Happening[];
}

/** Which events go with one that begins a beat, and how long it takes to be seen, in milliseconds at a brisk pace. */
const BEATS: Partial<Readonly<Record<Kind, { readonly with: readonly Kind[]; readonly time: number }>>> = {
  startToken: { with: [], time: 700 },
  paid: { with: ["bought", "markerBack"], time: 1100 },
  took: { with: ["markerBack"], time: 800 },
  reserved: { with: [], time: 800 },
  sailed: { with: ["sailed"], time: 1200 },
  payday: { with: [], time: 800 },
  sale: { with: ["kept", "sold", "drewPoints", "owed", "reshuffled"], time: 1300 },
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

export function timeOf({ kind }: Beat): number {
  return BEATS[kind]?.time ?? 0;
}

/** What happened, step by step. What needs no showing of its own (whose turn it is) goes with the step before it. */
export function beatsOf(events: readonly Happening[]): Beat[] {
  const beats: Beat[] = [];
  for (let i = 0; i < events.length; ) {
    const { type } = events[i];
    const kind = BEATS[type];
    let end = i + 1;
    while (end < events.length && (kind?.with.includes(events[end].type) ?? false)) end++;
    const together = events.slice(i, end);
    const before = beats.at(-1);
    if (kind) beats.push({ kind: type, events: together, told: type === "sale" ? [events[i]] : together });
    else if (before) beats[beats.length - 1] = { ...before, events: [...before.events, ...together] };
    else beats.push({ kind: type, events: together, told: [] });
    i = end;
  }
  return beats;
}

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
  return beatsOf(events).map((beat) => {
    view = beat.events.reduce((now, event) => rules.fold(now, event), view);
    const goesOn = SCENE.includes(beat.kind);
    told = goesOn && isScene ? [...told, beat.told] : [beat.told];
    scene = goesOn ? [...(isScene ? scene : []), ...beat.events] : [];
    isScene = goesOn;
    return { beat, view, flights: flightsOf(beat.events), told, scene };
  });
}
