import Type from "typebox";
import { Instant, maybe, oneOf, PersonId, Problem, Seat, SeatCommitments, Seq, TableId } from "./common.ts";
import { Outcome, Phrase, SeatInfo, type Summary, TableSnapshot } from "./tables.ts";

/** What every line of a table's log has. */
const line = { seq: Seq, at: Instant };
const GameEvents = Type.Array(Type.Object({ type: Type.String() }, { additionalProperties: true }), {
  description: "What happened in the game, as far as you may know it; the form is the game's",
});

/** A line of a table's log as one viewer may know it. */
export const LogEvent = Type.Union([
  Type.Object({ ...line, type: Type.Literal("created"), seats: Type.Array(SeatInfo) }),
  Type.Object({ ...line, type: Type.Literal("sat"), seat: Seat, name: Type.String() }),
  Type.Object({ ...line, type: Type.Literal("left"), seat: Seat }),
  Type.Object({ ...line, type: Type.Literal("filled"), seat: Seat, level: Type.String() }),
  Type.Object({
    ...line,
    type: Type.Literal("dealing"),
    seatCommitments: SeatCommitments,
    due: Instant,
  }),
  Type.Object({
    ...line,
    type: Type.Literal("revealed"),
    seat: Seat,
    withheld: Type.Boolean({ description: "Whether the seat lets the cards be dealt without its bytes" }),
  }),
  Type.Object({
    ...line,
    type: Type.Literal("started"),
    commitment: Type.String(),
    contributions: Type.Array(Type.String(), {
      description: "By seat, what it revealed; empty where it added nothing, or did not reveal it in time",
    }),
    events: GameEvents,
  }),
  Type.Object({
    ...line,
    type: Type.Literal("moved"),
    seat: Seat,
    move: Type.Optional(Type.String({ description: "Told to who made it; the others see its events" })),
    key: Type.Optional(Type.String({ description: "Told to who sent it" })),
    events: GameEvents,
  }),
  Type.Object({ ...line, type: Type.Literal("undone"), seat: Seat, steps: Type.Integer() }),
  Type.Object({ ...line, type: Type.Literal("redone"), seat: Seat, events: GameEvents }),
  Type.Object({
    ...line,
    type: Type.Literal("resigned"),
    seat: Seat,
    reason: oneOf(["chose", "time", "gone"]),
    level: maybe(Type.String({ description: "The computer player that plays on, if the game goes on" })),
  }),
  Type.Object({ ...line, type: Type.Literal("tookOver"), seat: Seat, level: Type.String() }),
  Type.Object({ ...line, type: Type.Literal("tookBack"), seat: Seat }),
  Type.Object({ ...line, type: Type.Literal("clock"), seat: Seat }),
  Type.Object({ ...line, type: Type.Literal("stopOffered"), seat: Seat }),
  Type.Object({ ...line, type: Type.Literal("stopAnswered"), seat: Seat, agrees: Type.Boolean() }),
  Type.Object({
    ...line,
    type: Type.Literal("chat"),
    room: oneOf(["everyone", "players", "spectators"]),
    name: Type.String(),
    seat: maybe(Seat),
    text: Type.String(),
    phrase: Type.Optional(Phrase),
  }),
  Type.Object({
    ...line,
    type: Type.Literal("finished"),
    outcome: Outcome,
    secret: Type.String({ description: "What the cards came from: its SHA-256 is the commitment" }),
  }),
  Type.Object({ ...line, type: Type.Literal("rematched"), table: TableId }),
]);
export type LogEvent = Type.Static<typeof LogEvent>;

export const Log = Type.Object({
  events: Type.Array(LogEvent),
  next: maybe(Type.Integer({ description: "Ask for the next page after this line; null if there is none" })),
});
export type Log = Type.Static<typeof Log>;

export const Presence = Type.Object({
  present: Type.Array(PersonId, { description: "Those with a seat who are here" }),
  watching: Type.Integer({ description: "How many watch without a seat" }),
});
export type Presence = Type.Static<typeof Presence>;

/**
 * What a table's stream sends: lines of the log (whose ids are the sequence numbers), how things stand after them, who is
 * here, and goodbye when the server stops for a moment.
 */
export type TableFrame =
  | { readonly event: "log"; readonly data: LogEvent }
  | { readonly event: "now"; readonly data: TableSnapshot }
  | { readonly event: "presence"; readonly data: Presence }
  | { readonly event: "bye"; readonly data: object };

/** What a person's stream sends: each of their tables as it is now, and again whenever something happens there. */
export type PersonFrame =
  | { readonly event: "table"; readonly data: Summary }
  | { readonly event: "bye"; readonly data: object };

/** Why a move came too late: what has happened since, and how things stand. */
export const Conflict = Type.Object(
  { error: Problem.properties.error, since: Type.Array(LogEvent), now: TableSnapshot },
  { description: "Too late: what has happened since" },
);
export type Conflict = Type.Static<typeof Conflict>;
