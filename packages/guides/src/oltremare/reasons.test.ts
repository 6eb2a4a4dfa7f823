import { type GameTypes, game } from "@portolan/games/oltremare";
import { eventsFor, fastChance, LOCALES, mustPlay, pick, seededDeal, startMatch } from "@portolan/kernel";
import { expect, test } from "vitest";
import { translatorOf } from "../translator.ts";
import { guide } from "./guide.ts";
import { english } from "./words.en.ts";
import { italian } from "./words.it.ts";
import { dutch } from "./words.nl.ts";

const SETTINGS = { players: 3 } as const;
const WORDS = { en: english, it: italian, nl: dutch } as const;
const rules = game.open(SETTINGS);

/** Half a game played at random, as the first seat has been told it. */
function story() {
  const match = startMatch(rules, seededDeal("haggling", SETTINGS.players));
  const chance = fastChance(2);
  for (let i = 0; i < 160; i++) {
    const [seat] = rules.toAct(match.state);
    if (seat === undefined) break;
    mustPlay(match, seat, pick(chance, rules.legal(match.state, seat)));
  }
  return { view: rules.view(match.state, 0), events: eventsFor(match, 0) as readonly GameTypes["event"][] };
}

const { view, events } = story();

function linesFor(locale: keyof typeof WORDS, computers: readonly number[]) {
  const speech = translatorOf(locale, { ...game.words[locale], ...WORDS[locale] });
  const scene = { rules, view, viewer: 0, translator: speech, computers };
  const all = guide.open(SETTINGS).log(scene, events);
  const half = Math.floor(events.length / 2);
  const inParts = [
    ...guide.open(SETTINGS).log(scene, events.slice(0, half)),
    ...guide.open(SETTINGS).log(scene, events.slice(half), events.slice(0, half)),
  ];
  return { all, inParts };
}

test.each(LOCALES)("computer players say why they refuse an offer, in %s", (locale) => {
  const { all } = linesFor(locale, [1, 2]);
  const mark = { en: "“", it: "«", nl: "‘" }[locale];
  expect(all.filter(({ text }) => text.includes(mark)).length).toBeGreaterThan(2);
});

test("they say the same when the story is told in parts", () => {
  const { all, inParts } = linesFor("en", [1, 2]);
  const said = (lines: typeof all) => lines.map(({ text }) => text).filter((text) => text.includes("“"));
  expect(said(inParts)).toEqual(said(all));
});

test("people speak for themselves", () => {
  expect(linesFor("en", []).all.some(({ text }) => text.includes("“"))).toBe(false);
});
