import Type from "typebox";

/** A request has exactly the fields that are named. */
export function closed<P extends Type.TProperties>(properties: P, options: Type.TObjectOptions = {}) {
  return Type.Object(properties, { ...options, additionalProperties: false });
}

/** One of some words. */
export function oneOf<const W extends readonly string[]>(words: W, options: Type.TSchemaOptions = {}) {
  return Type.Enum([...words] as unknown as W, options);
}

/** Nothing, or the thing. */
export function maybe<T extends Type.TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

export const TableId = Type.String({
  pattern: "^[A-Za-z0-9_-]{1,40}$",
  description: "Names a table; whoever knows it may watch",
});
export const PersonId = Type.String({ pattern: "^[A-Za-z0-9_-]{1,40}$" });
export const Seat = Type.Integer({ minimum: 0, maximum: 15, description: "Seats are counted from 0" });
export const Seq = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: "Position in the table's log, from 1",
});
export const Instant = Type.Integer({ description: "Milliseconds since 1970" });
export const Key = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: "^[A-Za-z0-9_.:-]+$",
  description:
    "Chosen by the sender, another for every move: a request sent twice with the same key counts once",
});
export const Contribution = Type.String({
  pattern: "^([0-9a-f]{2}){16,64}$",
  description: "A seat's own random bytes for the fair deal, at least 16, in hexadecimal digits",
});
export const Commitment = Type.String({
  pattern: "^[0-9a-f]{64}$",
  description: "The SHA-256 of bytes that are still secret, in hexadecimal digits",
});
export const SeatCommitments = Type.Array(Type.String(), {
  description: "By seat, the SHA-256 of the bytes that it adds to the deal; empty where it adds none",
});
export const Level = Type.String({
  minLength: 1,
  maxLength: 20,
  description: "A computer player, as GET /api/games lists them",
});
export const Notation = Type.String({
  minLength: 1,
  maxLength: 500,
  description: "A move in the game's notation",
});

export const Parts = Type.Record(Type.String(), Type.Unknown(), {
  description: "What stands in the message's gaps",
});

/** A message of a catalogue: an id and what stands in its gaps. */
export const Message = Type.Object({ id: Type.String(), parts: Type.Optional(Parts) });
export type Message = Type.Static<typeof Message>;

export const Problem = Type.Object(
  {
    error: Type.Object({
      id: Type.String({ description: "Message id, for any language" }),
      message: Type.String({ description: "The same in English" }),
      rule: Type.Optional(Type.String({ description: "The rule of the game that a move breaks" })),
      parts: Type.Optional(Parts),
    }),
  },
  { description: "What went wrong" },
);
export type Problem = Type.Static<typeof Problem>;

export const Done = Type.Object({ ok: Type.Literal(true) });
export type Done = Type.Static<typeof Done>;
