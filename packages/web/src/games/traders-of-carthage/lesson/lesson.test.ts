import { tradersAids, tradersConfig, tradersOfCarthage } from "@portolan/games";
import { type Game, recordOf, verify } from "@portolan/kernel";
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

const game = tradersOfCarthage as unknown as Game;

/** The figures that the learner sees at the table. */
function countedAt({ match }: Course) {
  const table = tradersConfig({ players: 2 });
  const view = tradersOfCarthage.open({ players: 2 }).view(match.state as never, LEARNER);
  return { cost: tradersAids.marketCost(table, view, LEARNER), money: tradersAids.handTotal(table, view) };
}

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
    walks.map((walk) => ({ ...walk, steps: [id, ...walk.steps] }));
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
      const { rules, state } = course.match;
      const others = rules.legal(state, LEARNER).length - accepted.length;
      expect(Object.hasOwn(english, `learn.${step.id}.else`), step.id).toBe(others > 0);
    }
  });

  test("names the figures that lie on the table", () => {
    for (const course of seen) {
      const { facts = {}, id } = stepOf(course);
      expect(countedAt(course), id).toMatchObject(facts);
    }
  });

  test("shows a payday with six points for the learner, a raid that robs the rival, and a choice of storing", () => {
    const types = walks.map(
      ({ course }) => course.match.events as readonly { type: string; seat?: number }[],
    );
    for (const events of types) {
      const sale = events.find(({ type, seat }) => type === "sale" && seat === LEARNER);
      expect(sale).toMatchObject({ size: 5, price: 6, raw: 30, points: 6 });
      expect(events).toContainEqual(expect.objectContaining({ type: "sale", seat: 1, points: 1 }));
      expect(events).toContainEqual(expect.objectContaining({ type: "lost", seat: 1, count: 3 }));
      expect(events).toContainEqual(expect.objectContaining({ type: "lost", seat: 1, count: 1 }));
    }
    const stored = types.map((events) => events.some(({ type }) => type === "stored"));
    expect(new Set(stored)).toEqual(new Set([true, false]));
  });

  test("leads into a game that can be played on, and whose record is in order", () => {
    for (const { course } of walks.slice(0, 3)) {
      const { match } = course;
      expect(match.rules.result(match.state)).toBeNull();
      const sitters = [
        { name: "", player: "person" },
        { name: "Hanno", player: "trader" },
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
    const other = rules.legal(state, LEARNER).find((move) => rules.print(move) === "token red");
    if (!other) throw new Error("there is no red token");
    expect(attempt(course, other)).toBe(false);
    expect(course.reply).toBe("learn.token.else");
    expect(course.match.state).toEqual(before);
  });

  test("has words for every step, in every language", () => {
    const wanted = lesson.steps.flatMap((step) => [
      `learn.${step.id}`,
      `learn.${step.id}.title`,
      ...(step.kind === "do" && step.accept !== "any" ? step.accept.flatMap(({ says }) => says ?? []) : []),
    ]);
    for (const words of [english, italian, dutch])
      expect(wanted.filter((id) => !Object.hasOwn(words, id))).toEqual([]);
  });
});

describe("a lesson that was left", () => {
  test("goes on where it was", () => {
    const course = openCourse(game, lesson);
    for (let i = 0; i < 12; i++) if (!goOn(course)) attempt(course, acceptedMoves(course)[0]);
    const kept = JSON.parse(JSON.stringify(progressOf(course)));
    const again = resumeCourse(game, lesson, kept);
    expect(again.at).toBe(course.at);
    expect(again.match.state).toEqual(course.match.state);
    expect(again.match.events).toEqual(course.match.events);
  });

  test.each([null, "nonsense", { at: 9, moves: ["token red"] }, { at: 9, moves: [] }, { at: "x", moves: 3 }])(
    "begins again if what was kept does not fit: %j",
    (kept) => {
      expect(resumeCourse(game, lesson, kept).at).toBe(0);
    },
  );
});
