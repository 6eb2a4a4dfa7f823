import { advise, type Weighed } from "@portolan/bots";
import { didYouMean } from "../catalog.ts";
import { seedNamed } from "../chance.ts";
import { oneLine } from "../errors.ts";
import { rulebookOf } from "../rulebook.ts";
import { columnsOf, wrapIndented } from "../screen.ts";
import { line, lines } from "../terminal.ts";
import { say } from "../words.ts";
import {
  type Command,
  type Desk,
  languageOf,
  logLines,
  type Move,
  type Outcome,
  refusalLines,
  ruleLines,
  sceneOf,
  showBoard,
  showChoices,
  tell,
  warningLines,
} from "./desk.ts";
import { hintFacts } from "./hint.ts";
import { interpretMove } from "./interpret.ts";
import { whileWaiting } from "./waiting.ts";

/** The move that a person names after a command, or null when told what is wrong with it. */
function namedMove(desk: Desk, text: string): Move | null {
  const { terminal } = desk;
  if (text === "") {
    tell(desk, say("play.whichMove"));
    return null;
  }
  const meaning = interpretMove(languageOf(desk), text);
  switch (meaning.kind) {
    case "move":
      return meaning.move;
    case "refused":
      lines(terminal, refusalLines(desk, meaning.refusal));
      return null;
    case "several":
      return meaning.moves[0];
    case "noSuchNumber":
      tell(desk, say("play.noSuchNumber", { number: meaning.number, most: meaning.most }));
      return null;
    default:
      return null;
  }
}

function help(desk: Desk): Outcome {
  const rows = commandsAt(desk).map(({ names }) => [
    `  ${say(`play.command.${names[0]}`)}`,
    say(`play.command.${names[0]}.about`),
  ]);
  tell(desk, say("play.help"));
  lines(desk.terminal, columnsOf(rows));
  return "ask";
}

function preview(desk: Desk, rest: string): Outcome {
  const move = namedMove(desk, rest);
  if (move === null) return "ask";
  const { rules, state } = desk.table.match;
  const refusal = rules.check(state, desk.seat, move);
  if (refusal) lines(desk.terminal, refusalLines(desk, refusal));
  else {
    line(desk.terminal, `${rules.print(move)}:`);
    const scene = sceneOf(desk);
    lines(desk.terminal, [
      ...desk.table.board.preview(scene, move),
      ...warningLines(scene, desk.table.board.warnings(scene, move)),
    ]);
  }
  return "ask";
}

const HINTS = 3;
/** How long a hint is thought about; mostly counted in iterations, so that the same moment gets the same hint. */
const HINT_BUDGET = { iterations: 1500, ms: 2000 };

/** A move of the ranking: its number in the list of choices, the chance to win with it, and why. */
function hintLines(desk: Desk, weighed: Weighed): string[] {
  const { table, terminal, numbered } = desk;
  const { move, reasons } = weighed;
  const at = numbered.moves.indexOf(move) + 1;
  const facts = hintFacts(table.voice, table.match.rules.print(move), weighed);
  const why = reasons.map((reason) => table.voice.tell(reason));
  return [
    `  ${String(at).padStart(2)}  ${facts}`,
    ...why.flatMap((text) => wrapIndented(`      ${text}`, terminal.columns(), "      ")),
  ];
}

/** The moves that a strong computer player likes best in this seat's place, and why. */
async function hint(desk: Desk): Promise<Outcome> {
  const { terminal, table, seat, numbered, hands } = desk;
  if (hands.noHints !== null) {
    tell(desk, say(hands.noHints));
    return "ask";
  }
  const { rules, state, moves } = table.match;
  const task = {
    game: table.game.id,
    settings: { players: rules.players },
    player: "admiral",
    seat,
    view: rules.view(state, seat),
    legal: numbered.moves,
    seed: seedNamed(`hint\n${moves.length}`),
    budget: HINT_BUDGET,
  };
  const { ranking } = await whileWaiting(terminal, say("play.hint.thinking"), () => advise(rules, task));
  tell(desk, say("play.hint"));
  lines(
    terminal,
    ranking.slice(0, HINTS).flatMap((weighed) => hintLines(desk, weighed)),
  );
  return "ask";
}

