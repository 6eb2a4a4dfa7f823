import { copyOf, eventsFor, type GameTypes, play, redo, schema, undo, undoable } from "@portolan/kernel";
import { oneLine } from "../errors.ts";
import {
  op,
  parseMove,
  SEAT,
  seatNumber,
  situation,
  TABLE,
  tableName,
  VIEWER,
  viewer,
  viewerAt,
} from "./op.ts";
import { EngineError, type EngineTable, refused, seatAt, tableNamed } from "./session.ts";

/** What a player does at a table: looking, asking and moving. */

const { optional, text, whole } = schema;

/** Changes a table and makes the answer; if either fails, the table stays as it was. */
function safely(table: EngineTable, change: () => object): object {
  const before = copyOf(table.match);
  try {
    return change();
  } catch (error) {
    table.match = before;
    throw error;
  }
}

export const view = op(
  "what a seat or a spectator may know",
  { ...VIEWER, ...TABLE },
  { seat: viewer, table: tableName },
  (session, { seat, table: name }) => {
    const table = tableNamed(session, name);
    return { view: table.match.rules.view(table.match.state, viewerAt(table, seat)) };
  },
);

export const legal = op(
  "the moves a seat may make, in notation and in words; complete is false where check accepts more than is listed",
  { ...SEAT, ...TABLE },
  { seat: seatNumber, table: tableName },
  (session, { seat: given, table: name }) => {
    const table = tableNamed(session, name);
    const { rules, state } = table.match;
    const seat = seatAt(table, given);
    const moves = rules.legal(state, seat);
    return {
      moves: moves.map((move) => rules.print(move)),
      words: moves.map((move) => table.translator.tell(rules.tell.move(move))),
      complete: rules.isComplete(state, seat),
    };
  },
);

export const check = op(
  "whether a seat may make a move, and if not, why",
  { ...SEAT, move: "the move in notation", ...TABLE },
  { seat: seatNumber, move: text, table: tableName },
  (session, { seat: given, move: notation, table: name }) => {
    const table = tableNamed(session, name);
    const { rules, state } = table.match;
    const parsed = rules.parse(notation.slice(0, 10_000));
    const refusal =
      "refusal" in parsed ? parsed.refusal : rules.check(state, seatAt(table, given), parsed.move);
    if (!refusal) return { legal: true };
    return { legal: false, rule: refusal.rule, message: oneLine(table.translator.tell(refusal)), refusal };
  },
);

/** What happened in words, as far as there is anything to say. */
function inWords({ match, translator }: EngineTable, events: readonly GameTypes["event"][]): string[] {
  return events
    .flatMap((event) => match.rules.tell.event(event) ?? [])
    .map((message) => translator.tell(message));
}

export const playMove = op(
  "makes a move; the answer has all that happened, unredacted, and the forced moves that followed",
  { ...SEAT, move: "the move in notation", ...TABLE },
  { seat: seatNumber, move: text, table: tableName },
  (session, { seat: given, move: notation, table: name }) => {
    const table = tableNamed(session, name);
    const seat = seatAt(table, given);
    const move = parseMove(table, notation);
    return safely(table, () => {
      const outcome = play(table.match, seat, move);
      if ("refusal" in outcome) throw refused(table, outcome.refusal);
      const { rules } = table.match;
      return {
        move: rules.print(move),
        events: outcome.events,
        words: inWords(table, outcome.events),
        forced: outcome.forced.map((made) => ({ seat: made.seat, move: rules.print(made.move) })),
        ...situation(table),
      };
    });
  },
);

export const undoMoves = op(
  "takes back the last moves of a seat, as far as nobody has learned anything since",
  { ...SEAT, steps: "how many; 1 if left out", ...TABLE },
  { seat: seatNumber, steps: optional(whole(1)), table: tableName },
  (session, { seat: given, steps = 1, table: name }) => {
    const table = tableNamed(session, name);
    const seat = seatAt(table, given);
    return safely(table, () => {
      if (!undo(table.match, seat, steps)) {
        const most = undoable(table.match, seat);
        throw new EngineError("notUndoable", `seat ${seat} can take back ${most} moves now, not ${steps}`);
      }
      return { played: table.match.moves.length, ...situation(table) };
    });
  },
);

export const redoMove = op(
  "plays again the move that a seat took back last",
  { ...SEAT, ...TABLE },
  { seat: seatNumber, table: tableName },
  (session, { seat: given, table: name }) => {
    const table = tableNamed(session, name);
    const seat = seatAt(table, given);
    return safely(table, () => {
      if (!redo(table.match, seat))
        throw new EngineError("notUndoable", `seat ${seat} has undone nothing that could be redone`);
      return { played: table.match.moves.length, ...situation(table) };
    });
  },
);

export const events = op(
  "what a seat or a spectator was told, from an event on; next is where to go on from",
  { ...VIEWER, since: "number of the first event; 0 if left out", ...TABLE },
  { seat: viewer, since: optional(whole(0)), table: tableName },
  (session, { seat, since = 0, table: name }) => {
    const table = tableNamed(session, name);
    const { match } = table;
    const told = eventsFor(match, viewerAt(table, seat), since);
    return {
      events: told,
      words: inWords(table, told),
      next: match.events.length,
    };
  },
);
