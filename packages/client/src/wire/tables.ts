import Type from "typebox";
import {
  Commitment,
  Contribution,
  closed,
  Instant,
  Key,
  Level,
  Message,
  maybe,
  Notation,
  oneOf,
  PersonId,
  Seat,
  SeatCommitments,
  Seq,
  TableId,
} from "./common.ts";
import { Name } from "./people.ts";

/** `dealing`: every seat is taken, and what each committed to is being revealed. */
export const Phase = oneOf(["waiting", "dealing", "playing", "finished"]);
export type Phase = Type.Static<typeof Phase>;

export const Pace = Type.Union(
  [
    closed({ kind: Type.Literal("untimed") }),
    closed({
      kind: Type.Literal("live"),
      bank: Type.Integer({ minimum: 1, maximum: 86_400, description: "Seconds that each player has" }),
      increment: Type.Integer({ minimum: 0, maximum: 3_600, description: "Seconds gained with every turn" }),
    }),
    closed({
      kind: Type.Literal("correspondence"),
      hours: Type.Integer({
        minimum: 1,
        maximum: 24 * 30,
        description: "For each turn; nights and holidays do not count",
      }),
    }),
  ],
  { description: "How the clocks run" },
);
export type Pace = Type.Static<typeof Pace>;

export const SeatChoice = Type.Union([
  closed(
    { kind: Type.Literal("me") },
    { description: "Kept for you: sit down once you have seen the commitment" },
  ),
  closed({ kind: Type.Literal("open") }),
  closed({ kind: Type.Literal("invited"), name: Name }),
  closed({ kind: Type.Literal("computer"), level: Level }),
]);
export type SeatChoice = Type.Static<typeof SeatChoice>;

const OptionValues = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
  description: "Options of the game; those left out have their default",
});

export const Access = oneOf(["public", "link"], {
  description: "Whether the lobby lists the table, or only its link leads to it",
});
export type Access = Type.Static<typeof Access>;
export const OnTimeout = oneOf(["computer", "resign"], {
  description: "What happens to a seat whose time has run out",
});
export type OnTimeout = Type.Static<typeof OnTimeout>;

export const NewTable = closed({
  game: Type.String({ minLength: 1, maxLength: 60 }),
  seats: Type.Array(SeatChoice, { minItems: 1, maxItems: 16 }),
  options: Type.Optional(OptionValues),
  edition: Type.Optional(
    Type.Object({}, { additionalProperties: true, description: "Another edition's data" }),
  ),
  pace: Type.Optional(Pace),
  access: Type.Optional(Access),
  onTimeout: Type.Optional(OnTimeout),
  standIn: Type.Optional(Level),
  startsWhenFull: Type.Optional(
    Type.Boolean({ description: "Whether the game starts by itself once nobody is missing (it does)" }),
  ),
});
export type NewTable = Type.Static<typeof NewTable>;

/** A seat as everybody sees it. */
export const SeatInfo = Type.Object({
  kind: oneOf(["open", "invited", "person", "computer"]),
  name: maybe(Type.String({ description: "Of the person, or of who is invited; null for computer players" })),
  person: maybe(PersonId),
  level: maybe(Type.String({ description: "The computer player that plays the seat now" })),
  resigned: Type.Boolean({ description: "Whether its person gave up and a computer player plays on" }),
  code: Type.Optional(Type.String({ description: "Opens an invited seat; told to the table's owner only" })),
});
export type SeatInfo = Type.Static<typeof SeatInfo>;

export const SeatClock = Type.Object({
  left: Type.Integer({ description: "Milliseconds left while the clock stands" }),
  due: maybe(Instant),
});
export type SeatClock = Type.Static<typeof SeatClock>;

export const Outcome = Type.Object({
  reason: Type.String({ description: "rules, resigned, agreed or abandoned" }),
  because: maybe(Type.String({ description: "The game's message id of why it ended by its rules" })),
  scores: maybe(Type.Array(Type.Number())),
  ranks: maybe(Type.Array(Type.Integer())),
  tieBreaks: maybe(Type.Array(Type.Array(Type.Number()))),
  breakdown: maybe(Type.Array(Type.Array(Type.Object({ id: Type.String(), value: Type.Number() })))),
});
export type Outcome = Type.Static<typeof Outcome>;

export const Dealing = Type.Object(
  {
    seatCommitments: SeatCommitments,
    due: Type.Integer({
      description: "The game starts at this moment at the latest, in milliseconds since 1970",
    }),
  },
  { description: "While the seats reveal what they committed to; `waitsFor` names those who have not" },
);
export type Dealing = Type.Static<typeof Dealing>;

