/** What to call a person; empty for one who is forgotten. */
export type NameOf = (person: string) => string;

/** Who has or had a seat. */
interface Sitting {
  readonly person: string | null;
  readonly resigned?: string | null;
}

/** Two names that look the same have the same spelling. */
function spelling(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}

/** The name itself, or with the first number that makes it a name of its own. */
function distinct(name: string, used: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const called = number === 1 ? name : `${name} (${number})`;
    if (!used.has(spelling(called))) return called;
  }
}

/** What people are called at a table: of several with one name, all but the first by seat have a number too. */
export function namesAt(seats: readonly Sitting[], nameOf: NameOf): NameOf {
  const called = new Map<string, string>();
  const used = new Set<string>();
  for (const { person, resigned } of seats) {
    const who = person ?? resigned ?? null;
    if (who === null || called.has(who) || nameOf(who) === "") continue;
    const name = distinct(nameOf(who), used);
    called.set(who, name);
    used.add(spelling(name));
  }
  return (person) => {
    const name = nameOf(person);
    return called.get(person) ?? (name === "" ? "" : distinct(name, used));
  };
}
