import { countedList, type Message, type Part } from "@portolan/kernel";
import type { CardEvent, HandedEvent, OfferedEvent, OltremareEvent } from "../knowledge/events.ts";
import type { Card, Edition, Token } from "../rules/edition.ts";
import { ICONS } from "../rules/edition.ts";
import type { Move } from "../rules/moves.ts";
import { goodName, portName } from "../rules/names.ts";
import type { Claim, Terms, Want } from "../state.ts";

function tokenName(token: Token): Part {
  return { term: `token.${token}` };
}

function codes({ cards }: Edition, some: readonly Card[]): string {
  return some.map((card) => cards[card].code).join(" ");
}

/** Cards as people speak of them, by their goods: 2 olives and salt. */
function cardList(edition: Edition, some: readonly Card[]): Part {
  const goods = some.map((card) => edition.cards[card].good);
  return countedList(goods, (good) => goodName(edition, good));
}

/** What is said of a card. */
function claimed({ icons, lions }: Claim): Part {
  const said: Part[] = icons.map((icon) => ({ term: `icon.${ICONS[icon]}` }));
  return { row: lions === null ? said : [...said, lions] };
}

/** A good with what is said of it; a question mark says that nobody has checked it. OM-OFR-4 */
function wanted(edition: Edition, { good, wish }: Want): Part {
  const name = goodName(edition, good);
  if (wish === null) return name;
  return { message: { id: "offer.claimed", parts: { good: name, claim: claimed(wish) } } };
}

/** One side of an offer: goods and ducats, or nothing. */
function sideOf(goods: readonly Part[], ducats: number): Part {
  const parts = goods.slice();
  if (ducats > 0) parts.push({ message: { id: "offer.ducats", parts: { ducats } } });
  return parts.length === 0 ? { term: "nothing" } : { list: parts };
}

function tellOffer(edition: Edition, event: OfferedEvent): Message {
  const named = (goods: readonly Want[]): Part[] => goods.map((want) => wanted(edition, want));
  const parts = {
    from: { seat: event.from },
    to: { seat: event.to },
    give: sideOf(named(event.give), event.giveDucats),
    ask: sideOf(named([...event.ask, ...event.take]), event.askDucats),
  };
  return { id: `event.${event.type}`, parts };
}

function tellHanded(edition: Edition, { seat, partner, cards, goods }: HandedEvent): Message {
  const names: Part =
    cards === null ? { list: goods.map((good) => goodName(edition, good)) } : cardList(edition, cards);
  return { id: "event.handed", parts: { seat: { seat }, partner: { seat: partner }, cards: names } };
}

function tellCards(edition: Edition, { type, seat, cards, count }: CardEvent): Message {
  const parts = { seat: { seat }, count };
  if (cards === null) return { id: `event.${type}.hidden`, parts };
  return { id: `event.${type}`, parts: { ...parts, cards: cardList(edition, cards) } };
}

function tellCargo(edition: Edition, event: Extract<OltremareEvent, { type: "cargoPaid" }>): Message {
  const { occasion, seat, groups, ducats, kept } = event;
  const sums = groups.map(({ good, size, ducats: paid }) => ({
    message: {
      id: "cargo.group",
      parts: { good: goodName(edition, good), size: String(size), ducats: String(paid) },
    },
  }));
  const parts: Record<string, Part> = {
    seat: { seat },
    groups: sums.length === 0 ? { term: "nothing" } : { row: sums },
    ducats,
  };
  if (kept === null) return { id: `event.cargoPaid.${occasion}`, parts };
  return {
    id: "event.cargoPaid.interim",
    parts: { ...parts, kept: goodName(edition, kept.good), size: String(kept.size) },
  };
}

