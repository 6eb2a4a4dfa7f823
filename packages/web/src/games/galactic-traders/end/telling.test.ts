import { game } from "@portolan/games/galactic-traders";
import { configFor, guide, type Picture } from "@portolan/guides/galactic-traders";
import { seededDeal, startMatch, tableWords } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { english } from "../../../app/languages/en.ts";
import { italian } from "../../../app/languages/it.ts";
import { dutch } from "../../../app/languages/nl.ts";
import { translator } from "../../../app/languages/translator.ts";
import type { Standing } from "../../../table/stage/end/standing.ts";
import { loadWords } from "../../open.ts";
import type { Win } from "./harvest.ts";
import { factText, harvestText, leadOf } from "./telling.ts";
import type { Fact } from "./turning-points.ts";

const INTERFACE = { en: english, it: italian, nl: dutch };

async function picture(locale: "en" | "it" | "nl", viewer: number | null): Promise<Picture> {
  const settings = { players: 3 };
  const { rules, state } = startMatch(game.open(settings), seededDeal("telling", 3));
  const own = await loadWords("galactic-traders", guide, locale);
  const catalogues = [own, tableWords(game, rules, locale), INTERFACE[locale]];
  const speech = translator(
    locale,
    catalogues.map((words) => ({ locale, words })),
    ["Ada", "Ben", "Cleo"],
  );
  return { rules, view: rules.view(state, viewer), viewer, translator: speech, table: configFor(settings) };
}

const win: Win = { planet: 0, winner: 0, owner: 0, points: 3, isTie: false, isOffTurn: true };

const FACTS: readonly Fact[] = [
  { fact: "lead", seat: 0, total: 10 },
  { fact: "level", seats: [1, 0], total: 13 },
  { fact: "ahead", seat: 0, margin: 4 },
  { fact: "offTurn", win, turn: 1 },
  { fact: "offTurn", win, turn: 2 },
  { fact: "chain", count: 3 },
  { fact: "gift", win: { ...win, owner: 1, points: -2 } },
  { fact: "gift", win: { ...win, winner: 2, owner: 0, points: -1 } },
];

/** Where nobody has words for something, or something was never filled in. */
const UNSAID = /gt\.|planet\.|undefined|NaN|\{/;

describe.each(["en", "it", "nl"] as const)("what turned the game, in %s", (locale) => {
  test.each([0, 1, null])("has words for everything, for seat %s", async (viewer) => {
    const seen = await picture(locale, viewer);
    for (const fact of FACTS) {
      const text = factText(seen, fact);
      expect(text).not.toMatch(UNSAID);
      expect(text).toMatch(/\.$/);
    }
    const harvest = { round: 4, turn: 0, wins: [win, win], totals: [6, 0, 0] };
    expect(harvestText(seen, harvest)).not.toMatch(UNSAID);
  });
});

describe("what stands below the headline", () => {
  const result = (
    scores: readonly number[],
    ranks: readonly number[],
    tieBreaks: readonly (readonly number[])[] = [],
  ) => ({ scores, ranks, tieBreaks, breakdown: [], reason: "ending.lastRound" });
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
  });

  test("what decided a tie: planets and goods, then the best planet, or nothing", async () => {
    const seen = await picture("en", null);
    const first = (tieBreaks: readonly (readonly number[])[], winners: readonly number[]) =>
      leadOf(seen, { result: result([19, 19, 12], [1, 2, 3], tieBreaks) }, standing([0, 1, 2], winners))[0];
    expect(
      first(
        [
          [9, 5],
          [8, 6],
        ],
        [0],
      ),
    ).toBe("19 points, as many as Ben. Planets and goods together decide: 9 to 8.");
    expect(
      first(
        [
          [8, 6],
          [8, 5],
        ],
        [0],
      ),
    ).toBe("19 points, as many as Ben. As many planets and goods, too: the best planet decides, 6 to 5.");
    expect(first([], [0, 1])).toBe("19 points each, and nothing in the galaxy tells them apart.");
  });

  test("nothing of points where the rules did not end the game", async () => {
    const seen = await picture("en", 0);
    expect(leadOf(seen, { result: null }, standing([0, 1, 2], []))).toEqual([]);
  });
});
