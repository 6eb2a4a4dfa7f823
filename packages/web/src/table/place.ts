declare const named: unique symbol;

/**
 * The name of a place of a board, of a piece that lies there, or of something else that can be pointed at. Board,
 * motion, lesson and tests have to mean the same thing by it, so a game makes and reads all its names in one file,
 * `games/<game>/places.ts`; elsewhere they are only compared.
 */
export type PlaceId = string & { readonly [named]: true };

/** Only for `places.ts`. */
export function placeId(...parts: readonly (string | number)[]): PlaceId {
  return parts.join(":") as PlaceId;
}

/** The selector of a place. */
export function atPlace(place: PlaceId): string {
  return `[data-place="${place}"]`;
}

/** The selector of a piece. */
export function atPiece(piece: PlaceId): string {
  return `[data-piece="${piece}"]`;
}
