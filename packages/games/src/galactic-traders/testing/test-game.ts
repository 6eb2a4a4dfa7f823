import { play, type Refusal, type Rules, type Seat, seededDeal, startFrom } from "@portolan/kernel";
import type { GalacticEvent } from "../events.ts";
import type { Galactic } from "../game.ts";
import type { Move } from "../moves.ts";
import { scores } from "../scoring.ts";
import { nextStep, placeInRow, type State, type Table } from "../state.ts";
import type { View } from "../view.ts";
import { planet, writeGoods, writeOwned, writeSlots } from "./notation.ts";

/** A game on the test bench: moves go in as players write them, and everything comes out the same way. */
export interface TestGame {
  readonly rules: Rules<Galactic>;
  readonly table: Table;
  readonly state: State;
  /** All that has happened, from the beginning of the position on. */
  readonly events: readonly GalacticEvent[];
  /** Plays legal moves of one seat and gives what happened. Throws if one is refused or the invariants break. */
  play(seat: Seat, ...moves: readonly string[]): readonly GalacticEvent[];
  /** Why a move is refused. Throws if it is not, or if that changed anything. */
  refusal(seat: Seat, move: string | Move): Refusal;
  /** The rule by which a move is refused. */
  refusedBy(seat: Seat, move: string | Move): string;
  /** The seat's legal moves, or those that begin with this word. */
  legal(seat: Seat, verb?: string): readonly string[];
  /** Who is asked for what: "0 deliver", "1 redistribute" or "over". */
  asked(): string;
  hand(seat: Seat): string;
  planets(seat: Seat): string;
  /** What lies in the slots of a planet of the row: "0 - 1=food". */
  slots(planet: string): string;
  /** The planets of the row, longest there first. */
  row(): string;
  discard(): string;
  pool(): string;
  out(seat: Seat): number;
  score(seat: Seat): number;
  view(viewer: Seat | null): View;
}

/** The events of one kind. */
export function only<T extends GalacticEvent["type"]>(
  events: readonly GalacticEvent[],
  type: T,
): readonly (GalacticEvent & { readonly type: T })[] {
  return events.filter((event): event is GalacticEvent & { readonly type: T } => event.type === type);
}

/** What kinds of things happened, in order. */
export function kinds(events: readonly GalacticEvent[]): string[] {
  return events.map((event) => event.type);
}

export function testGame(
  rules: Rules<Galactic>,
  table: Table,
  begun: State,
  opening: readonly GalacticEvent[],
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
  const playOne = (seat: Seat, notation: string): readonly GalacticEvent[] => {
    const move = read(notation);
    const isListed = legal(seat).includes(rules.print(move));
    const outcome = play(match, seat, move);
    if ("refusal" in outcome) {
      throw new Error(`"${notation}" is refused by ${outcome.refusal.rule}: ${outcome.refusal.id}`);
    }
    if (!isListed) throw new Error(`"${notation}" is allowed but not listed`);
    mustHold();
    return outcome.events;
  };
  const refusal = (seat: Seat, asked: string | Move): Refusal => {
    const move = typeof asked === "string" ? read(asked) : asked;
    if (legal(seat).includes(rules.print(move))) throw new Error(`"${rules.print(move)}" is listed as legal`);
    const before = JSON.stringify(match.state);
    const outcome = play(match, seat, move);
    if (!("refusal" in outcome)) throw new Error(`"${rules.print(move)}" is not refused`);
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
    refusal,
    refusedBy: (seat, move) => refusal(seat, move).rule,
    legal,
    asked() {
      const step = nextStep(match.state);
      return "seat" in step ? `${step.seat} ${step.step}` : step.step;
    },
    hand: (seat) => writeGoods(edition, match.state.traders[seat].hand),
    planets: (seat) => writeOwned(edition, match.state.traders[seat].planets),
    slots(id) {
      const at = placeInRow(match.state, planet(edition, id));
      if (at < 0) throw new Error(`${id} is not in the row`);
      return writeSlots(edition, match.state.row[at]);
    },
    row: () => match.state.row.map((place) => edition.planets[place.planet].id).join(" "),
    discard: () => writeGoods(edition, match.state.discard),
    pool: () => writeGoods(edition, match.state.pool),
    out: (seat) => match.state.traders[seat].out,
    score: (seat) => scores(table, match.state)[seat].total,
    view: (viewer) => rules.view(match.state, viewer),
  };
}
