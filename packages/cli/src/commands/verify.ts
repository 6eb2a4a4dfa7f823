import {
  type Check,
  commitment,
  type GameRecord,
  isNote,
  rulesOf,
  verify,
  withheldBy,
} from "@portolan/kernel";
import { EXIT, type ExitCode, oneLine } from "../errors.ts";
import { type Finding, findingLines } from "../findings.ts";
import { wordsOf } from "../play/table.ts";
import { gameOfRecord, namesIn, readRecords } from "../records.ts";
import { line, lines, type Terminal } from "../terminal.ts";
import { say, translator } from "../words.ts";
import { printJson, printScreen } from "./common.ts";

export interface VerifyOptions {
  readonly json?: boolean;
  /** The commitment that one was shown, and the bytes that one added. */
  readonly commitment?: string;
  readonly contribution?: string;
}

function namesOf(record: GameRecord, seats: readonly number[] = []): { readonly list: string[] } {
  const names = namesIn(record);
  return { list: seats.map((seat) => oneLine(names[seat])) };
}

function textOf(record: GameRecord, check: Check): string {
  const game = gameOfRecord(record);
  const { deal } = record;
  if (check.stopped) {
    const { move, text, refusal } = check.stopped;
    const sentence = oneLine(
      translator(namesIn(record), [wordsOf(game, rulesOf(game, record))]).tell(refusal),
    );
    return say("verify.moves.bad", { move, text: oneLine(text).slice(0, 60), rule: refusal.rule, sentence });
  }
  if (check.id === "result" && check.ok && !record.result) return say("verify.result.none");
  if (check.id === "seats" && deal.seatCommitments?.every((one) => one === ""))
    return say("verify.seats.none");
  return say(`verify.${check.id}.${check.ok ? "ok" : "bad"}`, {
    commitment: deal.commitment,
    moves: record.moves.length,
    names: namesOf(record, check.seats),
    count: check.seats?.length ?? 0,
  });
}

/** Hexadecimal digits as somebody noted them. */
function digits(text: string): string {
  return text.replaceAll(/\s+/g, "").toLowerCase();
}

function shownFinding({ deal }: GameRecord, noted: string): Finding {
  const isShown = digits(noted) === deal.commitment;
  const found = isShown ? "ok" : "bad";
  return { id: "shown", found, text: say(`verify.shown.${found}`) };
}

/** Whether the bytes that somebody added are in the deal; those that were not revealed were of no effect. */
function addedFinding(record: GameRecord, noted: string): Finding {
  const { deal } = record;
  const bytes = digits(noted);
  const seat = bytes === "" ? -1 : deal.contributions.indexOf(bytes);
  if (seat >= 0) {
    return { id: "added", found: "ok", text: say("verify.added.ok", { names: namesOf(record, [seat]) }) };
  }
  const isHex = /^([0-9a-f]{2})+$/.test(bytes);
  const isWithheld =
    isHex && withheldBy(deal).some((other) => deal.seatCommitments?.[other] === commitment(bytes));
  return { id: "added", found: "bad", text: say(isWithheld ? "verify.added.withheld" : "verify.added.bad") };
}

/** All that can be said about a record, also from what its reader was shown and added. */
export function findings(
  record: GameRecord,
  own: Pick<VerifyOptions, "commitment" | "contribution">,
): Finding[] {
  const checks = verify(gameOfRecord(record), record).map(
    (check): Finding => ({
      id: check.id,
      found: check.ok ? "ok" : isNote(check) ? "note" : "bad",
      text: textOf(record, check),
    }),
  );
  return [
    ...checks,
    ...(own.commitment === undefined ? [] : [shownFinding(record, own.commitment)]),
    ...(own.contribution === undefined ? [] : [addedFinding(record, own.contribution)]),
  ];
}

function isInOrder(findings: readonly Finding[]): boolean {
  return findings.every(({ found }) => found !== "bad");
}

function asData(findings: readonly Finding[]): object {
  const checks = findings.map(({ id, found, text }) => ({ id, ok: found === "ok", text }));
  return { ok: isInOrder(findings), checks };
}

/** `portolan verify`: exit 1 if anything that the record claims does not hold. */
export async function runVerify(
  terminal: Terminal,
  source: string,
  options: VerifyOptions,
): Promise<ExitCode> {
  const records = await readRecords(terminal, source);
  const found = records.map((record) => findings(record, options));
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
