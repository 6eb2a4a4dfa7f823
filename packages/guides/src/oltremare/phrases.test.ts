import { game } from "@portolan/games/oltremare";
import { LOCALES, seededDeal, startMatch } from "@portolan/kernel";
import { expect, test } from "vitest";
import { phraseText } from "../phrases.ts";
import { translatorOf } from "../translator.ts";
import { guide } from "./guide.ts";
import { english } from "./words.en.ts";
import { italian } from "./words.it.ts";
import { dutch } from "./words.nl.ts";

const SETTINGS = { players: 3 } as const;
const WORDS = { en: english, it: italian, nl: dutch } as const;
const rules = game.open(SETTINGS);
const { state } = startMatch(rules, seededDeal("phrases", SETTINGS.players));

function phrases(viewer: number | null, locale: keyof typeof WORDS = "en") {
  const speech = translatorOf(locale, { ...game.words[locale], ...WORDS[locale] });
  const scene = { rules, view: rules.view(state, viewer), viewer, translator: speech };
  const ids = guide.open(SETTINGS).phrases?.(scene) ?? [];
  return { ids, texts: ids.map((id) => phraseText(speech, id)) };
}

test.each(LOCALES)("every phrase can be read in %s, and none twice", (locale) => {
  const { texts } = phrases(0, locale);
  expect(texts).not.toContain(null);
  expect(new Set(texts).size).toBe(texts.length);
});

test("one asks for the goods that one collects", () => {
  const { ids, texts } = phrases(0);
  expect(ids.filter((id) => id.startsWith("whoHas:good.")).length).toBeGreaterThan(0);
  expect(texts).toContain("Too expensive!");
});

test("those who watch do not haggle", () => {
  expect(phrases(null).ids).toEqual([]);
});
