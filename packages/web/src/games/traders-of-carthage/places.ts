import { type PlaceId, placeId } from "@portolan/guides";
import type { Seat } from "@portolan/kernel";

/** What everything on this table is called. Cards go by their codes, colours by their ids. */

/* Places: on the board, and where the plain table has them too, there. */

export { farm, hand, market, players, route } from "@portolan/guides/traders-of-carthage";
export const drawPile = placeId("draw");
export const discardPile = placeId("discard");
/** A player with all that lies before them. */
export const player = (seat: Seat): PlaceId => placeId("player", seat);
export const goods = (seat: Seat): PlaceId => placeId("goods", seat);
export const points = (seat: Seat): PlaceId => placeId("points", seat);
export const tokens = (seat: Seat): PlaceId => placeId("tokens", seat);

/** The row of a colour in a place that has rows. */
export const rowIn = (place: PlaceId, colour: string): PlaceId => placeId(place, colour);

/** Where an event says that cards came from or went to. */
export function placeOf({ place, seat }: { readonly place: string; readonly seat: Seat | null }): PlaceId {
  const name = place === "blindPoints" ? "points" : place;
  return seat === null ? placeId(name) : placeId(name, seat);
}

/* Pieces: each has a name of its own as long as it lies where it lies. */

/** A card, by its number among equal ones in that place. */
export const cardIn = (place: PlaceId, code: string, number: number): PlaceId => placeId(place, code, number);

const SHIP = "ship";
export const ship = (colour: string): PlaceId => placeId(SHIP, colour);

export function isShip(piece: PlaceId): boolean {
  return piece.startsWith(placeId(SHIP, ""));
}

/* Things that a player points at. Equal things have equal names: any of them will do. */

export type Zone = "market" | "farm";
type Verb = "take" | "reserve" | "decline";

/** What has been pointed at. */
export type Thing =
  | { readonly kind: "verb"; readonly verb: Verb }
  | { readonly kind: "token"; readonly colour: string }
  /** A card of the viewer's hand, or one of the viewer's goods. */
  | { readonly kind: "hand" | "goods"; readonly code: string }
  /** A card that is free, or has the viewer's own marker. */
  | { readonly kind: "slot"; readonly zone: Zone; readonly code: string; readonly isOwn: boolean }
  /** A card with the marker of somebody else. */
  | { readonly kind: "kept"; readonly code: string; readonly owner: Seat };

const OWN = "own";
const verb = (name: Verb): PlaceId => placeId("verb", name);

export const target = {
  take: verb("take"),
  reserve: verb("reserve"),
  decline: verb("decline"),
  token: (colour: string): PlaceId => placeId("token", colour),
  hand: (code: string): PlaceId => placeId("hand", code),
  goods: (code: string): PlaceId => placeId("goods", code),
  /** A card of the Market or the Farm without a marker. */
  slotIn: (zone: Zone, code: string): PlaceId => placeId("slot", zone, code),
  /** One with the viewer's own marker. */
  own: (zone: Zone, code: string): PlaceId => placeId("slot", zone, code, OWN),
  /** One with the marker of somebody else. */
  kept: (code: string, owner: Seat): PlaceId => placeId("kept", code, owner),
  /** One of these three. */
  slot(zone: Zone, code: string, reservedBy: Seat | null, viewer: Seat | null): PlaceId {
    if (reservedBy === null) return target.slotIn(zone, code);
    return reservedBy === viewer ? target.own(zone, code) : target.kept(code, reservedBy);
  },
} as const;

/** Reads the name of something that was pointed at. */
export function thingOf(name: PlaceId): Thing {
  const [kind, first, second, third] = name.split(":");
  switch (kind) {
    case "verb":
      return { kind, verb: first as Verb };
    case "token":
      return { kind, colour: first };
    case "hand":
    case "goods":
      return { kind, code: first };
    case "slot":
      return { kind, zone: first as Zone, code: second, isOwn: third === OWN };
    case "kept":
      return { kind, code: first, owner: Number(second) };
    default:
      throw new Error(`nobody points at ${name}`);
  }
}
