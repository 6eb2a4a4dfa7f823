import { readFileSync } from "node:fs";
import { games } from "@portolan/games";
import {
  type Catalogue,
  type Game,
  InputError,
  type Options,
  type OptionValue,
  settleOptions,
} from "@portolan/kernel";
import { fileProblem, oneLine, UsageError } from "./errors.ts";
import { suggestions } from "./suggest.ts";
import { language, say } from "./words.ts";

/** A game's words in the language of this process, English where it has none. */
export function wordsIn(game: Game): Catalogue {
  return { ...game.words.en, ...game.words[language()] };
}

export function titleOf(game: Game): string {
  return wordsIn(game).title ?? game.id;
}

export function aboutOf(game: Game): string {
  return wordsIn(game).about ?? "";
}

/** "did you mean …?" as an ending of a sentence, or nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = suggestions(word, known);
  if (near.length === 0) return "";
  const names = new Intl.ListFormat(language(), { type: "disjunction" }).format(near);
  return ` ${say("didYouMean", { names })}`;
}

/** The game of this id, or else of the only id that begins so, or else of the only one that has this word in it. */
export function resolveGame(name: string): Game {
  const wanted = name.toLowerCase();
  const tests: readonly ((id: string) => boolean)[] = [
    (id) => id === wanted,
    (id) => id.startsWith(wanted),
    (id) => id.split("-").includes(wanted),
  ];
  for (const isMeant of tests) {
    const found = games.filter(({ id }) => isMeant(id));
    if (found.length === 1) return found[0];
  }
  const ids = games.map((game) => game.id);
  throw new UsageError(
    say("game.unknown", { name: oneLine(name).slice(0, 60), games: { list: ids } }) + didYouMean(name, ids),
  );
}

/** The game asked for; left out, the only one there is. */
export function gameOrOnly(name: string | undefined): Game {
  if (name !== undefined) return resolveGame(name);
  if (games.length === 1) return games[0];
  throw new UsageError(say("game.which", { games: { list: games.map((game) => game.id) } }));
}

function optionOf(game: Game, pair: string): [string, OptionValue] {
  const at = pair.indexOf("=");
  if (at < 1) throw new UsageError(say("option.form", { pair: oneLine(pair).slice(0, 60) }));
  const name = pair.slice(0, at);
  const value = pair.slice(at + 1);
  const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
  if (!spec) {
    const names = Object.keys(game.options);
    throw new UsageError(
      say("option.unknown", { name: oneLine(name).slice(0, 60), names: { list: names } }) +
        didYouMean(name, names),
    );
  }
  const chosen = spec.values.find((one) => String(one) === value);
  if (chosen === undefined) {
    const values = spec.values.map(String);
    throw new UsageError(
      say("option.value", { name, value: oneLine(value).slice(0, 60), values: { list: values } }) +
        didYouMean(value, values),
    );
  }
  return [name, chosen];
}

/** Options written as `key=value`. */
export function readOptions(game: Game, pairs: readonly string[]): Options {
  const options: Options = Object.fromEntries(pairs.map((pair) => optionOf(game, pair)));
  settleOptions(game.options, options);
  return options;
}

/** The text of a file; a sentence about the file if it cannot be read. */
export function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new UsageError(say(fileProblem(error), { path }));
  }
}

/** Edition data from a file, checked by the game; the house edition if no file is named. */
export function readEdition(game: Game, path: string | undefined): unknown {
  if (path === undefined) return game.houseEdition;
  const text = readText(path);
  let edition: unknown;
  try {
    edition = JSON.parse(text);
  } catch {
    throw new UsageError(say("file.notJson", { path }));
  }
  try {
    game.open({ players: game.players.min, edition });
  } catch (error) {
    // An edition may be for other numbers of players: that is not the file's fault.
    if (!(error instanceof InputError)) throw error;
    if (!/players/.test(error.message)) {
      throw new UsageError(
        say("edition.bad", { path, title: titleOf(game), problem: oneLine(error.message) }),
      );
    }
  }
  return edition;
}
