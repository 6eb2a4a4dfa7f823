import { advise, type Weighed } from "@portolan/bots";
import { didYouMean } from "../catalog.ts";
import { seedNamed } from "../chance.ts";
import { oneLine } from "../errors.ts";
import { rulebookOf } from "../rulebook.ts";
import { columnsOf, wrapIndented } from "../screen.ts";
import { line, lines } from "../terminal.ts";
import { say } from "../words.ts";
import { hintFacts } from "./hint.ts";
import { interpretMove } from "./interpret.ts";
import {
  type Command,
  languageOf,
  logLines,
  type Move,
  type Outcome,
  type Prompt,
  refusalLines,
  ruleLines,
  sceneOf,
  showBoard,
  showChoices,
  tell,
  warningLines,
} from "./prompt.ts";
import { whileWaiting } from "./waiting.ts";

/** The move that a person names after a command, or null when told what is wrong with it. */
function namedMove(prompt: Prompt, text: string): Move | null {
  const { terminal } = prompt;
  if (text === "") {
    tell(prompt, say("play.whichMove"));
    return null;
  }
  const meaning = interpretMove(languageOf(prompt), text);
  switch (meaning.kind) {
    case "move":
      return meaning.move;
    case "refused":
      lines(terminal, refusalLines(prompt, meaning.refusal));
      return null;
    case "several":
      return meaning.moves[0];
    case "noSuchNumber":
      tell(prompt, say("play.noSuchNumber", { number: meaning.number, most: meaning.most }));
      return null;
    default:
      return null;
  }
}

function help(prompt: Prompt): Outcome {
  const rows = commandsAt(prompt).map(({ names }) => [
    `  ${say(`play.command.${names[0]}`)}`,
    say(`play.command.${names[0]}.about`),
  ]);
  tell(prompt, say("play.help"));
  lines(prompt.terminal, columnsOf(rows));
  return "ask";
}

function preview(prompt: Prompt, rest: string): Outcome {
  const move = namedMove(prompt, rest);
  if (move === null) return "ask";
  const { rules, state } = prompt.table.match;
  const refusal = rules.check(state, prompt.seat, move);
  if (refusal) lines(prompt.terminal, refusalLines(prompt, refusal));
  else {
    line(prompt.terminal, `${rules.print(move)}:`);
    const scene = sceneOf(prompt);
    lines(prompt.terminal, [
      ...prompt.table.board.preview(scene, move),
      ...warningLines(scene, prompt.table.board.warnings(scene, move)),
    ]);
  }
  return "ask";
}

const HINTS = 3;
/** How long a hint is thought about; mostly counted in iterations, so that the same moment gets the same hint. */
const HINT_BUDGET = { iterations: 1500, ms: 2000 };

/** A move of the ranking: its number in the list of choices, the chance to win with it, and why. */
function hintLines(prompt: Prompt, weighed: Weighed): string[] {
  const { table, terminal, numbered } = prompt;
  const { move, reasons } = weighed;
  const at = numbered.moves.indexOf(move) + 1;
  const facts = hintFacts(table.translator, table.match.rules.print(move), weighed);
  const why = reasons.map((reason) => table.translator.tell(reason));
  return [
    `  ${String(at).padStart(2)}  ${facts}`,
    ...why.flatMap((text) => wrapIndented(`      ${text}`, terminal.columns(), "      ")),
  ];
}

/** The moves that a strong computer player likes best in this seat's place, and why. */
async function hint(prompt: Prompt): Promise<Outcome> {
  const { terminal, table, seat, numbered, hands } = prompt;
  if (hands.noHints !== null) {
    tell(prompt, say(hands.noHints));
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
  tell(prompt, say("play.hint"));
  lines(
    terminal,
    ranking.slice(0, HINTS).flatMap((weighed) => hintLines(prompt, weighed)),
  );
  return "ask";
}

/** Why a move is not allowed, with the paragraph of the rule. */
function why(prompt: Prompt, rest: string): Outcome {
  const { terminal, table, seat } = prompt;
  const text = rest.replace(/^not\s+/i, "");
  if (text === "") {
    tell(prompt, say("play.whyWhat"));
    return "ask";
  }
  const { rules, state } = table.match;
  const meaning = interpretMove(languageOf(prompt), text);
  const move = meaning.kind === "move" ? meaning.move : meaning.kind === "several" ? meaning.moves[0] : null;
  const refusal = move ? rules.check(state, seat, move) : meaning.kind === "refused" ? meaning.refusal : null;
  if (refusal) lines(terminal, [...refusalLines(prompt, refusal), ...ruleLines(prompt, refusal.rule)]);
  else if (move) tell(prompt, say("play.allowed", { move: rules.print(move) }));
  else namedMove(prompt, text);
  return "ask";
}

function rule(prompt: Prompt, rest: string): Outcome {
  const found = ruleLines(prompt, rest);
  if (found.length > 0) lines(prompt.terminal, found);
  else {
    const ids = rulebookOf(prompt.table.game.id)?.rules.map(({ id }) => id) ?? [];
    tell(prompt, say("rules.unknown", { id: oneLine(rest).slice(0, 40) }) + didYouMean(rest, ids));
  }
  return "ask";
}

const LOG_LINES = 20;

function log(prompt: Prompt, rest: string): Outcome {
  const wanted = rest === "" ? LOG_LINES : Number(rest);
  if (!Number.isInteger(wanted) || wanted < 1) tell(prompt, say("play.logHow"));
  else
    lines(
      prompt.terminal,
      logLines(prompt.terminal, prompt.table, prompt.seat, prompt.isPlain).slice(-wanted),
    );
  return "ask";
}

async function undo(prompt: Prompt, rest: string): Promise<Outcome> {
  const done = await prompt.hands.undo(prompt.seat, rest.toLowerCase() === "turn");
  tell(prompt, say(done ? "play.undone" : "play.notUndone"));
  return done ? "changed" : "ask";
}

async function redo(prompt: Prompt): Promise<Outcome> {
  const done = await prompt.hands.redo(prompt.seat);
  tell(prompt, say(done ? "play.redone" : "play.notRedone"));
  return done ? "changed" : "ask";
}

const COMMANDS: readonly Command[] = [
  { names: ["help", "?", "h"], run: help },
  {
    names: ["more", "m"],
    run(prompt) {
      showChoices(prompt, true);
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
    run(prompt) {
      showBoard(prompt);
      return "ask";
    },
  },
];
const QUIT: Command = { names: ["quit", "q", "exit"], run: () => "quit" };

function commandsAt({ hands }: Prompt): readonly Command[] {
  return [...COMMANDS, ...hands.commands, QUIT];
}

/** The first name of the command that a word stands for. */
export function commandOf(prompt: Prompt, word: string): string | undefined {
  return commandsAt(prompt).find(({ names }) => names.includes(word))?.names[0];
}

export function commandNames(prompt: Prompt): readonly string[] {
  return commandsAt(prompt).map(({ names }) => names[0]);
}

export function runCommand(prompt: Prompt, name: string, rest: string): Outcome | Promise<Outcome> {
  return (
    commandsAt(prompt)
      .find(({ names }) => names[0] === name)
      ?.run(prompt, rest) ?? "ask"
  );
}
