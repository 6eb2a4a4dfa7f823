import { games } from "@portolan/games";
import { foreignEdition, namesThings } from "@portolan/games/testing";
import {
  eventsFor,
  fastChance,
  type Game,
  LOCALES,
  type Locale,
  type Match,
  mustPlay,
  pick,
  seededDeal,
  startMatch,
  tableWords,
} from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import type { Block, Guide, Item, Scene } from "./guide.ts";
import { GUIDES } from "./registry.ts";
import { labelOf } from "./scene.ts";
import { type Translator, translatorOf } from "./translator.ts";

/** Names of the house editions' ports, goods and planets, some of each game. */
const HOUSE_NAMES = /alexandria|cyrenaica|corfu|candia|jewels|silk|medicin|helvetia|numidia|egypt|ivory/i;

async function openIn(
  game: Game,
  players: number,
  locale: Locale,
  edition: unknown = game.houseEdition,
): Promise<{ guide: Guide; speech: Translator; match: Match }> {
  const kind = await GUIDES[game.id]();
  const settings = { players, edition };
  const rules = game.open(settings);
  const words = { ...(await kind.words[locale]()), ...tableWords(game, rules, locale) };
  const speech = translatorOf(locale, words, ["Ada", "Bruno", "Carla", "Dirk", "Els"]);
  const match = startMatch(rules, seededDeal("guides", players));
  return { guide: kind.open(settings), speech, match };
}

function itemTexts({ text, note }: Item): string[] {
  return note === undefined ? [text] : [text, note];
}

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case "text":
      return [block.text];
    case "list":
      return block.items.flatMap(itemTexts);
    case "facts":
      return block.facts.flatMap(({ name, value }) => [name, value]);
    case "table":
      return [
        block.caption,
        ...block.head,
        ...block.rows.flatMap(({ cells }) =>
          cells.flatMap((cell) => (typeof cell === "string" ? [cell] : cell.flatMap(itemTexts))),
        ),
      ];
  }
}

/** An id that nobody had words for, a card's code, or something that was never filled in. */
const UNSAID =
  /\b(?:tc|om|gt|pc|ask|move|event|good|icon|token|port|ship|dock|privilege|action|refuse)\.[a-z]|[a-z]#\d|undefined|\bNaN\b|\[object|\{\w/i;

function expectWords(texts: readonly string[], where: string): void {
  for (const text of texts) {
    expect({ where, text }).toEqual({ where, text: expect.not.stringMatching(UNSAID) });
    expect({ where, isEmpty: text === "" }).toEqual({ where, isEmpty: false });
  }
}

/** Plays a game at random and looks at every decision through the guide. */
function walk(
  match: Match,
  guide: Guide,
  speech: Translator,
  isCovered: (scene: Scene, legal: readonly object[]) => void,
): void {
  const { rules } = match;
  const chance = fastChance(7);
  let told = 0;
  for (let moves = 0; moves < 2_000; moves++) {
    const [seat] = rules.toAct(match.state);
    if (seat === undefined) break;
    const legal = rules.legal(match.state, seat);
    const view = rules.view(match.state, seat);
    const scene: Scene = { rules, view, viewer: seat, translator: speech };
    // The words are looked at now and then, the moves always: words take time.
    if (moves % 7 === 0) {
      expectWords([guide.question(scene)], "question");
      const sections = guide.sections(scene);
      expectWords(
        sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]),
        "sections",
      );
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
      const events = eventsFor(match, seat).slice(told);
      told += events.length;
      expectWords(
        guide.log(scene, events).map(({ text }) => text),
        "log",
      );
      const spectator = rules.view(match.state, null);
      guide.sections({ ...scene, view: spectator, viewer: null });
    }
    isCovered(scene, legal);
    const move = pick(chance, legal);
    if (moves % 5 === 0) {
      expectWords(
        [labelOf(guide, scene, move), ...guide.preview(scene, move), ...guide.warnings(scene, move)],
        "preview",
      );
    }
    mustPlay(match, seat, move);
  }
  expect(rules.result(match.state)).not.toBeNull();
}

describe.each(games.map((game) => ({ id: game.id, game })))("the guide of $id", ({ game }) => {
  test.each(LOCALES)("tells a whole game in %s and offers every legal move once", async (locale) => {
    const { guide, speech, match } = await openIn(game, game.players.min + 1, locale);
    expectWords(
      guide.intro({
        rules: match.rules,
        view: match.rules.view(match.state, 0),
        viewer: 0,
        translator: speech,
      }),
      "intro",
    );
    let decisions = 0;
    walk(match, guide, speech, (scene, legal) => {
      // All moves of a decision are compared in a few decisions only: Oltremare has hundreds.
      if (decisions++ % 11 !== 0) return;
      const groups = guide.choices(scene, legal as never);
      const offered = groups.flatMap(({ choices }) => choices.map(({ move }) => move));
      expect(new Set(offered)).toEqual(new Set(legal));
      expect(offered).toHaveLength(legal.length);
      expectWords(
        groups.flatMap(({ title, about = [], choices }) => [
          title,
          ...about,
          ...choices
            .slice(0, 12)
            .flatMap(({ label, note }) => (note === undefined ? [label] : [label, note])),
        ]),
        "choices",
      );
    });
  });

  test.skipIf(!namesThings(game.id)).each(["en", "it"] as const)(
    "tells a whole game of an edition with names of its own in %s",
    async (locale) => {
      const edition = foreignEdition(game.id);
      const { guide, speech, match } = await openIn(game, game.players.min, locale, edition);
      const said: string[] = [];
      walk(match, guide, speech, (scene, legal) => {
        const groups = guide.choices(scene, legal.slice(0, 20) as never);
        const labels = groups.flatMap(({ choices }) => choices.map(({ label }) => label));
        expectWords(labels, "choices");
        if (said.length < 3000) said.push(...labels, guide.question(scene));
      });
      expect(said.join("\n")).toMatch(locale === "it" ? /Cosa \d/ : /Thing \d/);
      expect(said.join("\n")).not.toMatch(HOUSE_NAMES);
    },
  );
});
