import type { Summary } from "@portolan/client";
import { useEffect, useSyncExternalStore } from "react";
import { client } from "./client.ts";
import { useIdentity } from "./identity.ts";

/** One's own tables on the server, the latest first; null while they are not known. */
export type Mine = readonly Summary[] | null;

const CHANNEL = "portolan-mine";
/** How often a page asks that cannot share one line with the other pages of this browser. */
const ASK_AGAIN_MS = 30_000;

const listeners = new Set<() => void>();
let mine: Mine = null;
let isLeader = false;

function set(next: Mine): void {
  mine = next;
  for (const listener of [...listeners]) listener();
}

/** The list with one table as it is now. */
export function withTable(tables: Mine, changed: Summary): readonly Summary[] {
  const others = (tables ?? []).filter(({ id }) => id !== changed.id);
  return [changed, ...others].sort((a, b) => b.touched - a.touched);
}

/** The line of this browser to the server: one page holds it and tells the others. */
async function follow(signal: AbortSignal, tell: (changed: Summary) => void): Promise<void> {
  try {
    for await (const frame of client.watchMine({ signal })) {
      if (frame.event === "table") tell(frame.data);
    }
  } catch {
    // Whoever is nobody any more has no tables; the pages find out for themselves.
  }
}

function listen(): () => void {
  const over = new AbortController();
  const { signal } = over;
  const refresh = (): void => {
    client
      .myTables()
      .then(({ tables }) => {
        if (!signal.aborted) set(tables.toSorted((a, b) => b.touched - a.touched));
      })
      .catch(() => {});
  };
  refresh();
  const look = (): void => {
    if (!document.hidden) refresh();
  };
  document.addEventListener("visibilitychange", look);
  let timer: ReturnType<typeof setInterval> | undefined;
  const channel = new BroadcastChannel(CHANNEL);
  const take = (changed: Summary): void => {
    if (!signal.aborted) set(withTable(mine, changed));
  };
  channel.addEventListener("message", ({ data }: MessageEvent<Summary>) => take(data));
  if ("locks" in navigator) {
    navigator.locks
      .request(CHANNEL, { signal }, async () => {
        isLeader = true;
        await follow(signal, (changed) => {
          take(changed);
          if (!signal.aborted) channel.postMessage(changed);
        });
        isLeader = false;
      })
      .catch(() => {});
  } else {
    isLeader = true;
    timer = setInterval(refresh, ASK_AGAIN_MS);
  }
  return () => {
    over.abort();
    clearInterval(timer);
    channel.close();
    document.removeEventListener("visibilitychange", look);
    isLeader = false;
  };
}

let users = 0;
let stop: (() => void) | null = null;

function use(): () => void {
  users++;
  stop ??= listen();
  return () => {
    users--;
    if (users > 0) return;
    stop?.();
    stop = null;
    set(null);
  };
}

/** Whether this page is the one that tells the player what happens at tables that are not in front. */
export function leads(): boolean {
  return isLeader;
}

/** One's own tables, as they are at any moment. */
export function useMine(): Mine {
  const identity = useIdentity();
  const person = identity.status === "known" ? identity.me.id : null;
  useEffect(() => (person === null ? undefined : use()), [person]);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (person === null ? null : mine),
  );
}
