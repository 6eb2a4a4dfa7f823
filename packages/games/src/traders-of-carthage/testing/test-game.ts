import { play, type Refusal, type Rules, type Seat, seededDeal, startFrom } from "@portolan/kernel";
import { codes } from "../cards.ts";
import type { CardEvent, TradersEvent } from "../events.ts";
import type { Traders } from "../game.ts";
import type { Move } from "../moves.ts";
import { nextStep, type State, type Table, victoryPoints } from "../state.ts";
import { writeCounts, writeSlots, writeTokens } from "./notation.ts";

/** A game on the test bench: moves go in as players write them, and everything comes out the same way. */
export interface TestGame {
  readonly rules: Rules<Traders>;
  readonly table: Table;
  readonly state: State;
  /** All that has happened, from the beginning of the position on. */
  readonly events: readonly TradersEvent[];
  /** Plays a legal move and gives what happened. Throws if the move is refused or the invariants break. */
  play(seat: Seat, move: string): readonly TradersEvent[];
  /** Why a move is refused. Throws if it is not, or if that changed anything. */
  refusal(seat: Seat, move: string | Move): Refusal;
  /** The seat's legal moves, or those that begin with this word. */
  legal(seat: Seat, verb?: string): readonly string[];
  /** Who is asked for what: "0 action", "1 storage red", "2 startToken" or "over". */
  asked(): string;
  hand(seat: Seat): string;
  /** Goods that are not stored. */
  goods(seat: Seat): string;
  stored(seat: Seat): string;
  points(seat: Seat): string;
  /** Points drawn unseen, in the order in which they were drawn. */
  blindPoints(seat: Seat): string;
  victoryPoints(seat: Seat): number;
  tokens(seat: Seat): string;
  market(): string;
  farm(): string;
  discard(): string;
  /** The top cards of the draw pile, the first one on top. */
  top(count: number): string;
  ships(): Readonly<Record<string, number>>;
}

/** What kinds of things happened, in order. */
export function kinds(events: readonly TradersEvent[]): string[] {
  return events.map((event) => event.type);
}

type EventOf<T extends TradersEvent["type"]> = T extends CardEvent["type"]
  ? CardEvent
  : Extract<TradersEvent, { readonly type: T }>;

/** The events of one kind. */
export function only<T extends TradersEvent["type"]>(
  events: readonly TradersEvent[],
  type: T,
): readonly EventOf<T>[] {
  return events.filter((event): event is EventOf<T> & TradersEvent => event.type === type);
}

export function testGame(
  rules: Rules<Traders>,
  table: Table,
  begun: State,
  opening: readonly TradersEvent[],
): TestGame {
  const { edition } = table;
  const match = startFrom(rules, seededDeal("test", table.players), begun);
  match.events.push(...opening);

  const read = (notation: string): Move => {
    const parsed = rules.parse(notation);
    if ("refusal" in parsed) throw new Error(`"${notation}" is not a move`);
    return parsed.move;
  };
  const mustHold = (): void => {
    const broken = rules.broken(match.state);
    if (broken.length > 0) throw new Error(`broken: ${broken.join("; ")}`);
  };
  const legal = (seat: Seat, verb = ""): string[] =>
    rules
      .legal(match.state, seat)
      .map((move) => rules.print(move))
      .filter((text) => text.startsWith(verb));

  mustHold();
  return {
    rules,
    table,
    get state() {
      return match.state;
    },
    events: match.events,
    play(seat, notation) {
      const move = read(notation);
      const listed = legal(seat).includes(rules.print(move)) || rules.openEnded(match.state, seat);
      const outcome = play(match, seat, move);
      if ("refusal" in outcome) throw new Error(`"${notation}" is refused by ${outcome.refusal.rule}`);
      if (!listed) throw new Error(`"${notation}" is allowed but not listed`);
      mustHold();
      return outcome.events;
    },
    refusal(seat, asked) {
      const move = typeof asked === "string" ? read(asked) : asked;
      if (legal(seat).includes(rules.print(move)))
        throw new Error(`"${rules.print(move)}" is listed as legal`);
      const before = JSON.stringify(match.state);
      const outcome = play(match, seat, move);
      if (!("refusal" in outcome)) throw new Error(`"${rules.print(move)}" is not refused`);
      if (JSON.stringify(match.state) !== before) throw new Error("a refused move changed the state");
      return outcome.refusal;
    },
    legal,
    asked() {
      const step = nextStep(match.state);
      const colour = step.step === "storage" ? ` ${edition.colours[step.colour]}` : "";
      return "seat" in step ? `${step.seat} ${step.step}${colour}` : step.step;
    },
    hand: (seat) => writeCounts(edition, match.state.traders[seat].hand),
    goods: (seat) => writeCounts(edition, match.state.traders[seat].goods),
    stored: (seat) => writeCounts(edition, match.state.traders[seat].stored),
    points: (seat) => writeCounts(edition, match.state.traders[seat].points),
    blindPoints: (seat) => codes(edition, match.state.traders[seat].blindPoints.flat()),
    victoryPoints: (seat) => victoryPoints(match.state.traders[seat]),
    tokens: (seat) => writeTokens(edition, match.state.traders[seat].tokens),
    market: () => writeSlots(edition, match.state.market),
    farm: () => writeSlots(edition, match.state.farm),
    discard: () => writeCounts(edition, match.state.discard),
    top: (count) => codes(edition, match.state.draw.slice(-count).reverse()),
    ships: () => Object.fromEntries(edition.colours.map((id, colour) => [id, match.state.ships[colour]])),
  };
}
