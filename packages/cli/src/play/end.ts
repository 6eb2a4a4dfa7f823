import type { Translator } from "@portolan/guides";
import { commitment, type Result } from "@portolan/kernel";
import { callAs } from "../files.ts";
import { columnsOf, paint, width, wrap } from "../screen.ts";
import { lines, type Terminal } from "../terminal.ts";
import { say } from "../words.ts";
import { screenOf } from "./prompt.ts";
import { keepRecord, type PlayTable } from "./table.ts";

/** Headings of several words as rows of one word, standing at the bottom. */
function stacked(heads: readonly string[]): string[][] {
  const words = heads.map((head) => head.split(" "));
  const height = Math.max(...words.map((parts) => parts.length));
  return Array.from({ length: height }, (_, row) =>
    words.map((parts) => parts[row - (height - parts.length)] ?? ""),
  );
}

/** The same with a line for each part and a column for each player, where the screen is too narrow. */
function sideways(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const turned = heads.map((head, i) => [`  ${head}`, ...rows.map((row) => row[i].trim())]);
  const [ranks, players, ...figures] = turned;
  const names = [...players.keys()].map((i) => `${ranks[i]} ${players[i]}`.trimEnd());
  return columnsOf([names, ...figures], 2, new Set(rows.map((_, i) => i + 1)));
}

/** The standing with its breakdown and tie-breaks, best first. */
export function resultTable(
  result: Result,
  names: readonly string[],
  translator: Translator,
  columns = Number.POSITIVE_INFINITY,
): string[] {
  const order = names.map((_, seat) => seat).sort((a, b) => result.ranks[a] - result.ranks[b]);
  const parts = result.breakdown[0].map(({ id }) => translator.t(id));
  const ties = result.tieBreaks[0].map((_, i) => translator.t(`tieBreak.${i}`));
  const heads = ["", "", translator.t("score.total"), ...parts, ...ties];
  const rows = order.map((seat) => [
    `  ${result.ranks[seat]}.`,
    names[seat],
    String(result.scores[seat]),
    ...result.breakdown[seat].map(({ value }) => String(value)),
    ...result.tieBreaks[seat].map(String),
  ]);
  const numbers = new Set(heads.map((_, i) => i).slice(2));
  const table = columnsOf([...stacked(heads), ...rows], 2, numbers);
  return table.every((line) => width(line) <= columns) ? table : sideways(heads, rows);
}

/** The winners in a sentence. */
export function winnersLine(result: Result, names: readonly string[]): string {
  const winners = names.filter((_, seat) => result.ranks[seat] === 1);
  return say("end.winners", { count: winners.length, names: { list: winners } });
}

/** Shows the result, opens the deal, and keeps the record. */
export function showEnd(terminal: Terminal, table: PlayTable, result: Result, isPlain: boolean): void {
  const { match, translator, seed } = table;
  const names = table.sitters.map(({ name }) => name);
  const screen = screenOf(terminal, isPlain);
  const path = keepRecord(terminal, table);
  const { secret } = match.deal;
  const dealt =
    seed === undefined
      ? [say("end.secret", { secret }), say("end.commitment", { commitment: commitment(secret) })]
      : [say("end.seed", { seed })];
  lines(terminal, [
    "",
    paint(screen, "bold", say("end.over", { reason: translator.t(result.reason) })),
    paint(screen, "bold", winnersLine(result, names)),
    "",
    ...resultTable(result, names, translator, screen.columns),
    "",
    ...dealt.flatMap((text) => wrap(text, screen.columns)),
    ...(path === null
      ? []
      : [say("end.record", { path }), say("end.verify", { call: callAs(terminal), path })]),
  ]);
}
