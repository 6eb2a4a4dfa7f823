import { type Game, PERSON, type Sitter } from "@portolan/kernel";
import { isYes } from "../answers.ts";
import { gameOrOnly, readEdition, readOptions } from "../catalog.ts";
import { EXIT, type ExitCode, oneLine, UsageError } from "../errors.ts";
import { playOut, showStart } from "../play/loop.ts";
import { findSave } from "../play/saves.ts";
import { type NewTable, newTable, type PlayTable, resumeTable, wordsOf } from "../play/table.ts";
import { line, type Terminal } from "../terminal.ts";
import { say, translator } from "../words.ts";
import { readBots, wholeNumber } from "./common.ts";

export interface PlayOptions {
  readonly players?: string;
  readonly bots?: string;
  readonly hotSeat?: boolean;
  readonly seat?: string;
  readonly name?: readonly string[];
  readonly seed?: string;
  readonly options?: readonly string[];
  readonly edition?: string;
  readonly resume?: string | true;
  readonly save?: string;
  readonly plain?: boolean;
  readonly server?: string;
  readonly table?: string;
  readonly watch?: boolean;
}

const DEFAULT_PLAYERS = 3;
const DEFAULT_BOT = "trader";
const NAME_LENGTH = 16;

/** Who plays each seat: a person, or the computer player of that name. */
export function whoPlays(players: number, given: Pick<PlayOptions, "bots" | "hotSeat" | "seat">): string[] {
  const bots = given.bots === undefined ? [] : readBots(given.bots);
  if (given.hotSeat) {
    if (given.seat !== undefined) throw new UsageError(say("play.seatOrHotSeat"));
    if (bots.length > players) throw new UsageError(say("play.noBotsLeft", { bots: bots.length, players }));
    const persons = Array.from({ length: players - bots.length }, () => PERSON);
    return [...persons, ...bots];
  }
  // As many computer players as seats: a game to watch.
  if (bots.length >= players && given.seat === undefined) {
    if (bots.length > players) throw new UsageError(say("play.noBotsLeft", { bots: bots.length, players }));
    return bots;
  }
  const own = wholeNumber("--seat", given.seat ?? "0", 0, players - 1);
  const others = bots.length === 0 ? [DEFAULT_BOT] : bots;
  let next = 0;
  return Array.from({ length: players }, (_, seat) =>
    seat === own ? PERSON : others[next++ % others.length],
  );
}

/** Names for the seats: those given for the people, in order, and the game's own for the rest. */
export function seatPlayers(
  kinds: readonly string[],
  given: readonly string[],
  presets: readonly string[],
): Sitter[] {
  const persons = kinds.filter((kind) => kind === PERSON).length;
  if (given.length > persons)
    throw new UsageError(say("play.names", { count: given.length, people: persons }));
  const names = given.map((name) => oneLine(name).slice(0, NAME_LENGTH).trim());
  if (names.includes("")) throw new UsageError(say("play.badName"));
  let next = 0;
  const sitters = kinds.map((player, seat) => ({
    player,
    name: (player === PERSON ? names[next++] : undefined) ?? presets[seat],
  }));
  const twice = sitters.find(({ name }, i) => sitters.findIndex((other) => other.name === name) !== i);
  if (twice) throw new UsageError(say("play.sameName", { name: twice.name }));
  return sitters;
}

/** What the players of a game are called until they have names. */
function presetNames(game: Game, players: number, options: NewTable["options"], edition: unknown): string[] {
  const rules = game.open({ players, options, edition });
  const { t: speak } = translator([], [wordsOf(game, rules)]);
  return rules.seatNames.map((id) => speak(id));
}

/** The table that the options describe. */
export function setTable(gameName: string | undefined, given: PlayOptions): NewTable {
  const game = gameOrOnly(gameName);
  const { min, max } = game.players;
  const preset = Math.min(max, Math.max(min, DEFAULT_PLAYERS));
  const players = given.players === undefined ? preset : wholeNumber("--players", given.players, min, max);
  const options = readOptions(game, given.options ?? []);
  const edition = readEdition(game, given.edition);
  const kinds = whoPlays(players, given);
  const sitters = seatPlayers(kinds, given.name ?? [], presetNames(game, players, options, edition));
  return { game, options, edition, sitters, seed: given.seed, file: given.save };
}

/** Plays a table to its end or until the person leaves, and again if the person likes. */
export async function playTable(
  terminal: Terminal,
  first: PlayTable,
  again: NewTable | null,
  isPlain: boolean,
): Promise<void> {
  let table = first;
  for (;;) {
    if (table.match.moves.length === 0) showStart(terminal, table, isPlain);
    else line(terminal, say("play.resumed", { moves: table.match.moves.length }));
    const ended = await playOut(terminal, table, isPlain);
    if (ended === "quit" || again === null || !terminal.isPerson) return;
    const answer = await terminal.ask(say("play.again"));
    if (answer === null || !isYes(answer)) return;
    // The same seed would give the same cards: whoever plays again wants others.
    table = await newTable(terminal, { ...again, seed: undefined });
    line(terminal, "");
  }
}

/** `portolan play`. */
export async function runPlay(
  terminal: Terminal,
  gameName: string | undefined,
  given: PlayOptions,
): Promise<ExitCode> {
  if (given.server !== undefined || given.table !== undefined || given.watch) {
    const { runPlayOnline } = await import("./play-online.ts");
    return runPlayOnline(terminal, gameName, given);
  }
  const isPlain = given.plain === true;
  if (given.resume !== undefined) {
    const path = findSave(terminal, given.resume === true ? undefined : given.resume);
    await playTable(terminal, await resumeTable(terminal, path), null, isPlain);
    return EXIT.ok;
  }
  const settings = setTable(gameName, given);
  await playTable(terminal, await newTable(terminal, settings), settings, isPlain);
  return EXIT.ok;
}
