import type { GameResult, Holiday, Night, Phase } from "@portolan/client/wire";
import type { Time } from "../clock/time.ts";
import type { Peers } from "./peers.ts";

/** A line of a table's log. Lines are never changed; only a person's own words are blanked when the person goes. */
export interface LogLine {
  readonly seq: number;
  readonly at: number;
  readonly body: { readonly type: string };
}

/** A line to append. */
export interface NewLine {
  readonly at: number;
  readonly body: { readonly type: string };
  /** Who sent it and the sender's key: a request sent twice is found by it. */
  readonly key?: string;
  /** The person whose own words the line holds. */
  readonly author?: string;
}

/** What lists and clocks need to know of a table without reading its log. */
export interface Head {
  readonly phase: Phase;
  readonly isPublic: boolean;
  /** The next moment at which a clock runs out, by the calendar. */
  readonly deadline: number | null;
  /** The same where the clocks follow the live time. */
  readonly liveDeadline: number | null;
  /** Whether a computer player is to move. */
  readonly isThinking: boolean;
  /** The seats for which the game waits. */
  readonly waits: readonly number[];
  readonly host: string | null;
  /** Whether a person has a seat. */
  readonly isAttended: boolean;
  readonly hasStarted: boolean;
  readonly touched: number;
}

/** What a list tells of a table; changes seldom. */
export interface About {
  readonly about: object;
  /** Those with a seat, or invited to one. */
  readonly people: readonly string[];
}

export interface Listed extends Head {
  readonly id: string;
  readonly about: object;
}

export interface Append {
  readonly table: string;
  /** The last line the writer knows; the append fails if there is another. */
  readonly after: number;
  readonly lines: readonly NewLine[];
  readonly head: Head;
  /** The live time, given where a live clock runs: it is kept along. */
  readonly live?: number;
  /** Given when it changed. */
  readonly about?: About;
  readonly results?: readonly PersonResult[];
  readonly rated?: Rated;
}

/** How strong a person is at a game. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** A game that changes the ratings of those who played it. */
export interface Rated {
  readonly game: string;
  readonly people: readonly string[];
  /** The new ratings from the old ones, null for whoever had none. */
  readonly rate: (before: readonly (Strength | null)[]) => readonly Strength[];
}

export interface PersonRating extends Strength {
  readonly game: string;
  readonly games: number;
}

export interface PersonResult extends GameResult {
  readonly person: string;
}

/** How many tables a person hosts. */
export interface HostedTables {
  readonly unfinished: number;
  /** Games that are going on without a person at the table. */
  readonly unattended: number;
}

/** A table as it stood after a line of its log. */
export interface Snapshot {
  readonly seq: number;
  readonly body: object;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly login: string | null;
  /** The password's salt and hash. */
  readonly password: string | null;
  /** Raised to end all sessions. */
  readonly epoch: number;
  readonly timeZone: string;
  readonly night: Night | null;
  readonly holidays: readonly Holiday[];
  /** When they last asked for something, to the day. */
  readonly seen: number;
}

export interface Token {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly created: number;
  /** SHA-256 of the token, which itself is not kept. */
  readonly hash: string;
}

export interface Passkey {
  readonly id: string;
  readonly person: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly created: number;
}

/** A person's own words at a table. */
export interface Said {
  readonly table: string;
  readonly at: number;
  readonly text: string;
}

/** Where everything is kept. What a promise of a write acknowledges survives any crash. */
export interface Store {
  /** The other servers that use the store at the same time; null where it is one server's alone. */
  readonly peers: Peers | null;
  append(append: Append): Promise<"appended" | "conflict">;
  lines(table: string, after: number, limit: number): Promise<LogLine[]>;
  /** The line that a request with this key became. */
  lineOfKey(table: string, key: string): Promise<number | null>;
  snapshot(table: string): Promise<Snapshot | null>;
  /** Keeps the snapshot as it is at this moment: its body may change as soon as this returns. */
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>;

  table(id: string): Promise<Listed | null>;
  /** Public tables, the latest first. */
  publicTables(phase: Phase, limit: number): Promise<Listed[]>;
  /** A person's tables that were touched since, the latest first. */
  tablesOf(person: string, since: number, limit: number): Promise<Listed[]>;
  hostedBy(person: string): Promise<HostedTables>;
  /** Tables without a game that nobody has touched since. */
  neverStarted(untouchedSince: number, limit: number): Promise<string[]>;
  /** Deletes a table and its log. */
  removeTable(id: string): Promise<void>;
  /** Tables at which a clock has run out. */
  overdue(time: Time, limit: number): Promise<string[]>;
  /** Tables at which a computer player is to move. */
  thinking(): Promise<string[]>;
  /** Takes note that a table is being brought into memory: a process that dies over it leaves its name behind. */
  beginWaking(table: string): Promise<void>;
  endWaking(table: string): Promise<void>;
  /** Tables that were being brought into memory when a process died, or are at another node. */
  waking(): Promise<string[]>;

  addPerson(person: Person): Promise<void>;
  savePerson(person: Person): Promise<"saved" | "taken">;
  person(id: string): Promise<Person | null>;
  personByLogin(login: string): Promise<Person | null>;
  saveSeen(person: string, at: number): Promise<void>;
  /** People without an account who have not been seen since and are at no table that is not finished. */
  lostGuests(unseenSince: number, limit: number): Promise<string[]>;
  /** Deletes a person and all that is theirs; what they said is blanked. */
  forget(person: string): Promise<void>;
  saidBy(person: string): Promise<Said[]>;
  resultsOf(person: string, limit: number): Promise<GameResult[]>;
  ratingsOf(person: string): Promise<PersonRating[]>;

  addToken(token: Token): Promise<void>;
  tokenByHash(hash: string): Promise<Token | null>;
  tokensOf(person: string): Promise<Token[]>;
  removeToken(person: string, id: string): Promise<boolean>;
  /** Removes all tokens of a person. */
  removeTokens(person: string): Promise<void>;

  addPasskey(passkey: Passkey): Promise<void>;
  passkey(id: string): Promise<Passkey | null>;
  passkeysOf(person: string): Promise<Passkey[]>;
  saveCounter(passkey: string, counter: number): Promise<void>;
  removePasskey(person: string, id: string): Promise<boolean>;

  /** The live time that was kept last; null if there never was any. */
  liveTime(): Promise<number | null>;
  /** Keeps the live time, if any live clock is running. */
  saveLiveTime(live: number): Promise<void>;

  /** Rejects if nothing can be written, or what is written would be lost. */
  check(): Promise<void>;
  /** A secret of the server's own, kept from the first time it is asked for. */
  secret(name: string, make: () => string): Promise<string>;
  /** Copies everything to a file while the store goes on. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}

/** The data cannot be used: it was written by a newer release, or it is no data of Portolan's. */
export class StoreError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "StoreError";
  }
}
