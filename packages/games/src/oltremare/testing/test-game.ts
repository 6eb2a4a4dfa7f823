import { play, type Refusal, type Rules, type Seat, seededDeal, startFrom, undo } from "@portolan/kernel";
import type { Card } from "../edition.ts";
import type { OltremareEvent } from "../events.ts";
import type { Oltremare } from "../game.ts";
import type { Move } from "../moves.ts";
import { type Merchant, nextStep, type State, type Table } from "../state.ts";
import { tradeState } from "../trade.ts";
import type { View } from "../view.ts";

/** A game on the test bench: moves go in as players write them, and everything comes out the same way. */
export interface TestGame {
  readonly rules: Rules<Oltremare>;
  readonly table: Table;
  readonly state: State;
  /** All that has happened, from the beginning of the position on. */
  readonly events: readonly OltremareEvent[];
  /** Plays a legal move and gives what happened. Throws if the move is refused or the invariants break. */
  play(seat: Seat, ...moves: readonly string[]): readonly OltremareEvent[];
  /** Why a move is refused: the rule. Throws if it is not, or if that changed anything. */
  refusal(seat: Seat, move: string): string;
  why(seat: Seat, move: string): Refusal;
  /** The seat's legal moves, or those that begin with this word. */
  legal(seat: Seat, verb?: string): readonly string[];
  undo(seat: Seat): boolean;
  /** What is decided: "surplus", "trade idle", "trade called", "play", … or "over". */
  asked(): string;
  toAct(): readonly Seat[];
  of(seat: Seat): Merchant;
  hand(seat: Seat): string;
  /** From bottom to top. */
  cargo(seat: Seat): string;
  pirates(seat: Seat): string;
  discard(): string;
  ducats(seat: Seat): number;
  port(seat: Seat): string;
  token(port: string): string | null;
  view(seat: Seat | null): View;
}

/** What kinds of things happened, in order. */
export function kinds(events: readonly OltremareEvent[]): string[] {
  return events.map((event) => event.type);
}

/** The events of one kind. */
export function only<T extends OltremareEvent["type"]>(
  events: readonly OltremareEvent[],
  type: T,
): readonly (OltremareEvent & { readonly type: T })[] {
  return events.filter((event): event is OltremareEvent & { readonly type: T } => event.type === type);
}

export function testGame(
  rules: Rules<Oltremare>,
  table: Table,
  begun: State,
  opening: readonly OltremareEvent[],
): TestGame {
  const { edition } = table;
  const match = startFrom(rules, seededDeal("test", table.players), begun);
  match.events.push(...opening);
  const write = (cards: readonly Card[]): string => cards.map((card) => edition.cards[card].code).join(" ");
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
  const playOne = (seat: Seat, notation: string): readonly OltremareEvent[] => {
    const move = read(notation);
    const listed = legal(seat).includes(rules.print(move)) || rules.openEnded(match.state, seat);
    const outcome = play(match, seat, move);
    if ("refusal" in outcome) throw new Error(`"${notation}" is refused by ${outcome.refusal.rule}`);
    if (!listed) throw new Error(`"${notation}" is allowed but not listed`);
    mustHold();
    return outcome.events;
  };
  const why = (seat: Seat, notation: string): Refusal => {
    if (legal(seat).includes(notation)) throw new Error(`"${notation}" is listed as legal`);
    const before = JSON.stringify(match.state);
    const outcome = play(match, seat, read(notation));
    if (!("refusal" in outcome)) throw new Error(`"${notation}" is not refused`);
    if (JSON.stringify(match.state) !== before) throw new Error("a refused move changed the state");
    return outcome.refusal;
  };

  mustHold();
  return {
    rules,
    table,
    get state() {
      return match.state;
    },
    events: match.events,
    play: (seat, ...moves) => moves.flatMap((move) => playOne(seat, move)),
    refusal: (seat, move) => why(seat, move).rule,
    why,
    legal,
    undo: (seat) => undo(match, seat),
    asked() {
      const { step } = nextStep(match.state);
      return step === "trade" ? `trade ${tradeState(match.state)}` : step;
    },
    toAct: () => rules.toAct(match.state),
    of: (seat) => match.state.merchants[seat],
    hand: (seat) => write(match.state.merchants[seat].hand),
    cargo: (seat) => write(match.state.merchants[seat].cargo),
    pirates: (seat) => write(match.state.merchants[seat].pirates),
    discard: () => write(match.state.discard),
    ducats: (seat) => match.state.merchants[seat].ducats,
    port: (seat) => edition.map.ports[match.state.merchants[seat].port],
    token: (port) => match.state.portTokens[edition.map.ports.indexOf(port)],
    view: (seat) => rules.view(match.state, seat),
  };
}
