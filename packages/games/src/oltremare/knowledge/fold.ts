import type { Seat } from "@portolan/kernel";
import type { Card, Token } from "../rules/edition.ts";
import { windowAt } from "../rules/venice-window.ts";
import { type GameConfig, insertCard, type Ledger } from "../state.ts";
import type { CardEvent, HandedEvent, OltremareEvent } from "./events.ts";
import { remember } from "./fold-memory.ts";
import { foldTrade } from "./fold-trade.ts";
import { type MerchantView, maySeeCargo, type View } from "./view.ts";

/** What a view becomes with every event that its owner is told of: the same cards, one step further on. */

function changeMerchant(
  view: View,
  seat: Seat,
  change: (merchant: MerchantView) => Partial<MerchantView>,
): View {
  const merchant = view.merchants[seat];
  return { ...view, merchants: view.merchants.with(seat, { ...merchant, ...change(merchant) }) };
}

function pay(view: View, seat: Seat, ducats: number): View {
  return changeMerchant(view, seat, (merchant) => ({ ducats: merchant.ducats + ducats }));
}

/** What a scoring brings or costs. */
function book(view: View, seat: Seat, line: keyof Ledger, amount: number): View {
  return changeMerchant(view, seat, ({ ducats, ledger }) => ({
    ducats: ducats + amount,
    ledger: { ...ledger, [line]: ledger[line] + amount },
  }));
}

function sorted(cards: readonly Card[], more: readonly Card[]): Card[] {
  const next = cards.slice();
  for (const card of more) insertCard(next, card);
  return next;
}

/** Cards come into a hand; their owner sees which. */
function intoHand(view: View, seat: Seat, { count, cards }: CardEvent | HandedEvent): View {
  const hand = view.hand && seat === view.viewer ? sorted(view.hand, cards ?? []) : view.hand;
  return changeMerchant({ ...view, hand }, seat, ({ handSize }) => ({ handSize: handSize + count }));
}

function outOfHand(view: View, seat: Seat, { count, cards }: CardEvent | HandedEvent): View {
  const isOwn = view.hand !== null && seat === view.viewer;
  const hand = isOwn ? (view.hand?.filter((card) => !cards?.includes(card)) ?? null) : view.hand;
  return changeMerchant({ ...view, hand }, seat, ({ handSize }) => ({ handSize: handSize - count }));
}

function changePirates(view: View, seat: Seat, by: number): View {
  return changeMerchant(view, seat, ({ pirateCount }) => ({ pirateCount: pirateCount + by }));
}

/** A cargo stack that all have seen grow and shrink; only its top lies open, unless the option says otherwise. OM-LOA-2 */
function setCargo(config: GameConfig, view: View, seat: Seat, cargo: readonly Card[]): View {
  const memory = { ...view.memory, cargo: view.memory.cargo.with(seat, cargo) };
  return changeMerchant({ ...view, memory }, seat, () => ({
    cargoSize: cargo.length,
    top: cargo.at(-1) ?? null,
    cargo: maySeeCargo(config, view.viewer, seat) ? cargo : null,
  }));
}

/** A card leaves the deck, and the Venice card comes nearer. OM-SET-12 */
function fromDeck(config: GameConfig, view: View, count: number): View {
  const deckSize = view.deckSize - count;
  return { ...view, deckSize, venice: view.venice && windowAt(config, deckSize) };
}

function moveCards(config: GameConfig, view: View, event: CardEvent): View {
  const { seat, count } = event;
  const cards = event.cards ?? [];
  switch (event.type) {
    case "drew":
    case "boughtDeck":
      return intoHand(fromDeck(config, view, count), seat, event);
    case "plundered":
      return changePirates(fromDeck(config, view, count), seat, count);
    case "boughtPirate":
      return intoHand(changePirates(view, seat, -count), seat, event);
    case "surplus":
      return changePirates(outOfHand(view, seat, event), seat, count);
    case "played":
      return outOfHand({ ...view, played: cards }, seat, event);
    case "loaded":
      return setCargo(config, { ...view, played: [] }, seat, [...view.memory.cargo[seat], ...cards]);
    case "sold": {
      const left = view.memory.cargo[seat].slice(count);
      return setCargo(config, { ...view, discard: sorted(view.discard, cards) }, seat, left);
    }
    case "opened":
      return changePirates({ ...view, discard: sorted(view.discard, cards) }, seat, -count);
    case "startCard":
    case "dealt":
      // Cards are dealt before there is a first view.
      return view;
  }
}

