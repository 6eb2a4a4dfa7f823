import type { OnTimeout, Outcome, Pace, SeatClock } from "@portolan/client/wire";
import type { Options, Seat } from "@portolan/kernel";

/** What a table was made for; settled when it is created. */
export interface Setup {
  readonly game: string;
  readonly options: Options;
  /** The edition's data, unless it is the house's. */
  readonly edition?: unknown;
  readonly pace: Pace;
  readonly isPublic: boolean;
  readonly onTimeout: OnTimeout;
  /** The computer player that takes over. */
  readonly standIn: string;
  readonly startsWhenFull: boolean;
}

/** Someone is expected: whoever brings the code, or that person. */
export interface Invitation {
  /** Of whoever is expected; a person goes by their own name. */
  readonly name: string;
  readonly code: string;
  readonly person: string | null;
}

/** A seat as it is set out. */
export interface SeatPlan {
  readonly person: string | null;
  readonly level: string | null;
  readonly invitation: Invitation | null;
  /** The seat's bytes in the clear, at tables from before seats committed to them. */
  readonly contribution?: string;
}

type GameEvent = { readonly type: string };
export type Clocks = readonly SeatClock[] | null;

/** Why a person's seat is given up. */
export type ResignReason = "chose" | "time" | "gone";

/** Who hears what is said. */
export type ChatRoom = "everyone" | "players" | "spectators";

/**
 * A line of a table's log. People are named by their ids only, so that a person can be forgotten. What the rules made of
 * a move stands beside it: telling it again takes no replay.
 */
export type Entry =
  | {
      readonly type: "created";
      readonly setup: Setup;
      readonly owner: string;
      readonly seats: readonly SeatPlan[];
      readonly secret: string;
    }
  | {
      readonly type: "sat";
      readonly seat: Seat;
      readonly person: string;
      /** The SHA-256 of the seat's bytes; empty where it adds none. */
      readonly commitment?: string;
      /** The bytes in the clear, in lines from before seats committed to them. */
      readonly contribution?: string;
    }
  | { readonly type: "left"; readonly seat: Seat }
  | { readonly type: "filled"; readonly seat: Seat; readonly level: string }
  | {
      /** Everybody is seated: what the seats committed to is fixed, and they have until then to reveal it. */
      readonly type: "dealing";
      readonly seatCommitments: readonly string[];
      readonly due: number;
    }
  /** What a seat committed to; null if the cards are to be dealt without it. */
  | { readonly type: "revealed"; readonly seat: Seat; readonly contribution: string | null }
  | {
      readonly type: "started";
      readonly rulesVersion: number;
      readonly events: readonly GameEvent[];
      readonly clocks: Clocks;
    }
  | {
      readonly type: "moved";
      readonly seat: Seat;
      readonly move: string;
      readonly key?: string;
      readonly events: readonly GameEvent[];
      readonly clocks: Clocks;
    }
  | { readonly type: "undone"; readonly seat: Seat; readonly steps: number; readonly clocks: Clocks }
  | {
      readonly type: "redone";
      readonly seat: Seat;
      readonly events: readonly GameEvent[];
      readonly clocks: Clocks;
    }
  | {
      readonly type: "resigned";
      readonly seat: Seat;
      readonly reason: ResignReason;
      readonly level: string | null;
      readonly clocks: Clocks;
    }
  | { readonly type: "tookOver"; readonly seat: Seat; readonly level: string; readonly clocks: Clocks }
  | { readonly type: "tookBack"; readonly seat: Seat; readonly clocks: Clocks }
  | { readonly type: "clock"; readonly seat: Seat; readonly clocks: Clocks }
  | { readonly type: "stopOffered"; readonly seat: Seat }
  | { readonly type: "stopAnswered"; readonly seat: Seat; readonly agrees: boolean }
  | {
      readonly type: "chat";
      readonly room: ChatRoom;
      readonly person: string;
      readonly seat: Seat | null;
      readonly text: string;
      /** What was said if it was one of the game's phrases, which everybody reads in their own language. */
      readonly phrase?: string;
    }
  | { readonly type: "finished"; readonly outcome: Outcome; readonly clocks: Clocks }
  | { readonly type: "rematched"; readonly table: string };

/** Entries after which the game stands differently: a move that does not know of them comes too late. */
const TURNS: ReadonlySet<Entry["type"]> = new Set([
  "started",
  "moved",
  "undone",
  "redone",
  "resigned",
  "tookOver",
  "tookBack",
  "finished",
]);

export function changesTheGame(entry: Entry): boolean {
  return TURNS.has(entry.type);
}

/** Entries that change what a list tells of the table. */
const ABOUT: ReadonlySet<Entry["type"]> = new Set([
  "created",
  "sat",
  "left",
  "filled",
  "started",
  "resigned",
  "tookOver",
  "tookBack",
  "finished",
]);

export function changesTheList(entry: Entry): boolean {
  return ABOUT.has(entry.type);
}

/** A line with its place and time. */
export interface Line {
  readonly seq: number;
  readonly at: number;
  readonly entry: Entry;
}
