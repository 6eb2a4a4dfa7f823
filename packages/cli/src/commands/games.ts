import { games } from "@portolan/games";
import type { Game } from "@portolan/kernel";
import { aboutOf, resolveGame, titleOf, wordsIn } from "../catalog.ts";
import { callAs } from "../files.ts";
import { columnsOf, paint, type Screen, wrap } from "../screen.ts";
import { lines, type Terminal } from "../terminal.ts";
import { say, translator } from "../words.ts";
import { printJson, printScreen } from "./common.ts";

export interface GamesOptions {
  readonly json?: boolean;
  readonly options?: boolean;
}

/** A game as data. */
export function describeGame(game: Game): object {
  const { id, rulesVersion, players, minutes, options, words } = game;
  const edition = game.open({ players: players.min }).editionId;
  return {
    id,
    title: words.en.title ?? id,
    about: words.en.about ?? "",
    players: { min: players.min, max: players.max },
    minutes,
    rulesVersion,
    edition,
    options: Object.entries(options).map(([name, { values, rules }]) => ({
      name,
      values,
      default: values[0],
      rules,
    })),
  };
}

function optionLines(screen: Screen, game: Game): string[] {
  const { t: speak } = translator([], [wordsIn(game)]);
  const rows = Object.entries(game.options).flatMap(([name, { values, rules }]) => {
    const about = `${speak(`option.${name}`)} · ${say("games.rules", { rules: { list: rules } })}`;
    const choices = values.map((value) => [`      ${value}`, speak(`option.${name}.${value}`)]);
    return [[`    ${paint(screen, "bold", name)}`, about], ...choices];
  });
  return [`  ${say("games.options")}`, ...columnsOf(rows)];
}

function gameLines(screen: Screen, game: Game, withOptions: boolean): string[] {
  const { players, minutes } = game;
  const facts = say("games.facts", {
    min: players.min,
    max: players.max,
    minutes,
    about: aboutOf(game),
  });
  return [
    say("games.line", { id: paint(screen, "bold", game.id), title: titleOf(game) }),
    ...wrap(facts, screen.columns - 2).map((text) => `  ${text}`),
    ...(withOptions ? optionLines(screen, game) : []),
  ];
}

/** `portolan games`: what can be played. */
export function listGames(terminal: Terminal, name: string | undefined, options: GamesOptions): void {
  const listed = name === undefined ? games : [resolveGame(name)];
  if (options.json) {
    const described = listed.map(describeGame);
    return printJson(terminal, name === undefined ? described : described[0]);
  }
  const screen = printScreen(terminal);
  const withOptions = options.options === true || name !== undefined;
  const hint = withOptions ? [] : ["", say("games.more", { call: callAs(terminal) })];
  lines(terminal, [...listed.flatMap((game) => gameLines(screen, game, withOptions)), ...hint]);
}
