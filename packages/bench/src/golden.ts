/**
 * Writes the golden records. `npm run golden` rewrites all of them from the games that they hold, and the sentences
 * of each game: after a change of events or words. `npm run golden -- <game> <name> <players> <player> <seed>
 * [option=value ...]`, where the player is a computer player, has a new game played: only when a rule changes on
 * purpose, with a new rules version.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { findPlayer } from "@portolan/bots";
import { findGame, games } from "@portolan/games";
import { GOLDEN, goldenRecords } from "@portolan/games/golden";
import {
  fastChance,
  type Game,
  type GameRecord,
  mustPlay,
  type OptionValue,
  recordOf,
  seededDeal,
  startMatch,
  tableWords,
} from "@portolan/kernel";
import { sentences, transcript } from "@portolan/kernel/testing";

/** The value of an option as the game's table writes it. */
function optionValue(game: Game, name: string, text: string): OptionValue {
  return game.options[name]?.values.find((value) => String(value) === text) ?? text;
}

function played(
  game: Game,
  players: number,
  kind: string,
  seed: string,
  settings: readonly string[],
): GameRecord {
  const player = findPlayer(kind);
  if (!player) throw new Error(`there is no computer player "${kind}"`);
  const options = Object.fromEntries(
    settings.map((setting) => {
      const [name, value] = setting.split("=");
      return [name, optionValue(game, name, value)];
    }),
  );
  const rules = game.open({ players, options });
  const match = startMatch(rules, seededDeal(seed, players));
  const chance = fastChance(1);
  for (let seats = rules.waitsFor(match.state); seats.length > 0; seats = rules.waitsFor(match.state)) {
    const seat = seats[chance.below(seats.length)];
    const legal = rules.legal(match.state, seat);
    mustPlay(match, seat, player.choose({ rules, seat, view: rules.view(match.state, seat), legal, chance }));
  }
  const words = tableWords(game, rules, "en");
  const sitters = rules.seatNames.map((id) => ({ name: words[id] ?? id, player: kind }));
  return recordOf(game, match, sitters);
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(new URL(`${folder}/`, GOLDEN), { recursive: true });
  writeFileSync(new URL(`${folder}/${file}`, GOLDEN), text);
}

function writeAll(): void {
  for (const game of games) {
    const records = goldenRecords(game.id);
    for (const [file, record] of Object.entries(records)) write(game.id, file, transcript(game, record));
    write("sentences", `${game.id}.txt`, sentences(game, Object.values(records)));
  }
}

const [id, name, players, kind, seed, ...settings] = process.argv.slice(2);
if (id !== undefined) {
  const game = findGame(id);
  if (!game || !name || !seed)
    throw new Error("usage: [<game> <name> <players> <player> <seed> [option=value ...]]");
  write(game.id, `${name}.txt`, transcript(game, played(game, Number(players), kind, seed, settings)));
}
writeAll();
