import type { PlaceId } from "@portolan/guides";

/** The selector of a place. */
export function atPlace(place: PlaceId): string {
  return `[data-place="${place}"]`;
}

/** The selector of a piece. */
export function atPiece(piece: PlaceId): string {
  return `[data-piece="${piece}"]`;
}
