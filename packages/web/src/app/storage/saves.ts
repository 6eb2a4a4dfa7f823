import { type GameRecord, InputError, type Options, readRecord, type Seat } from "@portolan/kernel";
import { type GameId, isGameId } from "../../games/registry.ts";

/** A game kept on this device, running or finished. */
export interface Save {
  readonly id: string;
  readonly game: GameId;
  readonly created: number;
  readonly updated: number;
  readonly viewer: Seat;
  /** What the computer players' chance comes from, so that a reload changes nothing. */
  readonly botSeed: number;
  /** Set when the cards come from a seed that anyone can name. */
  readonly seed: string | null;
  readonly record: GameRecord;
  /** Whether it is the player's turn, for the list of games. */
  readonly awaited: boolean;
}

/** Who plays against the player: a level for each other seat. */
export interface NewGame {
  readonly game: GameId;
  readonly name: string;
  readonly viewer: Seat;
  /** By seat; the viewer's own is not looked at. */
  readonly levels: readonly string[];
  readonly options: Options;
  readonly seed: string | null;
}

/** Checks a save that came out of the browser's storage, where an older or newer release may have put it. */
export function readSave(data: unknown): Save {
  const save = data as Save;
  if (typeof save !== "object" || save === null || typeof save.id !== "string" || !isGameId(save.game)) {
    throw new InputError("this is no saved game");
  }
  const record = readRecord(save.record);
  if (record.game !== save.game || !(save.viewer >= 0 && save.viewer < record.seats.length)) {
    throw new InputError("the saved game contradicts itself");
  }
  return { ...save, record };
}
