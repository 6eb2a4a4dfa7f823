import { seededDeal } from "../fair.ts";
import type { Checks, GameTypes, Rules, Seat } from "../game.ts";
import { type Match, play, startFrom } from "../match.ts";
import type { Refusal } from "../refusal.ts";
import { hear, listenersAt, wrongFold } from "./folding.ts";

/** A game on the test bench: moves go in as players write them, and every move is watched. */
export interface TestBench<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly checks: Checks<G>;
  readonly match: Match<G>;
  readonly state: G["state"];
  /** All that has happened and can be told in words, from the beginning of the position on. */
  readonly events: readonly G["event"][];
  /** Plays legal moves of one seat and gives what happened. Throws if one is refused, the invariants break, or anybody cannot fold it. */
  play(seat: Seat, ...moves: readonly string[]): readonly G["event"][];
  /** Why a move is refused. Throws if it is not, or if that changed anything. */
  refusal(seat: Seat, move: string | G["move"]): Refusal;
  /** The seat's legal moves, or those that begin with this word. */
  legal(seat: Seat, verb?: string): readonly string[];
}

/** Puts a position on the bench, with what has happened before it. */
export function testBench<G extends GameTypes>(
  rules: Rules<G>,
  checks: Checks<G>,
  position: G["state"],
  opening: readonly G["event"][],
): TestBench<G> {
  const match = startFrom(rules, seededDeal("test", rules.players), position);
  match.events.push(...opening);

  const read = (notation: string): G["move"] => {
    const parsed = rules.parse(notation);
    if ("refusal" in parsed) throw new Error(`"${notation}" is not a move`);
    return parsed.move;
  };
  const mustHold = (before?: G["state"]): void => {
    const broken = checks.broken(match.state, before);
    if (broken.length > 0) throw new Error(`broken: ${broken.join("; ")}`);
  };
  const inWords = (events: readonly G["event"][]): G["event"][] =>
    events.filter((event) => rules.tell.event(event) !== null);
  const legal = (seat: Seat, verb = ""): string[] =>
    rules
      .legal(match.state, seat)
      .map((move) => rules.print(move))
      .filter((text) => text.startsWith(verb));
  const playOne = (seat: Seat, notation: string): readonly G["event"][] => {
    const move = read(notation);
    const isListed = legal(seat).includes(rules.print(move)) || !rules.isComplete(match.state, seat);
    const before = rules.clone(match.state);
    const listeners = listenersAt(rules, match.state);
    const outcome = play(match, seat, move);
    if ("refusal" in outcome) {
      throw new Error(`"${notation}" is refused by ${outcome.refusal.rule}: ${outcome.refusal.id}`);
    }
    if (!isListed) throw new Error(`"${notation}" is allowed but not listed`);
    mustHold(before);
    for (const event of outcome.events) hear(rules, listeners, event);
    const wrong = wrongFold(rules, match.state, listeners);
    if (wrong !== null) throw new Error(`"${notation}": ${wrong}`);
    return inWords(outcome.events);
  };

  mustHold();
  return {
    rules,
    checks,
    match,
    get state() {
      return match.state;
    },
    get events() {
      return inWords(match.events);
    },
    play: (seat, ...moves) => moves.flatMap((move) => playOne(seat, move)),
    refusal(seat, asked) {
      const move = typeof asked === "string" ? read(asked) : asked;
      const text = rules.print(move);
      if (legal(seat).includes(text)) throw new Error(`"${text}" is listed as legal`);
      const before = JSON.stringify(match.state);
      const outcome = play(match, seat, move);
      if (!("refusal" in outcome)) throw new Error(`"${text}" is not refused`);
      if (JSON.stringify(match.state) !== before) throw new Error("a refused move changed the state");
      return outcome.refusal;
    },
    legal,
  };
}

/** What kinds of things happened, in order. */
export function kinds(events: readonly { readonly type: string }[]): string[] {
  return events.map((event) => event.type);
}

/** The events that can be of a kind; some kinds share one form. */
type Having<E, T> = E extends { readonly type: string } ? (T extends E["type"] ? E : never) : never;

/** The events of one kind. */
export function only<E extends { readonly type: string }, T extends E["type"]>(
  events: readonly E[],
  type: T,
): readonly Having<E, T>[] {
  return events.filter((event): event is E & Having<E, T> => event.type === type);
}
