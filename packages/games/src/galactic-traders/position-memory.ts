import { schema } from "@portolan/kernel";
import { brokenMemory } from "./invariants.ts";
import type { Claim, Memory, Source } from "./memory.ts";
import type { Note } from "./notes.ts";
import { nextStep, type State, type Table } from "./state.ts";
import { memoryOf } from "./view.ts";

/** What seats remember, in positions from outside: the form of memories and notes, and that they tell the truth. */

const { exactly, list, nullable, object, oneOf, only, reject, whole } = schema;
type Schema<T> = schema.Schema<T>;

const secretSchema = (good: Schema<number>) => only({ mark: whole(0), not: good });

export function memorySchema({ edition, players }: Table): Schema<Memory> {
  const good = whole(0, edition.goods.length - 1);
  const id = whole(0);
  const shape = only({
    sources: list(
      only({
        id,
        cards: exactly(whole(0, Math.max(...edition.supply)), edition.goods.length),
        shares: exactly(whole(0), players + 1),
      }),
    ),
    claims: list(
      only({
        seat: whole(0, players - 1),
        good: nullable(good),
        secret: nullable(secretSchema(good)),
        from: list(id, 1),
      }),
    ),
    handSizes: exactly(whole(0, edition.limits.hand), players),
    unseenId: id,
    nextId: whole(1),
  });
  return (value, path) => shape(value, path) as Memory;
}

/** A tuple: its parts one after the other. */
function tuple(parts: readonly Schema<unknown>[]): Schema<readonly unknown[]> {
  return (value, path) => {
    const items = exactly(schema.anything, parts.length)(value, path);
    return items.map((item, i) => parts[i](item, `${path}[${i}]`));
  };
}

export function noteSchema({ edition, players }: Table): Schema<Note> {
  const seat = whole(0, players - 1);
  const good = whole(0, edition.goods.length - 1);
  const counts = exactly(whole(0, Math.max(...edition.supply)), edition.goods.length);
  const secret = secretSchema(good);
  const kinds: Readonly<Record<Note[0], readonly Schema<unknown>[]>> = {
    picked: [seat, good, counts],
    showed: [seat, good],
    hid: [seat, secret],
    uncovered: [seat, secret, good],
    tookBack: [seat, good],
    tookBackSecret: [seat, secret],
    drew: [seat],
    newDeck: [seat, counts, exactly(counts, players), counts],
  };
  const kind = object({
    0: oneOf("picked", "showed", "hid", "uncovered", "tookBack", "tookBackSecret", "drew", "newDeck"),
  });
  return (value, path) => {
    const items = list(schema.anything, 1)(value, path);
    const { 0: name } = kind({ 0: items[0] }, path);
    return tuple([oneOf(name), ...kinds[name]])(value, path) as unknown as Note;
  };
}

/** The printed good of a claim, also of one that only its owner knows. */
function printed(state: State, { good, secret }: Claim): number | undefined {
  const goods = [...state.row.flatMap(({ slots }) => slots), ...(state.resolution?.displaced ?? [])];
  return good ?? goods.find((laid) => laid?.secret && laid.secret.mark === secret?.mark)?.good;
}

/** How many goods of a kind really are where a source says that its goods went. */
function really(state: State, source: Source, claims: readonly Claim[], good: number): number {
  const holders = [...state.traders.map(({ hand }) => hand), state.pool];
  const held = holders.reduce((sum, hand, holder) => sum + (source.shares[holder] > 0 ? hand[good] : 0), 0);
  const claimed = claims.filter(
    (claim) =>
      claim.from.includes(source.id) && source.shares[claim.seat] > 0 && printed(state, claim) === good,
  );
  return held + claimed.length;
}

/** Every secret good of the others is a riddle to the observer, and nothing is remembered that is not so. */
function checkTruth(state: State, { sources, claims }: Memory, observer: number, path: string): void {
  const goods = [...state.row.flatMap(({ slots }) => slots), ...(state.resolution?.displaced ?? [])];
  for (const one of goods) {
    if (!one?.secret || one.owner === observer) continue;
    const { mark, not } = one.secret;
    const claim = claims.find(({ secret }) => secret?.mark === mark);
    if (claim?.seat !== one.owner || claim.secret?.not !== not)
      reject(path, `nothing is remembered of the secret good with mark ${mark}`);
  }
  for (const claim of claims)
    if ((claim.good === null) !== (claim.secret !== null) || printed(state, claim) === undefined)
      reject(path, "a claim of a good that is nowhere");
  for (const source of sources) {
    source.cards.forEach((count, good) => {
      if (really(state, source, claims, good) < count)
        reject(path, "goods are remembered where they are not");
    });
  }
}

/** What every observer remembers adds up, and is true. */
export function checkMemories(table: Table, state: State, path: string): void {
  const step = nextStep(state);
  state.memories.forEach((_, observer) => {
    const seen = step.step === "draft" && step.seat === observer ? state.pool : null;
    const at = `${path}.memories[${observer}]`;
    const memory = memoryOf(table, state, observer, seen);
    const [problem] = brokenMemory(table, state, observer);
    if (problem !== undefined) reject(at, `with the notes, ${problem}`);
    checkTruth(state, memory, observer, at);
  });
}
