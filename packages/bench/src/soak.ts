/**
 * `npm run soak [-- --minutes 5] [--game ID] [--seed N]`: the suite's checks on ever new random games, at every number
 * of players and set of options, until the time is up or something breaks. A failure names the seed to find it again.
 * `npm run soak -- nodes` kills servers instead: see `soak-nodes.ts`.
 */
import { parseArgs } from "node:util";
import { findGame, games } from "@portolan/games";
import { checksFor } from "@portolan/games/checks";
import type { Game } from "@portolan/kernel";
import { CHECKS, optionSets, type Tested } from "@portolan/kernel/testing";
import { soakNodes } from "./soak-nodes.ts";

/** All tables of a game that the checks run on. */
function tables(game: Game): Tested[] {
  return Array.from(
    { length: game.players.max - game.players.min + 1 },
    (_, i) => game.players.min + i,
  ).flatMap((players) =>
    optionSets(game).map((options) => {
      const settings = { players, options };
      return { game, rules: game.open(settings), checks: checksFor(game.id, settings) };
    }),
  );
}

function soakGames(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: "string", default: "5" },
      game: { type: "string" },
      seed: { type: "string", default: String(Date.now() % 2 ** 31) },
    },
  });
  const chosen =
    values.game === undefined ? games : [findGame(values.game)].filter((game) => game !== undefined);
  if (chosen.length === 0) throw new Error(`there is no game "${values.game}"`);
  const work = chosen.flatMap(tables);
  const end = Date.now() + Number(values.minutes) * 60_000;
  let seed = Number(values.seed);
  let played = 0;
  console.log(`soaking ${chosen.map(({ id }) => id).join(", ")} from seed ${seed} for ${values.minutes} min`);
  for (let round = 0; Date.now() < end; round++) {
    const tested = work[round % work.length];
    for (const check of Object.values(CHECKS)) check(tested, seed);
    seed = (seed + 7919) % 2 ** 31;
    played += Object.keys(CHECKS).length;
    if (process.stderr.isTTY) process.stderr.write(`\r${played} games `);
  }
  console.log(`${played} games, nothing broken`);
}

const [first, ...rest] = process.argv.slice(2);
if (first === "nodes") await soakNodes(rest);
else soakGames(process.argv.slice(2));
