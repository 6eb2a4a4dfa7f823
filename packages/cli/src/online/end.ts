import type { Client, Outcome } from "@portolan/client";
import { type Pledge, type Result, readRecord } from "@portolan/kernel";
import { callAs } from "../files.ts";
import { findingLines } from "../findings.ts";
import { resultTable, winnersLine } from "../play/end.ts";
import { screenOf } from "../play/prompt.ts";
import { recordPath, writeRecord } from "../play/saves.ts";
import { sceneAt } from "../play/table.ts";
import { paint, type Screen, wrap } from "../screen.ts";
import { lines, type Terminal } from "../terminal.ts";
import { say } from "../words.ts";
import { fairFindings, pledgeOf } from "./fair.ts";
import { persist } from "./persist.ts";
import type { OnlineTable } from "./table.ts";

/** The result of a game that ended by its rules. */
function resultOf({ because, scores, ranks, tieBreaks, breakdown }: Outcome): Result | null {
  if (!because || !scores || !ranks || !tieBreaks || !breakdown) return null;
  return { scores, ranks, tieBreaks, breakdown, reason: because };
}

/** How the game ended, with the standing if its rules ended it. */
function outcomeLines(terminal: Terminal, table: OnlineTable, outcome: Outcome, isPlain: boolean): string[] {
  const names = table.names();
  const screen = screenOf(terminal, isPlain);
  const result = resultOf(outcome);
  const shown = table.shown();
  if (!result || !shown) {
    const winners = names.filter((_, seat) => outcome.ranks?.[seat] === 1);
    return [
      paint(screen, "bold", say(`online.ended.${outcome.reason}`)),
      ...(winners.length > 0
        ? [say("end.winners", { count: winners.length, names: { list: winners } })]
        : []),
    ];
  }
  return [
    ...shown.board.draw(sceneAt(shown, null, screen)),
    "",
    paint(screen, "bold", say("end.over", { reason: shown.translator.t(result.reason) })),
    paint(screen, "bold", winnersLine(result, names)),
    "",
    ...resultTable(result, names, shown.translator, screen.columns),
  ];
}

/** How to check the record again, with what this terminal was shown and added. */
function verifyCommand(terminal: Terminal, path: string, pledge: Pledge | null): string {
  const own = pledge ? ` --commitment ${pledge.commitment} --contribution ${pledge.contribution}` : "";
  return say("end.verify", { call: callAs(terminal), path: `${path}${own}` });
}

/** Fetches and keeps the record, and holds it against what this terminal was shown, added and saw. */
async function recordLines(
  terminal: Terminal,
  client: Client,
  table: OnlineTable,
  screen: Screen,
): Promise<string[]> {
  const record = readRecord(await persist(() => client.record(table.id)));
  const path = recordPath(terminal, `${table.game.id}-${table.id}`);
  writeRecord(path, record);
  const pledge = await pledgeOf(client, table);
  const findings = fairFindings(table, record, pledge);
  const isBroken = findings.some(({ found }) => found === "bad");
  return [
    ...wrap(say("end.secret", { secret: record.deal.secret }), screen.columns),
    ...findingLines(screen, findings),
    ...(isBroken ? wrap(paint(screen, "red", say("online.fair.broken")), screen.columns) : []),
    ...wrap(say("end.record", { path }), screen.columns),
    ...wrap(verifyCommand(terminal, path, pledge), screen.columns),
  ];
}

/** Shows how a game ended, and opens the deal. */
export async function showOutcome(
  terminal: Terminal,
  client: Client,
  table: OnlineTable,
  isPlain: boolean,
): Promise<void> {
  const { outcome, view } = table.now();
  if (!outcome) return;
  lines(terminal, ["", ...outcomeLines(terminal, table, outcome, isPlain), ""]);
  if (view === null) return;
  lines(terminal, await recordLines(terminal, client, table, screenOf(terminal, isPlain)));
}
