import type { Refusal, Rules, Seat } from "@portolan/kernel";
import type { Scene } from "../boards/index.ts";
import { bare, inline } from "../markdown.ts";
import { findRule, rulebookOf } from "../rulebook.ts";
import { alarm, beside, paint, type Screen, wrap, wrapIndented } from "../screen.ts";
import { lines, type Terminal } from "../terminal.ts";
import { say } from "../words.ts";
import { type Numbered, number } from "./choices.ts";
import type { Language } from "./interpret.ts";
import { type ShownTable, sceneAt } from "./table.ts";

export type Move = Parameters<Rules["print"]>[0];

/** What a command leads to: the question again, a look at the table as it is now, or the end of the session. */
export type Outcome = "ask" | "changed" | "quit";

/** What a person can say besides moves; its help is in the catalogue under its first name. */
export interface Command {
  readonly names: readonly string[];
  run(prompt: Prompt, rest: string): Outcome | Promise<Outcome>;
}

/** How decisions are carried out: at a table of this terminal, or at one of a server. */
export interface Hands {
  /** Makes a move: it is made, refused, or the table is no longer as it was. */
  play(seat: Seat, move: Move): Promise<"made" | "changed" | Refusal>;
  /** Takes back the seat's last move, or all of its moves that can be taken back; false if there is none. */
  undo(seat: Seat, wholeTurn: boolean): Promise<boolean>;
  redo(seat: Seat): Promise<boolean>;
  /** Why no hints are given here, as a message id; null where they are. */
  readonly noHints: string | null;
  /** Commands that only such tables have. */
  readonly commands: readonly Command[];
}

/** Where one person decides: the table, the seat, and the choices as they are numbered now. */
export interface Prompt {
  readonly terminal: Terminal;
  readonly table: ShownTable;
  readonly hands: Hands;
  readonly seat: Seat;
  readonly isPlain: boolean;
  readonly numbered: Numbered;
}

const LEAST_COLUMNS = 40;
/** Lines longer than this are tiring to read. */
const READABLE = 92;

export function screenOf(terminal: Terminal, isPlain: boolean): Screen {
  return {
    columns: Math.max(LEAST_COLUMNS, terminal.columns()),
    hasColour: terminal.hasColour,
    isPlain,
  };
}

export function promptAt(
  terminal: Terminal,
  table: ShownTable,
  hands: Hands,
  seat: Seat,
  isPlain: boolean,
): Prompt {
  const scene = sceneAt(table, seat, screenOf(terminal, isPlain));
  const { rules, state } = table.match;
  const numbered = number(table.board.choices(scene, rules.legal(state, seat)));
  return { terminal, table, hands, seat, isPlain, numbered };
}

export function sceneOf({ terminal, table, seat, isPlain }: Prompt): Scene {
  return sceneAt(table, seat, screenOf(terminal, isPlain));
}

/** What the person's lines are understood by. */
export function languageOf(prompt: Prompt): Language {
  const { table, numbered } = prompt;
  return {
    rules: table.match.rules,
    moves: numbered.moves,
    shorthand: (text) => table.board.shorthand(sceneOf(prompt), text),
  };
}

/** Tells the person something, in lines that fit. */
export function tell({ terminal, isPlain }: Prompt, text: string): void {
  const sentence = text.slice(0, 1).toUpperCase() + text.slice(1);
  lines(terminal, wrap(sentence, screenOf(terminal, isPlain).columns));
}

/** Lines of the log as a seat or a spectator may know them, from an event on. */
export function logLines(
  terminal: Terminal,
  table: ShownTable,
  viewer: Seat | null,
  isPlain: boolean,
  since = 0,
): readonly string[] {
  const scene = sceneAt(table, viewer, screenOf(terminal, isPlain));
  const news = table.told(viewer, since);
  const all = table.told(viewer, 0);
  return table.board
    .log(scene, news, all.slice(0, all.length - news.length))
    .flatMap((text) => wrapIndented(text, scene.screen.columns));
}

/** The paragraph of a rule; nothing if the rulebook has none of that id. */
export function ruleLines(prompt: Prompt, id: string): string[] {
  const screen = screenOf(prompt.terminal, prompt.isPlain);
  const book = rulebookOf(prompt.table.game.id);
  const rule = book && findRule(book, id);
  if (!rule) return [];
  const head = paint(screen, "bold", rule.id);
  return wrap(`${head} ${inline(screen, rule.text)}`, Math.min(screen.columns, READABLE) - 2, "  ").map(
    (text) => `  ${text}`,
  );
}

/** Why a move is refused: the sentence and its rule. */
export function refusalLines(prompt: Prompt, refusal: Refusal): string[] {
  const screen = screenOf(prompt.terminal, prompt.isPlain);
  const sentence = bare(prompt.table.translator.tell(refusal));
  return wrap(
    `${paint(screen, "red", "✗")} ${sentence} ${say("play.rule", { rule: refusal.rule })}`,
    screen.columns,
    "  ",
  );
}

/** What one should think of before a move. */
export function warningLines({ screen }: Scene, warnings: readonly string[]): string[] {
  return warnings.flatMap((text) => wrap(`${alarm(screen, "!")} ${text}`, screen.columns, "  "));
}

/** From this width on the choices stand beside the board. */
const SIDE_BY_SIDE = 120;
const CHOICES_COLUMNS = 38;
/** What is wider than this is shared out between the two. */
const BOARD_COLUMNS = 100;

/** The question with its choices on a screen of that width. */
function questionLines(prompt: Prompt, columns: number, all: boolean): string[] {
  const scene = sceneOf(prompt);
  const screen = { ...scene.screen, columns };
  return [
    ...prompt.table.board
      .question(scene)
      .flatMap((text) => wrap(text, Math.min(columns, READABLE) - 1))
      .map((text) => ` ${paint(screen, "bold", text)}`),
    ...prompt.numbered.lines(screen, all),
  ];
}

/** Draws the board with the question, beside each other where there is room. */
export function showBoard(prompt: Prompt): void {
  const scene = sceneOf(prompt);
  const { columns, isPlain } = scene.screen;
  const { board } = prompt.table;
  if (columns < SIDE_BY_SIDE || isPlain) {
    lines(prompt.terminal, ["", ...board.draw(scene), "", ...questionLines(prompt, columns, false)]);
    return;
  }
  const boardColumns = Math.min(columns - CHOICES_COLUMNS - 2, BOARD_COLUMNS);
  const choicesColumns = Math.min(columns - boardColumns - 2, 60);
  const drawn = board.draw({ ...scene, screen: { ...scene.screen, columns: boardColumns } });
  const asked = questionLines(prompt, choicesColumns, false);
  lines(prompt.terminal, ["", ...beside(drawn, ["", ...asked], 2)]);
}

export function showChoices(prompt: Prompt, all: boolean): void {
  lines(prompt.terminal, questionLines(prompt, screenOf(prompt.terminal, prompt.isPlain).columns, all));
}
