import {
  BUDGETS,
  type Budget,
  type ComputerPlayer,
  computerPlayers,
  findPlayer,
  searcher,
} from "@portolan/bots";
import { checksFor } from "@portolan/games/checks";
import { checkSize, InputError, POSITION_LIMITS, recordOf, schema, toLink } from "@portolan/kernel";
import { chanceNamed } from "../chance.ts";
import { oneLine } from "../errors.ts";
import { op, SEAT, seatNumber, seed, situation, TABLE, tableName, VIEWER, viewer, viewerAt } from "./op.ts";
import { EngineError, type EngineTable, seatAt, tableNamed } from "./session.ts";

/** What research asks for beyond playing: whole states, sampled worlds, advice, results and records. */

const { anything, object, optional, text, whole } = schema;

export const state = op(
  "the whole state, hidden parts included",
  { ...TABLE },
  { table: tableName },
  (session, { table: name }) => {
    const table = tableNamed(session, name);
    return { state: table.match.state, ...situation(table) };
  },
);

/** A world sampled from a view that came from outside: it must look to its seat exactly as the view says. */
function sampleView({ match: { rules }, settings }: EngineTable, given: unknown, name: string): object {
  checkSize(given, "view", POSITION_LIMITS);
  const owner = viewer(
    given !== null && typeof given === "object" && "viewer" in given ? given.viewer : null,
    "view.viewer",
  );
  const checks = checksFor(rules.game, settings);
  try {
    const state = rules.sample(given as object, chanceNamed(name));
    const isSame =
      checks.broken(state).length === 0 &&
      JSON.stringify(sorted(rules.view(state, owner))) === JSON.stringify(sorted(given));
    if (isSame) return state;
  } catch {
    // A view that the rules cannot read is no view of this game.
  }
  throw new EngineError("position", "view: no state of this table looks like that");
}

/** Data with the keys of its objects in order, so that equal data gives equal text. */
function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}

export const sample = op(
  "a whole state that a seat cannot rule out, from its view or from a view that is given",
  { ...VIEWER, view: "a view, instead of the seat", seed: "the same seed gives the same state", ...TABLE },
  { seat: viewer, view: optional(anything), seed: optional(seed), table: tableName },
  (session, { seat, view: given, seed: name = "0", table: tableId }) => {
    const table = tableNamed(session, tableId);
    const { rules, state } = table.match;
    if (given !== undefined) return { state: sampleView(table, given, name) };
    return { state: rules.sample(rules.view(state, viewerAt(table, seat)), chanceNamed(name)) };
  },
);

export const result = op(
  "the result; null while the game goes on",
  { ...TABLE },
  { table: tableName },
  (session, { table: name }) => {
    const { match } = tableNamed(session, name);
    return { result: match.rules.result(match.state) };
  },
);

export const record = op(
  "the record so far, and the same as a link (null if too long for one)",
  { ...TABLE },
  { table: tableName },
  (session, { table: name }) => {
    const { game, match, names, settings } = tableNamed(session, name);
    const sitters = names.map((one) => ({ name: one, player: "engine" }));
    const written = recordOf(game, match, sitters, settings.edition);
    let link: string | null = null;
    try {
      link = toLink(written);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
    return { record: written, link };
  },
);

/** Nothing else is answered meanwhile, so there is an end to thinking. */
const MOST_ITERATIONS = 1_000_000;
const LONGEST_THOUGHT = 600_000;

const limits = object({
  iterations: optional(whole(1, MOST_ITERATIONS)),
  ms: optional(whole(1, LONGEST_THOUGHT)),
});
const budget: schema.Schema<Budget> = (value, path) => {
  const given = limits(value, path);
  if (given.iterations === undefined && given.ms === undefined)
    throw new InputError(`${path}: expected iterations, ms or both`);
  return given;
};

/** A player that thinks within these limits instead of its own; one that does not search stays within any. */
function limited(bot: ComputerPlayer, given: Budget | undefined): ComputerPlayer {
  if (!given || !Object.hasOwn(BUDGETS, bot.id)) return bot;
  return searcher(bot.id, { ...given, horizon: BUDGETS[bot.id].horizon });
}

export const choose = op(
  "the move that a computer player would make; it sees the seat's view only",
  {
    ...SEAT,
    bot: `one of ${computerPlayers.map(({ id }) => id).join(", ")}`,
    seed: "for its own chance",
    budget: `how much ${Object.keys(BUDGETS).join(" and ")} may think: { iterations, ms }, one or both; their own time if left out`,
    ...TABLE,
  },
  { seat: seatNumber, bot: text, seed: optional(seed), budget: optional(budget), table: tableName },
  (session, { seat: given, bot: id, seed: name = "0", budget: most, table: tableId }) => {
    const table = tableNamed(session, tableId);
    const seat = seatAt(table, given);
    const bot = findPlayer(id);
    if (!bot)
      throw new EngineError("unknownBot", `there is no computer player "${oneLine(id).slice(0, 60)}"`);
    const { rules, state: present } = table.match;
    const moves = rules.legal(present, seat);
    if (moves.length === 0) throw new EngineError("request", `seat ${seat} has no move now`);
    const question = {
      rules,
      seat,
      view: rules.view(present, seat),
      legal: moves,
      chance: chanceNamed(name),
    };
    const move = limited(bot, most).choose(question);
    return { move: rules.print(move), words: table.translator.tell(rules.tell.move(move)) };
  },
);

export const outlook = op(
  "how each seat stands in the game's points, by the evaluation of the computer players, from the whole state",
  { ...TABLE },
  { table: tableName },
  (session, { table: name }) => {
    const { match } = tableNamed(session, name);
    return { outlook: match.rules.mind.evaluate(match.state) };
  },
);
