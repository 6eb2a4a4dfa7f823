import { games } from "@portolan/games";
import { describe, expect, test } from "vitest";
import { compareWorlds, invite } from "./testing/leak.ts";
import { startTwins } from "./testing/twins.ts";

const GAMES_OF_EACH_KIND = 60;
const MOST_SEATS = Math.max(...games.map(({ players }) => players.max));

let time = Date.parse("2026-11-16T10:00:00Z");
const tick = (): number => {
  time += 1000;
  return time;
};
const twins = await startTwins("leak", () => time);
const people = await invite(twins, MOST_SEATS);

describe.each(games.map((game) => ({ id: game.id, game })))("$id", ({ game }) => {
  test(`in ${GAMES_OF_EACH_KIND} games nobody is sent anything that depends on what they may not know`, async () => {
    let moves = 0;
    for (let seed = 1; seed <= GAMES_OF_EACH_KIND; seed++) {
      moves += await compareWorlds(twins, people, game, seed, tick);
    }
    expect(moves).toBeGreaterThan(GAMES_OF_EACH_KIND);
  });
});
