import type { Chance } from "@portolan/kernel";

/** Changes to plain data, one place at a time: what a slip of the pen or an attacker makes of a state. */

type Path = readonly (string | number)[];

/** The way to every value in some data, the whole not counted. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [at];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    placesIn(part, [...at, Array.isArray(value) ? Number(name) : name]),
  );
  return at.length === 0 ? inner : [at, ...inner];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((part: unknown, name) => Reflect.get(part as object, name), value);
}

/** A copy in which the value at this place is another one; nothing there if it is undefined. */
function withChange(value: unknown, [first, ...rest]: Path, given: unknown): unknown {
  if (first === undefined) return given;
  const changed = withChange(Reflect.get(value as object, first), rest, given);
  if (Array.isArray(value))
    return changed === undefined ? value.toSpliced(Number(first), 1) : value.with(Number(first), changed);
  const { [first]: _, ...others } = value as Record<string, unknown>;
  return changed === undefined ? others : { ...(value as object), [first]: changed };
}

const ODDITIES: readonly unknown[] = [
  null,
  true,
  "x",
  "",
  [],
  {},
  -1,
  0,
  1,
  2,
  99,
  0.5,
  10_000,
  1e9,
  { step: 99 },
];

/** Another value in the place of this one: of another kind, just beside it, longer, shorter, or in another order. */
function instead(value: unknown, all: readonly unknown[], chance: Chance): unknown {
  const pick = <T>(from: readonly T[]): T => from[chance.below(from.length)];
  switch (chance.below(4)) {
    case 0:
      return pick(ODDITIES);
    case 1:
      // Something that stands elsewhere in the same state, so that its form is right.
      return pick(all);
    default:
  }
  if (typeof value === "number") return value + pick([-2, -1, 1, 2, 3]);
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") return `${value}x`;
  if (Array.isArray(value)) {
    const more = value.length > 0 ? [pick(value), ...value] : [0];
    const fewer = value.slice(1);
    return pick([more, fewer, value.toReversed(), [...value, pick(ODDITIES)]]);
  }
  return { ...(value ?? {}), extra: 1 };
}

export interface Mutation {
  readonly place: string;
  readonly state: unknown;
}

/** The state with one place changed, taken away or added. */
export function mutate(state: object, chance: Chance): Mutation {
  const places = placesIn(state);
  // Large lists would draw all attention: first a part of the state, then a place in it.
  const parts = Object.keys(state);
  const part = parts[chance.below(parts.length)];
  const inPart = places.filter(([name]) => name === part);
  const path = inPart[chance.below(inPart.length)];
  const all = inPart.map((one) => valueAt(state, one));
  const given = chance.below(8) === 0 ? undefined : instead(valueAt(state, path), all, chance);
  return { place: path.join("."), state: withChange(state, path, given) };
}
