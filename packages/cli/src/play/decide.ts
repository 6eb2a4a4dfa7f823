import type { Seat } from "@portolan/kernel";
import { isNo, isYes } from "../answers.ts";
import { didYouMean } from "../catalog.ts";
import { paint, wrap } from "../screen.ts";
import { line, lines, type Terminal } from "../terminal.ts";
import { say } from "../words.ts";
import { commandNames, commandOf, runCommand } from "./commands.ts";
import { interpret } from "./interpret.ts";
import {
  type Hands,
  languageOf,
  type Move,
  type Prompt,
  promptAt,
  refusalLines,
  sceneOf,
  screenOf,
  showBoard,
  tell,
  warningLines,
} from "./prompt.ts";
import type { ShownTable } from "./table.ts";

/** How a person's decision ended: a move was made, moves were taken back or played again, or the person left. */
export type Decided = "moved" | "changed" | "quit";

/** Whether the person means it, asked only where a board sees a reason. Null when the input has ended. */
async function isMeant(prompt: Prompt, move: Move): Promise<boolean | null> {
  const { terminal, table } = prompt;
  const scene = sceneOf(prompt);
  const warnings = table.board.warnings(scene, move);
  if (warnings.length === 0) return true;
  lines(terminal, [...table.board.preview(scene, move), ...warningLines(scene, warnings)]);
  for (;;) {
    const answer = await terminal.ask(say("play.sure"));
    if (answer === null) return null;
    if (isYes(answer)) return true;
    if (isNo(answer)) return false;
    line(terminal, say("ask.yesOrNo"));
  }
}

/** Tries a move: what it led to, or null if the person is to be asked again. */
async function tryMove(prompt: Prompt, move: Move): Promise<Decided | null> {
  const { terminal, table, seat, hands } = prompt;
  const { rules, state } = table.match;
  const refusal = rules.check(state, seat, move);
  if (refusal) {
    lines(terminal, refusalLines(prompt, refusal));
    return null;
  }
  const isSure = await isMeant(prompt, move);
  if (isSure === null) return "quit";
  if (!isSure) return null;
  const played = await hands.play(seat, move);
  if (played === "made") return "moved";
  if (played === "changed") return "changed";
  lines(terminal, refusalLines(prompt, played));
  return null;
}

/** Asks the person in a seat until a move is made, the table has changed, or the person leaves. */
export async function decide(
  terminal: Terminal,
  table: ShownTable,
  hands: Hands,
  seat: Seat,
  isPlain: boolean,
): Promise<Decided> {
  const prompt = promptAt(terminal, table, hands, seat, isPlain);
  const { rules } = table.match;
  showBoard(prompt);
  const screen = screenOf(terminal, isPlain);
  const how = !rules.isComplete(table.match.state, seat) ? "play.howFreely" : "play.how";
  lines(
    terminal,
    wrap(say(how), screen.columns - 1).map((text) => paint(screen, "dim", ` ${text}`)),
  );
  for (;;) {
    const typed = await terminal.ask(say("play.prompt", { name: table.sitters[seat].name }));
    if (typed === null) return "quit";
    const meaning = interpret(languageOf(prompt), (word) => commandOf(prompt, word), typed);
    switch (meaning.kind) {
      case "nothing":
        break;
      case "command": {
        const outcome = await runCommand(prompt, meaning.name, meaning.rest);
        if (outcome !== "ask") return outcome;
        break;
      }
      case "move": {
        const decided = await tryMove(prompt, meaning.move);
        if (decided !== null) return decided;
        break;
      }
      case "noSuchNumber":
        tell(prompt, say("play.noSuchNumber", { number: meaning.number, most: meaning.most }));
        break;
      case "several": {
        const numbers = meaning.moves
          .slice(0, 6)
          .map((move) => `${prompt.numbered.moves.indexOf(move) + 1} ${rules.print(move)}`);
        tell(prompt, say("play.several", { moves: numbers.join(", ") }));
        break;
      }
      case "refused": {
        const [first = ""] = typed.trim().split(/\s+/);
        lines(terminal, refusalLines(prompt, meaning.refusal));
        const verbs = prompt.numbered.moves.map((move) => rules.print(move).split(" ")[0]);
        const near = didYouMean(first, [...new Set([...commandNames(prompt), ...verbs])]).trim();
        if (near !== "") line(terminal, `  ${near}`);
      }
    }
  }
}
