import type { Seat } from "@portolan/kernel";
import { knownPart } from "../rules/deck.ts";
import type { Ship } from "../rules/edition.ts";
import type { Block, DockState, Frame, Row, Senator, Stage, State } from "../state.ts";

/** Everything in front of a player is open, purses included: they follow from what all have seen. PC-GEN-11 PC-HID-5 */
export type SenatorView = Readonly<Omit<Senator, "memory" | "onCards" | "warehouse" | "held">> & {
  readonly onCards: readonly number[];
  readonly warehouse: readonly number[];
  readonly held: readonly Ship[];
  /** How many cards each block of this seat's knowledge of the deck's top has: all saw who looked when. */
  readonly looks: readonly number[];
};

/** What can be known of the deck. PC-HID-1 */
export interface DeckView {
  /** The set of cards of the unknown part, in the edition's order. */
  readonly unknown: readonly Ship[];
  /** The known part beneath it, top first. */
  readonly known: readonly Ship[];
  /** What the viewer alone knows of the deck's top; null for a spectator. PC-HID-3 */
  readonly memory: readonly Block[] | null;
}

export interface View {
  readonly viewer: Seat | null;
  readonly startSeat: Seat;
  readonly decade: number;
  readonly round: number;
  readonly turnIndex: number;
  readonly stage: Stage;
  readonly stack: readonly Frame[];
  readonly bag: readonly number[];
  readonly market: readonly number[];
  readonly goodsBought: number;
  readonly deck: DeckView;
  readonly rows: readonly [Readonly<Row>, Readonly<Row>];
  readonly docks: readonly DockState[];
  readonly cards: readonly number[];
  readonly palace: readonly Seat[];
  readonly path: readonly Seat[];
  readonly senators: readonly SenatorView[];
}

function senatorView(senator: Senator): SenatorView {
  return {
    reserve: senator.reserve,
    covered: senator.covered,
    charters: senator.charters,
    lighthouse: senator.lighthouse,
    temple: senator.temple,
    onCards: senator.onCards.slice(),
    hall: senator.hall,
    awarded: senator.awarded,
    warehouse: senator.warehouse.slice(),
    talents: senator.talents,
    points: senator.points,
    held: senator.held.slice(),
    looks: senator.memory.map(({ size }) => size),
  };
}

/** All that a seat or a spectator may know. */
export function viewOf(state: State, viewer: Seat | null): View {
  return {
    viewer,
    startSeat: state.startSeat,
    decade: state.decade,
    round: state.round,
    turnIndex: state.turnIndex,
    stage: state.stage,
    stack: state.stack.slice(),
    bag: state.bag.slice(),
    market: state.market.slice(),
    goodsBought: state.goodsBought,
    deck: {
      unknown: state.deck.slice(0, state.unknown).sort((a, b) => a - b),
      known: knownPart(state),
      memory: viewer === null ? null : state.senators[viewer].memory.slice(),
    },
    rows: [state.rows[0].slice(), state.rows[1].slice()],
    docks: state.docks.slice(),
    cards: state.cards.slice(),
    palace: state.palace.slice(),
    path: state.path.slice(),
    senators: state.senators.map(senatorView),
  };
}
