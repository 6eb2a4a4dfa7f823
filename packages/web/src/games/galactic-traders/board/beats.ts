import type { aids, Galactic, Good } from "@portolan/guides/galactic-traders";
import type { Rules, Seat } from "@portolan/kernel";
import { type Beat, type BeatKinds, beatsOf } from "../../../table/stage/show/beats.ts";
import type { Frame as ShownFrame } from "../../../table/stage/show/use-show.ts";

type View = aids.View;
type Happening = aids.GalacticEvent;
type Kind = Happening["type"];
type GoodsEvent = aids.GoodsEvent;

/** A good or a planet on its way. */
export type Flight =
  | {
      readonly kind: "good";
      /** Whose pod it is; null as long as it lies on the tray or in the deck. */
      readonly owner: Seat | null;
      /** Null if nobody may see which it is. */
      readonly good: Good | null;
      /** What a sealed pod counts as. */
      readonly as: Good | null;
      readonly isSealed: boolean;
      readonly event: GoodsEvent;
    }
  | { readonly kind: "tray"; readonly to: Seat; readonly from: Seat | null };

/** A picture of the table after a beat, and what flies there. */
export interface Frame extends ShownFrame<Galactic> {
  readonly beat: Beat<Happening>;
  readonly flights: readonly Flight[];
}

export const BEATS: BeatKinds<Happening> = {
  round: { with: ["reshuffled", "dealt"], time: 900 },
  dealt: { with: ["dealt", "reshuffled"], time: 700 },
  madeRoom: { with: ["picked", "recalled", "passed"], time: 800 },
  picked: { with: ["passed"], time: 750 },
  turn: { with: ["readied"], time: 500 },
  recalled: { with: [], time: 800 },
  laid: { with: [], time: 850 },
  converted: { with: [], time: 1000 },
  exchanged: { with: ["reshuffled", "drew"], time: 900 },
  agreement: { with: [], time: 1300 },
  gave: { with: [], time: 1000 },
  fulfilled: { with: ["displaced"], time: 900 },
  relaid: { with: [], time: 1100 },
  homeless: { with: [], time: 900 },
  guard: { with: ["sentBack"], time: 1400 },
  revealed: { with: ["revealed"], time: 1000 },
  lastRound: { with: ["primon"], time: 1200 },
  over: { with: [], time: 700 },
};

/** What the viewer did on the board before it was sent: it lies there already. */
const PLANNED: ReadonlySet<Kind> = new Set(["madeRoom", "recalled", "laid", "converted", "ended", "turn"]);

function flightOf(table: aids.GameConfig, event: GoodsEvent): Flight[] {
  const { type, seat, from, to, count, cards, planet, slot } = event;
  if (type === "passed") return [{ kind: "tray", from: from.seat, to: seat }];
  if (type === "dealt") return [];
  const isSealed = to.place === "secret" || to.place === "faceDown";
  const as = planet === undefined || slot === undefined ? null : table.edition.planets[planet].needs[slot];
  const owner = from.place === "deck" || from.place === "offer" ? null : seat;
  return Array.from({ length: count }, (_, i) => ({
    kind: "good",
    owner,
    good: cards?.[i] ?? null,
    as: isSealed ? as : null,
    isSealed,
    event,
  }));
}

function flightsOf(table: aids.GameConfig, events: readonly Happening[]): Flight[] {
  return events.flatMap((event) => ("cards" in event ? flightOf(table, event) : []));
}

/** One picture after each beat, from the moment shown before on; what the viewer has laid out is there from the first. */
export function framesOf(
  table: aids.GameConfig,
  rules: Pick<Rules<Galactic>, "fold">,
  before: View,
  events: readonly Happening[],
): Frame[] {
  let view = before;
  const own = events.findIndex((event) => !isPlanned(event, before.viewer));
  const [first, rest] = own < 0 ? [events, []] : [events.slice(0, own), events.slice(own)];
  for (const event of first) view = rules.fold(view, event);
  return beatsOf(BEATS, rest)
    .map((beat) => {
      view = beat.events.reduce((now, event) => rules.fold(now, event), view);
      return { beat, view, time: beat.time, flights: flightsOf(table, beat.events) };
    })
    .filter(({ time }) => time !== 0);
}

function isPlanned(event: Happening, viewer: Seat | null): boolean {
  return PLANNED.has(event.type) && "seat" in event && event.seat === viewer;
}