/** A deck of the discard pile, or of what lies before a player who has had the last turn. OM-END-4 OM-END-5 */
function renewDeck(config: GameConfig, view: View, count: number, seat: Seat | null): View {
  const renewed = { ...view, deckSize: count };
  if (seat === null) return { ...renewed, discard: [] };
  return changeMerchant(setCargo(config, renewed, seat, []), seat, () => ({ pirateCount: 0 }));
}

function setToken(view: View, seat: Seat, token: Token | null): View {
  return { ...view, portTokens: view.portTokens.with(view.merchants[seat].port, token) };
}

function payMajority(view: View, event: Extract<OltremareEvent, { type: "majority" }>): View {
  const { of, occasion, seat, ducats } = event;
  const line = of === "tokens" ? "finalTokens" : occasion === "interim" ? "interimPrestige" : "finalPrestige";
  return book(view, seat, line, ducats);
}

/** All prestige tiles are handed back once their majority is paid, before any cargo is. OM-VEN-2 */
function returnTiles({ options }: GameConfig, view: View): View {
  if (!options.prestigeReset) return view;
  return { ...view, merchants: view.merchants.map((merchant) => ({ ...merchant, prestige: 0 })) };
}

function payCargo(
  config: GameConfig,
  view: View,
  event: Extract<OltremareEvent, { type: "cargoPaid" }>,
): View {
  const { occasion, seat, groups, ducats } = event;
  if (occasion === "interim") return book(returnTiles(config, view), seat, "interimCargo", ducats);
  return changeMerchant(book(view, seat, "finalCargo", ducats), seat, ({ cargoSize }) => ({
    lastCargo: { cards: cargoSize, groups: groups.length },
  }));
}

/** Ducats that change hands or are scored. */
function foldDucats(config: GameConfig, view: View, event: OltremareEvent): View | null {
  switch (event.type) {
    case "influence":
    case "ducats":
    case "calmSailing":
      return pay(view, event.seat, event.ducats);
    case "paid":
      return pay({ ...view, purchases: view.purchases + 1 }, event.seat, -event.ducats);
    case "deal":
      return pay(pay(view, event.seat, -event.ducats), event.partner, event.ducats);
    case "majority":
      return payMajority(view, event);
    case "cargoPaid":
      return payCargo(config, view, event);
    case "piratesPaid": {
      const line = event.occasion === "interim" ? "interimPirates" : "finalPirates";
      return book(view, event.seat, line, -event.ducats);
    }
    default:
      return null;
  }
}

/** Ships and port tokens. */
function foldVoyage(view: View, event: OltremareEvent): View | null {
  switch (event.type) {
    case "sailed":
    case "jumped":
      return changeMerchant(view, event.seat, () => ({ port: event.to }));
    case "tokenUsed":
      return changeMerchant(view, event.seat, ({ used }) => ({ active: null, used: [...used, event.token] }));
    case "tokenTaken":
      return changeMerchant(setToken(view, event.seat, null), event.seat, () => ({ active: event.token }));
    case "compassBoxed":
      return setToken(view, event.seat, null);
    default:
      return null;
  }
}

/** Where the game stands. */
function foldCourse(config: GameConfig, view: View, event: OltremareEvent): View {
  switch (event.type) {
    case "turn":
      return { ...view, activeSeat: event.seat, purchases: 0 };
    case "tile":
      return changeMerchant(view, event.seat, () => ({ prestige: event.total }));
    case "newDeck":
      return renewDeck(config, view, event.count, event.seat);
    case "interim":
      return { ...view, venice: null };
    case "lastRound":
      return { ...view, lastRound: true };
    case "asked":
      return { ...view, agenda: event.agenda };
    case "over":
      return { ...view, agenda: [{ step: "over" }] };
    default:
      return view;
  }
}

/** The cards, ducats, ships and tokens after an event. Some events only say why the next ones happen. */
function foldTable(config: GameConfig, view: View, event: OltremareEvent): View {
  if (event.type === "handed") return intoHand(outOfHand(view, event.seat, event), event.partner, event);
  if ("from" in event && "count" in event) return moveCards(config, view, event);
  return foldDucats(config, view, event) ?? foldVoyage(view, event) ?? foldCourse(config, view, event);
}

/** The view after an event, as its owner was told of it. */
export function foldEvent(config: GameConfig, view: View, event: OltremareEvent): View {
  return foldTrade(foldTable(config, remember(config, view, event), event), event);
}
