import { nextStep, schema } from "@portolan/kernel";
import { type Claim, claimsOf, FULL_WEIGHT, knownId, type Memory, type Source } from "../knowledge/memory.ts";
import type { Note } from "../knowledge/notes.ts";
import { memoryOf } from "../knowledge/view.ts";
import type { DisplacedGood, GameConfig, LaidGood, State } from "../state.ts";
import { brokenMemory } from "./invariants.ts";

/** What seats remember, in positions from outside: the form of memories and notes, and that they tell the truth. */

const { exactly, list, nullable, object, oneOf, only, optional, reject, whole } = schema;
type Schema<T> = schema.Schema<T>;

const secretSchema = (good: Schema<number>) => only({ mark: whole(0), not: good });

export function memorySchema(config: GameConfig): Schema<Memory> {
  const { edition, players } = config;
  const good = whole(0, edition.goods.length - 1);
  const seat = whole(0, players - 1);
  const hidden = list(only({ seat, mark: nullable(whole(0)), not: list(good) }));
  const sources = list(
    only({
      id: whole(knownId(players - 1)),
      cards: exactly(whole(0, Math.max(...edition.supply)), edition.goods.length),
      shares: exactly(whole(0), players + 1),
      hidden,
    }),
  );
  const known = {
    sources,
    claims: list(only({ sources, hidden, fresh: whole(0), weight: whole(0, FULL_WEIGHT) })),
    handSizes: exactly(whole(0, edition.limits.hand), players),
    unseenId: whole(0),
    nextId: whole(1),
  };
  const doubt = optional(only({ since: only(known), notes: list(seenNoteSchema(config)) }));
  const shape = only({ ...known, doubt });
  return (value, path) => shape(value, path) as Memory;
}

/** A tuple: its parts one after the other. */
function tuple(parts: readonly Schema<unknown>[]): Schema<readonly unknown[]> {
  return (value, path) => {
    const items = exactly(schema.anything, parts.length)(value, path);
    return items.map((item, i) => parts[i](item, `${path}[${i}]`));
  };
}

type NoteSchemas = Readonly<Partial<Record<Note[0], readonly Schema<unknown>[]>>>;

/** The parts of each kind of note; how many hands are noted with a new deck. */
function noteSchemas({ edition, players }: GameConfig, hands: number) {
  const seat = whole(0, players - 1);
  const good = whole(0, edition.goods.length - 1);
  const counts = exactly(whole(0, Math.max(...edition.supply)), edition.goods.length);
  const secret = secretSchema(good);
  return {
    picked: [seat, good, counts],
    showed: [seat, good],
    hid: [seat, secret],
    uncovered: [seat, secret, good],
    tookBack: [seat, good],
    tookBackSecret: [seat, secret],
    drew: [seat],
    newDeck: [seat, counts, exactly(counts, hands), counts],
  } satisfies NoteSchemas;
}

function noteOf(kinds: NoteSchemas): Schema<Note> {
  const kind = object({ 0: oneOf(...(Object.keys(kinds) as Note[0][])) });
  return (value, path) => {
    const items = list(schema.anything, 1)(value, path);
    const { 0: name } = kind({ 0: items[0] }, path);
    return tuple([oneOf(name), ...(kinds[name] ?? [])])(value, path) as unknown as Note;
  };
}

export function noteSchema(config: GameConfig): Schema<Note> {
  return noteOf(noteSchemas(config, config.players));
}

/** A note that an observer keeps for himself. */
function seenNoteSchema(config: GameConfig): Schema<Note> {
  const kinds = noteSchemas(config, 0);
  const [seat, , pool] = kinds.picked;
  return noteOf({ ...kinds, saw: [seat, pool] });
}

/** The goods that lie on planets or wait to be laid again. */
function laidGoods({ row, resolution }: State): (LaidGood | DisplacedGood)[] {
  const goods = [...row.flatMap(({ slots }) => slots), ...(resolution?.displaced ?? [])];
  return goods.filter((laid) => laid !== null);
}

/** Whether there are as many goods of each kind with the holders of a source as it says. */
function isTrue(state: State, { cards, shares, hidden }: Source): boolean {
  const there = cards.map(() => 0);
  [...state.traders.map(({ hand }) => hand), state.pool].forEach((held, holder) => {
    const isHolder = shares[holder] > 0 || hidden.some(({ seat, mark }) => seat === holder && mark === null);
    if (isHolder)
      held.forEach((count, good) => {
        there[good] += count;
      });
  });
  const marks = hidden.map(({ mark }) => mark);
  for (const { good, secret } of laidGoods(state)) if (secret && marks.includes(secret.mark)) there[good]++;
  return cards.every((count, good) => count <= there[good]);
}

/** Whether a claim knows of all secret goods of the others, of nothing else, and of nothing that it is not. */
function knowsSecrets(state: State, { sources, hidden }: Claim, observer: number): boolean {
  const known = [...hidden, ...sources.flatMap((source) => source.hidden)].filter(
    ({ mark }) => mark !== null,
  );
  const secrets = laidGoods(state).filter(({ owner, secret }) => secret && owner !== observer);
  return (
    known.length === secrets.length &&
    secrets.every(({ owner, secret }) =>
      known.some(({ seat, mark }) => seat === owner && mark === secret?.mark),
    )
  );
}

/** Every secret good of the others is a riddle to the observer, and what is so is among what is held for possible. */
function checkTruth(state: State, memory: Memory, observer: number, path: string): void {
  const claims = claimsOf(memory);
  if (!claims.every((claim) => knowsSecrets(state, claim, observer)))
    reject(path, "the secret goods that are remembered are not those on planets");
  if (!claims.some(({ sources }) => sources.every((source) => isTrue(state, source))))
    reject(path, "goods are remembered where they are not");
}

/** What every observer remembers adds up, and is true. */
export function checkMemories(config: GameConfig, state: State, path: string): void {
  const step = nextStep(state);
  state.memories.forEach((_, observer) => {
    const seen = step.step === "draft" && step.seat === observer ? state.pool : null;
    const at = `${path}.memories[${observer}]`;
    const memory = memoryOf(config, state, observer, seen);
    const [problem] = brokenMemory(config, state, observer);
    if (problem !== undefined) reject(at, `with the notes, ${problem}`);
    checkTruth(state, memory, observer, at);
  });
}
