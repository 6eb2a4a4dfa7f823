/**
 * Writes golden transcripts: `npm run golden -- <game> <name> <players> <player> <seed> [option=value ...]`, where
 * the player is a computer player. Only when a rule changes on purpose, with a new rules version.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { findPlayer } from "@portolan/bots";
import { findGame } from "@portolan/games";
import {
  awaited,
  fastChance,
  type Game,
  mustPlay,
  type OptionValue,
  recordOf,
  seededDeal,
  startMatch,
  tableWords,
} from "@portolan/kernel";
import { transcript } from "@portolan/kernel/testing";

/** The value of an option as the game's table writes it. */
function optionValue(game: Game, name: string, text: string): OptionValue {
  return game.options[name]?.values.find((value) => String(value) === text) ?? text;
}

function golden(
  game: Game,
  players: number,
  kind: string,
  seed: string,
  settings: readonly string[],
): string {
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
  for (let seats = awaited(rules, match.state); seats.length > 0; seats = awaited(rules, match.state)) {
    const seat = seats[chance.below(seats.length)];
    const legal = rules.legal(match.state, seat);
    mustPlay(match, seat, player.choose({ rules, seat, view: rules.view(match.state, seat), legal, chance }));
  }
  const words = tableWords(game, rules, "en");
  const sitters = rules.seatNames.map((id) => ({ name: words[id] ?? id, player: kind }));
  return transcript(game, recordOf(game, match, sitters));
}

const [id, name, players, kind, seed, ...settings] = process.argv.slice(2);
const game = findGame(id ?? "");
if (!game || !name || !seed)
  throw new Error("usage: <game> <name> <players> <player> <seed> [option=value ...]");
const folder = new URL(`../../games/golden/${game.id}/`, import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL(`${name}.txt`, folder), golden(game, Number(players), kind, seed, settings));
