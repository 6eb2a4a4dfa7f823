import type { Game, GameTypes, Seat } from "./game.ts";
import { isBarrier, type Match, mustPlay, type PlayedMove, undo, undoable } from "./match.ts";
import { PERSON, recordOf, replay, type Sitter } from "./record.ts";

/** How far chance and events had come before a move. */
export interface Mark {
  readonly move: number;
  readonly events: number;
  readonly drawn: number;
}

/**
 * A match between people and computer players on one device. Computer players do not mind if their answers are undone
 * together with the move that they answered.
 */
export interface AnsweredMatch {
  readonly game: Game;
  readonly sitters: readonly Sitter[];
  /** Edition data; the house edition when left out. */
  readonly edition?: unknown;
  match: Match;
  /** Moves undone, in batches, the next one to redo last. */
  undone: (readonly PlayedMove<GameTypes["move"]>[])[];
  /** Noted before a person's last move, so that the game need not be replayed to know; null if it was not. */
  mark: Mark | null;
}

export function markOf(match: Match): Mark {
  return { move: match.moves.length, events: match.events.length, drawn: match.chance.drawn() };
}

function matchBefore({ game, match, sitters, edition }: AnsweredMatch, move: number): Match {
  return replay(game, recordOf(game, match, sitters, edition), move).match;
}

/** The seat's last move, if it can be undone with all that computer players answered: nobody learned anything since. */
function answeredMove(table: AnsweredMatch, seat: Seat): number | null {
  const { match, sitters } = table;
  const at = match.moves.findLastIndex((played) => played.seat === seat);
  if (at < 0 || match.moves.slice(at + 1).some((played) => sitters[played.seat].player === PERSON))
    return null;
  if (table.mark?.move !== at) table.mark = markOf(matchBefore(table, at));
  const { events, drawn } = table.mark;
  return isBarrier(match.rules, match.events.slice(events), match.chance.drawn() > drawn) ? null : at;
}

export function canUndoAnswered(table: AnsweredMatch, seat: Seat): boolean {
  return undoable(table.match, seat) > 0 || answeredMove(table, seat) !== null;
}

/** Undoes the seat's last move, or all of its moves that can be undone; false if there is none. */
export function undoAnswered(table: AnsweredMatch, seat: Seat, scope: "move" | "turn"): boolean {
  const possible = undoable(table.match, seat);
  if (possible > 0) {
    const steps = scope === "turn" ? possible : 1;
    table.undone.push(table.match.moves.slice(-steps));
    table.mark = null;
    return undo(table.match, seat, steps);
  }
  const at = answeredMove(table, seat);
  if (at === null) return false;
  table.undone.push(table.match.moves.slice(at));
  table.match = matchBefore(table, at);
  table.mark = null;
  return true;
}

/** Redoes what was undone last; false if there is nothing. */
export function redoAnswered(table: AnsweredMatch): boolean {
  const moves = table.undone.pop();
  if (!moves) return false;
  table.mark = null;
  for (const { seat, move } of moves) mustPlay(table.match, seat, move);
  return true;
}
