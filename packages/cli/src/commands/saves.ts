import { EXIT, type ExitCode } from "../errors.ts";
import { callAs } from "../files.ts";
import { findSave, listSaves, readSave, removeSave } from "../play/saves.ts";
import { columnsOf } from "../screen.ts";
import { line, lines, type Terminal } from "../terminal.ts";
import { say } from "../words.ts";
import { printJson } from "./common.ts";

export interface SavesOptions {
  readonly json?: boolean;
  readonly delete?: string;
}

interface Listed {
  readonly id: string;
  readonly path: string;
  readonly changed: string;
  readonly game: string | null;
  readonly players: readonly string[];
  readonly moves: number;
}

function listed(terminal: Terminal): Listed[] {
  return listSaves(terminal).map(({ id, path, changed }) => {
    const facts = { id, path, changed: changed.toISOString() };
    try {
      const { record } = readSave(path);
      const players = record.seats.map(({ name, player }) => `${name} (${player})`);
      return { ...facts, game: record.game, players, moves: record.moves.length };
    } catch {
      return { ...facts, game: null, players: [], moves: 0 };
    }
  });
}

/** `portolan saves`. */
export function runSaves(terminal: Terminal, options: SavesOptions): ExitCode {
  if (options.delete !== undefined) {
    const path = findSave(terminal, options.delete);
    // A file elsewhere is deleted only if it is a save; one in the saves' folder may be damaged.
    if (!listSaves(terminal).some((save) => save.path === path)) readSave(path);
    removeSave(path);
    line(terminal, say("saves.deleted", { path }));
    return EXIT.ok;
  }
  const saves = listed(terminal);
  if (options.json) printJson(terminal, saves);
  else if (saves.length === 0) line(terminal, say("saves.none"));
  else {
    const rows = saves.map(({ id, changed, game, moves, players }) => [
      id,
      changed.slice(0, 16).replace("T", " "),
      game === null ? say("saves.damaged") : say("saves.line.moves", { moves }),
      players.join(", "),
    ]);
    lines(terminal, [...columnsOf(rows), "", say("saves.more", { call: callAs(terminal) })]);
  }
  return EXIT.ok;
}
