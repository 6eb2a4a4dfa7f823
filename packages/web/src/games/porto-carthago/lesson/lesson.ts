import type { PlaceId } from "@portolan/guides";
import type { Lesson, Look } from "../../../table/lesson/lesson.ts";
import { LEARNER } from "../../../table/sources/lesson/course.ts";
import {
  actions,
  anchorage,
  charters,
  dock,
  docks,
  harbour,
  lighthouse,
  market,
  own,
  palace,
  path,
  player,
  players,
  reserve,
  ships,
  space,
  temple,
  town,
  warehouse,
} from "../places.ts";

/** The plain table tells of several places of the board in one. */
const or = (place: PlaceId, otherwise: PlaceId): Look => ({ place, otherwise });
const atDock = (id: string): Look => or(dock(id), docks);
const onSpace = (id: string): Look => or(space(id), actions);
/** The ship in a column of the first row. */
const atSea = (column: number): Look => or(anchorage(1, column), ships);
const firstRow = [0, 1, 2, 3].map(atSea);

const BOTH_TAKE = ["talents", "talents"];

/**
 * A first decade: docks, a loaded ship, the market, lighthouse and temple, a charter ship, a palace seat, and the ships
 * of the next decade. The others do little, so that every figure can be foretold whatever the learner chooses.
 */
export const lesson: Lesson = {
  game: "porto-carthago",
  seed: "lesson-568",
  others: ["Hanno", "Elissa"],
  words: {
    en: async () => (await import("./words.en.ts")).english,
    it: async () => (await import("./words.it.ts")).italian,
    nl: async () => (await import("./words.nl.ts")).dutch,
  },
  steps: [
    { kind: "say", id: "welcome", look: [or(palace, town)] },
    { kind: "say", id: "servants", look: [or(reserve(LEARNER), own)], facts: { reserve: 16 } },
    { kind: "do", id: "claim", look: [atDock("greece_1"), atSea(3)], accept: [{ move: "claim greece_1" }] },
    {
      kind: "watch",
      id: "settle",
      look: [or(harbour, docks)],
      move: [
        "claim iberia_2",
        "claim phoenicia_1",
        "take purple",
        "claim etruria_2",
        "take glass",
        "claim numidia_2",
      ],
    },
    { kind: "do", id: "take", look: [or(market, town)], accept: [{ move: "take grain" }] },
    { kind: "do", id: "second", look: [atDock("egypt_1"), atSea(0)], accept: [{ move: "claim egypt_1" }] },
    { kind: "say", id: "decade", look: [or(harbour, docks)], facts: { reserve: 12, talents: 12 } },
    { kind: "say", id: "cards", look: [actions] },
    { kind: "do", id: "carrier", look: [onSpace("A1")], accept: [{ move: "card A1" }] },
    {
      kind: "do",
      id: "load",
      look: [atDock("greece_1"), or(warehouse(LEARNER), own)],
      accept: [{ move: "carry grain warehouse greece_1" }],
    },
    { kind: "do", id: "point", look: [or(path, town)], accept: [{ move: "allot 0" }] },
    {
      kind: "say",
      id: "loaded",
      look: [or(player(LEARNER), players)],
      facts: { talents: 23, points: 1, reserve: 14 },
    },
    { kind: "watch", id: "first", look: [players], move: BOTH_TAKE },
    { kind: "do", id: "merchant", look: [onSpace("A2")], accept: [{ move: "card A2" }] },
    { kind: "do", id: "buy", look: [or(market, town)], facts: { price: 4 }, accept: [{ move: "buy ivory" }] },
    { kind: "watch", id: "hannoBuys", look: [or(market, town)], move: ["card A2", "buy oil", "talents"] },
    {
      kind: "do",
      id: "aristocrat",
      look: [onSpace("A3"), or(lighthouse, town), or(temple, town)],
      accept: [{ move: "card A3" }],
    },
    {
      kind: "do",
      id: "court",
      look: [or(lighthouse, town), or(temple, town)],
      accept: [{ move: "court 1 2" }, { move: "court 2 2" }, { move: "court 3 2" }],
    },
    {
      kind: "do",
      id: "bonus",
      look: [or(warehouse(LEARNER), own)],
      accept: [
        { move: "free", says: "learn.bonus.free" },
        { move: "end", says: "learn.bonus.end" },
      ],
    },
    {
      kind: "watch",
      id: "elissaPrays",
      look: [or(temple, town)],
      move: ["talents", "card A3", "court 0 2", "end"],
    },
    { kind: "do", id: "captain", look: [onSpace("A5")], accept: [{ move: "card A5" }] },
    { kind: "do", id: "aboard", look: [or(charters, town)], accept: [{ move: "captain" }] },
    {
      kind: "do",
      id: "freeAgain",
      look: [or(warehouse(LEARNER), own)],
      accept: [{ move: "free" }, { move: "end" }],
    },
    { kind: "watch", id: "fourth", look: [players], move: BOTH_TAKE },
    { kind: "do", id: "chance", look: [onSpace("A4"), or(palace, town)], accept: [{ move: "card A4" }] },
    {
      kind: "do",
      id: "choose",
      look: [atDock("egypt_1"), or(charters, town)],
      accept: [
        { move: "carry ivory warehouse egypt_1", says: "learn.choose.dock" },
        { move: "carry ivory warehouse charter", says: "learn.choose.voyage" },
      ],
    },
    { kind: "do", id: "points", look: [or(palace, town)], accept: [{ move: "allot 0" }] },
    { kind: "do", id: "seat", look: [or(palace, town)], facts: { seat: 4 }, accept: [{ move: "seat" }] },
    { kind: "watch", id: "newDecade", look: [or(lighthouse, town), ...firstRow], move: BOTH_TAKE },
    {
      kind: "do",
      id: "pick",
      look: firstRow,
      accept: [
        { move: "dock etruria_purple etruria_1" },
        { move: "dock etruria_purple etruria_2" },
        { move: "dock egypt_grain egypt_1" },
        { move: "dock egypt_grain out" },
        { move: "dock greece_ivory greece_1" },
        { move: "dock greece_ivory greece_2" },
        { move: "dock numidia_oil numidia_1" },
        { move: "dock numidia_oil numidia_2" },
      ],
    },
    { kind: "do", id: "pickAgain", look: firstRow, accept: "any" },
    { kind: "say", id: "end", look: [or(palace, town)] },
  ],
};
