import type { aids, Oltremare } from "@portolan/guides/oltremare";
import type { Rules, Seat } from "@portolan/kernel";

type View = aids.View;
type Happening = aids.OltremareEvent;

/** What a scoring counts, in the order of the rules. OM-VEN-2 to OM-VEN-4 OM-FIN-1 */
export const COLUMNS = ["prestige", "cargo", "pirates", "tokens"] as const;
export type Column = (typeof COLUMNS)[number];

export interface Group {
  readonly good: aids.Good;
  readonly size: number;
  readonly ducats: number;
  /** The cards themselves, bottom first, where everybody is shown them. */
  readonly cards: readonly aids.Card[] | null;
}

/** What one player brings to the scoring. */
export interface Lane {
  readonly seat: Seat;
  /** Ducats before it. */
  readonly ducats: number;
  readonly tiles: number;
  readonly tokens: number;
  readonly groups: readonly Group[];
  /** The topmost group, which stays aboard at the interim scoring. OM-VEN-3 */
  readonly kept: { readonly good: aids.Good; readonly size: number } | null;
  readonly top: aids.Card | null;
  readonly pirates: number;
  /** Whether hold and pirates were counted before the end, because the deck needed the cards. OM-END-5 */
  readonly isDone: boolean;
}

/** One payment. */
export interface ScoringStep {
  readonly seat: Seat;
  readonly column: Column;
  /** Which group of the hold is paid. */
  readonly group: number | null;
  /** Tiles, cards or tokens that are counted. */
  readonly count: number;
  readonly ducats: number;
}

export interface Scoring {
  readonly kind: "interim" | "final";
  readonly columns: readonly Column[];
  /** In the order in which they are scored; the viewer comes last, next to the scale. */
  readonly lanes: readonly Lane[];
  readonly steps: readonly ScoringStep[];
}

function isOf<T extends Happening["type"]>(type: T) {
  return (event: Happening): event is Extract<Happening, { readonly type: T }> => event.type === type;
}

/** The seats clockwise after the viewer's, which comes last. */
function laneOrder(players: number, viewer: Seat | null): Seat[] {
  return Array.from({ length: players }, (_, i) => (viewer === null ? i : (viewer + 1 + i) % players));
}

/** The cards of each group, where the cards that left the hold were shown; they lie bottom first. */
function cardsOfGroups(
  groups: readonly { readonly size: number }[],
  cards: readonly aids.Card[] | null,
): readonly (readonly aids.Card[] | null)[] {
  let from = 0;
  return groups.map(({ size }) => {
    from += size;
    return cards && cards.length >= from ? cards.slice(from - size, from) : null;
  });
}

function laneOf(before: View, events: readonly Happening[], seat: Seat): Lane {
  const { ducats, prestige, used, active, pirateCount, top, lastCargo } = before.merchants[seat];
  const paid = events.filter(isOf("cargoPaid")).find((event) => event.seat === seat);
  const sold = events.flatMap((event) => (event.type === "sold" && event.seat === seat ? [event.cards] : []));
  const groups = paid?.groups ?? [];
  const cards = cardsOfGroups(groups, sold[0] ?? null);
  const isDone = lastCargo !== null;
  return {
    seat,
    ducats,
    tiles: prestige,
    tokens: used.length + (active === null ? 0 : 1),
    groups: groups.map(({ good, size, ducats: pays }, i) => ({ good, size, ducats: pays, cards: cards[i] })),
    kept: paid?.kept ?? null,
    top,
    pirates: isDone ? 0 : pirateCount,
    isDone,
  };
}

/** The payments of one player in one column. */
function stepsOf(events: readonly Happening[], { seat }: Lane, column: Column): readonly ScoringStep[] {
  const ofSeat = (event: { readonly seat: Seat }): boolean => event.seat === seat;
  switch (column) {
    case "prestige":
    case "tokens":
      return events
        .filter(isOf("majority"))
        .filter((event) => ofSeat(event) && event.of === column)
        .map(({ count, ducats }) => ({ seat, column, group: null, count, ducats }));
    case "cargo":
      return events
        .filter(isOf("cargoPaid"))
        .filter(ofSeat)
        .flatMap(({ groups }) =>
          groups.map(({ size, ducats }, group) => ({ seat, column, group, count: size, ducats })),
        );
    case "pirates":
      return events
        .filter(isOf("piratesPaid"))
        .filter(ofSeat)
        .map(({ cards, ducats }) => ({ seat, column, group: null, count: cards, ducats: -ducats }));
  }
}

/**
 * The scoring among these events as a show, payment by payment: the columns in the order of the rules, within each the
 * players one after the other. The order of payments changes no result. OM-VEN-8
 */
export function scoringIn(
  rules: Pick<Rules<Oltremare>, "fold">,
  shown: View,
  events: readonly Happening[],
  viewer: Seat | null,
): Scoring | null {
  const start = events.findIndex(({ type }) => type === "interim" || type === "final");
  if (start < 0) return null;
  const kind = events[start].type === "interim" ? "interim" : "final";
  const before = events.slice(0, start).reduce((view, event) => rules.fold(view, event), shown);
  const rest = events.slice(start + 1);
  const counted = rest.filter((event) => !("occasion" in event) || event.occasion === kind);
  const lanes = laneOrder(before.merchants.length, viewer).map((seat) => laneOf(before, counted, seat));
  const columns = kind === "final" ? COLUMNS : COLUMNS.filter((column) => column !== "tokens");
  const steps = columns.flatMap((column) => lanes.flatMap((lane) => stepsOf(counted, lane, column)));
  return { kind, columns, lanes, steps };
}

/** What a player has been paid in a column up to a step; null before the first payment. */
export type Paid = Readonly<Record<Column, number | null>>;

export interface LaneMoment {
  readonly ducats: number;
  readonly paid: Paid;
  /** How many groups of the hold have been paid. */
  readonly groups: number;
}

/** How things stand after the first steps. */
export interface ScoringMoment {
  /** The payment that has just been made. */
  readonly step: ScoringStep | null;
  /** What is paid now: a column is done when the next one has begun. */
  readonly column: Column;
  /** In the order of the lanes. */
  readonly lanes: readonly LaneMoment[];
  readonly isOver: boolean;
}

function sumIn(steps: readonly ScoringStep[], column: Column): number | null {
  const own = steps.filter((step) => step.column === column);
  return own.length === 0 ? null : own.reduce((sum, { ducats }) => sum + ducats, 0);
}

export function momentAt({ lanes, steps, columns }: Scoring, count: number): ScoringMoment {
  const made = steps.slice(0, count);
  const step = made.at(-1) ?? null;
  return {
    step,
    column: step?.column ?? steps[0]?.column ?? columns[0],
    lanes: lanes.map(({ seat, ducats }) => {
      const own = made.filter((one) => one.seat === seat);
      return {
        ducats: own.reduce((sum, one) => sum + one.ducats, ducats),
        paid: {
          prestige: sumIn(own, "prestige"),
          cargo: sumIn(own, "cargo"),
          pirates: sumIn(own, "pirates"),
          tokens: sumIn(own, "tokens"),
        },
        groups: own.filter(({ column }) => column === "cargo").length,
      };
    }),
    isOver: made.length === steps.length,
  };
}

/** Which lanes have most ducats. */
export function leaders({ lanes }: ScoringMoment): readonly number[] {
  const best = Math.max(...lanes.map(({ ducats }) => ducats));
  return lanes.flatMap(({ ducats }, lane) => (ducats === best ? [lane] : []));
}
