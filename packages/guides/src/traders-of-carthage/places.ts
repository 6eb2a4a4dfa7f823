import type { Seat } from "@portolan/kernel";
import { type PlaceId, placeId } from "../place.ts";

/** The places of the table that the guide tells about. */

export const route = placeId("route");
export const market = placeId("market");
export const farm = placeId("farm");
/** All players with all that lies before them. */
export const players = placeId("players");
export const hand = (seat: Seat): PlaceId => placeId("hand", seat);
