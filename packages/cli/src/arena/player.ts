import { type Clock, findContestant, type Question, threadClock } from "@portolan/bots";
import type { GameTypes } from "@portolan/kernel";
import type { Fault } from "./faults.ts";
import type { Circumstances } from "./protocol.ts";

/** What came of asking a player, and how long it took in milliseconds. */
export type Answer = { readonly move: GameTypes["move"]; readonly ms: number } | { readonly fault: Fault };

/** A player at the arena's tables, Portolan's own or a program. */
export interface ArenaPlayer {
  ask(question: Question, circumstances: Circumstances): Answer | Promise<Answer>;
  /** After a fault: it begins afresh with the next question, whatever it may still have to say. */
  renew(): Promise<void>;
  /** Ends what was started for it. */
  close(): Promise<void>;
}

/** Systems count a thread's time in steps of several milliseconds: what is shorter is taken from the wall clock. */
const COARSE = 20;

/** Times a piece of work by the thread's own clock. */
function timed<T>(work: () => T): { readonly value: T; readonly ms: number } {
  const wall = performance.now();
  const own = threadClock.now();
  const value = work();
  const waited = performance.now() - wall;
  return { value, ms: waited < COARSE ? waited : Math.min(waited, threadClock.now() - own) };
}

/** A computer player of Portolan. It thinks in this thread, by the thread's clock. */
export function ownPlayer(name: string, clock: Clock = threadClock): ArenaPlayer {
  const player = findContestant(name);
  if (!player) throw new Error(`there is no computer player "${name}"`);
  return {
    ask(question) {
      try {
        const { value: move, ms } = timed(() => player.choose(question, clock));
        return { move, ms };
      } catch (error) {
        return { fault: { kind: "crash", detail: error instanceof Error ? error.message : String(error) } };
      }
    },
    renew: async () => {},
    close: async () => {},
  };
}
