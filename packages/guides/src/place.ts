declare const named: unique symbol;

/**
 * The name of a place of a table, of a piece that lies there, or of something else that can be pointed at. Guide, board,
 * motion, lesson and tests have to mean the same thing by it, so a game makes and reads all its names in one file,
 * `places.ts`; elsewhere they are only compared.
 */
export type PlaceId = string & { readonly [named]: true };

/** Only for `places.ts`. */
export function placeId(...parts: readonly (string | number)[]): PlaceId {
  return parts.join(":") as PlaceId;
}
