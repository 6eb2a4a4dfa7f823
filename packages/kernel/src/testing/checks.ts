import { fastChance } from "../chance.ts";
import { seededDeal } from "../fair.ts";
import type { Checks, Game, GameTypes, Rules } from "../game.ts";
import { fromLink, toLink } from "../link.ts";
import { eventsFor, type Match, mustPlay, redo, startMatch, undo, undoable } from "../match.ts";
import { type GameRecord, readRecord, recordOf, replay, verify } from "../record.ts";
import { InputError } from "../refusal.ts";
import { isAsParsed, notPlain } from "./plain.ts";
import { ENDLESS, problem, walk } from "./walk.ts";

/**
 * What every game must keep, checked over a random game. Each check throws an error that names the seed with which it
 * fails again.
 */
export type GameCheck = <G extends GameTypes>(tested: Tested<G>, seed: number) => void;

/** A game under test: opened with some settings, with its checks for the same. */
export interface Tested<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly rules: Rules<G>;
  readonly checks: Checks<G>;
}

const bytes = (value: unknown): string => JSON.stringify(value);

/** The game ends, its invariants hold after every move, and its result is well formed. */
export const checkInvariants: GameCheck = ({ rules, checks }, seed) => {
  let moves = 0;
  let before: ReturnType<typeof rules.clone> | undefined;
  const end = walk(rules, seed, ({ state, move }) => {
    const broken = checks.broken(state, before);
    before = rules.clone(state);
    if (broken.length > 0) throw problem(rules, seed, move, broken.join("; "));
    if (rules.result(state) !== null) throw problem(rules, seed, move, "a result before the end");
    moves = move;
    return undefined;
  });
  const broken = checks.broken(end, before);
  if (broken.length > 0) throw problem(rules, seed, moves, broken.join("; "));
  const result = rules.result(end);
  if (!result) throw problem(rules, seed, moves, "nobody is to act and there is no result");
  const { scores, ranks, tieBreaks, breakdown } = result;
  for (const list of [scores, ranks, tieBreaks, breakdown]) {
    if (list.length !== rules.players) throw problem(rules, seed, moves, "a result without all seats");
  }
  if (!ranks.includes(1)) throw problem(rules, seed, moves, "nobody has won");
  breakdown.forEach((lines, seat) => {
    const sum = lines.reduce((total, line) => total + line.value, 0);
    if (sum !== scores[seat]) throw problem(rules, seed, moves, `seat ${seat}'s breakdown does not add up`);
  });
};

/**
 * Every legal move is accepted, stands in the list once, and reads back from its notation; what is worth thinking about
 * is some of it, what is done in rollouts is accepted, and the game waits for someone who may act.
 */
export const checkLegality: GameCheck = ({ rules }, seed) => {
  walk(rules, seed, ({ state, seat, legal, move: count }) => {
    const before = bytes(state);
    const notations = new Set<string>();
    for (const move of legal) {
      const text = rules.print(move);
      if (notations.has(text)) throw problem(rules, seed, count, `"${text}" is listed twice`);
      notations.add(text);
      const refusal = rules.check(state, seat, move);
      if (refusal) throw problem(rules, seed, count, `legal "${text}" is refused by ${refusal.rule}`);
      const parsed = rules.parse(text);
      if (!("move" in parsed) || bytes(parsed.move) !== bytes(move)) {
        throw problem(rules, seed, count, `"${text}" does not read back as the move it came from`);
      }
    }
    const thoughts = rules.mind.candidates(state, seat).map((move) => rules.print(move));
    if (thoughts.length === 0) throw problem(rules, seed, count, "nothing is worth thinking about");
    const unlisted = thoughts.find((text) => !notations.has(text));
    if (unlisted !== undefined)
      throw problem(rules, seed, count, `"${unlisted}" is thought about and not legal`);
    const acting = rules.toAct(state);
    const waited = rules.waitsFor(state);
    if (waited.length === 0 || !waited.every((one) => acting.includes(one)))
      throw problem(rules, seed, count, `it waits for seats ${waited.join()} of ${acting.join()}`);
    const rollout = rules.mind.rollout(state, seat);
    if (rollout && rules.check(state, seat, rollout))
      throw problem(rules, seed, count, `"${rules.print(rollout)}" is done in rollouts and not legal`);
    if (bytes(state) !== before) throw problem(rules, seed, count, "looking at moves changed the state");
    return undefined;
  });
};

/** A game with a rollout policy can be played by it alone: each move is accepted, and the game ends. */
export const checkRollouts: GameCheck = ({ rules }, seed) => {
  const chance = fastChance(seed);
  const state = rules.setup(chance);
  for (let count = 0; count < ENDLESS; count++) {
    const [seat] = rules.waitsFor(state);
    if (seat === undefined) return;
    const move = rules.mind.rollout(state, seat);
    if (move === null) return;
    const refusal = rules.check(state, seat, move);
    if (refusal)
      throw problem(rules, seed, count, `rollout "${rules.print(move)}" is refused by ${refusal.rule}`);
    rules.apply(state, seat, move, chance);
  }
  throw problem(rules, seed, ENDLESS, "the game does not end in a rollout");
};

