import { game } from "@portolan/games/traders-of-carthage";
import { guide, type Picture, tableOf } from "@portolan/guides/traders-of-carthage";
import { seededDeal, startMatch } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { english } from "../../../app/languages/en.ts";
import { italian } from "../../../app/languages/it.ts";
import { dutch } from "../../../app/languages/nl.ts";
import { translator } from "../../../app/languages/translator.ts";
import type { Standing } from "../../../table/stage/end/standing.ts";
import { factText, leadOf } from "./telling.ts";
import type { Fact } from "./turning-points.ts";

const INTERFACE = { en: english, it: italian, nl: dutch };

async function picture(locale: "en" | "it" | "nl", viewer: number | null): Promise<Picture> {
  const settings = { players: 3 };
  const { rules, state } = startMatch(game.open(settings), seededDeal("telling", 3));
  const catalogues = [await guide.words[locale](), game.words[locale] ?? game.words.en, INTERFACE[locale]];
  const speech = translator(
    locale,
    catalogues.map((words) => ({ locale, words })),
    ["Ada", "Ben", "Cleo"],
  );
  return { rules, view: rules.view(state, viewer), viewer, translator: speech, table: tableOf(settings) };
}

const sale = {
  type: "sale",
  seat: 0,
  colour: 1,
  size: 4,
  highest: 5,
  tokens: 1,
  price: 6,
  raw: 24,
  points: 5,
} as const;

const FACTS: readonly Fact[] = [
  { fact: "lead", seat: 0, total: 10, cost: 13 },
  { fact: "lead", seat: 0, total: 10, cost: null },
  { fact: "level", seats: [1, 0], total: 13 },
  { fact: "ahead", seat: 0, margin: 4 },
  { fact: "most", seat: 0, points: 1 },
  { fact: "lost", seat: 0, count: 2 },
  { fact: "last", sale },
  { fact: "last", sale: { ...sale, raw: 25 } },
];

/** Where nobody has words for something, or something was never filled in. */
const UNSAID = /tc\.|undefined|NaN|\{/;

describe.each(["en", "it", "nl"] as const)("what turned the game, in %s", (locale) => {
  test.each([0, 1, null])("has words for everything, for seat %s", async (viewer) => {
    const seen = await picture(locale, viewer);
    for (const fact of FACTS) {
      const text = factText(seen, fact);
      expect(text).not.toMatch(UNSAID);
      expect(text).toMatch(/\.$/);
    }
  });
});

describe("what stands below the headline", () => {
  const result = (scores: readonly number[], ranks: readonly number[]) => ({
    scores,
    ranks,
    tieBreaks: [],
    breakdown: [],
    reason: "ending.passes",
  });
  const standing = (order: readonly number[], winners: readonly number[]): Standing => ({
    ranks: [],
    order,
    winners,
    outcome: "lost",
  });

  test("how far the winner was ahead, of whom, and where the viewer came", async () => {
    const seen = await picture("en", 2);
    expect(leadOf(seen, { result: result([19, 16, 12], [1, 2, 3]) }, standing([0, 1, 2], [0]))[0]).toBe(
      "19 points, 3 more than Ben. You finished 3rd with 12 points.",
    );
    expect(leadOf(seen, { result: result([12, 16, 15], [3, 1, 2]) }, standing([1, 2, 0], [1]))[0]).toBe(
      "16 points, 1 more than you.",
    );
  });

  test("that tokens decided, or nothing did", async () => {
    const seen = await picture("en", null);
    expect(leadOf(seen, { result: result([19, 19, 12], [1, 2, 3]) }, standing([0, 1, 2], [0]))[0]).toBe(
      "19 points, as many as Ben, but more tokens.",
    );
    expect(leadOf(seen, { result: result([19, 19, 12], [1, 1, 3]) }, standing([0, 1, 2], [0, 1]))[0]).toBe(
      "19 points and as many tokens each.",
    );
  });

  test("nothing of points where the rules did not end the game", async () => {
    const seen = await picture("en", 0);
    expect(leadOf(seen, { result: null }, standing([0, 1, 2], []))).toEqual([]);
  });
});
