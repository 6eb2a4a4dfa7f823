import { sha256 } from "@noble/hashes/sha2.js";
import { hex, isHex, utf8 } from "./bytes.ts";
import { brokenBy, commitment, type Deal, SECRET_BYTES, withheldBy } from "./fair.ts";
import type { Game, GameTypes, Options, OptionValue, Result, Rules, Seat } from "./game.ts";
import { type Match, play, startFrom, startMatch } from "./match.ts";
import { changedOptions } from "./options.ts";
import { InputError, type Refusal } from "./refusal.ts";
import { anything, dictionary, type Infer, list, object, oneOf, optional, text, whole } from "./schema.ts";

const optionValue = (value: unknown, path: string): OptionValue => {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  throw new InputError(`${path}: expected a text, a number, true or false`);
};

const hexText = (value: unknown, path: string): string => {
  const digits = text(value, path);
  if (!isHex(digits)) throw new InputError(`${path}: expected lower-case hexadecimal digits`);
  return digits;
};

const secretText = (value: unknown, path: string): string => {
  const digits = hexText(value, path);
  if (digits.length !== 2 * SECRET_BYTES) throw new InputError(`${path}: expected ${SECRET_BYTES} bytes`);
  return digits;
};

/** A seat's commitment, or nothing where it made none. */
const seatCommitment = (value: unknown, path: string): string => {
  const digits = hexText(value, path);
  if (digits !== "") secretText(digits, path);
  return digits;
};

/** Version 2 has what each seat committed to (`seatCommitments`); games in which nobody does are still version 1. */
const recordSchema = object({
  portolan: oneOf(1, 2),
  game: text,
  rulesVersion: whole(1),
  edition: object({ id: text, sha256: hexText, data: optional(anything) }),
  options: dictionary(optionValue),
  seats: list(object({ name: text, player: text }), 1),
  deal: object({
    commitment: hexText,
    secret: secretText,
    contributions: list(hexText),
    seatCommitments: optional(list(seatCommitment)),
  }),
  position: optional(anything),
  moves: list(text),
  result: optional(object({ scores: list(whole(Number.MIN_SAFE_INTEGER)), ranks: list(whole(1)) })),
});

/** A game written down: whoever has it can play it again, move by move. Moves are `seat notation`. */
export type GameRecord = Infer<typeof recordSchema>;

/** Who plays where no computer player does. */
export const PERSON = "person" as const;

/** Who sat where: a name, and who played (`PERSON`, or the name of a computer player). */
export interface Sitter {
  readonly name: string;
  readonly player: string;
}

/** The data with the keys of every object in order, so that equal data gives equal text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The fingerprint that tells one edition's data from another's. */
export function fingerprint(data: unknown): string {
  return hex(sha256(utf8(canonical(data))));
}

/** The record of a match so far. An edition other than the house's travels along, so that the record stands alone. */
export function recordOf<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  sitters: readonly Sitter[],
  edition: unknown = game.houseEdition,
): GameRecord {
  const { rules, deal } = match;
  const { secret, contributions, seatCommitments } = deal;
  const sha = fingerprint(edition);
  const ended = rules.result(match.state);
  return {
    portolan: seatCommitments ? 2 : 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    edition: {
      id: rules.editionId,
      sha256: sha,
      ...(sha === fingerprint(game.houseEdition) ? {} : { data: edition }),
    },
    options: changedOptions(game.options, rules.options),
    seats: sitters.map(({ name, player }) => ({ name, player })),
    deal: {
      commitment: commitment(secret),
      secret,
      contributions,
      ...(seatCommitments ? { seatCommitments } : {}),
    },
    ...(match.position === null ? {} : { position: match.position }),
    moves: match.moves.map(({ seat, move }) => `${seat} ${rules.print(move)}`),
    ...(ended ? { result: { scores: ended.scores, ranks: ended.ranks } } : {}),
  };
}

/** What the seats committed to is there exactly in version 2, for each seat, and nothing was added without it. */
function checkSeatCommitments({ portolan, deal, seats }: GameRecord): void {
  const { contributions, seatCommitments } = deal;
  if ((portolan === 2) !== (seatCommitments !== undefined)) {
    throw new InputError("deal.seatCommitments: expected in version 2 of records, and there only");
  }
  if (!seatCommitments) return;
  if (seatCommitments.length !== seats.length) {
    throw new InputError("deal.seatCommitments: expected one for each seat");
  }
  const bare = contributions.findIndex((bytes, seat) => bytes !== "" && seatCommitments[seat] === "");
  if (bare >= 0) throw new InputError(`deal.contributions[${bare}]: the seat committed to nothing`);
}

