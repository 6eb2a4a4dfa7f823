import { type Message, type Part, thing } from "@portolan/kernel";
import type { CardEvent, TradersEvent } from "../knowledge/events.ts";
import { codesPart } from "../rules/cards.ts";
import type { Card, Colour, Edition } from "../rules/edition.ts";
import type { Move } from "../rules/moves.ts";

type Sale = Extract<TradersEvent, { readonly type: "sale" }>;

function colourName(edition: Edition, colour: Colour): Part {
  return thing("colour", edition.colours[colour]);
}

function colourList(edition: Edition, colours: readonly Colour[]): Part {
  return { list: colours.map((colour) => colourName(edition, colour)) };
}

function spaceName(edition: Edition, space: number): Part {
  return thing("space", edition.track[space].id);
}

function tellCards(edition: Edition, event: CardEvent): Message {
  const parts: Record<string, Part> = { count: event.count };
  if (event.seat !== null) parts.seat = { seat: event.seat };
  if (event.cards) parts.cards = codesPart(edition, event.cards);
  if (event.type === "dealt") return { id: `event.dealt.${event.to.place}`, parts };
  return { id: `event.${event.type}`, parts };
}

/** How a sale is worked out, and what it is rounded up to, where it is. TC-PAY-5 */
export function saleParts(
  { scoring }: Edition,
  { size, highest, price, raw, points }: Pick<Sale, "size" | "highest" | "price" | "raw" | "points">,
): { readonly formula: string; readonly rounded: string } {
  const rounded = points * scoring.pointsPerVp;
  return {
    formula: `(${highest} + ${price - highest}) × ${size} = ${raw}`,
    rounded: rounded === raw ? "no" : String(rounded),
  };
}

/** An event as a line of the log; null if it needs none. */
export function tellEvent(edition: Edition, event: TradersEvent): Message | null {
  if ("cards" in event) return tellCards(edition, event);
  const id = `event.${event.type}`;
  switch (event.type) {
    case "asked":
      return null;
    case "refill":
      return { id };
    case "over":
      return { id, parts: { reason: { term: `ending.${event.ending}` } } };
    case "reshuffled":
      return { id, parts: { count: event.count } };
    case "turn":
    case "passed":
    case "markerBack":
      return { id, parts: { seat: { seat: event.seat } } };
    case "startPlayer":
      return { id: event.tied > 1 ? "event.startPlayer.drawn" : id, parts: { seat: { seat: event.seat } } };
    case "startToken":
    case "declined":
      return { id, parts: { seat: { seat: event.seat }, colour: colourName(edition, event.colour) } };
    case "token": {
      const { seat, colour, total } = event;
      const most = edition.tokens.endThreshold;
      return { id, parts: { seat: { seat }, colour: colourName(edition, colour), total, most } };
    }
    case "reserved": {
      const { seat, card, zone } = event;
      return {
        id,
        parts: { seat: { seat }, card: codesPart(edition, [card]), zone: { term: `zone.${zone}` } },
      };
    }
    case "sailed":
      return {
        id,
        parts: { colour: colourName(edition, event.colour), space: spaceName(edition, event.to) },
      };
    case "returned":
      return {
        id,
        parts: { colour: colourName(edition, event.colour), space: spaceName(edition, event.to) },
      };
    case "payday":
      return { id, parts: { seat: { seat: event.seat }, colours: colourList(edition, event.colours) } };
    case "pirates":
      return { id, parts: { colours: colourList(edition, event.colours) } };
    case "sale": {
      const { seat, colour, size, points } = event;
      const parts = { size, ...saleParts(edition, event), points };
      return { id, parts: { seat: { seat }, colour: colourName(edition, colour), ...parts } };
    }
    case "owed":
      return { id, parts: { seat: { seat: event.seat }, count: event.count } };
    case "stored": {
      const { seat, colour, goods } = event;
      return {
        id,
        parts: { seat: { seat }, colour: colourName(edition, colour), goods: codesPart(edition, goods) },
      };
    }
  }
}

/** A move as a choice to be offered. */
export function tellMove(edition: Edition, move: Move): Message {
  const write = (cards: readonly Card[]): Part => codesPart(edition, cards);
  const id = `move.${move.type}`;
  switch (move.type) {
    case "token":
    case "decline":
      return { id, parts: { colour: colourName(edition, move.colour) } };
    case "buy":
      return { id, parts: { payment: write(move.payment) } };
    case "take":
      return { id: move.reserved ? "move.take.reserved" : id, parts: { card: write([move.card]) } };
    case "reserve":
      return { id, parts: { card: write([move.card]), zone: { term: `zone.${move.zone}` } } };
    case "store":
      return { id, parts: { discards: write(move.discards), goods: write(move.goods) } };
  }
}
