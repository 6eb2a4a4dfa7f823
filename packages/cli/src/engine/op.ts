import { InputError, type Seat, schema } from "@portolan/kernel";
import { type EngineTable, refused, type Session, seatAt } from "./session.ts";

const { object, text, whole } = schema;

/** What the engine can be asked for. */
export interface Op {
  readonly about: string;
  /** Its fields, in words for the answer to `help`. */
  readonly fields: Readonly<Record<string, string>>;
  run(session: Session, request: unknown): object;
}

type Fields = Record<string, schema.Schema<unknown>>;

/** An operation whose fields are checked before it runs. */
export function op<F extends Fields>(
  about: string,
  fields: Readonly<Record<string, string>>,
  checks: F,
  run: (
    session: Session,
    given: ReturnType<typeof object<F>> extends schema.Schema<infer T> ? T : never,
  ) => object,
): Op {
  const check = object(checks);
  return { about, fields, run: (session, request) => run(session, check(request, "")) };
}

const DEFAULT_TABLE = "main";

export const tableName: schema.Schema<string> = (value, path) => {
  const name = value === undefined ? DEFAULT_TABLE : text(value, path);
  if (name.length > 200) throw new InputError(`${path}: at most 200 letters`);
  return name;
};
export const seatNumber = whole(0, 99);
/** A seat, or null (as good as nothing) for a spectator. */
export const viewer: schema.Schema<Seat | null> = (value, path) =>
  value === undefined || value === null ? null : seatNumber(value, path);
export const seed: schema.Schema<string | undefined> = (value, path) => {
  if (value === undefined) return undefined;
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return text(value, path).slice(0, 1000);
};

export const TABLE = { table: "name of the table; main if left out" };
export const SEAT = { seat: "number of the seat, from 0" };
export const VIEWER = { seat: "number of the seat, from 0; null or nothing for a spectator" };

export function viewerAt(table: EngineTable, given: Seat | null): Seat | null {
  return given === null ? null : seatAt(table, given);
}

export function parseMove(table: EngineTable, notation: string) {
  const parsed = table.match.rules.parse(notation.slice(0, 10_000));
  if ("refusal" in parsed) throw refused(table, parsed.refusal);
  return parsed.move;
}

/**
 * Who may act now, whom of them the game waits for, what each is asked, and whether it is over: in every answer that
 * changes a table.
 */
export function situation({ match: { rules, state } }: EngineTable): object {
  const toAct = rules.toAct(state);
  const waitsFor = rules.waitsFor(state);
  const asked = toAct.map((seat) => ({ seat, decision: rules.decision(state, seat) }));
  return { toAct, waitsFor, asked, over: rules.result(state) !== null };
}