/** Checks the form of a record that came from outside; what it says is for `replay` and `verify`. */
export function readRecord(data: unknown): GameRecord {
  const record = recordSchema(data, "");
  if (record.deal.contributions.length !== record.seats.length) {
    throw new InputError("deal.contributions: expected one for each seat");
  }
  checkSeatCommitments(record);
  return record;
}

/** The deal that a record was played from. */
export function dealOf({ deal }: GameRecord): Deal {
  const { secret, contributions, seatCommitments } = deal;
  return { secret, contributions, ...(seatCommitments ? { seatCommitments } : {}) };
}

/** The rules a record was played by. Throws an `InputError` if this game or release does not have them. */
export function rulesOf<G extends GameTypes>(game: Game<G>, record: GameRecord): Rules<G> {
  if (record.game !== game.id) throw new InputError(`this is a record of ${record.game}, not of ${game.id}`);
  if (record.rulesVersion !== game.rulesVersion) {
    throw new InputError(
      `the record was played by version ${record.rulesVersion} of the rules, this release has ${game.rulesVersion}`,
    );
  }
  const edition = record.edition.data ?? game.houseEdition;
  if (fingerprint(edition) !== record.edition.sha256) {
    throw new InputError(`the record's edition "${record.edition.id}" is not the one that is here`);
  }
  return game.open({ players: record.seats.length, options: record.options as Options, edition });
}

export interface Stopped {
  /** The move that could not be played, counted from 1. */
  readonly move: number;
  readonly text: string;
  readonly refusal: Refusal;
}

/** Plays the first `moves` moves of a record again (all of them if left out), as far as the rules allow them. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord,
  moves = record.moves.length,
): { readonly match: Match<G>; readonly stopped: Stopped | null } {
  const rules = rulesOf(game, record);
  const deal = dealOf(record);
  const match =
    record.position === undefined
      ? startMatch(rules, deal)
      : startFrom(rules, deal, record.position as G["state"]);
  for (const [index, line] of record.moves.slice(0, moves).entries()) {
    const refusal = playLine(match, line);
    if (refusal) return { match, stopped: { move: index + 1, text: line, refusal } };
  }
  return { match, stopped: null };
}

/** Plays a line of a record, `seat notation`; gives the refusal if the rules do not allow it. */
export function playLine<G extends GameTypes>(match: Match<G>, line: string): Refusal | null {
  const [, seat, notation] = /^(\d+) (.*)$/.exec(line) ?? [];
  const parsed = match.rules.parse(notation ?? line);
  if ("refusal" in parsed) return parsed.refusal;
  const outcome = play(match, Number(seat), parsed.move);
  return "refusal" in outcome ? outcome.refusal : null;
}

export type CheckId =
  | "commitment"
  | "committed"
  | "seats"
  | "revealed"
  | "moves"
  | "finished"
  | "result"
  | "dealt";
export interface Check {
  readonly id: CheckId;
  readonly ok: boolean;
  readonly stopped?: Stopped;
  /** The seats that it is about. */
  readonly seats?: readonly Seat[];
}

/** Checks that say what has to be known of a record, not that anything is wrong with it. */
const NOTES: ReadonlySet<CheckId> = new Set(["committed", "finished", "revealed"]);

/** Whether a check only has to be known: a game may be unfinished, or a seat not have revealed, and all else be right. */
export function isNote({ id, ok }: Check): boolean {
  return !ok && NOTES.has(id);
}

function sameResult(claimed: GameRecord["result"], found: Result | null): boolean {
  if (!claimed || !found) return !claimed && !found;
  return JSON.stringify([claimed.scores, claimed.ranks]) === JSON.stringify([found.scores, found.ranks]);
}

/** What the seats committed to and what they revealed; in version 1 they could add something without committing first. */
function seatChecks({ deal }: GameRecord): Check[] {
  if (!deal.seatCommitments) {
    const adding = deal.contributions.flatMap((bytes, seat) => (bytes === "" ? [] : [seat]));
    return adding.length === 0 ? [] : [{ id: "committed", ok: false, seats: adding }];
  }
  const [broken, withheld] = [brokenBy(deal), withheldBy(deal)];
  return [
    { id: "seats", ok: broken.length === 0, seats: broken },
    { id: "revealed", ok: withheld.length === 0, seats: withheld },
  ];
}

/** Checks all that a record claims: the deal it was committed to, every move, the end and the result. */
export function verify(game: Game, record: GameRecord): readonly Check[] {
  const { match, stopped } = replay(game, record);
  const result = match.rules.result(match.state);
  return [
    { id: "dealt", ok: record.position === undefined },
    { id: "commitment", ok: commitment(record.deal.secret) === record.deal.commitment },
    ...seatChecks(record),
    stopped ? { id: "moves", ok: false, stopped } : { id: "moves", ok: true },
    { id: "finished", ok: result !== null },
    { id: "result", ok: sameResult(record.result, result) },
  ];
}