/** Changes a letter, drops a word, doubles one: what a slip of the hand makes of a notation. */
function slips(text: string, seed: number): string[] {
  const chance = fastChance(seed);
  const words = text.split(" ");
  const at = chance.below(words.length);
  return [
    words.toSpliced(at, 1).join(" "),
    words.toSpliced(at, 0, words[at]).join(" "),
    words.with(at, words[words.length - 1 - at]).join(" "),
    `${text.slice(0, -1)}${chance.below(10)}`,
    `${text} ${text}`,
  ];
}

const GARBAGE = [
  "",
  " ",
  "?",
  "0",
  "-1",
  "null",
  "{}",
  "__proto__",
  "constructor",
  "buy",
  "résumé ☠",
  "A".repeat(5000),
];

/**
 * What is not legal (garbled, stale, another seat's, garbage) is refused with a rule and changes nothing; what is
 * accepted is in the list, unless the list says that it is not complete.
 */
export const checkRefusals: GameCheck = ({ rules }, seed) => {
  const stale: string[] = [];
  walk(rules, seed, ({ state, seat, legal, move: count }) => {
    const before = bytes(state);
    const listed = legal.map((move) => rules.print(move));
    const candidates = [...GARBAGE, ...stale, ...slips(listed[count % listed.length], seed + count)];
    for (const text of candidates) {
      const parsed = rules.parse(text);
      const refusals = "refusal" in parsed ? [parsed.refusal] : [rules.check(state, seat, parsed.move)];
      if ("move" in parsed) {
        const canonical = rules.print(parsed.move);
        if (refusals[0] === null && !listed.includes(canonical) && rules.isComplete(state, seat)) {
          throw problem(rules, seed, count, `"${text}" is accepted but not listed`);
        }
      }
      for (const refusal of refusals) {
        if (refusal && !/^[A-Z]{2}-[A-Z0-9]+-\d+$/.test(refusal.rule)) {
          throw problem(rules, seed, count, `"${text}" is refused without a rule`);
        }
      }
    }
    const acting = rules.toAct(state);
    for (let other = 0; other < rules.players; other++) {
      if (acting.includes(other)) continue;
      if (rules.legal(state, other).length > 0)
        throw problem(rules, seed, count, `seat ${other} may not act`);
      if (!rules.check(state, other, legal[0]))
        throw problem(rules, seed, count, `seat ${other} acts out of turn`);
    }
    if (bytes(state) !== before) throw problem(rules, seed, count, "a refusal changed the state");
    stale.push(listed[seed % listed.length]);
    if (stale.length > 12) stale.shift();
    return undefined;
  });
};

/** State survives JSON in the middle of everything: a game revived after every move goes on as if nothing had happened. */
export const checkSerialisation: GameCheck = ({ rules }, seed) => {
  const chance = fastChance(seed);
  const shadowChance = fastChance(seed);
  const state = rules.setup(chance);
  let shadow = rules.setup(shadowChance);
  for (let move = 0; ; move++) {
    shadow = JSON.parse(bytes(shadow)) as typeof shadow;
    if (!isAsParsed(state, shadow)) {
      const strange = notPlain(state);
      const what =
        strange === null
          ? "another state after JSON, or with a listener"
          : `state${strange} is not plain data`;
      throw problem(rules, seed, move, what);
    }
    const seats = rules.toAct(state);
    if (seats.length === 0) return;
    const seat = seats[chance.below(seats.length)];
    shadowChance.below(seats.length);
    const legal = rules.legal(state, seat);
    if (bytes(legal) !== bytes(rules.legal(shadow, seat)))
      throw problem(rules, seed, move, "other moves after JSON");
    const chosen = legal[chance.below(legal.length)];
    shadowChance.below(legal.length);
    const copy = rules.clone(state);
    if (!isAsParsed(copy, shadow)) throw problem(rules, seed, move, "a clone differs");
    rules.apply(state, seat, chosen, chance);
    if (!isAsParsed(copy, shadow)) throw problem(rules, seed, move, "a move changed a clone");
    const told: unknown[] = [];
    rules.apply(shadow, seat, JSON.parse(bytes(chosen)) as typeof chosen, shadowChance, (event) =>
      told.push(event),
    );
    const strangeEvent = notPlain(told);
    if (strangeEvent !== null) throw problem(rules, seed, move, `events${strangeEvent} is not plain data`);
  }
};

