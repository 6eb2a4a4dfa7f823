import { type Check, type GameRecord, verify } from "@portolan/kernel";
import { EXIT, type ExitCode, oneLine } from "../errors.ts";
import { gameOfRecord, namesIn, readRecords } from "../records.ts";
import { paint, type Screen, wrap } from "../screen.ts";
import { line, lines, type Terminal } from "../terminal.ts";
import { say, voice } from "../words.ts";
import { printJson, printScreen } from "./common.ts";

export interface VerifyOptions {
  readonly json?: boolean;
  readonly commitment?: string;
}

/** What was found about one claim of a record. */
interface Finding {
  readonly id: Check["id"] | "shown";
  readonly ok: boolean;
  /** Whether it only has to be known: a game may be unfinished and all else be right. */
  readonly isNote: boolean;
  readonly text: string;
}

function textOf(record: GameRecord, check: Check): string {
  const game = gameOfRecord(record);
  const { commitment } = record.deal;
  if (check.stopped) {
    const { move, text, refusal } = check.stopped;
    const sentence = oneLine(voice(namesIn(record), game.words.en).tell(refusal));
    return say("verify.moves.bad", { move, text: oneLine(text).slice(0, 60), rule: refusal.rule, sentence });
  }
  if (check.id === "result" && check.ok && !record.result) return say("verify.result.none");
  return say(`verify.${check.id}.${check.ok ? "ok" : "bad"}`, { commitment, moves: record.moves.length });
}

/** All that can be said about a record. */
export function findings(record: GameRecord, shown: string | undefined): Finding[] {
  const checks = verify(gameOfRecord(record), record).map(
    (check): Finding => ({
      id: check.id,
      ok: check.ok,
      isNote: check.id === "finished" && !check.ok,
      text: textOf(record, check),
    }),
  );
  if (shown === undefined) return checks;
  const ok = shown.trim().toLowerCase() === record.deal.commitment;
  return [...checks, { id: "shown", ok, isNote: false, text: say(`verify.shown.${ok ? "ok" : "bad"}`) }];
}

function isInOrder(found: readonly Finding[]): boolean {
  return found.every(({ ok, isNote }) => ok || isNote);
}

function findingLines(screen: Screen, found: readonly Finding[]): string[] {
  return found.flatMap(({ ok, isNote, text }) => {
    const mark = ok
      ? paint(screen, "green", "✓")
      : isNote
        ? paint(screen, "yellow", "–")
        : paint(screen, "red", "✗");
    return wrap(`${mark} ${text}`, screen.columns, "  ");
  });
}

function asData(found: readonly Finding[]): object {
  const checks = found.map(({ id, ok, text }) => ({ id, ok, text }));
  return { ok: isInOrder(found), checks };
}

/** `portolan verify`: exit 1 if anything that the record claims does not hold. */
export async function runVerify(
  terminal: Terminal,
  source: string,
  options: VerifyOptions,
): Promise<ExitCode> {
  const records = await readRecords(terminal, source);
  const found = records.map((record) => findings(record, options.commitment));
  const good = found.filter(isInOrder).length;
  const screen = printScreen(terminal);
  if (options.json) printJson(terminal, records.length === 1 ? asData(found[0]) : found.map(asData));
  else if (records.length === 1) lines(terminal, findingLines(screen, found[0]));
  else {
    found.forEach((one, i) => {
      if (isInOrder(one)) return;
      lines(terminal, [say("verify.recordNumber", { number: i + 1 }), ...findingLines(screen, one)]);
    });
    line(terminal, say("verify.count", { good, all: records.length }));
  }
  return good === records.length ? EXIT.ok : EXIT.failed;
}
