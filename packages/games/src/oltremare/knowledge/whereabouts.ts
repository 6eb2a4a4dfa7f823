import type { Seat } from "@portolan/kernel";
import type { Card } from "../rules/edition.ts";
import type { GameConfig, Trace } from "../state.ts";
import { add, type CardSet, include, includeCommon, noCards, remove, setOf } from "./cardset.ts";
import type { View } from "./view.ts";

/**
 * Where the cards may be that a seat cannot see: for every place out of its sight, the cards that can lie there after
 * all that it has watched. A card that lies open, or was seen to go somewhere, can be nowhere else.
 */
export interface Whereabouts {
  readonly deck: CardSet;
  /** By seat. */
  readonly hands: readonly CardSet[];
  /** By seat and place in the pirate stack, the top card last. */
  readonly pirates: readonly CardSet[][];
}

interface Recollection extends Whereabouts {
  deck: CardSet;
  /** The cards of each good. */
  readonly goods: readonly CardSet[];
  readonly size: number;
}

function everywhere({ deck, hands, pirates }: Recollection, visit: (set: CardSet) => void): void {
  visit(deck);
  for (const hand of hands) visit(hand);
  for (const stack of pirates) for (const slot of stack) visit(slot);
}

/** The card is seen: it is in none of the places out of sight. */
function sight(known: Recollection, card: Card): void {
  everywhere(known, (set) => remove(set, card));
}

function watchDeal(known: Recollection, trace: Extract<Trace, { saw: "dealt" }>): void {
  const [from, to] = [known.hands[trace.from], known.hands[trace.to]];
  if (trace.cards === null) {
    for (const good of trace.goods) includeCommon(to, from, known.goods[good]);
    return;
  }
  for (const card of trace.cards) {
    sight(known, card);
    add(to, card);
  }
}

/** A deck of open cards, and of a pirate stack as far as that was known. OM-END-4 to OM-END-6 */
function watchNewDeck(known: Recollection, trace: Extract<Trace, { saw: "newDeck" }>): void {
  for (const card of trace.cards) sight(known, card);
  known.deck = setOf(known.size, trace.cards);
  if (trace.pirates === null) return;
  for (const slot of known.pirates[trace.pirates]) include(known.deck, slot);
  known.pirates[trace.pirates].length = 0;
}

function watch(known: Recollection, trace: Trace): void {
  switch (trace.saw) {
    case "drawn":
      return include(known.hands[trace.seat], known.deck);
    case "plundered":
      for (let i = 0; i < trace.count; i++) known.pirates[trace.seat].push(known.deck.slice());
      return;
    case "surplus": {
      const { seat, card } = trace;
      if (card !== null) sight(known, card);
      known.pirates[seat].push(card === null ? known.hands[seat].slice() : setOf(known.size, [card]));
      return;
    }
    case "ransomed": {
      const slot = known.pirates[trace.seat].pop();
      if (slot) include(known.hands[trace.seat], slot);
      return;
    }
    case "dealt":
      return watchDeal(known, trace);
    case "opened":
      known.pirates[trace.seat].length = 0;
      return;
    case "newDeck":
      return watchNewDeck(known, trace);
  }
}

/** The cards whose place the owner of the view knows: the own hand, and all that lies or lay open. */
export function openCards({ hand, discard, played, memory }: View): Card[] {
  return [...(hand ?? []), ...discard, ...played, ...memory.cargo.flat()];
}

/** What the owner of the view can tell about the places it does not see. Section 5 of the rules. */
export function recall(config: GameConfig, view: View): Whereabouts {
  const { edition, players } = config;
  const size = edition.cards.length;
  const seats: Seat[] = Array.from({ length: players }, (_, seat) => seat);
  const known: Recollection = {
    size,
    deck: setOf(size, config.cards),
    hands: seats.map(() => noCards(size)),
    pirates: seats.map(() => []),
    goods: edition.goods.map((_, good) =>
      setOf(
        size,
        config.cards.filter((card) => edition.cards[card].good === good),
      ),
    ),
  };
  for (const trace of view.memory.traces) watch(known, trace);
  for (const card of openCards(view)) sight(known, card);
  return known;
}