/** Plays a random game as a match. */
export function randomMatch<G extends GameTypes>(rules: Rules<G>, seed: number): Match<G> {
  const match = startMatch(rules, seededDeal(seed, rules.players));
  const chance = fastChance(seed);
  for (;;) {
    const seats = rules.toAct(match.state);
    if (seats.length === 0) return match;
    const seat = seats[chance.below(seats.length)];
    const legal = rules.legal(match.state, seat);
    mustPlay(match, seat, legal[chance.below(legal.length)]);
  }
}

/** The record as it comes out of its link; nothing if it is too long for one, as endless random games can be. */
function throughLink(record: GameRecord): (readonly ["link", GameRecord])[] {
  try {
    return [["link", fromLink(toLink(record))]];
  } catch (error) {
    if (error instanceof InputError && record.moves.length > 2000) return [];
    throw error;
  }
}

/** The same record gives the same game, byte for byte, also through its file and its link, and it verifies. */
export const checkRecord: GameCheck = ({ game, rules }, seed) => {
  const match = randomMatch(rules, seed);
  const sitters = Array.from({ length: rules.players }, (_, seat) => ({
    name: `Seat ${seat}`,
    player: "random",
  }));
  const record = recordOf(game, match, sitters);
  const asFile = readRecord(JSON.parse(bytes(record)));
  for (const [form, copy] of [["file", asFile] as const, ...throughLink(record)]) {
    if (bytes(copy) !== bytes(record))
      throw problem(rules, seed, match.moves.length, `the ${form} lost something`);
  }
  const again = replay(game, asFile);
  const same =
    bytes(again.match.state) === bytes(match.state) && bytes(again.match.events) === bytes(match.events);
  if (again.stopped || !same) throw problem(rules, seed, match.moves.length, "the replay is another game");
  const failed = verify(game, asFile).filter((check) => !check.ok);
  if (failed.length > 0) throw problem(rules, seed, match.moves.length, `does not verify: ${bytes(failed)}`);
};

/** Undo gives back the exact state, as far back as nobody learned anything, chance rested and no one else moved. */
export const checkUndo: GameCheck = ({ rules }, seed) => {
  const match = startMatch(rules, seededDeal(seed, rules.players));
  const chance = fastChance(seed);
  let past: { readonly seat: number; readonly state: string; readonly events: number }[] = [];
  for (;;) {
    const seats = rules.toAct(match.state);
    if (seats.length === 0) return;
    const seat = seats[chance.below(seats.length)];
    const legal = rules.legal(match.state, seat);
    const before = { seat, state: bytes(match.state), events: match.events.length };
    const drawn = match.chance.drawn();
    const news = mustPlay(match, seat, legal[chance.below(legal.length)]);
    const viewers = [null, ...Array.from({ length: rules.players }, (_, viewer) => viewer)];
    const learned = news.some((event) => viewers.some((viewer) => rules.reveals(event, viewer)));
    if (learned || match.chance.drawn() !== drawn) past = [];
    else past = [...past.filter((step) => step.seat === seat), before];
    const count = match.moves.length;
    for (let other = 0; other < rules.players; other++) {
      const expected = other === seat ? past.length : 0;
      if (undoable(match, other) !== expected)
        throw problem(rules, seed, count, "undo reaches across a barrier");
    }
    if (past.length === 0 || chance.below(3) > 0) continue;
    const after = bytes(match.state);
    const log = match.events.slice();
    const steps = 1 + chance.below(past.length);
    const target = past[past.length - steps];
    if (!undo(match, seat, steps)) throw problem(rules, seed, count, "undo is refused");
    if (bytes(match.state) !== target.state)
      throw problem(rules, seed, count, "undo gives back another state");
    if (match.events.length !== target.events) throw problem(rules, seed, count, "undo leaves events behind");
    for (let i = 0; i < steps; i++)
      if (!redo(match, seat)) throw problem(rules, seed, count, "redo is refused");
    // What came before is untouched, the very same events; what came after is told again.
    const isAsBefore = (event: unknown, i: number): boolean =>
      i < target.events ? event === log[i] : bytes(event) === bytes(log[i]);
    const isSameLog = match.events.length === log.length && match.events.every(isAsBefore);
    if (bytes(match.state) !== after || !isSameLog) throw problem(rules, seed, count, "redo differs");
  }
};

/** What a seat has been told survives being told again, and every event has words. */
export const checkEvents: GameCheck = ({ rules }, seed) => {
  const match = randomMatch(rules, seed);
  for (const viewer of [null, ...Array.from({ length: rules.players }, (_, seat) => seat)]) {
    const told = eventsFor(match, viewer);
    for (const event of told) {
      const again = rules.redact(event, viewer);
      if (bytes(again) !== bytes(event))
        throw problem(rules, seed, 0, `redacting twice differs: ${bytes(event)}`);
    }
  }
};
