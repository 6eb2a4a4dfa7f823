import type { Advice } from "@portolan/bots";
import type { GameRecord, GameTypes, Message, Refusal, Result, Seat, Settings } from "@portolan/kernel";
import type { GameId } from "../games/registry.ts";
import type { DealFinding } from "./fair-deal.ts";

/**
 * Where a table is: in a worker of this page, or on a server. The table's screen knows no other way to it, and shows
 * the same whichever it is.
 */
export interface TableSource {
  /** What is known now; a new object whenever anything has changed. */
  read(): TableStatus;
  subscribe(listener: () => void): () => void;
  /** Makes a move for the viewer: the rule's refusal, or null once the move is made. */
  play(move: GameTypes["move"]): Promise<Refusal | null>;
  /** Takes back the last move or all that can be taken back; false if nothing could. */
  undo(scope: "move" | "turn"): Promise<boolean>;
  /** Plays again what was taken back last; false if there was nothing. */
  redo(): Promise<boolean>;
  /** What a strong player would do in the viewer's place. */
  advise(): Promise<Advice>;
  /** The game written down, as far as the viewer may have it. */
  record(): Promise<GameRecord>;
  /** Sets up the same table again: the path of its page. */
  rematch(): Promise<string>;
  /** Tries again whatever is in trouble, where a table can have troubles. */
  retry?(): Promise<void>;
  /** Checks the deal of a game that is over by what this page was shown, added and told; where somebody else dealt. */
  checkDeal?(): Promise<readonly DealFinding[]>;
  /** Lets another person at this device look, where several share one. */
  handOver?(seat: Seat): Promise<void>;
  /** What only a table with other people has. */
  readonly company?: Company;
  /** Lets go of the table; it stays where it is. */
  close(): void;
}

/** What people at one table can do besides playing. */
export interface Company {
  /** Says something; a phrase of the game goes along by its id, for those who speak another language. */
  say(text: string, phrase?: string): Promise<void>;
  resign(): Promise<void>;
  /** Offers to stop or agrees to it; or declines, or withdraws the offer. */
  answerStop(agrees: boolean): Promise<void>;
  /** Plays the seat again that a computer player took over. */
  takeSeatBack(): Promise<void>;
}

export type TableStatus =
  | { readonly status: "opening" }
  | { readonly status: "failed"; readonly problem: Message }
  | { readonly status: "open"; readonly table: TableState };

export interface SeatState {
  /** Empty where the player goes by the name of the seat. */
  readonly name: string;
  readonly player: "person" | "computer" | "open";
  /** The level of a computer player. */
  readonly level: string | null;
  readonly presence: "here" | "away" | "thinking";
  readonly clock: Clock | null;
}

/** Time left, as of a moment; it runs if `runsSince` is set. All in milliseconds, `runsSince` by this device's clock. */
export interface Clock {
  readonly left: number;
  readonly runsSince: number | null;
}

/** What was said at a table, or happened there beside the game. */
export type TalkLine =
  | {
      readonly kind: "said";
      readonly id: number;
      readonly time: number;
      readonly seat: Seat | null;
      readonly name: string;
      readonly text: string;
      /** One of the game's phrases, which everybody reads in their own language. */
      readonly phrase?: string;
    }
  | { readonly kind: "note"; readonly id: number; readonly time: number; readonly note: Message };

/** How a game ended that did not end by its rules; the ranks where somebody won all the same. */
export interface Ending {
  readonly reason: string;
  readonly ranks: readonly number[] | null;
}

/** What there is to know about a table with other people beside the game. */
export interface CompanyState {
  readonly talk: readonly TalkLine[];
  /** Whether other people play here, and so nobody is given hints. */
  readonly isShared: boolean;
  /** How many others watch without a seat. */
  readonly watching: number;
  /** Who offered to stop, and who agrees. */
  readonly stop: { readonly seat: Seat; readonly agreed: readonly Seat[] } | null;
  /** The computer player that has taken over the viewer's seat. */
  readonly standIn: string | null;
  readonly ending: Ending | null;
  /** The address of the table at which it is played again. */
  readonly rematch: string | null;
  /** The address of the game's replay, once there is one. */
  readonly replay: string | null;
  /** The address to send to others, who may watch. */
  readonly link: string;
}

/** What goes wrong at a table without ending its game. */
export type Trouble =
  /** The game could not be kept when it was last tried. */
  | { readonly trouble: "unsaved"; readonly what: string }
  /** A computer player has no answer: the game waits until it is asked again. */
  | { readonly trouble: "stuck"; readonly seat: Seat; readonly what: string };

/** A table as its viewer may know it. All of it is plain data. */
export interface TableState<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly game: GameId;
  readonly settings: Settings;
  readonly seats: readonly SeatState[];
  /** The seat that looks, or null for a spectator. */
  readonly viewer: Seat | null;
  /** Whom "you" means, where that is not the viewer: in a replay one looks with the eyes of others. */
  readonly self?: Seat | null;
  /** Grows with every change of the game, also when moves are taken back. */
  readonly moment: number;
  /** How many moves have been made. */
  readonly moves: number;
  readonly view: G["view"];
  /** All that the viewer has been told, from the beginning. */
  readonly events: readonly G["event"][];
  readonly toAct: readonly Seat[];
  /** Those of `toAct` for whom the game waits. */
  readonly waitsFor: readonly Seat[];
  /** The viewer's moves; none when others decide. */
  readonly legal: readonly G["move"][];
  /** Whether the rules accept further moves that `legal` does not list. */
  readonly openEnded: boolean;
  readonly result: Result | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly connection: "here" | "live" | "reconnecting";
  readonly troubles: readonly Trouble[];
  /** Null at a table on this device. */
  readonly company: CompanyState | null;
  readonly deal: DealState;
}

/** What may be known of the deal: the seed where it has one, the secret once the game is over. */
export interface DealState {
  readonly commitment: string;
  readonly secret: string | null;
  readonly seed: string | null;
}

/** Whether the game stands still until the viewer decides. */
export function isAwaited({ viewer, waitsFor }: Pick<TableState, "viewer" | "waitsFor">): boolean {
  return viewer !== null && waitsFor.includes(viewer);
}

/** Whether the game has ended, by its rules or otherwise. */
export function isOver({ result, company }: Pick<TableState, "result" | "company">): boolean {
  return result !== null || (company?.ending ?? null) !== null;
}

/** The person at this device whose turn it is while somebody else of them looks; null if nobody has to be called. */
export function personAwaited({ seats, viewer, waitsFor, connection }: TableState): Seat | null {
  if (connection !== "here" || (viewer !== null && waitsFor.includes(viewer))) return null;
  return waitsFor.find((seat) => seats[seat].player === "person") ?? null;
}