/** How the table stands for one viewer. */
export const TableSnapshot = Type.Object({
  seq: Seq,
  at: Instant,
  phase: Phase,
  owner: maybe(PersonId),
  seats: Type.Array(SeatInfo),
  seat: maybe(Seat),
  view: Type.Unknown({ description: "What you may know of the game; its form is the game's" }),
  toAct: Type.Array(Seat),
  waitsFor: Type.Array(Seat),
  legal: Type.Array(Type.String({ description: "A move that you may make, in the game's notation" })),
  openEnded: Type.Boolean({ description: "Whether you may make moves that are not listed" }),
  undoable: Type.Integer({ description: "How many of your moves you can take back" }),
  redoable: Type.Boolean(),
  dealing: maybe(Dealing),
  clocks: maybe(Type.Array(SeatClock)),
  stop: maybe(Type.Object({ seat: Seat, agreed: Type.Array(Seat) })),
  outcome: maybe(Outcome),
  rematch: maybe(TableId),
});
export type TableSnapshot = Type.Static<typeof TableSnapshot>;

export const TableInfo = Type.Object({
  id: TableId,
  game: Type.String(),
  options: OptionValues,
  edition: Type.Object({
    id: Type.String(),
    data: Type.Optional(Type.Unknown({ description: "Present unless it is the house edition" })),
  }),
  pace: Pace,
  access: Access,
  onTimeout: OnTimeout,
  standIn: Type.String(),
  startsWhenFull: Type.Boolean(),
  created: Instant,
  commitment: Type.String({
    description: "SHA-256 of the server's secret part of the deal, fixed when the table was made",
  }),
  present: Type.Array(PersonId),
  watching: Type.Integer({ description: "How many watch without a seat" }),
  now: TableSnapshot,
});
export type TableInfo = Type.Static<typeof TableInfo>;

/** A table in a list. */
export const Summary = Type.Object({
  id: TableId,
  game: Type.String(),
  phase: Phase,
  access: Access,
  pace: Pace,
  options: OptionValues,
  seats: Type.Array(SeatInfo),
  seat: maybe(Seat),
  waitsFor: Type.Array(Seat),
  yourMove: Type.Boolean(),
  deadline: maybe(Instant),
  touched: Instant,
});
export type Summary = Type.Static<typeof Summary>;
export const Summaries = Type.Object({ tables: Type.Array(Summary) });
export type Summaries = Type.Static<typeof Summaries>;

export const SitRequest = closed({
  seat: Type.Optional(Seat),
  code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  commitment: Type.Optional(Commitment),
});
export type SitRequest = Type.Static<typeof SitRequest>;
export const FillRequest = closed({ seat: Seat, level: Level });
export type FillRequest = Type.Static<typeof FillRequest>;
export const StartRequest = closed({
  fill: Type.Optional({
    ...Level,
    description: "Fills every free seat with this computer player first",
  } as typeof Level),
});
export type StartRequest = Type.Static<typeof StartRequest>;
export const PlayRequest = closed({ seq: Seq, move: Notation, key: Key });
export type PlayRequest = Type.Static<typeof PlayRequest>;
export const UndoRequest = closed({
  seq: Seq,
  key: Key,
  steps: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, description: "One, unless said otherwise" }),
  ),
});
export type UndoRequest = Type.Static<typeof UndoRequest>;
export const RedoRequest = closed({ seq: Seq, key: Key });
export type RedoRequest = Type.Static<typeof RedoRequest>;
export const StopRequest = closed({
  agree: Type.Boolean({ description: "Offer or agree to stop; or decline, or withdraw" }),
});
export type StopRequest = Type.Static<typeof StopRequest>;
/** A phrase that every client knows in its own language, and what it is about: `tooDear`, `whoHas:good.salt`. */
export const Phrase = Type.String({
  pattern: "^[a-z][A-Za-z]{0,31}(:[a-z][A-Za-z0-9.-]{0,63})?$",
  description:
    "A phrase of the game, and the word that it is about; who knows it reads it in their own language",
});
export const ChatRequest = closed({
  text: Type.String({ minLength: 1, maxLength: 500 }),
  phrase: Type.Optional(Phrase),
});
export type ChatRequest = Type.Static<typeof ChatRequest>;
export const RevealRequest = closed({
  contribution: Type.Union([Contribution, Type.Null()], {
    description: "The bytes that you committed to; null to let the cards be dealt without them",
  }),
});
export type RevealRequest = Type.Static<typeof RevealRequest>;
export const Nothing = closed({});
export type Nothing = Type.Static<typeof Nothing>;

export const Ack = Type.Object({
  seq: Seq,
  repeated: Type.Boolean({ description: "Whether the request had been carried out before" }),
});
export type Ack = Type.Static<typeof Ack>;

export const RecordLink = Type.Object({ link: Type.String() });
export type RecordLink = Type.Static<typeof RecordLink>;

export const GameInfo = Type.Object({
  id: Type.String(),
  title: Type.String(),
  players: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  minutes: Type.Integer(),
  rulesVersion: Type.Integer(),
  options: Type.Record(
    Type.String(),
    Type.Object({
      values: Type.Array(Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
      rules: Type.Array(Type.String()),
    }),
  ),
});
export const Addresses = Type.Object({
  addresses: Type.Array(Type.String(), { description: "As in http://192.168.1.20:4480" }),
});
export type Addresses = Type.Static<typeof Addresses>;

export const Games = Type.Object({ games: Type.Array(GameInfo), levels: Type.Array(Type.String()) });
export type Games = Type.Static<typeof Games>;

export { Message };
