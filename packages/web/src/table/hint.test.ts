import type { Weighed } from "@portolan/bots";
import { games } from "@portolan/games";
import { LOCALES, type Locale, seededDeal, startMatch } from "@portolan/kernel";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { english } from "../app/languages/en.ts";
import { italian } from "../app/languages/it.ts";
import { dutch } from "../app/languages/nl.ts";
import { translator } from "../app/languages/translator.ts";
import { loadWords, openGame } from "../games/open.ts";
import { isGameId } from "../games/registry.ts";
import { Ranking } from "./hint.tsx";

const WORDS = { en: english, it: italian, nl: dutch };

/** What the hint says about the first move of a game, as HTML. */
async function hinted(id: string, locale: Locale, weighed: Omit<Weighed, "move">): Promise<string> {
  if (!isGameId(id)) throw new Error(id);
  const { game, kind } = await openGame(id);
  const settings = { players: 3 };
  const { rules, state } = startMatch(game.open(settings), seededDeal("hint", 3));
  const [viewer] = rules.toAct(state);
  const catalogues = [await loadWords(id, kind, locale), game.words[locale] ?? game.words.en, WORDS[locale]];
  const speech = translator(
    locale,
    catalogues.map((words) => ({ locale, words })),
  );
  const [move] = rules.legal(state, viewer);
  return renderToStaticMarkup(
    createElement(Ranking, {
      advice: { ranking: [{ move, ...weighed }] },
      scene: { rules, view: rules.view(state, viewer), viewer, translator: speech },
      guide: kind.open(settings),
      onShow: () => {},
    }),
  );
}

const promising = { winProbability: 0.62, expectedScore: 13.26, reasons: [] };

describe("a hint says how likely a victory is, and the score to expect in the game's own word", () => {
  test.each([
    ["traders-of-carthage", "en", "62% to win, 13.3 points expected"],
    ["galactic-traders", "en", "62% to win, 13.3 points expected"],
    ["oltremare", "it", "62% di probabilità di vincere, 13,3 ducati previsti"],
    ["porto-carthago", "nl", "62% kans op winst, naar verwachting 13,3 paleiszetels"],
  ] as const)("in %s, in %s", async (id, locale, text) => {
    expect(await hinted(id, locale, promising)).toContain(`<p class="help">${text}</p>`);
  });

  test("with one decimal always, and no sign at nothing", async () => {
    const nothing = await hinted("oltremare", "en", { ...promising, expectedScore: -0.04 });
    expect(nothing).toContain(", 0.0 ducats expected");
    const debts = await hinted("oltremare", "en", { ...promising, expectedScore: -2 });
    expect(debts).toContain(", -2.0 ducats expected");
  });

  test.each(games.map(({ id }) => id))("with words in every language, in %s", async (id) => {
    for (const locale of LOCALES) {
      expect(await hinted(id, locale, promising)).not.toMatch(/score\.total|hint\.|\{/);
    }
  });
});

test("a hint gives its reasons, and no empty list where it has none", async () => {
  const told = { ...promising, reasons: [{ id: "advice.rivals.better", parts: { points: 2 } }] };
  expect(await hinted("traders-of-carthage", "en", told)).toContain(
    "<li>It holds the others back by 2 points.</li>",
  );
  expect(await hinted("traders-of-carthage", "en", promising)).not.toContain("<ul");
});
