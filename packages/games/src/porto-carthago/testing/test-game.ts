import { play, type Refusal, type Rules, type Seat, seededDeal, startFrom } from "@portolan/kernel";
import { openDecision } from "../decisions.ts";
import type { PortoEvent } from "../events.ts";
import type { Porto } from "../game.ts";
import type { Move } from "../moves.ts";
import { palaceSeats, type Senator, type State, type Table } from "../state.ts";
import { readDock, writeDock, writeGoods, writeShips } from "./notation.ts";

/** A game on the test bench: moves go in as players write them, and everything comes out the same way. */
export interface TestGame {
  readonly rules: Rules<Porto>;
  readonly table: Table;
  readonly state: State;
  /** All that has happened, from the beginning of the position on. */
  readonly events: readonly PortoEvent[];
  /** Plays a legal move and gives what happened. Throws if the move is refused or the invariants break. */
  play(seat: Seat, move: string): readonly PortoEvent[];
  /** Plays several moves of one seat. */
  playAll(seat: Seat, ...moves: readonly string[]): void;
  /** Why a move is refused, by its rule. Throws if it is not, or if that changed anything. */
  refusal(seat: Seat, move: string | Move): Refusal;
  /** The seat's legal moves, or those that begin with this word. */
  legal(seat: Seat, verb?: string): readonly string[];
  /** Who is asked for what: "0 main", "1 points 2", "0 act A3", "0 tail palace" or "over". */
  asked(): string;
  senator(seat: Seat): Senator;
  /** Owner, good and ship of a dock: "0 oil egypt_ivory". */
  dock(id: string): string;
  warehouse(seat: Seat): string;
  held(seat: Seat): string;
  market(): string;
  bag(): string;
  row(number: 1 | 2): string;
  /** The top cards of the deck, the first one on top. */
  top(count: number): string;
  /** The last cards of the deck, the last one at the very bottom. */
  bottom(count: number): string;
  seats(seat: Seat): number;
}

/** What kinds of things happened, in order. */
export function kinds(events: readonly PortoEvent[]): string[] {
  return events.map((event) => event.type);
}

/** The events that can be of a kind; some kinds share one form. */
type Having<E, T> = E extends { readonly type: string } ? (T extends E["type"] ? E : never) : never;
type EventOf<T extends PortoEvent["type"]> = Having<PortoEvent, T>;

/** The events of one kind. */
export function only<T extends PortoEvent["type"]>(
  events: readonly PortoEvent[],
  type: T,
): readonly EventOf<T>[] {
  return events.filter((event): event is EventOf<T> & PortoEvent => event.type === type);
}

function describeDecision({ edition }: Table, state: State, seat: Seat): string {
  const decision = openDecision(state);
  if (!decision) return state.stage.stage;
  if ("frame" in decision) {
    const count = decision.frame === "points" ? ` ${decision.points}` : "";
    const card = decision.frame === "atOnce" ? ` ${edition.ships[decision.card].id}` : "";
    return `${seat} ${decision.frame}${count}${card}`;
  }
  if (decision.stage === "act") return `${seat} act ${edition.spaces[decision.space].id}`;
  if (decision.stage === "tail") return `${seat} tail ${decision.extra}`;
  return `${seat} ${decision.stage}`;
}

export function testGame(
  rules: Rules<Porto>,
  table: Table,
  begun: State,
  opening: readonly PortoEvent[],
): TestGame {
  const { edition } = table;
  const match = startFrom(rules, seededDeal("test", table.players), begun);
  match.events.push(...opening);

  const read = (notation: string): Move => {
    const parsed = rules.parse(notation);
    if ("refusal" in parsed) throw new Error(`"${notation}" is not a move`);
    return parsed.move;
  };
  const mustHold = (before?: State): void => {
    const broken = rules.broken(match.state, before);
    if (broken.length > 0) throw new Error(`broken: ${broken.join("; ")}`);
  };
  const legal = (seat: Seat, verb = ""): string[] =>
    rules
      .legal(match.state, seat)
      .map((move) => rules.print(move))
      .filter((text) => text.startsWith(verb));
  const playOne = (seat: Seat, notation: string): readonly PortoEvent[] => {
    const move = read(notation);
    const listed = legal(seat).includes(rules.print(move));
    const before = rules.clone(match.state);
    const outcome = play(match, seat, move);
    if ("refusal" in outcome) {
      throw new Error(`"${notation}" is refused by ${outcome.refusal.rule} ${outcome.refusal.id}`);
    }
    if (!listed) throw new Error(`"${notation}" is allowed but not listed`);
    mustHold(before);
    return outcome.events;
  };

  mustHold();
  return {
    rules,
    table,
    get state() {
      return match.state;
    },
    events: match.events,
    play: playOne,
    playAll(seat, ...moves) {
      for (const move of moves) playOne(seat, move);
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
    asked: () => describeDecision(table, match.state, rules.toAct(match.state)[0] ?? -1),
    senator: (seat) => match.state.senators[seat],
    dock: (id) => writeDock(edition, match.state.docks[readDock(edition, id)]),
    warehouse: (seat) => writeGoods(edition, match.state.senators[seat].warehouse),
    held: (seat) => writeShips(edition, match.state.senators[seat].held),
    market: () => writeGoods(edition, match.state.market),
    bag: () => writeGoods(edition, match.state.bag),
    row: (number) => writeShips(edition, match.state.rows[number === 1 ? 0 : 1]),
    top: (count) => writeShips(edition, match.state.deck.slice(0, count)),
    bottom: (count) => writeShips(edition, match.state.deck.slice(-count)),
    seats: (seat) => palaceSeats(match.state, seat),
  };
}
