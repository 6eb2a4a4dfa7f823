import {
  type Game,
  type Match,
  mustPlay,
  type PlayedMove,
  recordOf,
  replay,
  type Seat,
  type Sitter,
  undo,
  undoable,
} from "@portolan/kernel";
import { PERSON } from "./new-game.ts";

/** How far chance and the story had come before a move. */
interface Mark {
  readonly move: number;
  readonly events: number;
  readonly drawn: number;
}

/** A local match with the moves that were taken back, in batches, the next one to play again last. */
export interface Undoable {
  readonly game: Game;
  readonly sitters: readonly Sitter[];
  match: Match;
  undone: (readonly PlayedMove<Match["moves"][number]["move"]>[])[];
  /** Noted before the person's last move, so that nobody has to play the game again to know. */
  mark: Mark | null;
}

export function markOf(match: Match): Mark {
  return { move: match.moves.length, events: match.events.length, drawn: match.chance.drawn() };
}

function matchBefore({ game, match, sitters }: Undoable, move: number): Match {
  return replay(game, recordOf(game, match, sitters), move).match;
}

/** Whether chance acted, or anybody learned something, since then. */
function revealedSince({ match, sitters }: Undoable, { events, drawn }: Mark): boolean {
  if (match.chance.drawn() > drawn) return true;
  const viewers = [null, ...sitters.keys()];
  return match.events
    .slice(events)
    .some((event) => viewers.some((viewer) => match.rules.reveals(event, viewer)));
}

/** The seat's last move, if it can be taken back with the answers of computer players, who do not mind. */
function answeredMove(table: Undoable, seat: Seat): number | null {
  const { match, sitters } = table;
  const at = match.moves.findLastIndex((played) => played.seat === seat);
  if (at < 0 || match.moves.slice(at + 1).some((played) => sitters[played.seat].player === PERSON))
    return null;
  if (table.mark?.move !== at) table.mark = markOf(matchBefore(table, at));
  return revealedSince(table, table.mark) ? null : at;
}

export function canTakeBack(table: Undoable, seat: Seat): boolean {
  return undoable(table.match, seat) > 0 || answeredMove(table, seat) !== null;
}

/** Takes back the seat's last move, or all that can be taken back; false if there is none. */
export function takeBack(table: Undoable, seat: Seat, scope: "move" | "turn"): boolean {
  const possible = undoable(table.match, seat);
  if (possible > 0) {
    const steps = scope === "turn" ? possible : 1;
    table.undone.push(table.match.moves.slice(-steps));
    return undo(table.match, seat, steps);
  }
  const at = answeredMove(table, seat);
  if (at === null) return false;
  table.undone.push(table.match.moves.slice(at));
  table.match = matchBefore(table, at);
  return true;
}

/** Plays again what was taken back last; false if there is nothing. */
export function putBack(table: Undoable): boolean {
  const moves = table.undone.pop();
  if (!moves) return false;
  for (const { seat, move } of moves) mustPlay(table.match, seat, move);
  return true;
}
