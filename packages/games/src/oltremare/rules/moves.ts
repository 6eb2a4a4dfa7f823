import type { Seat } from "@portolan/kernel";
import type { Terms } from "../state.ts";
import type { Card, Edition, Port } from "./edition.ts";
import { findPort, printTerms, readCards, readTerms } from "./trade-notation.ts";

export type Move =
  | { readonly type: "discard"; readonly card: Card }
  | { readonly type: "offer"; readonly with: Seat; readonly terms: Terms }
  | { readonly type: "counter"; readonly with: Seat; readonly terms: Terms }
  | { readonly type: "accept"; readonly with: Seat; readonly cards: readonly Card[] }
  | { readonly type: "decline"; readonly with: Seat }
  | { readonly type: "withdraw"; readonly with: Seat }
  | { readonly type: "call"; readonly partners: readonly Seat[] }
  | { readonly type: "pass" }
  | { readonly type: "close" }
  | { readonly type: "end" }
  | { readonly type: "stay" }
  | { readonly type: "buy"; readonly from: "deck" | "pirates" }
  | { readonly type: "play"; readonly cards: readonly Card[] }
  | { readonly type: "sail"; readonly via: readonly Port[] }
  | { readonly type: "jump"; readonly port: Port }
  | { readonly type: "load"; readonly cards: readonly Card[] };

export type MoveOf<T extends Move["type"]> = Extract<Move, { type: T }>;

function codes({ cards }: Edition, some: readonly Card[]): string {
  return some.map((card) => ` ${cards[card].code}`).join("");
}

/** The move as players write it: `offer 1: salt#34(ship,5) +2d for grain`. */
export function printMove(edition: Edition, move: Move): string {
  const { ports } = edition.map;
  switch (move.type) {
    case "discard":
      return `discard${codes(edition, [move.card])}`;
    case "offer":
    case "counter":
      return `${move.type} ${move.with}: ${printTerms(edition, move.terms)}`;
    case "accept":
      return `accept ${move.with}${move.cards.length > 0 ? ":" : ""}${codes(edition, move.cards)}`;
    case "decline":
    case "withdraw":
      return `${move.type} ${move.with}`;
    case "call":
      return `call ${move.partners.join(" ")}`;
    case "buy":
      return `buy ${move.from}`;
    case "play":
    case "load":
      return `${move.type}${codes(edition, move.cards)}`;
    case "sail":
      return `sail ${move.via.map((port) => ports[port]).join(" ")}`;
    case "jump":
      return `jump ${ports[move.port]}`;
    default:
      return move.type;
  }
}

function inOrder(numbers: readonly number[] | null): number[] | null {
  return numbers === null ? null : numbers.toSorted((a, b) => a - b);
}

function readSeat(word: string | undefined): Seat | null {
  return word !== undefined && /^\d$/.test(word) ? Number(word) : null;
}

function readSeats(words: readonly string[]): Seat[] | null {
  const seats = words.map(readSeat);
  return seats.length > 0 && seats.every((seat) => seat !== null) ? seats : null;
}

function readPorts(edition: Edition, words: readonly string[]): Port[] | null {
  const ports = words.map((word) => findPort(edition, word));
  return ports.length > 0 && ports.every((port) => port !== null) ? ports : null;
}

/** Moves that name the partner first: `offer 1: …`. */
function readDealing(edition: Edition, verb: string, words: readonly string[]): Move | null {
  const partner = readSeat(words[0]);
  if (partner === null) return null;
  const rest = words.slice(1);
  switch (verb) {
    case "offer":
    case "counter": {
      const terms = readTerms(edition, rest);
      return terms && { type: verb, with: partner, terms };
    }
    case "accept": {
      const cards = inOrder(readCards(edition, rest));
      return cards && { type: "accept", with: partner, cards };
    }
    case "decline":
    case "withdraw":
      return rest.length === 0 ? { type: verb, with: partner } : null;
    default:
      return null;
  }
}

function readMove(edition: Edition, verb: string | undefined, words: readonly string[]): Move | null {
  switch (verb) {
    case "offer":
    case "counter":
    case "accept":
    case "decline":
    case "withdraw":
      return readDealing(edition, verb, words);
    case "discard": {
      const cards = words.length === 1 ? readCards(edition, words) : null;
      return cards && { type: "discard", card: cards[0] };
    }
    case "call": {
      const partners = inOrder(readSeats(words));
      return partners && { type: "call", partners };
    }
    case "pass":
    case "close":
    case "end":
    case "stay":
      return words.length === 0 ? { type: verb } : null;
    case "buy": {
      const from = words[0] === "pirate" ? "pirates" : words[0];
      return words.length === 1 && (from === "deck" || from === "pirates") ? { type: "buy", from } : null;
    }
    case "play": {
      const cards = words.length > 0 ? inOrder(readCards(edition, words)) : null;
      return cards && { type: "play", cards };
    }
    case "load": {
      const cards = words.length > 0 ? readCards(edition, words) : null;
      return cards && { type: "load", cards };
    }
    case "sail": {
      const via = readPorts(edition, words);
      return via && { type: "sail", via };
    }
    case "jump": {
      const ports = words.length === 1 ? readPorts(edition, words) : null;
      return ports && { type: "jump", port: ports[0] };
    }
    default:
      return null;
  }
}

/** Longer than any move that could be meant. */
const LONGEST = 2000;

/** Reads a move in any case, with or without the colon. OM-TRN-2 names what there is to do. */
export function parseMove(edition: Edition, text: string): Move | null {
  if (text.length > LONGEST) return null;
  const [verb, ...words] = text
    .trim()
    .toLowerCase()
    .replace(/^(\w+ +\d) *:/, "$1 ")
    .split(/\s+/);
  return readMove(edition, verb, words);
}
