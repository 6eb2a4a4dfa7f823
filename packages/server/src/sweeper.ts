import type { Services } from "./services.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** So many tables and guests are deleted at a time: nobody else has to wait for it. */
const SWEPT_AT_ONCE = 50;

/** Deletes what nobody comes back for. */
export interface Sweeper {
  /** Deletes a portion, if there is any; looks once an hour, and at once again while there is more. */
  sweep(): Promise<void>;
}

export interface SweeperOptions {
  /** How long tables without a game, and guests who stay away, are kept; null for ever. */
  readonly forgetAfterDays: number | null;
  readonly onTrouble: (error: unknown) => void;
}

export function openSweeper(services: Services, { forgetAfterDays, onTrouble }: SweeperOptions): Sweeper {
  const { store, tables, people, hub, now } = services;
  let next = 0;

  async function forget(person: string, unseenSince: number): Promise<void> {
    // Somebody who has left a window open is not gone.
    if (hub.people.at(person).size > 0) return store.saveSeen(person, now());
    const found = await people.find(person);
    if (found && found.seen >= unseenSince) return;
    await store.forget(person);
    people.note(person, null);
  }

  async function sweepOlderThan(moment: number): Promise<void> {
    const unused = await store.neverStarted(moment, SWEPT_AT_ONCE);
    for (const table of unused) await tables.removeUnused(table, moment).catch(onTrouble);
    const lost = await store.lostGuests(moment, SWEPT_AT_ONCE);
    for (const person of lost) await forget(person, moment).catch(onTrouble);
    next = Math.max(unused.length, lost.length) < SWEPT_AT_ONCE ? now() + HOUR_MS : now();
  }

  return {
    async sweep() {
      if (forgetAfterDays === null || now() < next) return;
      await sweepOlderThan(now() - forgetAfterDays * DAY_MS);
    },
  };
}
