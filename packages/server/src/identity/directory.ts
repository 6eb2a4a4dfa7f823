import type { Habits } from "../clock/habits.ts";
import type { Person, Store } from "../store/store.ts";

/** So many people are kept at hand; then the shelf is cleared and filled again as they are needed. */
const MOST = 100_000;

/** People at hand, so that their names can be said without waiting. */
export interface Directory {
  find(id: string): Promise<Person | null>;
  /** Fetches those who are not at hand yet. */
  ensure(ids: readonly string[]): Promise<void>;
  nameOf(id: string): string;
  habitsOf(id: string): Habits;
  /** Takes note that a person has changed, or is gone. */
  note(id: string, person: Person | null): void;
}

const NO_HABITS: Habits = { timeZone: "UTC", night: null, holidays: [] };

export function openDirectory(store: Store): Directory {
  const known = new Map<string, Person | null>();
  const find = async (id: string): Promise<Person | null> => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const person = await store.person(id);
    if (known.size >= MOST) known.clear();
    known.set(id, person);
    return person;
  };
  return {
    find,
    async ensure(ids) {
      for (const id of ids) if (!known.has(id)) await find(id);
    },
    nameOf: (id) => known.get(id)?.name ?? "",
    habitsOf: (id) => known.get(id) ?? NO_HABITS,
    note: (id, person) => void known.set(id, person),
  };
}
