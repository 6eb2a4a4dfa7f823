import { findGame } from "@portolan/games";
import { type GameRecord, type PlayedMove, recordOf, type Sitter, startMatch } from "@portolan/kernel";
import { problem } from "./problem.ts";
import type { Line } from "./table/entry.ts";
import { type NameOf, namesAt } from "./table/names.ts";
import type { Table } from "./table/table.ts";

/** The moves that count, without those taken back. */
function movesIn(table: Table, log: readonly Line[]): PlayedMove<{ readonly type: string }>[] {
  const moves: PlayedMove<{ readonly type: string }>[] = [];
  let undone: typeof moves = [];
  for (const { entry } of log) {
    if (entry.type === "moved") {
      const parsed = table.rules.parse(entry.move);
      if ("refusal" in parsed) throw new Error(`the log of table ${table.id} holds no move: ${entry.move}`);
      moves.push({ seat: entry.seat, move: parsed.move });
      undone = [];
    } else if (entry.type === "undone") {
      undone.push(...moves.splice(moves.length - entry.steps).reverse());
    } else if (entry.type === "redone") {
      moves.push(...undone.splice(-1));
    }
  }
  return moves;
}

function sitters(table: Table, nameOf: NameOf): Sitter[] {
  const called = namesAt(table.seats, nameOf);
  return table.seats.map(({ person, level, resigned }) => {
    const name = person === null ? (level ?? "") : called(person);
    return {
      name: name || "–",
      player: person !== null && resigned === null ? "person" : (level ?? "person"),
    };
  });
}

/** The version of the rules that a game was begun with. */
function versionIn(log: readonly Line[]): number | undefined {
  const started = log.find(({ entry }) => entry.type === "started")?.entry;
  return started?.type === "started" ? started.rulesVersion : undefined;
}

/** The whole game written down, secret included. Only a game that is over may be told so. */
export function recordFrom(table: Table, log: readonly Line[], nameOf: NameOf): GameRecord {
  const game = findGame(table.setup.game);
  const version = versionIn(log);
  if (table.phase !== "finished" || !table.match || !game || version === undefined) {
    throw problem(409, "table.notFinished");
  }
  const opening = startMatch(table.rules, table.match.deal);
  const match = { ...opening, state: table.match.state, moves: movesIn(table, log) };
  const record = recordOf(game, match, sitters(table, nameOf), table.setup.edition ?? game.houseEdition);
  return { ...record, rulesVersion: version };
}
