import { galacticTraders } from "@portolan/games";
import type { Galactic } from "@portolan/guides/galactic-traders";
import { eventsOf, type Game, recordOf, verify } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import {
  acceptedMoves,
  attempt,
  type Course,
  goOn,
  isLast,
  LEARNER,
  openCourse,
  progressOf,
  resumeCourse,
  stepOf,
} from "../../../table/sources/lesson/course.ts";
import { lesson } from "./lesson.ts";
import { english } from "./words.en.ts";
import { italian } from "./words.it.ts";
import { dutch } from "./words.nl.ts";

const game = galacticTraders as unknown as Game;
/** Three lines beside the board. */
const LONGEST = 135;

interface Walk {
  readonly course: Course;
  readonly steps: readonly string[];
}

/** Goes through the lesson in every way that it allows, from a course that can be opened again. */
function everyWay(kept: unknown, look: (course: Course) => void): readonly Walk[] {
  const course = resumeCourse(game, lesson, kept);
  look(course);
  const { id } = stepOf(course);
  if (isLast(course)) return [{ course, steps: [id] }];
  const before = progressOf(course);
  const goesOn = (walks: readonly Walk[]): readonly Walk[] =>
    walks.map((walk) => ({ ...walk, steps: walk.steps[0] === id ? walk.steps : [id, ...walk.steps] }));
  if (goOn(course)) return goesOn(everyWay(progressOf(course), look));
  return acceptedMoves(course).flatMap((move) => {
    const again = resumeCourse(game, lesson, before);
    expect(attempt(again, move)).toBe(true);
    return goesOn(everyWay(progressOf(again), look));
  });
}

const seen: Course[] = [];
const walks = everyWay(null, (course) => {
  seen.push({ ...course, match: { ...course.match, state: structuredClone(course.match.state) } });
});

function happened({ course }: Walk): readonly Galactic["event"][] {
  return course.match.events as readonly Galactic["event"][];
}

describe("the guided first game", () => {
  test("can be played to its end whichever of its choices one makes, step by step", () => {
    expect(walks.length).toBeGreaterThan(10);
    const all = lesson.steps.map(({ id }) => id);
    for (const { steps } of walks) expect(steps).toEqual(all);
  });

  test("always has a move to make where it asks for one, and something to answer to others", () => {
    for (const course of seen) {
      const step = stepOf(course);
      if (step.kind !== "do") continue;
      const accepted = acceptedMoves(course);
      expect(accepted.length, step.id).toBeGreaterThan(0);
      if (step.accept !== "any") expect(english, step.id).toHaveProperty([`learn.${step.id}.else`]);
    }
  });

  test("lets the learner decide from the third step on, more than once between several moves", () => {
    expect(lesson.steps[2]?.kind).toBe("do");
    const open = seen.filter((course) => acceptedMoves(course).length > 1).map((course) => stepOf(course).id);
    expect(new Set(open).size).toBeGreaterThanOrEqual(6);
  });

  test("shows a chain: a planet won, one lost out of turn, and a strange orbit given away", () => {
    for (const walk of walks) {
      const agreements = eventsOf(happened(walk), "agreement");
      expect(agreements.map(({ seat, isOffTurn }) => [seat, isOffTurn])).toEqual([
        [LEARNER, false],
        [1, true],
        [LEARNER, false],
      ]);
      expect(eventsOf(happened(walk), "gave")).toMatchObject([{ seat: LEARNER, to: 1 }]);
      for (const type of ["recalled", "relaid", "drew", "converted"] as const)
        expect(eventsOf(happened(walk), type).length, type).toBeGreaterThan(0);
    }
  });

  test("leads into a game that can be played on, and whose record is in order", () => {
    for (const { course } of walks.slice(0, 3)) {
      const { match } = course;
      expect(match.rules.result(match.state)).toBeNull();
      const sitters = [
        { name: "", player: "person" },
        { name: "Brava", player: "trader" },
      ];
      const checks = verify(game, recordOf(game, match, sitters));
      expect(checks.filter(({ ok }) => !ok).map(({ id }) => id)).toEqual(["finished"]);
    }
  });

  test("answers another move gently, and nothing changes", () => {
    const course = openCourse(game, lesson);
    while (goOn(course));
    const { rules, state } = course.match;
    const before = structuredClone(state);
    const other = rules.legal(state, LEARNER).find((move) => rules.print(move) === "pick food");
    if (!other) throw new Error("there is no food");
    expect(attempt(course, other)).toBe(false);
    expect(course.reply).toBe("learn.draft.else");
    expect(course.match.state).toEqual(before);
  });

  test("has words for every step, in every language, and never more than three lines", () => {
    const wanted = lesson.steps.flatMap((step) => [
      `learn.${step.id}`,
      `learn.${step.id}.title`,
      ...(step.kind === "do" && step.accept !== "any" ? step.accept.flatMap(({ says }) => says ?? []) : []),
    ]);
    for (const words of [english, italian, dutch]) {
      expect(wanted.filter((id) => !Object.hasOwn(words, id))).toEqual([]);
      for (const [id, text] of Object.entries(words)) expect(text.length, id).toBeLessThanOrEqual(LONGEST);
    }
  });
});

describe("a lesson that was left", () => {
  test("goes on where it was, also in the middle of a turn", () => {
    const course = openCourse(game, lesson);
    while (stepOf(course).id !== "deliver") if (!goOn(course)) attempt(course, acceptedMoves(course)[0]);
    attempt(course, acceptedMoves(course)[0]);
    expect(stepOf(course).id).toBe("deliver");
    const kept = JSON.parse(JSON.stringify(progressOf(course)));
    const again = resumeCourse(game, lesson, kept);
    expect(again.at).toBe(course.at);
    expect(again.made).toBe(1);
    expect(again.match.state).toEqual(course.match.state);
    expect(again.match.events).toEqual(course.match.events);
  });

  test.each([null, "nonsense", { at: 9, moves: ["pick food"] }, { at: 9, moves: [] }, { at: "x", moves: 3 }])(
    "begins again if what was kept does not fit: %j",
    (kept) => {
      expect(resumeCourse(game, lesson, kept).at).toBe(0);
    },
  );
});
