import { dealKey, keyedChance, type Match, type PlayedMove } from "@portolan/kernel";
import { problem } from "../problem.ts";
import type { Snapshot } from "../store/store.ts";
import { changesTheGame, type Line } from "./entry.ts";
import { addedBy, dealAt, rulesFor, type Table, type TableSeat } from "./table.ts";

type Played = PlayedMove<{ readonly type: string }>;

/**
 * A match as it stands, with the states that undo may go back to. The moves before them are in the log; a table that
 * comes back from its snapshot plays none of them again, so a later release with other rules goes on from the same
 * position, and undo still reaches as far as it did.
 */
interface SavedMatch {
  readonly state: object;
  readonly drawn: number;
  readonly checkpoints: readonly { readonly seat: number; readonly state: object }[];
  readonly moves: readonly Played[];
  readonly undone: readonly Played[];
}

/** Seats of older tables had given their bytes in the clear. */
type SavedSeat = Omit<TableSeat, "commitment"> & Partial<Pick<TableSeat, "commitment">>;

type SavedTable = Omit<Table, "game" | "rules" | "match" | "seats"> & {
  readonly rulesVersion: number;
  readonly seats: readonly SavedSeat[];
  readonly match: SavedMatch | null;
};

function saveMatch(match: Match): SavedMatch {
  const { state, chance, checkpoints, moves, undone } = match;
  return {
    state,
    drawn: chance.drawn(),
    checkpoints: checkpoints.map(({ seat, state: before }) => ({ seat, state: before })),
    moves: checkpoints.length === 0 ? [] : moves.slice(-checkpoints.length),
    undone,
  };
}

/** The table as plain data. */
export function takeSnapshot(table: Table): Snapshot {
  const { game, rules: _, match, ...plain } = table;
  const saved: SavedTable = {
    ...plain,
    rulesVersion: game.rulesVersion,
    match: match && saveMatch(match),
  };
  return { seq: table.seq, body: saved };
}

/** What older snapshots do not have. */
const SINCE: Pick<Table, "dealing" | "seatCommitments" | "trail"> = {
  dealing: null,
  seatCommitments: null,
  trail: [],
};

function seatFrom(seat: SavedSeat): TableSeat {
  return { ...seat, ...addedBy(seat) };
}

/** The table that a snapshot was taken of. */
export function fromSnapshot(snapshot: Snapshot): Table {
  const { match, rulesVersion: _, ...plain } = snapshot.body as SavedTable;
  const { game, rules } = rulesFor(plain.setup, plain.seats.length);
  const seats = plain.seats.map(seatFrom);
  const table: Table = { ...SINCE, ...plain, seats, game, rules, match: null };
  if (match) {
    const deal = dealAt(table);
    table.match = {
      rules,
      deal,
      chance: keyedChance(dealKey(rules.game, deal), match.drawn),
      position: null,
      state: match.state,
      moves: [...match.moves],
      events: [],
      checkpoints: match.checkpoints.map((checkpoint) => ({ ...checkpoint, events: 0 })),
      undone: [...match.undone],
    };
  }
  return table;
}

/** Whether today's rules may play the lines that come after a snapshot, or after the beginning. */
export function checkRules(table: Table, snapshot: Snapshot | null, lines: readonly Line[]): void {
  const saved = snapshot ? (snapshot.body as SavedTable) : null;
  const started = lines.find(({ entry }) => entry.type === "started")?.entry;
  const isPlayed = started !== undefined || lines.some(({ entry }) => changesTheGame(entry));
  const version = started?.type === "started" ? started.rulesVersion : saved?.rulesVersion;
  if (isPlayed && version !== table.game.rulesVersion) throw problem(503, "table.otherRules");
}
