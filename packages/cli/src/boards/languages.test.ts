import { games } from "@portolan/games";
import {
  eventsFor,
  fastChance,
  type Locale,
  type Match,
  mustPlay,
  pick,
  seededDeal,
  startMatch,
} from "@portolan/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { width } from "../screen.ts";
import { standFor } from "../testing/scene.ts";
import { chooseLanguage } from "../words.ts";

const NAMES = ["Ada", "Bartholomew the 2", "Chiara", "Dirk", "Els"];
/** An id that nobody had words for, or something that was never filled in. */
const UNSAID =
  /\b(?:tc|om|gt|pc|draw|guide|good|icon|token|port|privilege|action)\.[a-z]|\bundefined\b|\bNaN\b|\{\w/;

describe.each(["it", "nl"] as const)("in %s", (locale: Locale) => {
  beforeAll(() => chooseLanguage(locale));
  afterAll(() => chooseLanguage("en"));

  test.each(games.map((game) => ({ id: game.id, game })))(
    "a game of $id is shown and told in full, and its board fits",
    async ({ game }) => {
      const players = game.players.max;
      const stand = await standFor(game, NAMES);
      const board = stand.open({ players });
      const match: Match = startMatch(game.open({ players }), seededDeal("languages", players));
      const { rules } = match;
      const chance = fastChance(11);
      for (let moves = 0; moves < 160; moves++) {
        const [seat] = rules.toAct(match.state);
        if (seat === undefined) break;
        const legal = rules.legal(match.state, seat);
        if (moves % 16 === 0) {
          for (const columns of [60, 80, 100]) {
            for (const isPlain of [false, true]) {
              const scene = stand.scene(rules, match.state, seat, { columns, isPlain });
              const drawn = board.draw(scene);
              expect(drawn.filter((line) => width(line) > columns)).toEqual([]);
              expect(drawn.join("\n")).not.toMatch(UNSAID);
            }
          }
          const scene = stand.scene(rules, match.state, seat, {});
          const groups = board.choices(scene, legal);
          const offered = groups.flatMap(({ choices }) => choices);
          expect(offered).toHaveLength(legal.length);
          // The notation is English, so every move comes with words.
          expect(offered.filter(({ note }) => note === undefined)).toEqual([]);
          const told = [
            ...board.question(scene),
            ...board.preview(scene, legal[0]),
            ...board.log(scene, eventsFor(match, seat)),
          ];
          expect(told.filter((text) => UNSAID.test(text))).toEqual([]);
        }
        mustPlay(match, seat, pick(chance, legal));
      }
      expect(board.intro(stand.scene(rules, match.state, null, {})).join("\n")).not.toMatch(UNSAID);
    },
  );
});

test("cards are called in every language as one types them", async () => {
  const [traders] = games.filter(({ id }) => id === "traders-of-carthage");
  await chooseLanguage("it");
  try {
    const stand = await standFor(traders, NAMES);
    const rules = traders.open({ players: 3 });
    const match: Match = startMatch(rules, seededDeal("codes", 3));
    const log = stand.open({ players: 3 }).log(stand.scene(rules, match.state, 0, {}), eventsFor(match, 0));
    expect(log[0]).toMatch(/([RBYG]\d ?){5}/);
  } finally {
    await chooseLanguage("en");
  }
});
