import type { Me } from "@portolan/client";
import { useEffect, useSyncExternalStore } from "react";
import { choose, currentChoices } from "../settings/store.ts";
import { noteOnline } from "./been-online.ts";
import { client } from "./client.ts";
import { asTrouble } from "./problems.ts";

/** Who this browser is to the server. */
export type Identity =
  | { readonly status: "unknown" }
  /** Nobody yet: a name is chosen when one is needed. */
  | { readonly status: "nobody" }
  | { readonly status: "known"; readonly me: Me }
  /** The server does not answer. */
  | { readonly status: "unreachable" };

const listeners = new Set<() => void>();
let identity: Identity = { status: "unknown" };
let asking: Promise<void> | null = null;

function set(next: Identity): void {
  identity = next;
  for (const listener of [...listeners]) listener();
}

export function currentIdentity(): Identity {
  return identity;
}

function onIdentity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteMe(me: Me | null): void {
  noteOnline(me !== null);
  set(me ? { status: "known", me } : { status: "nobody" });
}

async function ask(): Promise<void> {
  try {
    noteMe((await client.session()).me);
  } catch {
    set({ status: "unreachable" });
  }
}

/** Asks the server who this browser is. */
export function lookUp(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

/** Who one is, asked for as soon as somebody wants to know. */
export function useIdentity(): Identity {
  const known = useSyncExternalStore(onIdentity, currentIdentity);
  const { status } = known;
  useEffect(() => {
    if (status === "unknown") void lookUp();
    if (status !== "unreachable") return;
    const again = (): void => void lookUp();
    addEventListener("online", again);
    addEventListener("focus", again);
    return () => {
      removeEventListener("online", again);
      removeEventListener("focus", again);
    };
  }, [status]);
  return known;
}

/** Plays under a name from now on; the server also learns in which time zone the nights are to be kept free. */
export async function becomeGuest(name: string): Promise<void> {
  try {
    const me = await client.beGuest(name);
    if (currentChoices().name.trim() === "") choose({ name: me.name });
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    // A time zone that the server does not know is no reason not to play.
    noteMe(await client.change({ timeZone }).catch(() => me));
  } catch (error) {
    throw asTrouble(error);
  }
}
