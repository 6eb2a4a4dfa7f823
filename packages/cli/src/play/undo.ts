import { mustPlay, recordOf, replay, type Seat, undo, undoable } from "@portolan/kernel";
import { isPerson, type PlayTable } from "./table.ts";

/** Whether anybody learned something, or chance acted, since the event of that number. */
function revealedSince(table: PlayTable, event: number, drawn: number): boolean {
  const { rules, events, chance } = table.match;
  if (chance.drawn() > drawn) return true;
  const viewers = [null, ...table.sitters.keys()];
  return events.slice(event).some((one) => viewers.some((viewer) => rules.reveals(one, viewer)));
}

/**
 * Takes back the seat's last move together with the answers of computer players, who do not mind. As with any undo,
 * only as long as nobody has learned anything and chance has not acted.
 */
function takeBackPastBots(table: PlayTable, seat: Seat): boolean {
  const { match, game, sitters, edition } = table;
  const last = match.moves.findLastIndex((played) => played.seat === seat);
  if (last < 0 || match.moves.slice(last + 1).some((played) => isPerson(table, played.seat))) return false;
  const { match: before } = replay(game, recordOf(game, match, sitters, edition), last);
  if (revealedSince(table, before.events.length, before.chance.drawn())) return false;
  table.undone.push(match.moves.slice(last));
  table.match = before;
  return true;
}

/** Takes back the seat's last move, or all of its moves that can be taken back; false if there is none. */
export function takeBack(table: PlayTable, seat: Seat, wholeTurn: boolean): boolean {
  const { match } = table;
  const possible = undoable(match, seat);
  if (possible === 0) return takeBackPastBots(table, seat);
  const steps = wholeTurn ? possible : 1;
  const moves = match.moves.slice(-steps);
  undo(match, seat, steps);
  table.undone.push(moves);
  return true;
}

/** Plays again what was taken back last; false if there is nothing. */
export function putBack(table: PlayTable): boolean {
  const moves = table.undone.pop();
  if (!moves) return false;
  for (const { seat, move } of moves) mustPlay(table.match, seat, move);
  return true;
}
