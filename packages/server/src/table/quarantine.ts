import { type BackOff, openBackOff } from "../back-off.ts";
import { problem } from "../problem.ts";
import type { Store } from "../store/store.ts";

/**
 * Tables that were being brought into memory when a process died: one of them may be why. They are set aside, each is
 * tried where it can do no harm, and those that pass are let back in; the others are tried again ever more seldom.
 */
export interface Quarantine {
  /** Sets aside what a process left behind that died, but for tables that are awake here and do no harm. */
  open(isAwake?: (table: string) => boolean): Promise<void>;
  has(table: string): boolean;
  /** Throws if the table is set aside. */
  mustBeOpen(table: string): void;
  /** Takes note that a table is being woken, and that it is awake. */
  beginWaking(table: string): Promise<void>;
  endWaking(table: string): void;
  /** Tries those whose turn it is, one after another; settles when that is done. */
  review(): Promise<void>;
  /** Ends what is being tried. */
  close(): Promise<void>;
}

/** Where tables are tried. */
export interface Trial {
  /** Whether a table can be opened without harm. */
  passes(table: string, signal: AbortSignal): Promise<boolean>;
  /** Lets go of what was needed for it, until the next one is tried. */
  end(): Promise<void>;
}

export interface QuarantineOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly trial: Trial;
  /** Tells the host. */
  readonly report: (message: string, table: string) => void;
  readonly onTrouble: (error: unknown) => void;
  /** Called with a table that has passed. */
  readonly onReleased: (table: string) => Promise<void>;
}

/** How long a table that failed its trial rests before the next one. */
const FIRST_REST_MS = 60_000;

export function openQuarantine(options: QuarantineOptions): Quarantine {
  const { store, now, trial, report, onTrouble, onReleased } = options;
  /** When each is tried next. */
  const aside = new Map<string, number>();
  const rests: BackOff = openBackOff(now, FIRST_REST_MS);
  const closing = new AbortController();
  let reviewing: Promise<void> | null = null;

  async function examine(table: string): Promise<void> {
    const isHarmless = await trial.passes(table, closing.signal);
    if (closing.signal.aborted) return;
    if (!isHarmless) {
      aside.set(table, now() + rests.fail(table));
      report("a table cannot be opened without harm and stays set aside", table);
      return;
    }
    await store.endWaking(table);
    rests.succeed(table);
    aside.delete(table);
    report("a table that was set aside can be opened and is back", table);
    await onReleased(table);
  }

  async function examineAll(): Promise<void> {
    for (const [table, due] of [...aside]) {
      if (due <= now() && !closing.signal.aborted) await examine(table).catch(onTrouble);
    }
    await trial.end();
  }

  return {
    async open(isAwake = () => false) {
      for (const table of await store.waking()) {
        if (aside.has(table) || isAwake(table)) continue;
        aside.set(table, now());
        report("a table was being opened when the server stopped; it is set aside", table);
      }
    },
    has: (table) => aside.has(table),
    mustBeOpen(table) {
      const due = aside.get(table);
      if (due === undefined) return;
      const seconds = Math.max(1, Math.ceil((due - now()) / 1000));
      throw problem(503, "table.setAside", { seconds });
    },
    // A table can be read even where nothing can be written.
    beginWaking: (table) => store.beginWaking(table).catch(onTrouble),
    endWaking: (table) => void store.endWaking(table).catch(onTrouble),
    review() {
      reviewing ??= examineAll().finally(() => {
        reviewing = null;
      });
      return reviewing;
    },
    async close() {
      closing.abort();
      await reviewing;
    },
  };
}
