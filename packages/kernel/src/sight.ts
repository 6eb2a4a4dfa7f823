import type { Seat } from "./game.ts";

/**
 * Who sees a card that lies in a place. `remembered` means that everybody has seen it go there and may know it, though
 * nobody may look again: for what can be known it equals `everyone`, for what is shown it does not.
 */
export type Sight = "everyone" | "remembered" | "owner" | "nobody";

/** One line for each place of a game: the views, the redacted events and the undo barrier all follow from it. */
export type SightTable<Place extends string> = Readonly<Record<Place, Sight>>;

/** A place, and whose it is where each player has one. */
export interface Spot<Place extends string> {
  readonly place: Place;
  readonly seat: Seat | null;
}

/** The part of an event that says which cards went from where to where. */
export interface Flow<Place extends string, Card> {
  readonly from: Spot<Place>;
  readonly to: Spot<Place>;
  readonly count: number;
  /** Null for whoever saw the cards neither where they lay nor where they went. */
  readonly cards: readonly Card[] | null;
}

export function spot<Place extends string>(place: Place, seat: Seat | null = null): Spot<Place> {
  return { place, seat };
}

/** Whether a viewer (a seat, or null for a spectator) can know the cards that lie there. */
export function sees<Place extends string>(
  table: SightTable<Place>,
  at: Spot<Place>,
  viewer: Seat | null,
): boolean {
  const sight = table[at.place];
  return sight === "everyone" || sight === "remembered" || (sight === "owner" && at.seat === viewer);
}

/** The event as the viewer may know it. */
export function redactFlow<Place extends string, Card, E extends Flow<Place, Card>>(
  table: SightTable<Place>,
  event: E,
  viewer: Seat | null,
): E {
  if (sees(table, event.from, viewer) || sees(table, event.to, viewer)) return event;
  return { ...event, cards: null };
}

/** Whether the viewer learns from this event which cards these are. */
export function learns<Place extends string>(
  table: SightTable<Place>,
  event: Flow<Place, unknown>,
  viewer: Seat | null,
): boolean {
  return event.count > 0 && sees(table, event.to, viewer) && !sees(table, event.from, viewer);
}