/** An event as a line of the log; null if it needs none. */
export function tellEvent(edition: Edition, event: OltremareEvent): Message | null {
  const id = `event.${event.type}`;
  switch (event.type) {
    case "asked":
      return null;
    case "offered":
    case "countered":
      return tellOffer(edition, event);
    case "handed":
      return tellHanded(edition, event);
    case "cargoPaid":
      return tellCargo(edition, event);
    case "interim":
    case "lastRound":
    case "final":
    case "over":
      return { id };
    case "unsealed":
      return { id: event.isOffer ? id : "event.unsealed.pass", parts: { seat: { seat: event.seat } } };
    case "veniceLooked":
      return { id: event.surfaced ? "event.veniceLooked.surfaced" : id };
    case "tokensLaid":
      return { id, parts: { count: event.tokens.length } };
    case "veniceHidden":
      return { id, parts: { fewest: event.fewest, most: event.most } };
    case "startPlayer":
      return { id: event.drawn ? "event.startPlayer.drawn" : id, parts: { seat: { seat: event.seat } } };
    case "turnedOver":
      return { id, parts: { seat: { seat: event.seat }, cards: cardList(edition, event.cards) } };
    case "startPort": {
      const { seat, port, token } = event;
      const parts = { seat: { seat }, port: portName(edition, port) };
      return token === null
        ? { id: "event.startPort.bare", parts }
        : { id, parts: { ...parts, token: tokenName(token) } };
    }
    case "turn":
    case "answered":
    case "callClosed":
    case "tradeEnded":
    case "compassBoxed":
      return { id, parts: { seat: { seat: event.seat } } };
    case "called": {
      const partners = event.partners.map((seat): Part => ({ seat }));
      return { id, parts: { seat: { seat: event.seat }, partners: { list: partners } } };
    }
    case "declined":
    case "withdrawn":
      return { id, parts: { seat: { seat: event.seat }, partner: { seat: event.partner } } };
    case "deal": {
      const { seat, partner, ducats } = event;
      const [payer, payee] = ducats >= 0 ? [seat, partner] : [partner, seat];
      const parts = { seat: { seat: payer }, partner: { seat: payee } };
      return ducats === 0
        ? { id, parts }
        : { id: "event.deal.paid", parts: { ...parts, ducats: Math.abs(ducats) } };
    }
    case "influence":
    case "calmSailing":
      return { id, parts: { seat: { seat: event.seat }, ducats: event.ducats } };
    case "tile":
      return { id, parts: { seat: { seat: event.seat }, total: event.total } };
    case "paid":
      return { id, parts: { seat: { seat: event.seat }, ducats: event.ducats, balance: event.balance } };
    case "ducats":
      return { id, parts: { seat: { seat: event.seat }, symbols: event.symbols, ducats: event.ducats } };
    case "piratesFought":
      return { id, parts: { seat: { seat: event.seat }, symbols: event.symbols } };
    case "sailed":
    case "jumped":
      return {
        id,
        parts: {
          seat: { seat: event.seat },
          from: portName(edition, event.from),
          to: portName(edition, event.to),
        },
      };
    case "tokenTaken":
    case "tokenUsed":
      return { id, parts: { seat: { seat: event.seat }, token: tokenName(event.token) } };
    case "lapsed":
      return { id, parts: { seat: { seat: event.seat }, count: event.count } };
    case "majority": {
      const { of, seat, count, ducats } = event;
      return { id: `event.majority.${of}`, parts: { seat: { seat }, count, ducats } };
    }
    case "piratesPaid":
      return { id, parts: { seat: { seat: event.seat }, cards: event.cards, ducats: event.ducats } };
    case "newDeck":
      return event.seat === null
        ? { id, parts: { count: event.count } }
        : { id: "event.newDeck.stacks", parts: { count: event.count, seat: { seat: event.seat } } };
    default:
      return tellCards(edition, event);
  }
}

/** Both sides of an offer that is to be made. */
function tellTerms(edition: Edition, { give, giveDucats, ask, askDucats, take }: Terms) {
  const given = give.map(({ card, claim }): Part => {
    const { code } = edition.cards[card];
    if (claim === null) return code;
    return { message: { id: "offer.claimed", parts: { good: code, claim: claimed(claim) } } };
  });
  const asked = [
    ...ask.map((want) => wanted(edition, want)),
    ...take.map((place): Part => ({ message: { id: "offer.taken", parts: { place: place + 1 } } })),
  ];
  return { give: sideOf(given, giveDucats), ask: sideOf(asked, askDucats) };
}

/** A move as a choice to be offered. */
export function tellMove(edition: Edition, move: Move): Message {
  const id = `move.${move.type}`;
  switch (move.type) {
    case "discard":
      return { id, parts: { card: codes(edition, [move.card]) } };
    case "offer":
    case "counter":
      return { id, parts: { partner: { seat: move.with }, ...tellTerms(edition, move.terms) } };
    case "accept": {
      const parts = { partner: { seat: move.with } };
      return move.cards.length === 0
        ? { id, parts }
        : { id: "move.accept.with", parts: { ...parts, cards: codes(edition, move.cards) } };
    }
    case "decline":
    case "withdraw":
      return { id, parts: { partner: { seat: move.with } } };
    case "call":
      return { id, parts: { partners: { list: move.partners.map((seat): Part => ({ seat })) } } };
    case "buy":
      return { id: `move.buy.${move.from}` };
    case "play":
    case "load":
      return { id, parts: { cards: codes(edition, move.cards) } };
    case "sail":
      return { id, parts: { port: portName(edition, move.via[move.via.length - 1]) } };
    case "jump":
      return { id, parts: { port: portName(edition, move.port) } };
    default:
      return { id };
  }
}
