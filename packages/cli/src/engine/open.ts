import { checkPosition, readPosition } from "@portolan/games/positions";
import {
  checkSize,
  commitment,
  type Deal,
  EDITION_LIMITS,
  fromLink,
  type GameRecord,
  InputError,
  isHex,
  type OptionValue,
  readRecord,
  replay,
  SECRET_BYTES,
  schema,
  startFrom,
  startMatch,
} from "@portolan/kernel";
import { newDeal } from "../chance.ts";
import { oneLine } from "../errors.ts";
import { op, seed, situation, TABLE, tableName } from "./op.ts";
import {
  EngineError,
  type EngineTable,
  gameNamed,
  type Session,
  setTable,
  tableFor,
  tableNamed,
} from "./session.ts";

/** Opening and closing tables. */

const { anything, dictionary, list, object, optional, text, whole } = schema;

const optionValue: schema.Schema<OptionValue> = (value, path) => {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  throw new InputError(`${path}: expected a text, a number, true or false`);
};
const hexText: schema.Schema<string> = (value, path) => {
  const digits = text(value, path);
  if (!isHex(digits) || digits.length > 1000)
    throw new InputError(`${path}: expected lower-case hexadecimal digits`);
  return digits;
};
const dealFields = object({ secret: hexText, contributions: list(hexText) });

/** Puts a table up when the answer that describes it is made: if that fails, there is no new table. */
function opened(session: Session, name: string, table: EngineTable): object {
  const { rules, deal, moves } = table.match;
  const answer = {
    table: name,
    game: rules.game,
    players: rules.players,
    options: rules.options,
    edition: rules.editionId,
    commitment: commitment(deal.secret),
    played: moves.length,
    ...situation(table),
  };
  setTable(session, name, table);
  return answer;
}

function dealOf(
  session: Session,
  players: number,
  given: { readonly seed?: string; readonly deal?: unknown },
): Deal {
  if (given.deal === undefined) return newDeal(session, players, given.seed);
  const deal = dealFields(given.deal, "deal");
  if (deal.secret.length !== 2 * SECRET_BYTES)
    throw new InputError(`deal.secret: expected ${SECRET_BYTES} bytes`);
  if (deal.contributions.length !== players) throw new InputError(`deal.contributions: expected ${players}`);
  return deal;
}

export const newGame = op(
  "opens a table",
  {
    game: "id of the game",
    players: "how many play",
    options: "options of the game; defaults for those left out",
    edition: "data of another edition",
    seed: "a text or number to deal from",
    deal: "a fair deal: { secret, contributions }; without seed and deal, a secret is drawn",
    state: "a position to begin from",
    ...TABLE,
  },
  {
    game: text,
    players: whole(1, 99),
    options: optional(dictionary(optionValue)),
    edition: optional(anything),
    seed: optional(seed),
    deal: optional(anything),
    state: optional(anything),
    table: tableName,
  },
  (session, { game: gameId, players, options = {}, edition, state, table: name, ...chance }) => {
    const game = gameNamed(gameId);
    if (edition !== undefined) checkSize(edition, "edition", EDITION_LIMITS);
    const settings = { players, options, edition: edition ?? game.houseEdition };
    const rules = game.open(settings);
    const deal = dealOf(session, players, chance);
    const match =
      state === undefined
        ? startMatch(rules, deal)
        : startFrom(rules, deal, readPosition(rules, settings, state));
    return opened(session, name, tableFor(game, settings, match));
  },
);

function loaded(session: Session, name: string, record: GameRecord): object {
  const game = gameNamed(record.game);
  if (record.edition.data !== undefined) checkSize(record.edition.data, "edition.data", EDITION_LIMITS);
  checkPosition(game, record);
  const { match, stopped } = replay(game, record);
  const edition = record.edition.data ?? game.houseEdition;
  const settings = { players: record.seats.length, options: record.options, edition };
  if (stopped) {
    const { move, text: line, refusal } = stopped;
    throw new EngineError(
      "record",
      `move ${move}, "${oneLine(line).slice(0, 60)}", is against the rules`,
      refusal,
    );
  }
  return opened(session, name, tableFor(game, settings, match));
}

export const load = op(
  "opens a table from a record and plays all its moves",
  { record: "a record, as the operation record gives it", link: "or a link", ...TABLE },
  { record: optional(anything), link: optional(text), table: tableName },
  (session, { record, link, table }) => {
    if ((record === undefined) === (link === undefined))
      throw new InputError("expected either record or link");
    return loaded(session, table, link === undefined ? readRecord(record) : fromLink(link));
  },
);

export const close = op("closes a table", { ...TABLE }, { table: tableName }, (session, { table: name }) => {
  tableNamed(session, name);
  session.tables.delete(name);
  return { tables: [...session.tables.keys()] };
});
