import { games } from "@portolan/games";
import { describeGame } from "../commands/games.ts";
import { type Op, op } from "./op.ts";
import { close, load, newGame } from "./open.ts";
import { check, events, legal, playMove, redoMove, undoMoves, view } from "./play.ts";
import { choose, outlook, record, result, sample, state } from "./research.ts";

const listGames = op("the games with their players, options and versions", {}, {}, () => ({
  games: games.map(describeGame),
}));

const help = op("what can be asked", {}, {}, () => ({
  ops: [...OPS].map(([name, { about, fields }]) => ({ op: name, about, fields })),
}));

/** All operations by their names. */
export const OPS: ReadonlyMap<string, Op> = new Map([
  ["help", help],
  ["games", listGames],
  ["new", newGame],
  ["load", load],
  ["view", view],
  ["legal", legal],
  ["check", check],
  ["play", playMove],
  ["undo", undoMoves],
  ["redo", redoMove],
  ["events", events],
  ["state", state],
  ["sample", sample],
  ["choose", choose],
  ["outlook", outlook],
  ["result", result],
  ["record", record],
  ["close", close],
]);
