import { configFor, game as oltremare } from "@portolan/games/oltremare";
import { aids } from "@portolan/guides/oltremare";
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

const game = oltremare as unknown as Game;
const SETTINGS = { players: 2 } as const;

/** Three lines of a lesson's card hold no more letters than this. */
const THREE_LINES = 180;

/** The figures that the learner sees at the table. */
function countedAt({ match }: Course) {
  const table = configFor(SETTINGS);
  const view = oltremare.open(SETTINGS).view(match.state as never, LEARNER);
  const merchant = view.merchants[LEARNER];
  const top = aids.topFigures(table, merchant);
  return {
    hand: merchant.handSize,
    limit: top?.limit,
    load: top?.load,
    price: aids.priceTag(table, view)?.price,
  };
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

describe("Oltremare's guided first game", () => {
  test("can be played to its end whichever of its choices one makes, step by step", () => {
    expect(walks.length).toBeGreaterThan(100);
    const all = lesson.steps.map(({ id }) => id);
    for (const { steps } of walks) expect(steps).toEqual(all);
  });

  test("has the learner decide from the fourth step on, and always has a move to make", () => {
    expect(lesson.steps.findIndex(({ kind }) => kind === "do")).toBe(3);
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

  test("shows a deal of each side, a voyage, a run that pays 8, and the pirates", () => {
    const { edition } = configFor(SETTINGS);
    for (const { course } of walks) {
      const events = course.match.events as readonly { type: string; seat?: number; count?: number }[];
      expect(events).toContainEqual(expect.objectContaining({ type: "deal", seat: LEARNER }));
      expect(events).toContainEqual(expect.objectContaining({ type: "tile", seat: 1 }));
      expect(events).toContainEqual(expect.objectContaining({ type: "sailed", seat: LEARNER }));
      expect(events).toContainEqual(expect.objectContaining({ type: "surplus", seat: LEARNER }));
      const plundered = events.filter(({ type, seat }) => type === "plundered" && seat === 1);
      expect(plundered.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(3);
      const state = course.match.state as { merchants: readonly { cargo: readonly number[] }[] };
      const run = state.merchants[LEARNER].cargo.slice(0, 3).map((card) => edition.cards[card].good);
      expect(new Set(run).size).toBe(1);
      expect(edition.goods[run[0]].payout[2]).toBe(8);
    }
    const ways = new Set(
      walks.map(({ course }) => course.match.events.filter(({ type }) => type === "deal").length),
    );
    expect(ways).toEqual(new Set([1, 2]));
  });

  test("leads into a game that can be played on, and whose record is in order", () => {
    for (const { course } of walks.slice(0, 3)) {
      const { match } = course;
      expect(match.rules.result(match.state)).toBeNull();
      const sitters = [
        { name: "", player: "person" },
        { name: "Morosini", player: "trader" },
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
    const other = rules.legal(state, LEARNER).find((move) => rules.print(move) === "buy deck");
    if (!other) throw new Error("nothing to buy");
    expect(attempt(course, other)).toBe(false);
    expect(course.reply).toBe("learn.offer.else");
    expect(course.match.state).toEqual(before);
  });

  test("has words for every step, in every language, and none longer than three lines", () => {
    const wanted = lesson.steps.flatMap((step) => [
      `learn.${step.id}`,
      `learn.${step.id}.title`,
      ...(step.kind === "do" && step.accept !== "any" ? step.accept.flatMap(({ says }) => says ?? []) : []),
    ]);
    for (const words of [english, italian, dutch]) {
      expect(wanted.filter((id) => !Object.hasOwn(words, id))).toEqual([]);
      for (const [id, text] of Object.entries(words)) expect(text.length, id).toBeLessThan(THREE_LINES);
    }
  });
});
