import { type Chance, type Seat, shuffle } from "@portolan/kernel";
import type { Ship } from "../rules/edition.ts";
import type { Block, Senator, State } from "../state.ts";
import type { DeckView, SenatorView, View } from "./view.ts";

/** The cards of each block: those it names and random others that no block names, in random order. PC-HID-4 */
function fillBlock({ size, named }: Block, others: Ship[], chance: Chance): Ship[] {
  const cards = named.slice();
  while (cards.length < size) {
    const card = others.pop();
    if (card === undefined) break;
    cards.push(card);
  }
  return shuffle(chance, cards);
}

/** The deck as the viewer cannot rule it out: blocks, the rest of the unknown part, the known part. PC-HID-4 */
function imagineDeck({ unknown, known, memory }: DeckView, chance: Chance): Ship[] {
  const blocks = memory ?? [];
  const named = blocks.flatMap((block) => block.named);
  const others = shuffle(
    chance,
    unknown.filter((ship) => !named.includes(ship)),
  );
  const top = blocks.flatMap((block) => fillBlock(block, others, chance));
  return [...top, ...others, ...known.filter((ship) => !named.includes(ship))];
}

/** What another seat remembers is imagined in full: every card of every block that it has. */
function imagineMemory(looks: readonly number[], deck: readonly Ship[]): Block[] {
  let from = 0;
  return looks.map((size) => {
    const named = deck.slice(from, from + size).sort((a, b) => a - b);
    from += size;
    return { size, named };
  });
}

function senatorOf(view: SenatorView, memory: Block[]): Senator {
  return {
    reserve: view.reserve,
    covered: view.covered,
    charters: view.charters,
    lighthouse: view.lighthouse,
    temple: view.temple,
    onCards: view.onCards.slice(),
    hall: view.hall,
    awarded: view.awarded,
    warehouse: view.warehouse.slice(),
    talents: view.talents,
    points: view.points,
    held: view.held.slice(),
    memory,
  };
}

/** A world that the owner of the view cannot rule out: all but the order of the deck's unknown part is known. PC-HID-4 */
export function sampleState(view: View, chance: Chance): State {
  const deck = imagineDeck(view.deck, chance);
  const memoryOf = (seat: Seat): Block[] =>
    seat === view.viewer ? (view.deck.memory ?? []).slice() : imagineMemory(view.senators[seat].looks, deck);
  return {
    startSeat: view.startSeat,
    decade: view.decade,
    round: view.round,
    turnIndex: view.turnIndex,
    stage: view.stage,
    stack: view.stack.slice(),
    bag: view.bag.slice(),
    market: view.market.slice(),
    goodsBought: view.goodsBought,
    deck,
    unknown: view.deck.unknown.length,
    rows: [view.rows[0].slice(), view.rows[1].slice()],
    docks: view.docks.slice(),
    cards: view.cards.slice(),
    palace: view.palace.slice(),
    path: view.path.slice(),
    senators: view.senators.map((senator, seat) => senatorOf(senator, memoryOf(seat))),
  };
}
