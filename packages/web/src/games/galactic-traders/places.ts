import { type PlaceId, placeId } from "@portolan/guides";
import type { Seat } from "@portolan/kernel";

/** What everything on this table is called. Planets and goods go by their ids in the edition, bays by their number. */

/* Places: on the board, and where the plain table has them too, there. */

/** The sky with all planets of the row. */
export const row = placeId("row");
/** All players with all that they have. */
export const players = placeId("players");
/** The plain table's name for the viewer's own hand. */
export const ownHand = placeId("hand");
/** Round, eras and the line of points. */
export const clock = placeId("clock");
/** The number of the round, where round and eras have no place of their own. */
export const round = placeId("round");
/** The saucer with the goods on offer. GT-DRAFT-1 */
export const tray = placeId("tray");
/** Goods of the viewer that must move on. GT-RED-1 */
export const displaced = placeId("displaced");
/** How the present chain of agreements has come about. */
export const chain = placeId("chain");
/** The button that ends the step, with what it leads to. */
export const ending = placeId("ending");

/** A planet of the row with all that belongs to it. */
export const planet = (planetId: string): PlaceId => placeId("planet", planetId);
/** One of its bays: a slot for one good. */
export const bay = (planetId: string, slot: number): PlaceId => placeId("bay", planetId, slot);
/** Who would win a planet of the row, and what it would take. */
export const standing = (planetId: string): PlaceId => placeId("standing", planetId);

/** What everybody sees of a player. */
export const player = (seat: Seat): PlaceId => placeId("player", seat);
export const hand = (seat: Seat): PlaceId => placeId("hand", seat);
/** The planets that a player has won. */
export const orbit = (seat: Seat): PlaceId => placeId("orbit", seat);
export const points = (seat: Seat): PlaceId => placeId("points", seat);

/* Pieces: each has a name of its own as long as it lies where it lies. */

/** A good, by its number among equal ones in the hand or on the tray. */
export const goodIn = (place: PlaceId, good: string, number: number): PlaceId => placeId(place, good, number);
/** The good in a bay. */
export const goodAt = (planetId: string, slot: number): PlaceId => placeId("good", planetId, slot);
/** A planet, wherever it is. */
export const world = (planetId: string): PlaceId => placeId("world", planetId);

const WORLD = placeId("world", "");
export function isWorld(piece: PlaceId): boolean {
  return piece.startsWith(WORLD);
}

/* Things that a player points at. Equal things have equal names: any of them will do. */

/** What has been pointed at. */
export type Thing =
  | { readonly kind: "end" }
  /** A good on the tray. */
  | { readonly kind: "offer"; readonly good: string }
  /** A good of the viewer's hand. */
  | { readonly kind: "hand"; readonly good: string }
  /** A planet of the row. */
  | { readonly kind: "planet"; readonly planet: string }
  /** One of its bays, by the good that it asks for. */
  | { readonly kind: "bay"; readonly planet: string; readonly good: string }
  /** A good of the viewer in a bay. */
  | { readonly kind: "laid"; readonly planet: string; readonly slot: number }
  /** A good of the viewer that must move on, by the bay that it lay in. */
  | { readonly kind: "moved"; readonly slot: number }
  /** A planet of the viewer, for its ability. */
  | { readonly kind: "own"; readonly planet: string }
  | { readonly kind: "seat"; readonly seat: Seat };

export const target = {
  end: placeId("end"),
  offer: (good: string): PlaceId => placeId("offer", good),
  hand: (good: string): PlaceId => placeId("held", good),
  planet,
  /** Bays of one planet that ask for the same good are alike. */
  bay: (planetId: string, good: string): PlaceId => placeId("socket", planetId, good),
  laid: (planetId: string, slot: number): PlaceId => placeId("laid", planetId, slot),
  moved: (slot: number): PlaceId => placeId("moved", slot),
  own: (planetId: string): PlaceId => placeId("own", planetId),
  seat: (seat: Seat): PlaceId => placeId("seat", seat),
} as const;

/** Reads the name of something that was pointed at. */
export function thingOf(name: PlaceId): Thing {
  const [kind, first, second] = name.split(":");
  switch (kind) {
    case "end":
      return { kind };
    case "offer":
      return { kind, good: first };
    case "held":
      return { kind: "hand", good: first };
    case "planet":
    case "own":
      return { kind, planet: first };
    case "socket":
      return { kind: "bay", planet: first, good: second };
    case "laid":
      return { kind, planet: first, slot: Number(second) };
    case "moved":
      return { kind, slot: Number(first) };
    case "seat":
      return { kind, seat: Number(first) };
    default:
      throw new Error(`nobody points at ${name}`);
  }
}
