import { decide, findPlayer } from "@portolan/bots";
import type { Translator } from "@portolan/guides";
import {
  type AnsweredMatch,
  type Catalogue,
  eventsFor,
  type Game,
  hex,
  type Match,
  type Options,
  PERSON,
  play,
  type Refusal,
  RuleError,
  type Rules,
  recordOf,
  replay,
  type Seat,
  type Sitter,
  startMatch,
  tableWords,
} from "@portolan/kernel";
import { type Board, type BoardKind, loadBoard, type Scene } from "../boards/index.ts";
import { newDeal, seedNamed } from "../chance.ts";
import { fileProblem, UsageError } from "../errors.ts";
import { gameOfRecord, namesIn } from "../records.ts";
import type { Screen } from "../screen.ts";
import type { Terminal } from "../terminal.ts";
import { language, say, translator } from "../words.ts";
import { readSave, recordPath, removeSave, type Save, savePath, writeRecord, writeSave } from "./saves.ts";

/** A game on the screen: what it takes to show it to someone and to ask for a move. */
export interface ShownTable {
  readonly game: Game;
  readonly sitters: readonly Sitter[];
  readonly board: Board;
  /** Speaks of all players alike. */
  readonly translator: Translator;
  /** Speaks to the person in a seat. */
  translatorFor(viewer: Seat | null): Translator;
  /** Its state may be any that the viewer cannot tell from the real one: what is shown follows from views alone. */
  readonly match: Match;
  /** What a seat or a spectator has been told, from an event on. */
  told(viewer: Seat | null, since: number): readonly Match["events"][number][];
}

/** A game being played in this terminal. */
export interface PlayTable extends ShownTable, AnsweredMatch {
  readonly id: string;
  readonly edition: unknown;
  match: Match;
  readonly botSeed: string;
  /** Set when the cards come from a seed that anyone can name. */
  readonly seed: string | undefined;
  /** Where the game is saved after every move. */
  readonly file: string;
  /** Whether the person was told that the game cannot be saved. */
  toldUnsaved: boolean;
}

export interface NewTable {
  readonly game: Game;
  readonly options: Options;
  readonly edition: unknown;
  readonly sitters: readonly Sitter[];
  readonly seed: string | undefined;
  readonly file: string | undefined;
}

async function tableAround(
  terminal: Terminal,
  given: Pick<PlayTable, "id" | "game" | "edition" | "sitters" | "botSeed" | "seed" | "match"> & {
    readonly file: string | undefined;
  },
): Promise<PlayTable> {
  const { game, match, edition, sitters } = given;
  const names = sitters.map(({ name }) => name);
  const table: PlayTable = {
    ...given,
    ...faceOf(await loadBoard(game.id, language()), game, match.rules, edition, names),
    told(viewer, since) {
      return eventsFor(table.match, viewer, since);
    },
    file: given.file ?? savePath(terminal, given.id),
    undone: [],
    mark: null,
    toldUnsaved: false,
  };
  return table;
}

/** What cards are called in the notation: it is what one types, so it is the same in every language. */
function codesOf(game: Game): Catalogue {
  return Object.fromEntries(Object.entries(game.words.en).filter(([id]) => id.startsWith("code.")));
}

/** The words of a table, with the codes that one types. */
export function wordsOf(game: Game, rules: Pick<Rules, "words">): Catalogue {
  return { ...tableWords(game, rules, language()), ...codesOf(game) };
}

/** The board of a game and the translator that speaks of its players. */
export function faceOf(
  kind: BoardKind,
  game: Game,
  rules: Rules,
  edition: unknown,
  names: readonly string[],
): Pick<ShownTable, "board" | "translator" | "translatorFor"> {
  const catalogues = [kind.words, wordsOf(game, rules)];
  const translators = new Map<Seat | null, Translator>();
  const translatorFor = (viewer: Seat | null): Translator => {
    const known = translators.get(viewer) ?? translator(names, catalogues, viewer);
    translators.set(viewer, known);
    return known;
  };
  return {
    board: kind.open({ players: rules.players, options: rules.options, edition }),
    translator: translatorFor(null),
    translatorFor,
  };
}

