import {
  type Game,
  type GameTypes,
  type Match,
  play,
  playLine,
  type Seat,
  seededDeal,
  startMatch,
} from "@portolan/kernel";
import type { Accepted, Lesson, Step } from "../../lesson/lesson.ts";

type Move = GameTypes["move"];

/** The seat of whoever learns. */
export const LEARNER: Seat = 0;

/** How far a learner has come: what can be kept, and opened again. */
export interface Progress {
  readonly at: number;
  /** The learner's own moves. */
  readonly moves: readonly string[];
}

/** A lesson under way. */
export interface Course {
  readonly lesson: Lesson;
  readonly match: Match;
  at: number;
  /** How many moves the learner has made within the present step. */
  made: number;
  readonly moves: string[];
  /** The id of what is said to the last thing the learner did; null if there is nothing to say. */
  reply: string | null;
}

export function stepOf({ lesson, at }: Course): Step {
  return lesson.steps[at];
}

export function isLast({ lesson, at }: Course): boolean {
  return at === lesson.steps.length - 1;
}

/** Deals the lesson's cards and begins with its first step. */
export function openCourse(game: Game, lesson: Lesson): Course {
  const players = lesson.others.length + 1;
  const match = startMatch(game.open({ players }), seededDeal(lesson.seed, players));
  const course: Course = { lesson, match, at: 0, made: 0, moves: [], reply: null };
  enter(course);
  return course;
}

/** What happens by itself when a step begins. */
function enter(course: Course): void {
  const step = stepOf(course);
  if (step.kind !== "watch") return;
  const { match } = course;
  for (const move of [step.move].flat()) {
    // The learner may be able to act at the same time, for example withdraw an offer.
    const seat = match.rules.toAct(match.state).find((one) => one !== LEARNER);
    const refusal = playLine(match, `${seat} ${move}`);
    if (refusal) throw new Error(`step "${step.id}": ${move} is against ${refusal.rule}`);
  }
}

function advance(course: Course): void {
  if (isLast(course)) return;
  course.at++;
  course.made = 0;
  enter(course);
}

/** Goes on from a step that asks for no move; nothing happens at one that does. */
export function goOn(course: Course): boolean {
  if (stepOf(course).kind === "do" || isLast(course)) return false;
  course.reply = null;
  advance(course);
  return true;
}

function acceptedIn(
  course: Course,
  step: Extract<Step, { readonly kind: "do" }>,
  move: Move,
): Accepted | null {
  const { rules } = course.match;
  const printed = rules.print(move);
  const accepted = course.made === 0 ? step.accept : (step.further?.[course.made - 1] ?? []);
  if (accepted === "any") return { move: printed };
  return accepted.find((one) => one.move === printed) ?? null;
}

/** The moves that a step accepts and the rules allow now; none at a step that asks for no move. */
export function acceptedMoves(course: Course): readonly Move[] {
  const step = stepOf(course);
  const { rules, state } = course.match;
  if (step.kind !== "do") return [];
  return rules.legal(state, LEARNER).filter((move) => acceptedIn(course, step, move) !== null);
}

/** The learner tries a move: it is made if the step accepts it, and otherwise answered gently. */
export function attempt(course: Course, move: Move): boolean {
  const step = stepOf(course);
  if (step.kind !== "do") return false;
  const accepted = acceptedIn(course, step, move);
  if (!accepted) {
    course.reply = `learn.${step.id}.else`;
    return false;
  }
  const outcome = play(course.match, LEARNER, move);
  if ("refusal" in outcome) return false;
  course.moves.push(accepted.move);
  course.reply = accepted.says ?? null;
  course.made++;
  if (course.made > (step.further?.length ?? 0)) advance(course);
  return true;
}

export function progressOf({ at, moves }: Course): Progress {
  return { at, moves: [...moves] };
}

/** Opens a lesson where it was left; from its beginning if what was kept does not fit the lesson any more. */
export function resumeCourse(game: Game, lesson: Lesson, kept: unknown): Course {
  const progress = readProgress(kept);
  const course = openCourse(game, lesson);
  if (!progress) return course;
  const { rules } = course.match;
  const moves = [...progress.moves];
  while (course.at < progress.at) {
    const step = stepOf(course);
    if (step.kind !== "do") {
      if (!goOn(course)) break;
      continue;
    }
    const parsed = rules.parse(moves.shift() ?? "");
    if ("refusal" in parsed || !attempt(course, parsed.move)) return openCourse(game, lesson);
  }
  // What had been done of a turn that was left in the middle.
  for (const move of moves) {
    const parsed = rules.parse(move);
    if ("refusal" in parsed || !attempt(course, parsed.move)) return openCourse(game, lesson);
  }
  return course;
}

function readProgress(kept: unknown): Progress | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { at, moves } = kept as Partial<Progress>;
  const isGood =
    Number.isSafeInteger(at) && Array.isArray(moves) && moves.every((move) => typeof move === "string");
  return isGood ? (kept as Progress) : null;
}
