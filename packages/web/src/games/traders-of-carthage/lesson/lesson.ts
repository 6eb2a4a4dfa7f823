import type { Lesson } from "../../../table/lesson/lesson.ts";
import { LEARNER } from "../../../table/sources/lesson/course.ts";
import { farm, goods, hand, market, players, route } from "../places.ts";

/** The plain table tells of everybody's goods in one place. */
const myGoods = { place: goods(LEARNER), otherwise: players };

/** A first game: money, goods, ships, a reservation, a payday, a raid and a jar, and then on one's own. */
export const lesson: Lesson = {
  game: "traders-of-carthage",
  seed: "lesson-84",
  others: ["Hanno"],
  words: {
    en: async () => (await import("./words.en.ts")).english,
    it: async () => (await import("./words.it.ts")).italian,
    nl: async () => (await import("./words.nl.ts")).dutch,
  },
  steps: [
    { kind: "say", id: "welcome", look: [route] },
    { kind: "say", id: "market", look: [market, farm] },
    { kind: "say", id: "hand", look: [hand(LEARNER)], facts: { money: 9 } },
    { kind: "do", id: "token", look: [market], accept: [{ move: "token yellow" }] },
    { kind: "watch", id: "hannoToken", look: [players], move: "token blue" },
    {
      kind: "do",
      id: "take",
      look: [market],
      facts: { cost: 20, money: 9 },
      accept: [{ move: "take G5" }],
    },
    { kind: "watch", id: "hannoTakes", look: [market], move: "take Y5" },
    {
      kind: "do",
      id: "buy",
      look: [market, hand(LEARNER)],
      facts: { cost: 10, money: 14 },
      accept: [{ move: "buy G5 R3 G2" }, { move: "buy G5 R3 R2" }],
    },
    { kind: "say", id: "ships", look: [route, myGoods] },
    { kind: "watch", id: "hannoWaits", look: [market], move: "take B5" },
    {
      kind: "do",
      id: "earn",
      look: [market],
      facts: { cost: 13, money: 4 },
      accept: [{ move: "take Y5" }],
    },
    { kind: "watch", id: "hannoBuys", look: [route, players], move: "buy Y5 G5" },
    {
      kind: "do",
      id: "more",
      look: [market],
      facts: { cost: 17, money: 9 },
      accept: [{ move: "take B5" }],
    },
    { kind: "watch", id: "hannoSails", look: [route], move: "buy R5 B5 G2" },
    {
      kind: "do",
      id: "reserve",
      look: [market, route],
      facts: { cost: 16, money: 14 },
      accept: [{ move: "reserve B5 market" }],
    },
    { kind: "watch", id: "hannoTakesRed", look: [market], move: "take R5" },
    {
      kind: "do",
      id: "arrive",
      look: [market, hand(LEARNER), route],
      facts: { cost: 11, money: 14 },
      accept: [{ move: "buy B5 Y5 R2" }, { move: "buy B5 Y5 G2" }],
    },
    { kind: "say", id: "payday", look: [players] },
    {
      kind: "do",
      id: "store",
      look: [hand(LEARNER), myGoods],
      accept: [
        { move: "store B2 for B5 B2", says: "learn.store.stored" },
        { move: "decline blue", says: "learn.store.declined" },
      ],
    },
    { kind: "say", id: "raid", look: [route, players] },
    { kind: "watch", id: "hannoAgain", look: [market], move: "take G5" },
    { kind: "do", id: "free", look: [market, farm], accept: "any" },
    { kind: "say", id: "end", look: [players] },
  ],
};