/** Deals a new game. */
export function newTable(terminal: Terminal, given: NewTable): Promise<PlayTable> {
  const { game, options, edition, sitters, seed, file } = given;
  const rules = game.open({ players: sitters.length, options, edition });
  const match = startMatch(rules, newDeal(terminal, sitters.length, seed));
  const id = `${game.id}-${hex(terminal.secretBytes(3))}`;
  const botSeed = seed ?? hex(terminal.secretBytes(8));
  return tableAround(terminal, { id, game, edition, sitters, botSeed, seed, match, file });
}

/** Takes up a saved game where it was left. */
export async function resumeTable(terminal: Terminal, path: string): Promise<PlayTable> {
  const { id, botSeed, seed, record } = readSave(path);
  const game = gameOfRecord(record);
  const names = namesIn(record);
  const sitters = record.seats.map(({ player }, seat) => ({ name: names[seat], player }));
  const stranger = sitters.find(({ player }) => player !== PERSON && !findPlayer(player));
  if (stranger) throw new UsageError(say("bot.unknownInSave", { name: stranger.player.slice(0, 40) }));
  const { match, stopped } = replay(game, record);
  if (stopped) throw new UsageError(say("save.stopped", { path, move: stopped.move }));
  const edition = record.edition.data ?? game.houseEdition;
  return tableAround(terminal, { id, game, edition, sitters, botSeed, seed, match, file: path });
}

export function isPerson(table: PlayTable, seat: Seat): boolean {
  return table.sitters[seat].player === PERSON;
}

export function people(table: PlayTable): Seat[] {
  return table.sitters.flatMap((_, seat) => (isPerson(table, seat) ? [seat] : []));
}

export function saveOf(table: PlayTable): Save {
  const { id, botSeed, seed, game, match, sitters, edition } = table;
  return {
    id,
    botSeed,
    ...(seed === undefined ? {} : { seed }),
    record: recordOf(game, match, sitters, edition),
  };
}

/**
 * Saves the game; a game that cannot be saved can still be played, but the person must know. Moves of computer players
 * need not reach the disk at once: they would think again.
 */
export function autosave(terminal: Terminal, table: PlayTable, isUrgent = true): void {
  try {
    writeSave(table.file, saveOf(table), isUrgent);
  } catch (error) {
    if (table.toldUnsaved) return;
    table.toldUnsaved = true;
    terminal.err(`${say("save.failed", { problem: say(fileProblem(error), { path: table.file }) })}\n`);
  }
}

/** Keeps the record of a finished game and clears its save; gives the record's path, or null if it cannot be kept. */
export function keepRecord(terminal: Terminal, table: PlayTable): string | null {
  const path = recordPath(terminal, table.id);
  try {
    writeRecord(path, saveOf(table).record);
    if (table.file === savePath(terminal, table.id)) removeSave(table.file);
    else writeSave(table.file, saveOf(table));
    return path;
  } catch (error) {
    terminal.err(`${say("save.failed", { problem: say(fileProblem(error), { path }) })}\n`);
    return null;
  }
}

/** Plays a move; the refusal if the rules do not allow it, and then nothing has changed. */
export function playAt(table: PlayTable, seat: Seat, move: Match["moves"][number]["move"]): Refusal | null {
  const outcome = play(table.match, seat, move);
  if ("refusal" in outcome) return outcome.refusal;
  table.undone = [];
  return null;
}

/** Lets the computer player in a seat move, unless it is told to stop before it has decided. */
export async function playBot(table: PlayTable, seat: Seat, signal: AbortSignal): Promise<void> {
  const { game, match, sitters, botSeed } = table;
  const { rules, state } = match;
  const task = {
    game: game.id,
    settings: { players: rules.players },
    player: sitters[seat].player,
    seat,
    view: rules.view(state, seat),
    legal: rules.legal(state, seat),
    seed: seedNamed(`${botSeed}\n${seat}\n${match.moves.length}`),
  };
  const move = await decide(rules, task, signal);
  if (signal.aborted) return;
  const refusal = playAt(table, seat, move);
  if (refusal) throw new RuleError(refusal);
}

/** The moment as a seat or a spectator sees it. */
export function sceneAt(
  { match, sitters, translatorFor }: Pick<ShownTable, "match" | "sitters" | "translatorFor">,
  viewer: Seat | null,
  screen: Screen,
): Scene {
  return {
    rules: match.rules,
    view: match.rules.view(match.state, viewer),
    viewer,
    computers: sitters.flatMap(({ player }, seat) => (player === PERSON ? [] : [seat])),
    names: sitters.map(({ name }) => name),
    translator: translatorFor(viewer),
    screen,
  };
}
