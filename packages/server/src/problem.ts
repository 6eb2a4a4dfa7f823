import type { Part, Refusal } from "@portolan/kernel";

/** The message ids of all that the server itself can refuse; `words.en.ts` has the sentences. */
export type ProblemId =
  | "request.invalid"
  | "request.local"
  | "request.host"
  | "request.origin"
  | "request.tooMany"
  | "request.unknown"
  | "server.failed"
  | "server.unwell"
  | "person.none"
  | "person.already"
  | "person.badName"
  | "person.badTimeZone"
  | "person.badHolidays"
  | "person.manyHolidays"
  | "person.longNight"
  | "login.wrong"
  | "login.taken"
  | "login.current"
  | "passkey.wrong"
  | "token.unknown"
  | "table.unknown"
  | "table.badSettings"
  | "table.foreignEdition"
  | "table.tooMany"
  | "table.unattended"
  | "table.setAside"
  | "table.crowded"
  | "table.twice"
  | "table.otherRules"
  | "table.busy"
  | "table.notWaiting"
  | "table.notPlaying"
  | "table.notFinished"
  | "table.notFull"
  | "table.owner"
  | "level.unknown"
  | "seat.none"
  | "seat.taken"
  | "seat.noneFree"
  | "seat.invited"
  | "seat.already"
  | "seat.computer"
  | "seat.yours"
  | "seat.outOfTime"
  | "move.late"
  | "move.early"
  | "move.keyUsed"
  | "move.noUndo"
  | "move.noRedo"
  | "move.undoTime"
  | "stop.none"
  | "stop.already"
  | "record.tooLong"
  | "reveal.notNow"
  | "reveal.other";

/** The server says no: an HTTP status, a message and its parts; with the rule, where a rule of the game says no. */
export class ProblemFound extends Error {
  readonly status: number;
  readonly id: string;
  readonly parts: Readonly<Record<string, Part>>;
  readonly refusal: { readonly game: string; readonly refusal: Refusal } | null;
  /** What else the answer says. */
  readonly more: object;
  constructor(
    status: number,
    id: string,
    parts: Readonly<Record<string, Part>> = {},
    refusal: ProblemFound["refusal"] = null,
    more: object = {},
  ) {
    super(id);
    this.name = "ProblemFound";
    this.status = status;
    this.id = id;
    this.parts = parts;
    this.refusal = refusal;
    this.more = more;
  }
}

export function problem(
  status: number,
  id: ProblemId,
  parts: Readonly<Record<string, Part>> = {},
): ProblemFound {
  return new ProblemFound(status, id, parts);
}

/** A rule of the game forbids it. */
export function againstTheRules(game: string, refusal: Refusal): ProblemFound {
  return new ProblemFound(422, refusal.id, refusal.parts ?? {}, { game, refusal });
}
