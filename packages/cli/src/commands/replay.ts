import {
  eventsFor,
  type Game,
  type GameRecord,
  type Match,
  playLine,
  replay,
  type Seat,
} from "@portolan/kernel";
import { loadBoard, type Scene } from "../boards/index.ts";
import { EXIT, type ExitCode, oneLine, UsageError } from "../errors.ts";
import { resultTable, winnersLine } from "../play/end.ts";
import { faceOf, type ShownTable, sceneAt } from "../play/table.ts";
import { gameOfRecord, namesIn, oneRecord, readRecords } from "../records.ts";
import { paint, wrapIndented } from "../screen.ts";
import { line, lines, type Terminal } from "../terminal.ts";
import { language, say } from "../words.ts";
import { printJson, printScreen, wholeNumber } from "./common.ts";
import { numberOf } from "./link.ts";

export interface ReplayOptions {
  readonly seat?: string;
  readonly from?: string;
  readonly json?: boolean;
  readonly all?: boolean;
  readonly number?: string;
  readonly plain?: boolean;
}

/** A record opened for going through it. */
interface Reader extends Pick<ShownTable, "board" | "translator" | "translatorFor" | "sitters"> {
  readonly terminal: Terminal;
  readonly game: Game;
  readonly record: GameRecord;
  readonly names: readonly string[];
  readonly isPlain: boolean;
}

async function openReader(terminal: Terminal, record: GameRecord, isPlain: boolean): Promise<Reader> {
  const game = gameOfRecord(record);
  const names = namesIn(record);
  const edition = record.edition.data ?? game.houseEdition;
  const { match } = replay(game, record, 0);
  const kind = await loadBoard(game.id, language());
  const sitters = record.seats.map(({ player }, seat) => ({ name: names[seat], player }));
  return {
    terminal,
    game,
    record,
    names,
    sitters,
    ...faceOf(kind, game, match.rules, edition, names),
    isPlain,
  };
}

function sceneIn(reader: Reader, match: Match, viewer: Seat | null): Scene {
  return sceneAt({ ...reader, match }, viewer, { ...printScreen(reader.terminal), isPlain: reader.isPlain });
}

/** Plays the record up to a move; a move against the rules is told and ends it. */
function at({ game, record }: Reader, moves: number): Match {
  const { match, stopped } = replay(game, record, moves);
  if (stopped) {
    throw new UsageError(
      say("replay.stopped", { move: stopped.move, text: oneLine(stopped.text).slice(0, 60) }),
    );
  }
  return match;
}

/** What happened from an event on, in the words of the board. */
function told(reader: Reader, match: Match, viewer: Seat | null, since: number): string[] {
  const scene = sceneIn(reader, match, viewer);
  const news = eventsFor(match, viewer, since);
  const all = eventsFor(match, viewer, 0);
  return reader.board
    .log(scene, news, all.slice(0, all.length - news.length))
    .flatMap((text) => wrapIndented(text, scene.screen.columns));
}

interface Step {
  readonly number: number;
  readonly seat: Seat;
  readonly move: string;
  readonly words: string;
  readonly events: readonly string[];
}

/** Every move with its events in words. */
function steps(
  reader: Reader,
  viewer: Seat | null,
  from: number,
): { readonly steps: Step[]; readonly match: Match } {
  const { record, translator: speech } = reader;
  const match = at(reader, from);
  const found = record.moves.slice(from).map((text, i): Step => {
    const since = match.events.length;
    const refusal = playLine(match, text);
    if (refusal)
      throw new UsageError(say("replay.stopped", { move: from + i + 1, text: oneLine(text).slice(0, 60) }));
    const { seat, move } = match.moves[match.moves.length - 1];
    return {
      number: from + i + 1,
      seat,
      move: match.rules.print(move),
      words: speech.tell(match.rules.tell.move(move)),
      events: told(reader, match, viewer, since),
    };
  });
  return { steps: found, match };
}

function resultLines({ names, translator: speech }: Reader, match: Match): string[] {
  const result = match.rules.result(match.state);
  if (!result) return [];
  const reason = say("end.over", { reason: speech.t(result.reason) });
  return ["", reason, winnersLine(result, names), ...resultTable(result, names, speech)];
}

function printAll(reader: Reader, viewer: Seat | null, from: number): void {
  const { terminal, names } = reader;
  const screen = printScreen(terminal);
  if (from === 0) lines(terminal, told(reader, at(reader, 0), viewer, 0));
  const { steps: all, match } = steps(reader, viewer, from);
  for (const { number, seat, move, events } of all) {
    const head = say("replay.move", { number, name: names[seat], words: move });
    lines(terminal, [paint(screen, "bold", head), ...events.map((text) => `   ${text}`)]);
  }
  lines(terminal, resultLines(reader, match));
}

function readSeat(text: string, players: number): Seat {
  const seat = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (seat < players) return seat;
  throw new UsageError(say("replay.noSeat", { seat: oneLine(text).slice(0, 20), last: players - 1 }));
}

/** Shows the board after so many moves, with what the last of them did. */
function showStep(reader: Reader, moves: number, viewer: Seat | null): void {
  const { terminal, record, board } = reader;
  const before = moves === 0 ? 0 : at(reader, moves - 1).events.length;
  const match = at(reader, moves);
  lines(terminal, [
    "",
    ...board.draw(sceneIn(reader, match, viewer)),
    "",
    ...told(reader, match, viewer, before),
    say("replay.at", { at: moves, all: record.moves.length }),
    ...(moves === record.moves.length ? resultLines(reader, match) : []),
  ]);
}

async function walk(reader: Reader, start: Seat | null, from: number): Promise<void> {
  const { terminal, record } = reader;
  const last = record.moves.length;
  let viewer = start;
  let moves = from;
  showStep(reader, moves, viewer);
  for (;;) {
    const typed = await terminal.ask(say("replay.prompt"));
    if (typed === null) return;
    const [command = "n", argument = ""] = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
    if (command === "q" || command === "quit") return;
    if (command === "n") {
      if (moves === last) line(terminal, say("replay.end"));
      else showStep(reader, ++moves, viewer);
    } else if (command === "p") {
      if (moves === 0) line(terminal, say("replay.begin"));
      else showStep(reader, --moves, viewer);
    } else if (command === "g" && /^\d+$/.test(argument) && Number(argument) <= last) {
      moves = Number(argument);
      showStep(reader, moves, viewer);
    } else if (command === "s" && (argument === "" || Number(argument) < record.seats.length)) {
      viewer = argument === "" ? null : readSeat(argument, record.seats.length);
      showStep(reader, moves, viewer);
    } else {
      line(terminal, say("replay.what"));
    }
  }
}

/** `portolan replay`. */
export async function runReplay(
  terminal: Terminal,
  source: string,
  options: ReplayOptions,
): Promise<ExitCode> {
  const record = oneRecord(await readRecords(terminal, source), numberOf(options));
  // Colours have no place in data.
  const reader = await openReader(
    options.json ? { ...terminal, hasColour: false } : terminal,
    record,
    options.plain === true,
  );
  const viewer = options.seat === undefined ? null : readSeat(options.seat, record.seats.length);
  const from = options.from === undefined ? 0 : wholeNumber("--from", options.from, 0, record.moves.length);
  if (options.json) {
    const { steps: all, match } = steps(reader, viewer, from);
    const result = match.rules.result(match.state);
    printJson(terminal, { game: record.game, seats: record.seats, moves: all, result });
  } else if (options.all || !terminal.isPerson) printAll(reader, viewer, from);
  else await walk(reader, viewer, from);
  return EXIT.ok;
}
