import { didYouMean, resolveGame } from "../catalog.ts";
import { EXIT, type ExitCode, oneLine, UsageError } from "../errors.ts";
import { bare, inline, render } from "../markdown.ts";
import { findRule, type Rule, rulebookOf, searchRules } from "../rulebook.ts";
import { paint, type Screen, wrap } from "../screen.ts";
import { lines, type Terminal } from "../terminal.ts";
import { say } from "../words.ts";
import { printJson, printScreen } from "./common.ts";

export interface RulesOptions {
  readonly search?: string;
  readonly json?: boolean;
}

const READABLE = 92;

function ruleLines(screen: Screen, rule: Rule): string[] {
  const head = `${paint(screen, "bold", rule.id)}  ${paint(screen, "dim", rule.under.slice(1).join(" › "))}`;
  return [
    head,
    ...wrap(inline(screen, rule.text), Math.min(screen.columns, READABLE) - 2).map((text) => `  ${text}`),
  ];
}

function asData({ id, under, text }: Rule): object {
  return { id, under, text: bare(text) };
}

/** `portolan rules`: a rulebook, one rule, or the rules that hold a word. */
export function showRules(
  terminal: Terminal,
  gameName: string,
  id: string | undefined,
  options: RulesOptions,
): ExitCode {
  const game = resolveGame(gameName);
  const book = rulebookOf(game.id);
  if (!book) throw new UsageError(say("rules.none", { game: game.id }));
  const screen = printScreen(terminal);
  if (id !== undefined) {
    const rule = findRule(book, id);
    if (!rule) {
      const ids = book.rules.map((one) => one.id);
      throw new UsageError(say("rules.unknown", { id: oneLine(id).slice(0, 40) }) + didYouMean(id, ids));
    }
    if (options.json) printJson(terminal, asData(rule));
    else lines(terminal, ruleLines(screen, rule));
    return EXIT.ok;
  }
  if (options.search !== undefined) {
    const found = searchRules(book, options.search);
    if (options.json) printJson(terminal, found.map(asData));
    else
      lines(
        terminal,
        found.flatMap((rule) => ruleLines(screen, rule)),
      );
    if (found.length > 0) return EXIT.ok;
    terminal.err(
      `${say("error.line", { message: say("rules.notFound", { word: oneLine(options.search).slice(0, 40) }) })}\n`,
    );
    return EXIT.failed;
  }
  if (options.json) printJson(terminal, book.rules.map(asData));
  else lines(terminal, render(screen, book.blocks));
  return EXIT.ok;
}
