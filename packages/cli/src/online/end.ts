import type { Client, Outcome } from "@portolan/client";
import { commitment, type Result, readRecord } from "@portolan/kernel";
import { callAs } from "../files.ts";
import { screenOf } from "../play/desk.ts";
import { resultTable, winnersLine } from "../play/end.ts";
import { recordPath, writeRecord } from "../play/saves.ts";
import { sceneAt } from "../play/table.ts";
import { paint, wrap } from "../screen.ts";
import { lines, type Terminal } from "../terminal.ts";
import { say } from "../words.ts";
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
    paint(screen, "bold", say("end.over", { reason: shown.voice.say(result.reason) })),
    paint(screen, "bold", winnersLine(result, names)),
    "",
    ...resultTable(result, names, shown.voice, screen.columns),
  ];
}

/** Fetches and keeps the record, and holds the secret against what was shown before the first card. */
async function recordLines(terminal: Terminal, client: Client, table: OnlineTable): Promise<string[]> {
  const record = readRecord(await persist(() => client.record(table.id)));
  const { secret } = record.deal;
  const path = recordPath(terminal, `${table.game.id}-${table.id}`);
  writeRecord(path, record);
  const isTrue = commitment(secret) === table.commitment;
  return [
    say("end.secret", { secret }),
    isTrue ? say("end.commitment", { commitment: table.commitment }) : say("online.otherSecret"),
    say("end.record", { path }),
    say("end.verify", { call: callAs(terminal), path }),
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
  const { columns } = screenOf(terminal, isPlain);
  lines(terminal, ["", ...outcomeLines(terminal, table, outcome, isPlain), ""]);
  if (view === null) return;
  const opened = await recordLines(terminal, client, table);
  lines(
    terminal,
    opened.flatMap((text) => wrap(text, columns)),
  );
}
