import type { ArenaGame } from "@portolan/bots";
import type { Settings } from "@portolan/kernel";
import type { Contestant } from "./bots.ts";
import type { ArenaPlayed } from "./game.ts";
import type { StopFlag } from "./stop.ts";

/** What all games of an arena have in common. */
export interface ArenaSetup {
  readonly game: string;
  readonly settings: Settings;
  readonly contestants: readonly Contestant[];
  readonly seed: string;
  /** How long programs are told that they may think, in milliseconds. */
  readonly budget: number;
}

/** What a worker thread is started with. */
export interface WorkerSetup extends ArenaSetup {
  /** Raised before the message to stop, for players that think and hear no messages. */
  readonly stopFlag: StopFlag;
}

/** What a worker is told: to play a game, or to stop whatever it does. */
export type ToWorker =
  | { readonly type: "play"; readonly index: number; readonly game: ArenaGame }
  | { readonly type: "stop" };

/** What a worker tells. */
export type FromWorker =
  | { readonly type: "ready" }
  | { readonly type: "cannotStart"; readonly name: string; readonly problem: string }
  | { readonly type: "played"; readonly index: number; readonly played: ArenaPlayed };
