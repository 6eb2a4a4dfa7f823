import { configFor, game } from "@portolan/games/oltremare";
import { translatorOf } from "@portolan/guides";
import { type aids, guide } from "@portolan/guides/oltremare";
import { fastChance } from "@portolan/kernel";
import { expect, test } from "vitest";
import { saidThisTurn } from "./said.ts";

const SETTINGS = { players: 3 } as const;
const rules = game.open(SETTINGS);
const view = { ...rules.view(rules.setup(fastChance(4)), 0), activeSeat: 0 };
const picture = {
  rules,
  view,
  viewer: 0,
  computers: [1, 2],
  table: configFor(SETTINGS),
  translator: translatorOf("en", { ...game.words.en, ...(await guide.words.en()) }),
};

const TURN: aids.OltremareEvent = { type: "turn", seat: 0 };
const CALLED: aids.OltremareEvent = { type: "called", seat: 0, partners: [1, 2] };
const passes = (seat: number): aids.OltremareEvent => ({ type: "unsealed", seat, isOffer: false });

test("who makes no offer says why", () => {
  const { passed, words } = saidThisTurn(picture, [TURN, CALLED, passes(2)]);
  expect(passed).toEqual([2]);
  expect(words.get(2)).toMatch(/^“.+”$/);
  expect(words.has(1)).toBe(false);
});

test("a new call begins anew, and so does a turn", () => {
  expect(saidThisTurn(picture, [TURN, CALLED, passes(2), CALLED, passes(1)]).passed).toEqual([1]);
  expect(saidThisTurn(picture, [TURN, CALLED, passes(2), TURN])).toEqual({ words: new Map(), passed: [] });
});

test("people speak for themselves", () => {
  const { passed, words } = saidThisTurn({ ...picture, computers: [] }, [TURN, CALLED, passes(2)]);
  expect(passed).toEqual([2]);
  expect(words.size).toBe(0);
});
