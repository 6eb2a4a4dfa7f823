import Type from "typebox";
import { closed, Instant, maybe, oneOf, PersonId, TableId } from "./common.ts";

export const Name = Type.String({
  minLength: 1,
  maxLength: 40,
  description: "What others call you",
});
const LoginName = Type.String({
  minLength: 3,
  maxLength: 40,
  description: "Your name when you log in; unique",
});
const Password = Type.String({ minLength: 8, maxLength: 200 });
const Hour = Type.Integer({ minimum: 0, maximum: 23 });
const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$", description: "As in 2026-12-24" });

export const Night = closed({ from: Hour, to: Hour });
export type Night = Type.Static<typeof Night>;
export const Holiday = closed({ from: Day, to: Day });
export type Holiday = Type.Static<typeof Holiday>;

export const NewGuest = closed({ name: Name });
export type NewGuest = Type.Static<typeof NewGuest>;

export const PersonChange = closed({
  name: Type.Optional(Name),
  timeZone: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: "As in Europe/Rome" })),
  night: Type.Optional(maybe(Night)),
  holidays: Type.Optional(Type.Array(Holiday, { maxItems: 20 })),
});
export type PersonChange = Type.Static<typeof PersonChange>;

export const Me = Type.Object({
  id: PersonId,
  name: Type.String(),
  login: maybe(Type.String({ description: "Set once a password keeps the account" })),
  timeZone: Type.String(),
  night: maybe(Night),
  holidays: Type.Array(Holiday),
  passkeys: Type.Array(Type.Object({ id: Type.String(), created: Instant })),
  created: Instant,
});
export type Me = Type.Static<typeof Me>;

export const Session = Type.Object({ me: maybe(Me) });
export type Session = Type.Static<typeof Session>;

export const NewPassword = closed({
  login: LoginName,
  password: Password,
  current: Type.Optional(Password),
  tokens: Type.Optional(
    oneOf(["keep", "revoke"], { description: "What becomes of your tokens for programs; kept if left out" }),
  ),
});
export type NewPassword = Type.Static<typeof NewPassword>;
export const Login = closed({ login: LoginName, password: Password });
export type Login = Type.Static<typeof Login>;

export const NewToken = closed({ name: Type.String({ minLength: 1, maxLength: 60 }) });
export type NewToken = Type.Static<typeof NewToken>;
export const Token = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created: Instant,
  token: Type.Optional(Type.String({ description: "The token itself: told once, when it is made" })),
});
export type Token = Type.Static<typeof Token>;
export const Tokens = Type.Object({ tokens: Type.Array(Token) });
export type Tokens = Type.Static<typeof Tokens>;

/** What a browser's authenticator wants or answers; its form is WebAuthn's. */
export const Ceremony = Type.Object({}, { additionalProperties: true, description: "As WebAuthn has it" });
export type Ceremony = Type.Static<typeof Ceremony>;

export const GameResult = Type.Object({
  table: TableId,
  game: Type.String(),
  finished: Instant,
  players: Type.Integer(),
  seat: Type.Integer(),
  rank: Type.Integer({ description: "1 for winners" }),
  score: maybe(Type.Number()),
  reason: Type.String(),
});
export type GameResult = Type.Static<typeof GameResult>;
export const Results = Type.Object({ results: Type.Array(GameResult) });
export type Results = Type.Static<typeof Results>;

export const GameRating = Type.Object({
  game: Type.String(),
  mu: Type.Number({ description: "How strong you are taken to be; everybody begins at 25" }),
  sigma: Type.Number({ description: "How far that may be off" }),
  games: Type.Integer(),
});
export type GameRating = Type.Static<typeof GameRating>;
export const Ratings = Type.Object({ ratings: Type.Array(GameRating) });
export type Ratings = Type.Static<typeof Ratings>;

export const Export = Type.Object({
  person: Me,
  tokens: Type.Array(Token),
  tables: Type.Array(TableId),
  results: Type.Array(GameResult),
  ratings: Type.Array(GameRating),
  chat: Type.Array(Type.Object({ table: TableId, at: Instant, text: Type.String() })),
});
export type Export = Type.Static<typeof Export>;
