import type { QuietHours } from "../clock/quiet-hours.ts";
import type { Person, Store } from "../store/store.ts";

/** So many people are kept at hand; then the shelf is cleared and filled again as they are needed. */
const MAX_KNOWN = 100_000;

/** People at hand, so that their names can be said without waiting. */
export interface Directory {
  find(id: string): Promise<Person | null>;
  /** Fetches those who are not at hand yet. */
  ensure(ids: readonly string[]): Promise<void>;
  nameOf(id: string): string;
  quietHoursOf(id: string): QuietHours;
  /** Takes note that a person has changed, or is gone. */
  note(id: string, person: Person | null): void;
  /** Reads a person anew who was changed elsewhere. */
  refresh(id: string): Promise<void>;
  /** Reads everybody anew: anyone may have been changed elsewhere. */
  refreshAll(): Promise<void>;
}

const NO_QUIET_HOURS: QuietHours = { timeZone: "UTC", night: null, holidays: [] };

/** `onNoted` is told of everybody who was changed here. */
export function openDirectory(store: Store, onNoted: (id: string) => void = () => {}): Directory {
  const known = new Map<string, Person | null>();
  const find = async (id: string): Promise<Person | null> => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const person = await store.person(id);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(id, person);
    return person;
  };
  /** Names are said without waiting: the old one stands until the new one is here. */
  const refresh = async (id: string): Promise<void> => {
    if (known.has(id)) known.set(id, await store.person(id));
  };
  return {
    find,
    async ensure(ids) {
      for (const id of ids) if (!known.has(id)) await find(id);
    },
    nameOf: (id) => known.get(id)?.name ?? "",
    quietHoursOf: (id) => known.get(id) ?? NO_QUIET_HOURS,
    note(id, person) {
      known.set(id, person);
      onNoted(id);
    },
    refresh,
    async refreshAll() {
      for (const id of [...known.keys()]) await refresh(id);
    },
  };
}
