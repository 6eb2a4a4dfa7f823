import { configFor, game as porto } from "@portolan/games/porto-carthago";
import { aids } from "@portolan/guides/porto-carthago";
import { type Game, recordOf, verify } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { english as shared } from "../../../table/lesson/words.en.ts";
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

const game = porto as unknown as Game;
const players = lesson.others.length + 1;
const table = configFor({ players });
const rules = porto.open({ players });

/** Three lines of the coach. */
const LONGEST = 200;

/** The figures that the learner sees at the table. */
function countedAt({ match }: Course) {
  const view = rules.view(match.state as never, LEARNER);
  const { talents, points, reserve } = view.senators[LEARNER];
  const price = aids.ladderPrice(table, view);
  return { talents, points, reserve, price, seat: aids.forSale(table, view).price.talents };
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
    expect(walks.length).toBeGreaterThan(20);
    const all = lesson.steps.map(({ id }) => id);
    for (const { steps } of walks) expect(steps).toEqual(all);
  });

  test("has the learner decide from the third step on", () => {
    expect(lesson.steps.findIndex(({ kind }) => kind === "do")).toBe(2);
  });

  test("always has a move to make where it asks for one, and something to answer to others", () => {
    for (const course of seen) {
      const step = stepOf(course);
      if (step.kind !== "do") continue;
      const accepted = acceptedMoves(course);
      expect(accepted.length, step.id).toBeGreaterThan(0);
      const { rules: open, state } = course.match;
      const others = open.legal(state, LEARNER).length - accepted.length;
      expect(Object.hasOwn(english, `learn.${step.id}.else`), step.id).toBe(others > 0);
    }
  });

  test("names the figures that lie on the table", () => {
    for (const course of seen) {
      const { facts = {}, id } = stepOf(course);
      expect(countedAt(course), id).toMatchObject(facts);
    }
  });

  test("loads a ship, and buys a seat after a second one or after a voyage that succeeds", () => {
    const told = walks.map(({ course }) => course.match.events as readonly { type: string; seat?: number }[]);
    const ends = told.map((events) => {
      const mine = events.filter(({ seat }) => seat === LEARNER);
      expect(mine).toContainEqual(expect.objectContaining({ type: "loaded", talents: 8 }));
      expect(mine).toContainEqual(expect.objectContaining({ type: "contractBonus", talents: 3 }));
      expect(mine).toContainEqual(expect.objectContaining({ type: "seatBought", talents: 4 }));
      const voyage = mine.find(({ type }) => type === "voyage");
      if (voyage) expect(voyage).toMatchObject({ success: true, danger: 2, temple: 2 });
      return voyage !== undefined;
    });
    expect(new Set(ends)).toEqual(new Set([true, false]));
  });

  test("has no words that every lesson has already", () => {
    expect(Object.keys(english).filter((id) => Object.hasOwn(shared, id))).toEqual([]);
  });

  test("leads into a game that can be played on, and whose record is in order", () => {
    for (const { course } of walks.slice(0, 3)) {
      const { match } = course;
      expect(match.rules.result(match.state)).toBeNull();
      const sitters = ["person", "trader", "trader"].map((player) => ({ name: "", player }));
      const checks = verify(game, recordOf(game, match, sitters));
      expect(checks.filter(({ ok }) => !ok).map(({ id }) => id)).toEqual(["finished"]);
    }
  });

  test("answers another move gently, and nothing changes", () => {
    const course = openCourse(game, lesson);
    while (goOn(course));
    const { rules: open, state } = course.match;
    const before = structuredClone(state);
    const other = open.legal(state, LEARNER).find((move) => open.print(move) === "pass");
    if (!other) throw new Error("nobody may pass");
    expect(attempt(course, other)).toBe(false);
    expect(course.reply).toBe("learn.claim.else");
    expect(course.match.state).toEqual(before);
  });

  test("has words for every step, in every language, and never more than three lines of them", () => {
    const wanted = lesson.steps.flatMap((step) => [
      `learn.${step.id}`,
      `learn.${step.id}.title`,
      ...(step.kind === "do" && step.accept !== "any" ? step.accept.flatMap(({ says }) => says ?? []) : []),
    ]);
    for (const words of [english, italian, dutch]) {
      expect(wanted.filter((id) => !Object.hasOwn(words, id))).toEqual([]);
      const long = Object.entries(words).filter(([, text]) => text.length > LONGEST);
      expect(long.map(([id]) => id)).toEqual([]);
    }
  });
});
