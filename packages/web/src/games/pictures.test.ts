import { games } from "@portolan/games";
import { type Catalogue, LOCALES, type Locale } from "@portolan/kernel";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { translator } from "../app/languages/translator.ts";
import { english } from "../pages/rulebook/words.en.ts";
import { italian } from "../pages/rulebook/words.it.ts";
import { dutch } from "../pages/rulebook/words.nl.ts";
import { FACES, isGameId } from "./registry.ts";

const WORDS: Readonly<Record<Locale, Catalogue>> = { en: english, it: italian, nl: dutch };

/** How many pieces each picture shows, by the part of the rulebook. */
const COUNTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "traders-of-carthage": { "part-2-1": 12, "part-2-2": 6 },
  oltremare: { "part-2-1": 7, "part-2-2": 7, "part-2-3": 6, "part-2-4": 0 },
  "galactic-traders": { "part-2": 6, "part-2-1": 14, "part-2-2": 11 },
  "porto-carthago": { "part-2-1": 5, "part-2-2": 30, "part-2-3": 6 },
};

describe.each(games.map((game) => ({ id: game.id, game })))("the pictures of $id", ({ id, game }) => {
  test.each(LOCALES)("are drawn from the edition, and told in %s", async (locale) => {
    if (!isGameId(id)) throw new Error(id);
    const { figures } = await FACES[id].pictures();
    const spoken = [WORDS[locale], game.words[locale] ?? game.words.en].map((words) => ({ locale, words }));
    const drawn = Object.entries(figures).map(([part, Figure]) => {
      const props = { edition: game.houseEdition, translator: translator(locale, spoken) };
      return { part, html: renderToStaticMarkup(createElement(Figure, props)) };
    });
    const counted = drawn.map(({ part, html }) => [part, html.match(/<li /g)?.length ?? 0]);
    expect(Object.fromEntries(counted)).toEqual(COUNTS[id] ?? {});
    for (const { html } of drawn) {
      // An id without words would be shown as it is.
      expect(html).not.toMatch(/pieces\.\w+|>[a-z]+\.[a-zA-Z]+</);
      expect(html).not.toMatch(/undefined|NaN/);
    }
  });
});

test("the map of Oltremare has every port and every route", async () => {
  const { figures } = await FACES.oltremare.pictures();
  const game = games.find(({ id }) => id === "oltremare");
  if (!game) throw new Error("there is no Oltremare");
  const props = {
    edition: game.houseEdition,
    translator: translator("it", [{ locale: "it", words: italian }]),
  };
  const html = renderToStaticMarkup(createElement(figures["part-2-4"], props));
  expect(html.match(/<circle/g)?.length).toBe(30);
  expect(html.match(/<polyline/g)?.length).toBe(41);
  expect(html).toContain("Costantinopoli");
});
