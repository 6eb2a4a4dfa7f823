import { type PlaceId, placeId } from "@portolan/guides";
import type { Seat } from "@portolan/kernel";

/** What everything on this table is called. Docks, ships, goods and action spaces go by their ids in the edition. */

/* Places: on the board, and where the plain table has them too, there. */

/** The round harbour with all its docks. */
export const harbour = placeId("harbour");
/** A dock with its three parts: servants on the quay, a ship in the berth, a good in the store. */
export const dock = (id: string): PlaceId => placeId("dock", id);
export const quay = (id: string): PlaceId => placeId("quay", id);
export const berth = (id: string): PlaceId => placeId("berth", id);
export const store = (id: string): PlaceId => placeId("store", id);

/** A row of ships at sea: 1 comes in next. */
export const row = (number: 1 | 2): PlaceId => placeId("row", number);
/** One column of it, from 0. */
export const anchorage = (number: 1 | 2, column: number): PlaceId => placeId("row", number, column);

export const lighthouse = placeId("lighthouse");
export const temple = placeId("temple");
export const charters = placeId("charters");
export const palace = placeId("palace");
/** A single seat of the palace, from 1. */
export const palaceSeat = (number: number): PlaceId => placeId("palace", number);
export const hall = placeId("hall");
export const path = placeId("path");
/** A stone of the intrigue path, from 1. */
export const stone = (number: number): PlaceId => placeId("path", number);
/** The trade track. */
export const chamber = placeId("chamber");
export const market = placeId("market");
/** All action cards, and the one on a space. */
export const actions = placeId("actions");
export const space = (id: string): PlaceId => placeId("space", id);

/** All players with all that is theirs. */
export const players = placeId("players");
/** One of them. */
export const player = (seat: Seat): PlaceId => placeId("player", seat);
export const reserve = (seat: Seat): PlaceId => placeId("reserve", seat);
export const warehouse = (seat: Seat): PlaceId => placeId("warehouse", seat);
export const purse = (seat: Seat): PlaceId => placeId("purse", seat);
export const held = (seat: Seat): PlaceId => placeId("held", seat);
/** The viewer's own servants, by where they work. */
export const strip = placeId("strip");
/** What is asked, and the answers. */
export const question = placeId("question");
/** The steps of a chain. */
export const ribbon = placeId("ribbon");

/* Places that only the plain table has: several of the board's in one. */
export const docks = placeId("docks");
export const ships = placeId("ships");
export const town = placeId("town");
export const own = placeId("own");

/* Pieces: each has a name of its own as long as it lies where it lies. */

/** A ship card keeps its name wherever it sails. */
export const ship = (id: string): PlaceId => placeId("ship", id);
/** The marker of a player on the trade track. */
export const marker = (seat: Seat): PlaceId => placeId("marker", seat);
/** A servant, by its number among those of its player in that place. */
export const servantIn = (place: PlaceId, seat: Seat, number: number): PlaceId =>
  placeId("servant", place, seat, number);
/** A good, by its number among equal ones in that place. */
export const goodIn = (place: PlaceId, good: string, number: number): PlaceId =>
  placeId("good", place, good, number);

/* Things that a player points at. Equal things have equal names: any of them will do. */

/** What is said with a button. */
export type Verb =
  | "pass"
  | "talents"
  | "refresh"
  | "captain"
  | "skip"
  | "free"
  | "seat"
  | "end"
  | "away"
  | "out"
  | "none";

/** Where servants are sent one by one. */
export type Post = "lighthouse" | "temple";

/** What has been pointed at. */
export type Thing =
  | { readonly kind: "verb"; readonly verb: Verb }
  /** A dock as the end of something: claimed, brought a good or a ship. */
  | { readonly kind: "to"; readonly dock: string }
  /** A dock of one's own as the beginning: its good is carried off, or its servants leave it. */
  | { readonly kind: "from"; readonly dock: string }
  | { readonly kind: "space"; readonly space: string }
  /** A good of the market, or of the viewer's warehouse. */
  | { readonly kind: "market"; readonly good: string }
  | { readonly kind: "warehouse"; readonly good: string }
  /** The warehouse, a charter ship or the reserve as the end of something. */
  | { readonly kind: "into"; readonly place: "warehouse" | "charter" | "reserve" }
  /** A ship of the first row, or a ship card that the viewer holds. */
  | { readonly kind: "ship"; readonly ship: string }
  | { readonly kind: "held"; readonly ship: string }
  /** One trade point to the track, or to the path. */
  | { readonly kind: "point"; readonly where: "track" | "path" }
  /** One servant of the viewer to a post, or away from it. */
  | { readonly kind: "send"; readonly post: Post }
  | { readonly kind: "recall"; readonly post: Post }
  /** One servant of a player from the temple to the lighthouse, or back. */
  | { readonly kind: "shift"; readonly seat: Seat; readonly post: Post }
  /** A card of the deck's top that is put back as the next one, from 0. */
  | { readonly kind: "order"; readonly at: number; readonly ship: string };

type Into = Extract<Thing, { kind: "into" }>["place"];

export const target = {
  verb: (verb: Verb): PlaceId => placeId("verb", verb),
  to: (dockId: string): PlaceId => placeId("to", dockId),
  from: (dockId: string): PlaceId => placeId("from", dockId),
  space: (id: string): PlaceId => placeId("space", id),
  market: (good: string): PlaceId => placeId("market", good),
  warehouse: (good: string): PlaceId => placeId("warehouse", good),
  into: (place: Into): PlaceId => placeId("into", place),
  ship: (id: string): PlaceId => placeId("ship", id),
  held: (id: string): PlaceId => placeId("held", id),
  point: (where: "track" | "path"): PlaceId => placeId("point", where),
  send: (post: Post): PlaceId => placeId("send", post),
  recall: (post: Post): PlaceId => placeId("recall", post),
  shift: (seat: Seat, post: Post): PlaceId => placeId("shift", seat, post),
  order: (at: number, id: string): PlaceId => placeId("order", at, id),
} as const;

/** Reads the name of something that was pointed at. */
export function thingOf(name: PlaceId): Thing {
  const [kind, first, second] = name.split(":");
  switch (kind) {
    case "verb":
      return { kind, verb: first as Verb };
    case "to":
    case "from":
      return { kind, dock: first };
    case "space":
      return { kind, space: first };
    case "market":
    case "warehouse":
      return { kind, good: first };
    case "into":
      return { kind, place: first as Into };
    case "ship":
    case "held":
      return { kind, ship: first };
    case "point":
      return { kind, where: first as "track" | "path" };
    case "send":
    case "recall":
      return { kind, post: first as Post };
    case "shift":
      return { kind, seat: Number(first), post: second as Post };
    case "order":
      return { kind, at: Number(first), ship: second };
    default:
      throw new Error(`nobody points at ${name}`);
  }
}

export function isShip(piece: PlaceId): boolean {
  return piece.startsWith(placeId("ship", ""));
}
