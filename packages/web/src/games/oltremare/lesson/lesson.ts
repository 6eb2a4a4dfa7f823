import type { Lesson } from "../../../table/lesson/lesson.ts";
import { LEARNER } from "../../../table/sources/lesson/course.ts";
import {
  chart,
  deck,
  ducats,
  hand,
  hold,
  pirates,
  plain,
  player,
  players,
  port,
  races,
  tradingTable,
} from "../places.ts";

const RIVAL = 1;

/** The plain table tells of everybody's things in one place, and of hand, deck and offers in its own. */
const myHand = { place: hand(LEARNER), otherwise: plain.hand };
const myHold = { place: hold(LEARNER), otherwise: players };
const myPirates = { place: pirates(LEARNER), otherwise: players };
const myDucats = { place: ducats(LEARNER), otherwise: players };
const theDeck = { place: deck, otherwise: plain.decks };
const theChart = { place: chart, otherwise: plain.reach };
const theOffer = { place: tradingTable, otherwise: plain.notices };
const theRaces = { place: races, otherwise: players };
/** A plate beside the board, or a chip above it. */
const itsPlate = { place: player(RIVAL), otherwise: players };

/** A first game: a deal, purchases, a voyage, a load, an offer to answer, the pirates, and then on one's own. */
export const lesson: Lesson = {
  game: "oltremare",
  seed: "oltremare-lesson-3035",
  others: ["Morosini"],
  words: {
    en: async () => (await import("./words.en.ts")).english,
    it: async () => (await import("./words.it.ts")).italian,
    nl: async () => (await import("./words.nl.ts")).dutch,
  },
  steps: [
    { kind: "say", id: "welcome", look: [theChart] },
    { kind: "say", id: "hold", look: [myHold], facts: { limit: 5, load: 2 } },
    { kind: "say", id: "hand", look: [myHand], facts: { hand: 4 } },
    {
      kind: "do",
      id: "offer",
      look: [myHand, { place: hold(RIVAL), otherwise: players }],
      accept: [{ move: "offer 1: pottery#53 for scrolls" }],
    },
    { kind: "watch", id: "struck", look: [itsPlate, theRaces], move: "accept 0: scrolls#13" },
    { kind: "do", id: "buy", look: [theDeck, myDucats], facts: { price: 3 }, accept: [{ move: "buy deck" }] },
    { kind: "do", id: "more", look: [theDeck], facts: { price: 3 }, accept: [{ move: "buy deck" }] },
    { kind: "do", id: "close", look: [myHand], facts: { hand: 6, load: 2 }, accept: [{ move: "end" }] },
    {
      kind: "do",
      id: "play",
      look: [myHand],
      facts: { load: 2 },
      accept: [{ move: "play scrolls#13 scrolls#15" }],
    },
    {
      kind: "do",
      id: "sail",
      look: [theChart, { place: port("tripoli"), otherwise: plain.reach }],
      accept: [
        { move: "sail napoli", says: "learn.sail.naples" },
        { move: "sail siracusa", says: "learn.sail.syracuse" },
        { move: "sail tripoli", says: "learn.sail.tripoli" },
      ],
    },
    {
      kind: "do",
      id: "load",
      look: [myHold],
      facts: { hand: 5 },
      accept: [{ move: "load scrolls#13 scrolls#15" }],
    },
    { kind: "say", id: "runs", look: [myHold], facts: { limit: 4, load: 3 } },
    { kind: "watch", id: "offered", look: [theOffer], move: "offer 0: salt#34 for olives" },
    {
      kind: "do",
      id: "answer",
      look: [theOffer, myHand],
      accept: [
        { move: "accept 1: olives#65", says: "learn.answer.accepted" },
        { move: "accept 1: olives#76", says: "learn.answer.accepted" },
        { move: "decline 1", says: "learn.answer.declined" },
      ],
    },
    {
      kind: "watch",
      id: "rival",
      look: [itsPlate],
      move: ["end", "play pottery#53 pottery#59", "sail venezia", "load pottery#53 pottery#59"],
    },
    { kind: "do", id: "surplus", look: [myHand, myPirates], facts: { hand: 5, limit: 4 }, accept: "any" },
    { kind: "say", id: "pirates", look: [myPirates] },
    { kind: "do", id: "closeAgain", look: [myHand], facts: { hand: 4, load: 3 }, accept: [{ move: "end" }] },
    { kind: "say", id: "venice", look: [theDeck, myHold] },
    { kind: "say", id: "last", look: [players, theRaces] },
    { kind: "do", id: "free", look: [myHand], facts: { load: 3 }, accept: "any" },
    { kind: "say", id: "end", look: [theChart] },
  ],
};
