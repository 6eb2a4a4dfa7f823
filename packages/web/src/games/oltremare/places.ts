import { type PlaceId, placeId } from "@portolan/guides";
import type { Seat } from "@portolan/kernel";

/** What everything on this table is called. Cards go by their codes, ports by their ids. */

/* Places: on the board, and where the plain table has them too (`players`, `races`), there. */

/** The sea with all ports. */
export const chart = placeId("chart");
export const deck = placeId("deck");
/** Cards that have been played and not yet loaded. */
export const playedCards = placeId("played");
/** All players with all that lies before them. */
export const players = placeId("players");
/** Everybody's ducats on one scale. */
export const scale = placeId("scale");
/** Who would win the majorities now. */
export const races = placeId("races");
/** Where offers lie between two holds. */
export const tradingTable = placeId("trade");
/** What the selected cards would do. */
export const tally = placeId("tally");

/** One player's plate or chip. */
export const player = (seat: Seat): PlaceId => placeId("player", seat);
export const hand = (seat: Seat): PlaceId => placeId("hand", seat);
/** A cargo stack. */
export const hold = (seat: Seat): PlaceId => placeId("cargo", seat);
export const pirates = (seat: Seat): PlaceId => placeId("pirates", seat);
export const ducats = (seat: Seat): PlaceId => placeId("ducats", seat);
/** Prestige tiles. */
export const tiles = (seat: Seat): PlaceId => placeId("tiles", seat);
/** Port tokens, the active one and those turned over. */
export const tokens = (seat: Seat): PlaceId => placeId("tokens", seat);

/** A port, by its id in the edition. */
export const port = (id: string): PlaceId => placeId("port", id);

/** The places that the plain table has instead of those of the board, for lessons. */
export const plain = {
  hand: placeId("hand"),
  notices: placeId("notices"),
  payouts: placeId("payouts"),
  reach: placeId("reach"),
  decks: placeId("decks"),
} as const;

/** Places that belong to everybody: an event names whose cards they were all the same. */
const COMMON: ReadonlySet<string> = new Set(["deck", "discard", "played"]);

/** Where an event says that cards came from or went to. */
export function placeOf({ place, seat }: { readonly place: string; readonly seat: Seat | null }): PlaceId {
  return seat === null || COMMON.has(place) ? placeId(place) : placeId(place, seat);
}

/* Pieces: each has a name of its own, and keeps it wherever it lies. */

/** A card, of which there is only one with this code. */
export const card = (code: string): PlaceId => placeId("card", code);

const SHIP = "ship";
export const ship = (seat: Seat): PlaceId => placeId(SHIP, seat);

/** The token that lies on a port. */
export const portToken = (id: string): PlaceId => placeId("portToken", id);

/** Whose ship it is; null if it is none. */
export function shipOwner(piece: PlaceId): Seat | null {
  const [kind, seat] = piece.split(":");
  return kind === SHIP ? Number(seat) : null;
}
