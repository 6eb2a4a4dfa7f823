import type { Outcome, Phase } from "@portolan/client/wire";
import { findGame } from "@portolan/games";
import {
  commitment,
  type Deal,
  type Game,
  type Match,
  type Options,
  type Rules,
  type Seat,
} from "@portolan/kernel";
import { openCache } from "../cache.ts";
import { problem } from "../problem.ts";
import type { Clocks, Invitation, Setup } from "./entry.ts";

/** Who has a seat, and who plays it. */
export interface TableSeat {
  readonly person: string | null;
  /** The computer player that plays, alone or for the person. */
  readonly level: string | null;
  readonly invitation: Invitation | null;
  /** The SHA-256 of the bytes that the seat adds to the deal; empty where it adds none. */
  readonly commitment: string;
  /** Those bytes, once they are revealed. */
  readonly contribution: string;
  /** The person who had it and gave up. */
  readonly resigned: string | null;
  /** Whether its time ran out on a decision that its computer player has not made yet. */
  readonly owesMove: boolean;
}

export interface StopOffer {
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
}

/** What a table that is full waits for before the cards are dealt. */
export interface Dealing {
  /** When it waits no longer. */
  readonly due: number;
  /** Seats that have not revealed what they committed to. */
  readonly awaited: readonly Seat[];
}

/** A table as its log makes it: `fold.ts` is the only place that changes one. */
export interface Table {
  readonly id: string;
  seq: number;
  /** The last line after which the game stood differently. */
  turnSeq: number;
  readonly created: number;
  touched: number;
  readonly setup: Setup;
  readonly secret: string;
  readonly game: Game;
  readonly rules: Rules;
  owner: string | null;
  readonly seats: TableSeat[];
  phase: Phase;
  dealing: Dealing | null;
  /** What the seats had committed to before any of them revealed it; null before that, and in older games. */
  seatCommitments: readonly string[] | null;
  match: Match | null;
  clocks: Clocks;
  /** The clocks before each move that can be undone, the latest last; null where they hold no longer. */
  trail: readonly Clocks[];
  stop: StopOffer | null;
  outcome: Outcome | null;
  rematch: string | null;
}

export const FREE: TableSeat = {
  person: null,
  level: null,
  invitation: null,
  commitment: "",
  contribution: "",
  resigned: null,
  owesMove: false,
};

/** Rules of the house editions, for each number of players and choice of options; there are thousands of choices. */
const opened = openCache<Rules>(200);

function houseRules(game: Game, players: number, options: Options): Rules {
  const name = `${game.id} ${players} ${JSON.stringify(Object.entries(options).toSorted())}`;
  return opened.of(name, () => game.open({ players, options }));
}

/** The game and its rules for a set-up. */
export function rulesFor(setup: Setup, players: number): { readonly game: Game; readonly rules: Rules } {
  const game = findGame(setup.game);
  if (!game) throw problem(500, "table.otherRules");
  const { options, edition } = setup;
  const rules =
    edition === undefined ? houseRules(game, players, options) : game.open({ players, options, edition });
  return { game, rules };
}

export function commitmentOf(table: Table): string {
  return commitment(table.secret);
}

/** The seat of a person, or null for a spectator. */
export function seatOf(table: Table, person: string | null): Seat | null {
  if (person === null) return null;
  const seat = table.seats.findIndex((one) => one.person === person);
  return seat < 0 ? null : seat;
}

export function isFree(seat: TableSeat): boolean {
  return seat.person === null && seat.level === null;
}

export function isFull(table: Table): boolean {
  return table.seats.every((seat) => !isFree(seat));
}

/** Seats that people play themselves. */
export function playsInPerson(seat: TableSeat): boolean {
  return seat.person !== null && seat.level === null;
}

/** Who may act now. */
export function toAct(table: Table): readonly Seat[] {
  return table.phase === "playing" && table.match ? table.rules.toAct(table.match.state) : [];
}

/** What a seat adds to the deal. Bytes that were given in the clear are as fixed as those that were committed to. */
export function addedBy(entry: {
  readonly commitment?: string;
  readonly contribution?: string;
}): Pick<TableSeat, "commitment" | "contribution"> {
  const { contribution = "" } = entry;
  return { commitment: entry.commitment ?? (contribution && commitment(contribution)), contribution };
}

/** The deal of a table as far as it is known. */
export function dealAt({
  secret,
  seats,
  seatCommitments,
}: Pick<Table, "secret" | "seats" | "seatCommitments">): Deal {
  const contributions = seats.map(({ contribution }) => contribution);
  return { secret, contributions, ...(seatCommitments ? { seatCommitments } : {}) };
}

/** Those without whom the game does not go on, or does not begin. */
export function waitsFor(table: Table): readonly Seat[] {
  if (table.dealing) return table.dealing.awaited;
  if (table.phase !== "playing" || !table.match) return [];
  const { rules, match } = table;
  return rules.waitsFor(match.state);
}

/** The first seat that waits for its computer player. */
export function computerToMove(table: Table): Seat | null {
  return waitsFor(table).find((seat) => table.seats[seat].level !== null) ?? null;
}
