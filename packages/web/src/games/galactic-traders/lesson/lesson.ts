import type { Accepted, Lesson, Look } from "../../../table/lesson/lesson.ts";
import { LEARNER } from "../../../table/sources/lesson/course.ts";
import * as places from "../places.ts";

const RIVAL = 1;

/** Where the plain table has no such place, it tells of it elsewhere. */
const tray: Look = { place: places.tray, otherwise: places.ownHand };
const planet = (id: string): Look => ({ place: places.planet(id), otherwise: places.row });
const orbit = (seat: number): Look => ({ place: places.orbit(seat), otherwise: places.players });
/** A player's plate or chip, with the planets where there is room for them. */
const rival: Look = { place: places.player(RIVAL), otherwise: places.players };
const round: Look = { place: places.round, otherwise: places.clock };
const displaced: Look = { place: places.displaced, otherwise: places.ownHand };

const moves = (...accepted: readonly string[]): readonly Accepted[] => accepted.map((move) => ({ move }));

const FIRST_LOAD = moves("lay water tillmark", "lay medicine nightcore");
const SECOND_LOAD = moves("lay water vopulus", "lay fuel vopulus", "lay tools perigees-folly");

/**
 * A first game: draft, delivery, recall, a planet won, a chain of displaced goods that wins one for the rival and a
 * strange orbit for the learner, an ability, and then on one's own.
 */
export const lesson: Lesson = {
  game: "galactic-traders",
  seed: "lesson-144",
  others: ["Brava"],
  words: {
    en: async () => (await import("./words.en.ts")).english,
    it: async () => (await import("./words.it.ts")).italian,
    nl: async () => (await import("./words.nl.ts")).dutch,
  },
  steps: [
    { kind: "say", id: "welcome", look: [places.row] },
    { kind: "say", id: "planet", look: [planet("vopulus")] },
    { kind: "do", id: "draft", look: [tray], accept: moves("pick water", "pick medicine") },
    { kind: "watch", id: "bravaDrafts", look: [places.players], move: ["pick tools", "pick food"] },
    {
      kind: "do",
      id: "deliver",
      look: [planet("tillmark"), planet("nightcore")],
      accept: FIRST_LOAD,
      further: [FIRST_LOAD],
    },
    {
      kind: "watch",
      id: "bravaDelivers",
      look: [planet("vopulus"), planet("nightcore")],
      move: ["lay tools vopulus", "lay food nightcore"],
    },
    { kind: "watch", id: "second", look: [places.players], move: "pick water" },
    {
      kind: "do",
      id: "draftTwo",
      look: [tray],
      accept: moves("pick fuel", "pick tools"),
      further: [moves("pick fuel", "pick tools")],
    },
    {
      kind: "watch",
      id: "bravaLeads",
      look: [planet("nightcore")],
      move: ["end", "lay water nightcore", "end"],
    },
    {
      kind: "do",
      id: "recall",
      look: [planet("tillmark"), planet("vopulus"), planet("perigees-folly")],
      accept: moves("recall tillmark water"),
      further: [moves("end"), SECOND_LOAD, SECOND_LOAD, SECOND_LOAD],
    },
    {
      kind: "watch",
      id: "displaced",
      look: [rival, orbit(LEARNER)],
      move: "relay vopulus-tools nightcore armaments",
    },
    {
      kind: "do",
      id: "sealed",
      look: [displaced, planet("perigees-folly")],
      accept: moves("relay nightcore-medicine perigees-folly fuel"),
    },
    { kind: "say", id: "orbit", look: [rival] },
    { kind: "say", id: "chain", look: [places.row] },
    { kind: "do", id: "draftThree", look: [tray], accept: moves("pick armaments", "pick tools") },
    { kind: "watch", id: "limits", look: [places.players], move: ["pick medicine", "pick armaments"] },
    {
      kind: "do",
      id: "ability",
      look: [orbit(LEARNER)],
      accept: [
        { move: "exchange vopulus armaments", says: "learn.ability.same" },
        { move: "exchange vopulus tools", says: "learn.ability.other" },
      ],
    },
    {
      kind: "do",
      id: "keep",
      look: [planet("bo-iv")],
      accept: moves("lay armaments bo-iv", "lay tools bo-iv"),
      further: [moves("end")],
    },
    {
      kind: "watch",
      id: "bravaConverts",
      look: [planet("half-life")],
      move: ["lay medicine as fuel half-life via nightcore", "end"],
    },
    { kind: "watch", id: "eras", look: [places.clock, round], move: "pick water" },
    { kind: "do", id: "free", look: [tray], accept: "any" },
    { kind: "say", id: "end", look: [places.clock, round] },
  ],
};
