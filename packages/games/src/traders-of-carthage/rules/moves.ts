import { codes } from "./cards.ts";
import type { Card, Colour, Edition } from "./edition.ts";

/** Cards in a move stand highest value first, as in `Edition.byValue`, so that one choice is one move. */
export type Move =
  | { readonly type: "token"; readonly colour: Colour }
  | { readonly type: "buy"; readonly payment: readonly Card[] }
  | { readonly type: "take"; readonly card: Card; readonly reserved: boolean }
  | { readonly type: "reserve"; readonly card: Card; readonly zone: "market" | "farm" }
  | {
      readonly type: "store";
      readonly colour: Colour;
      readonly discards: readonly Card[];
      readonly goods: readonly Card[];
    }
  | { readonly type: "decline"; readonly colour: Colour };

export type MoveOf<T extends Move["type"]> = Extract<Move, { type: T }>;

/** The takes and reserves of every card, made once for a table: they are offered in every turn. */
export interface SingleCardMoves {
  readonly take: readonly MoveOf<"take">[];
  readonly takeReserved: readonly MoveOf<"take">[];
  readonly reserve: {
    readonly market: readonly MoveOf<"reserve">[];
    readonly farm: readonly MoveOf<"reserve">[];
  };
}

export function singleCardMoves({ cards }: Edition): SingleCardMoves {
  const each = <T>(make: (card: Card) => T): T[] => cards.map((_, card) => make(card));
  return {
    take: each((card) => ({ type: "take", card, reserved: false })),
    takeReserved: each((card) => ({ type: "take", card, reserved: true })),
    reserve: {
      market: each((card) => ({ type: "reserve", card, zone: "market" })),
      farm: each((card) => ({ type: "reserve", card, zone: "farm" })),
    },
  };
}

/** The move as players write it: `buy R5 G2`. */
export function printMove(edition: Edition, move: Move): string {
  switch (move.type) {
    case "token":
      return `token ${edition.colours[move.colour]}`;
    case "buy":
      return `buy ${codes(edition, move.payment)}`;
    case "take":
      return `take ${edition.cards[move.card].code}${move.reserved ? " reserved" : ""}`;
    case "reserve":
      return `reserve ${edition.cards[move.card].code} ${move.zone}`;
    case "store":
      return `store ${codes(edition, move.discards)} for ${codes(edition, move.goods)}`;
    case "decline":
      return `decline ${edition.colours[move.colour]}`;
  }
}

function readCards(edition: Edition, words: readonly string[]): Card[] | null {
  const cards = words.map((word) => edition.cards.findIndex((card) => card.code === word.toUpperCase()));
  return cards.length === 0 || cards.includes(-1)
    ? null
    : cards.sort((a, b) => edition.byValue.indexOf(a) - edition.byValue.indexOf(b));
}

function readColour(edition: Edition, word: string | undefined): Colour | null {
  const colour = edition.colours.findIndex(
    (id) => id === word || (word?.length === 1 && id.startsWith(word)),
  );
  return colour < 0 ? null : colour;
}

function readStore(edition: Edition, words: readonly string[]): Move | null {
  const at = words.indexOf("for");
  if (at < 0) return null;
  const discards = readCards(edition, words.slice(0, at));
  const goods = readCards(edition, words.slice(at + 1));
  return discards && goods
    ? { type: "store", colour: edition.cards[discards[0]].colour, discards, goods }
    : null;
}

function readMove(edition: Edition, verb: string | undefined, words: readonly string[]): Move | null {
  switch (verb) {
    case "token":
    case "decline": {
      const colour = words.length === 1 ? readColour(edition, words[0]) : null;
      return colour === null ? null : { type: verb, colour };
    }
    case "buy": {
      const payment = readCards(edition, words);
      return payment && { type: "buy", payment };
    }
    case "take": {
      const reserved = words[1] === "reserved";
      const cards = words.length === (reserved ? 2 : 1) ? readCards(edition, words.slice(0, 1)) : null;
      return cards && { type: "take", card: cards[0], reserved };
    }
    case "reserve": {
      const [, zone] = words;
      const cards = words.length === 2 ? readCards(edition, words.slice(0, 1)) : null;
      return cards && (zone === "market" || zone === "farm")
        ? { type: "reserve", card: cards[0], zone }
        : null;
    }
    case "store":
      return readStore(edition, words);
    default:
      return null;
  }
}

/** Reads a move in any order of cards and any case. TC-TURN-1 names what there is to do. */
export function parseMove(edition: Edition, text: string): Move | null {
  const [verb, ...words] = text.trim().toLowerCase().split(/\s+/);
  return readMove(edition, verb, words);
}
