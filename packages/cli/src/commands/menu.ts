import { findGame, games } from "@portolan/games";
import type { Game } from "@portolan/kernel";
import { isNo, isYes } from "../answers.ts";
import { aboutOf, titleOf } from "../catalog.ts";
import { EXIT, type ExitCode, oneLine } from "../errors.ts";
import { listSaves, readSave, type Save } from "../play/saves.ts";
import { newTable, resumeTable } from "../play/table.ts";
import { wrapIndented } from "../screen.ts";
import { line, lines, type Terminal } from "../terminal.ts";
import { say } from "../words.ts";
import { type PlayOptions, playTable, setTable } from "./play.ts";

function tell(terminal: Terminal, text: string, indent = ""): void {
  lines(terminal, wrapIndented(text, terminal.columns(), indent));
}

/** Asks until the answer is a number in the range; Enter takes the preset. Null when the person leaves. */
async function askNumber(
  terminal: Terminal,
  prompt: string,
  min: number,
  max: number,
  preset: number,
): Promise<number | null> {
  for (;;) {
    const answer = await terminal.ask(prompt);
    if (answer === null) return null;
    if (answer.trim() === "") return preset;
    const number = /^\d+$/.test(answer.trim()) ? Number(answer) : Number.NaN;
    if (number >= min && number <= max) return number;
    line(terminal, say("menu.notUnderstood"));
  }
}

/** Asks until the answer is yes or no; Enter is yes. Null when the person leaves. */
async function askYes(terminal: Terminal, prompt: string): Promise<boolean | null> {
  for (;;) {
    const answer = await terminal.ask(prompt);
    if (answer === null) return null;
    if (answer.trim() === "" || isYes(answer)) return true;
    if (isNo(answer)) return false;
    line(terminal, say("ask.yesOrNo"));
  }
}

/** The latest saved game that can be read. */
function latestSave(terminal: Terminal): { readonly path: string; readonly save: Save } | null {
  for (const { path } of listSaves(terminal)) {
    try {
      return { path, save: readSave(path) };
    } catch {
      // A damaged save must not keep anybody from playing; `portolan saves` tells of it.
    }
  }
  return null;
}

async function chooseGame(terminal: Terminal): Promise<Game | null> {
  if (games.length === 1) return games[0];
  games.forEach((game, i) => {
    tell(terminal, `  ${i + 1}  ${titleOf(game)}: ${aboutOf(game)}`, "   ");
  });
  const chosen = await askNumber(terminal, say("menu.whichGame"), 1, games.length, 1);
  return chosen === null ? null : games[chosen - 1];
}

const OPPONENTS = ["trader", "novice", "captain", "admiral", "people"] as const;

async function chooseOpponents(terminal: Terminal): Promise<PlayOptions | null> {
  lines(terminal, [
    say("menu.opponents"),
    ...OPPONENTS.map((kind, i) => `  ${i + 1}  ${say(`menu.opponent.${kind}`)}`),
  ]);
  const chosen = await askNumber(terminal, say("menu.whichOpponent"), 1, OPPONENTS.length, 1);
  if (chosen === null) return null;
  const kind = OPPONENTS[chosen - 1];
  return kind === "people" ? { hotSeat: true } : { bots: kind };
}

/** `portolan` without a command, in front of a person: asks what to play, and plays it. */
export async function runMenu(terminal: Terminal): Promise<ExitCode> {
  lines(terminal, [say("menu.welcome"), say("menu.hint"), ""]);
  const latest = latestSave(terminal);
  if (latest) {
    const { record } = latest.save;
    const game = findGame(record.game);
    const facts = { players: record.seats.length, moves: record.moves.length };
    tell(terminal, say("menu.saved", { title: game ? titleOf(game) : oneLine(record.game), ...facts }));
    const goOn = await askYes(terminal, say("menu.resume"));
    if (goOn === null) return EXIT.ok;
    if (goOn) {
      await playTable(terminal, await resumeTable(terminal, latest.path), null, false);
      return EXIT.ok;
    }
  }
  const game = await chooseGame(terminal);
  if (!game) return EXIT.ok;
  if (games.length === 1) tell(terminal, `${titleOf(game)}: ${aboutOf(game)}`);
  const { min, max } = game.players;
  const preset = Math.min(max, Math.max(min, 3));
  const players = await askNumber(terminal, say("menu.players", { min, max, preset }), min, max, preset);
  if (players === null) return EXIT.ok;
  const opponents = await chooseOpponents(terminal);
  if (!opponents) return EXIT.ok;
  line(terminal);
  const settings = setTable(game.id, {
    ...opponents,
    players: String(players),
    ...(opponents.bots ? { seat: "0" } : {}),
  });
  await playTable(terminal, await newTable(terminal, settings), settings, false);
  return EXIT.ok;
}
