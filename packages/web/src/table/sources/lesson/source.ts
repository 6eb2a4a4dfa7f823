import { commitment, type Game, type GameRecord, PERSON, recordOf, type Sitter } from "@portolan/kernel";
import type { Save } from "../../../app/storage/saves.ts";
import type { Lesson } from "../../lesson/lesson.ts";
import type { TableSource, TableState, TableStatus } from "../../source.ts";
import { TableTrouble } from "../../trouble.ts";
import { type Device, thisDevice } from "../local/new-game.ts";
import {
  acceptedMoves,
  attempt,
  type Course,
  goOn,
  LEARNER,
  openCourse,
  type Progress,
  progressOf,
  resumeCourse,
  stepOf,
} from "./course.ts";

/** Who plays the other seats once the lesson is over. */
const SUCCESSOR = "trader";

/** A lesson as a table like any other, with a guide beside it. */
export interface LessonSource extends TableSource {
  /** Where the lesson is; a new object whenever anything has changed. */
  lesson(): LessonState;
  /** Goes on from a step that asks for no move. */
  goOn(): void;
  /** Makes the move that the step asks for. */
  showMe(): void;
  restart(): void;
  /** The game as it stands, to be played on against a computer player. */
  save(): Save;
}

export interface LessonState {
  readonly at: number;
  readonly step: Lesson["steps"][number];
  readonly reply: string | null;
  readonly isLast: boolean;
  /** Grows with everything that the learner does. */
  readonly number: number;
}

function sittersOf({ others }: Lesson, name: string): readonly Sitter[] {
  return [{ name, player: PERSON }, ...others.map((other) => ({ name: other, player: SUCCESSOR }))];
}

function tableOf(
  course: Course,
  moment: number,
  sitters: readonly Sitter[],
  told: TableState["events"],
): TableState {
  const { match, lesson } = course;
  const { rules, state, deal } = match;
  const toAct = rules.toAct(state);
  const isAsked = stepOf(course).kind === "do" && toAct.includes(LEARNER);
  return {
    id: "lesson",
    game: lesson.game,
    settings: { players: rules.players, options: rules.options },
    seats: sitters.map(({ name, player }) => ({
      name,
      player: player === PERSON ? "person" : "computer",
      level: player === PERSON ? null : player,
      presence: "here",
      clock: null,
    })),
    viewer: LEARNER,
    moment,
    moves: match.moves.length,
    view: rules.view(state, LEARNER),
    events: told,
    toAct,
    waitsFor: toAct,
    legal: isAsked ? rules.legal(state, LEARNER) : [],
    openEnded: false,
    result: rules.result(state),
    canUndo: false,
    canRedo: false,
    connection: "here",
    troubles: [],
    company: null,
    deal: { commitment: commitment(deal.secret), secret: null, seed: lesson.seed },
  };
}

/** Opens a lesson, where it was left if something was kept of it; `keep` is told how far the learner has come. */
export function lessonSource(
  game: Game,
  lesson: Lesson,
  name: string,
  kept: unknown,
  keep: (progress: Progress) => void,
  device: Device = thisDevice,
): LessonSource {
  const listeners = new Set<() => void>();
  const sitters = sittersOf(lesson, name);
  let course = resumeCourse(game, lesson, kept);
  let told: TableState["events"] = [];
  let number = 0;
  let status: TableStatus = { status: "opening" };
  let state: LessonState = read();

  function read(): LessonState {
    const { at, reply } = course;
    return { at, step: stepOf(course), reply, isLast: at === lesson.steps.length - 1, number };
  }

  /** Events already told stay the objects that they are. */
  function tell(): void {
    const { rules, events } = course.match;
    const seen = events.flatMap((event) => rules.redact(event, LEARNER) ?? []);
    told = seen.map((event, i) => (i < told.length ? told[i] : event));
  }

  function show(): void {
    number++;
    tell();
    status = { status: "open", table: tableOf(course, number, sitters, told) };
    state = read();
    for (const listener of listeners) listener();
  }

  function changed(): void {
    keep(progressOf(course));
    show();
  }

  const record = (): GameRecord => recordOf(game, course.match, sitters);
  show();
  return {
    read: () => status,
    lesson: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async play(move) {
      const refusal = course.match.rules.check(course.match.state, LEARNER, move);
      if (refusal) return refusal;
      attempt(course, move);
      changed();
      return null;
    },
    goOn() {
      if (goOn(course)) changed();
    },
    showMe() {
      // All that the step waits for, however many moves that takes.
      const { at } = course;
      let [move] = acceptedMoves(course);
      while (move && course.at === at && attempt(course, move)) [move] = acceptedMoves(course);
      changed();
    },
    restart() {
      course = openCourse(game, lesson);
      told = [];
      changed();
    },
    save() {
      const now = device.now();
      const { rules, state: position } = course.match;
      return {
        id: [...device.randomBytes(6)].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
        game: lesson.game,
        created: now,
        updated: now,
        viewer: LEARNER,
        botSeed: device.randomBytes(6).reduce((sum, byte) => sum * 256 + byte, 0),
        seed: lesson.seed,
        record: record(),
        awaited: rules.toAct(position).includes(LEARNER),
      };
    },
    undo: async () => false,
    redo: async () => false,
    advise: async () => {
      throw new TableTrouble({ id: "hint.lesson" });
    },
    record: async () => record(),
    rematch: async () => `/learn/${lesson.game}`,
    close: () => listeners.clear(),
  };
}
