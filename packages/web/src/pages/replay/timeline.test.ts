import { games, tradersOfCarthage } from "@portolan/games";
import { called, selfOf } from "@portolan/guides";
import { guide } from "@portolan/guides/traders-of-carthage";
import {
  fastChance,
  fromLink,
  type Game,
  type GameRecord,
  mustPlay,
  recordOf,
  replay,
  seededDeal,
  startMatch,
  toLink,
} from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { translator } from "../../app/languages/translator.ts";
import { FACES, isGameId } from "../../games/registry.ts";
import { kindsIn, lastMark, marksOf, nextMark } from "./marks.ts";
import { isFinished, newsAt, tableAt, tellingOf, timelineOf, type Viewpoint } from "./timeline.ts";
import { sceneAt } from "./use-timeline.ts";

const english = await guide.words.en();

const traders = tradersOfCarthage as unknown as Game;

/** A whole game of players who know nothing. */
function playedThrough(game: Game, most = Number.POSITIVE_INFINITY): GameRecord {
  const players = game.players.max;
  const rules = game.open({ players });
  const match = startMatch(rules, seededDeal("timeline", players));
  const chance = fastChance(7);
  while (match.moves.length < most) {
    const [seat] = rules.waitsFor(match.state);
    if (seat === undefined) break;
    const legal = rules.legal(match.state, seat);
    mustPlay(match, seat, legal[chance.below(legal.length)]);
  }
  return recordOf(
    game,
    match,
    Array.from({ length: players }, () => ({ name: "", player: "random" })),
  );
}

describe.each(games.map((game) => ({ id: game.id, game })))("a timeline of $id", ({ id, game }) => {
  const record = playedThrough(game);
  const timeline = timelineOf(game, record);
  const last = timeline.frames.length - 1;

  test("has a frame for the beginning and one for each move, each as the record has it", () => {
    expect(last).toBe(record.moves.length);
    const middle = Math.floor(last / 2);
    for (const at of [0, middle, last]) {
      const { match } = replay(game, record, at);
      expect(timeline.frames[at].state).toEqual(match.state);
      expect(timeline.frames[at].events).toBe(match.events.length);
    }
    expect(isFinished(timeline)).toBe(true);
    expect(timeline.stopped).toBeNull();
  });

  test("shows each viewpoint no more than the rules show it", () => {
    const at = Math.floor(last / 2);
    const { match } = replay(game, record, at);
    for (const viewpoint of [0, 1, "spectator"] as const) {
      const viewer = viewpoint === "spectator" ? null : viewpoint;
      const table = tableAt(timeline, tellingOf(timeline, viewpoint), at);
      expect(table.view).toEqual(match.rules.view(match.state, viewer));
      expect(table.legal).toEqual([]);
      const told = match.events.flatMap((event) => match.rules.redact(event, viewer) ?? []);
      expect(table.events).toEqual(told);
    }
  });

  test("tells the news of all frames, one after the other, as the whole story", () => {
    for (const viewpoint of [0, "everything"] as const satisfies Viewpoint[]) {
      const telling = tellingOf(timeline, viewpoint);
      expect(timeline.frames.flatMap((_, at) => newsAt(telling, at))).toEqual(telling.events);
    }
    expect(tellingOf(timeline, "everything").events).toEqual(timeline.events);
  });

  test("keeps the events of a moment when it goes on, so that nothing is told twice", () => {
    const telling = tellingOf(timeline, 0);
    const before = tableAt(timeline, telling, 3).events;
    const after = tableAt(timeline, telling, 4).events;
    expect(after.slice(0, before.length).every((event, i) => event === before[i])).toBe(true);
  });

  test("has marks to jump to, with the end among them", () => {
    if (!isGameId(id)) throw new Error(id);
    const marks = marksOf(id, timeline, tellingOf(timeline, "spectator"));
    expect(marks.at(-1)).toMatchObject({ frame: last, kinds: expect.arrayContaining(["end"]) });
    // Players who know nothing seldom strike a deal; all else happens in every game.
    if (id !== "oltremare") expect(kindsIn(marks)).toContain(FACES[id].marks.main);
  });
});

test("a timeline of an unfinished game does not say that it is finished", () => {
  expect(isFinished(timelineOf(traders, playedThrough(traders, 12)))).toBe(false);
});

test("a timeline stops at a move against the rules", () => {
  const record = playedThrough(traders, 12);
  const timeline = timelineOf(traders, { ...record, moves: record.moves.with(5, "0 buy R5 R5 R5 R5 R5") });
  expect(timeline.frames.length).toBe(6);
  expect(timeline.stopped?.move).toBe(6);
});

test("a timeline of a shared link is the timeline of the record", () => {
  const record = playedThrough(traders);
  const shared = timelineOf(traders, fromLink(toLink(record)));
  expect(shared.frames.at(-1)).toEqual(timelineOf(traders, record).frames.at(-1));
});

test("from a mark one comes to the next and to the last one", () => {
  const marks = [
    { frame: 3, kinds: ["payday", "raid"] },
    { frame: 7, kinds: ["payday"] },
    { frame: 9, kinds: ["end"] },
  ] as const;
  expect(nextMark(marks, "payday", 3)).toBe(7);
  expect(nextMark(marks, "payday", 7)).toBeNull();
  expect(lastMark(marks, "raid", 9)).toBe(3);
  expect(lastMark(marks, "payday", 3)).toBeNull();
});

test.each([
  { self: null, names: ["Ada", "Ben"] },
  { self: 1, names: ["Ada", "Ben (you)"] },
])("“you” is whoever looks, and not whose eyes they look with: $names", ({ self, names }) => {
  const timeline = timelineOf(traders, playedThrough(traders, 12), self);
  const telling = tellingOf(timeline, 0);
  const table = tableAt(timeline, telling, 3);
  expect([table.viewer, selfOf(table)]).toEqual([0, self]);
  const scene = sceneAt(timeline, 3, 0, translator("en", [{ locale: "en", words: english }], ["Ada", "Ben"]));
  expect([0, 1].map((seat) => called(scene, seat))).toEqual(names);
});
