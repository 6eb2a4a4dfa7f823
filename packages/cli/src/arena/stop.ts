import type { Clock } from "@portolan/bots";

/** Says to all threads at once that everything is to stop. Messages wait until a player has decided; memory does not. */
export type StopFlag = Int32Array<SharedArrayBuffer>;

export function newStopFlag(): StopFlag {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

export function raise(flag: StopFlag): void {
  Atomics.store(flag, 0, 1);
}

/** A clock that throws once the flag is raised: a player that searches looks at it again and again while it thinks. */
export function stoppableClock(clock: Clock, flag: StopFlag, stopping: AbortController): Clock {
  return {
    now() {
      if (Atomics.load(flag, 0) === 1) stopping.abort();
      stopping.signal.throwIfAborted();
      return clock.now();
    },
  };
}
