import { findPlayer } from "@portolan/bots";
import type { NewTable, SeatChoice } from "@portolan/client/wire";
import { findGame } from "@portolan/games";
import { InputError, SECRET_BYTES } from "@portolan/kernel";
import { checkName } from "../identity/names.ts";
import { problem } from "../problem.ts";
import { checkEditionSize, checkOpening } from "./edition-limits.ts";
import { checkEdition, type EditionPolicy } from "./editions.ts";
import type { Entry, SeatPlan, Setup } from "./entry.ts";
import { rulesFor, type Table } from "./table.ts";

/** The computer player that takes over where the table names none. */
const STAND_IN = "captain";

/** Where random bytes and names come from. */
export interface Source {
  /** A name that nobody can guess. */
  newId(): string;
  /** Random bytes in hexadecimal digits. */
  secret(bytes: number): string;
}

export function checkLevel(level: string): void {
  if (!findPlayer(level)) throw problem(422, "level.unknown", { level });
}

function setupFrom(request: NewTable): Setup {
  const { edition } = request;
  return {
    game: request.game,
    options: request.options ?? {},
    ...(edition === undefined ? {} : { edition }),
    pace: request.pace ?? { kind: "untimed" },
    isPublic: request.access === "public",
    onTimeout: request.onTimeout ?? "computer",
    standIn: request.standIn ?? STAND_IN,
    startsWhenFull: request.startsWhenFull ?? true,
  };
}

/** Throws if the game cannot be played with these settings. */
function checkSetup(setup: Setup, players: number, editions: EditionPolicy): void {
  const game = findGame(setup.game);
  if (!game) throw problem(422, "table.badSettings", { problem: `there is no game "${setup.game}"` });
  try {
    if (setup.edition !== undefined) checkEditionSize(setup.edition);
    checkEdition(setup, editions);
    const { rules } = rulesFor(setup, players);
    if (setup.edition !== undefined) checkOpening(rules);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw problem(422, "table.badSettings", { problem: error.message });
  }
}

const OPEN: SeatPlan = { person: null, level: null, invitation: null };

/** Kept for a person, who sits down after having seen the table's commitment: so does the host. */
function keptFor(person: string, source: Source): SeatPlan {
  return { ...OPEN, invitation: { name: "", code: source.newId(), person } };
}

function plan(choice: SeatChoice, owner: string, source: Source): SeatPlan {
  switch (choice.kind) {
    case "me":
      return keptFor(owner, source);
    case "open":
      return OPEN;
    case "invited":
      return { ...OPEN, invitation: { name: checkName(choice.name), code: source.newId(), person: null } };
    case "computer":
      checkLevel(choice.level);
      return { ...OPEN, level: choice.level };
  }
}

function seatsFrom(request: NewTable, owner: string, source: Source): SeatPlan[] {
  if (request.seats.filter(({ kind }) => kind === "me").length > 1) throw problem(422, "table.twice");
  return request.seats.map((choice) => plan(choice, owner, source));
}

/** The first line of a new table's log. */
export function newTable(request: NewTable, owner: string, source: Source, editions: EditionPolicy): Entry {
  const setup = setupFrom(request);
  checkLevel(setup.standIn);
  checkSetup(setup, request.seats.length, editions);
  const seats = seatsFrom(request, owner, source);
  return { type: "created", setup, owner, seats, secret: source.secret(SECRET_BYTES) };
}

/** The same game again with the same people: they are expected in the seats they had. */
export function rematchOf(table: Table, person: string, source: Source): Entry {
  const seats = table.seats.map((seat): SeatPlan => {
    const sitter = seat.person ?? seat.resigned;
    if (sitter === null) return { ...OPEN, level: seat.level };
    return keptFor(sitter, source);
  });
  return { type: "created", setup: table.setup, owner: person, seats, secret: source.secret(SECRET_BYTES) };
}