/** Why a move is not allowed, with the paragraph of the rule. */
function why(desk: Desk, rest: string): Outcome {
  const { terminal, table, seat } = desk;
  const text = rest.replace(/^not\s+/i, "");
  if (text === "") {
    tell(desk, say("play.whyWhat"));
    return "ask";
  }
  const { rules, state } = table.match;
  const meaning = interpretMove(languageOf(desk), text);
  const move = meaning.kind === "move" ? meaning.move : meaning.kind === "several" ? meaning.moves[0] : null;
  const refusal = move ? rules.check(state, seat, move) : meaning.kind === "refused" ? meaning.refusal : null;
  if (refusal) lines(terminal, [...refusalLines(desk, refusal), ...ruleLines(desk, refusal.rule)]);
  else if (move) tell(desk, say("play.allowed", { move: rules.print(move) }));
  else namedMove(desk, text);
  return "ask";
}

function rule(desk: Desk, rest: string): Outcome {
  const found = ruleLines(desk, rest);
  if (found.length > 0) lines(desk.terminal, found);
  else {
    const ids = rulebookOf(desk.table.game.id)?.rules.map(({ id }) => id) ?? [];
    tell(desk, say("rules.unknown", { id: oneLine(rest).slice(0, 40) }) + didYouMean(rest, ids));
  }
  return "ask";
}

const LOG_LINES = 20;

function log(desk: Desk, rest: string): Outcome {
  const wanted = rest === "" ? LOG_LINES : Number(rest);
  if (!Number.isInteger(wanted) || wanted < 1) tell(desk, say("play.logHow"));
  else lines(desk.terminal, logLines(desk.terminal, desk.table, desk.seat, desk.isPlain).slice(-wanted));
  return "ask";
}

async function undo(desk: Desk, rest: string): Promise<Outcome> {
  const done = await desk.hands.undo(desk.seat, rest.toLowerCase() === "turn");
  tell(desk, say(done ? "play.undone" : "play.notUndone"));
  return done ? "changed" : "ask";
}

async function redo(desk: Desk): Promise<Outcome> {
  const done = await desk.hands.redo(desk.seat);
  tell(desk, say(done ? "play.redone" : "play.notRedone"));
  return done ? "changed" : "ask";
}

const COMMANDS: readonly Command[] = [
  { names: ["help", "?", "h"], run: help },
  {
    names: ["more", "m"],
    run(desk) {
      showChoices(desk, true);
      return "ask";
    },
  },
  { names: ["preview", "p"], run: preview },
  { names: ["hint"], run: hint },
  { names: ["why"], run: why },
  { names: ["rule", "rules"], run: rule },
  { names: ["log", "l"], run: log },
  { names: ["undo", "u"], run: undo },
  { names: ["redo"], run: redo },
  {
    names: ["board", "b"],
    run(desk) {
      showBoard(desk);
      return "ask";
    },
  },
];
const QUIT: Command = { names: ["quit", "q", "exit"], run: () => "quit" };

function commandsAt({ hands }: Desk): readonly Command[] {
  return [...COMMANDS, ...hands.commands, QUIT];
}

/** The first name of the command that a word stands for. */
export function commandOf(desk: Desk, word: string): string | undefined {
  return commandsAt(desk).find(({ names }) => names.includes(word))?.names[0];
}

export function commandNames(desk: Desk): readonly string[] {
  return commandsAt(desk).map(({ names }) => names[0]);
}

export function runCommand(desk: Desk, name: string, rest: string): Outcome | Promise<Outcome> {
  return (
    commandsAt(desk)
      .find(({ names }) => names[0] === name)
      ?.run(desk, rest) ?? "ask"
  );
}
