import { InputError } from "./refusal.ts";

/** Checks data that comes from outside and gives it a type; throws an `InputError` that names the place. */
export type Schema<T> = (value: unknown, path: string) => T;
export type Infer<S> = S extends Schema<infer T> ? T : never;

function wrong(path: string, expected: string, value: unknown): InputError {
  const shown = value === undefined ? "nothing" : (JSON.stringify(value)?.slice(0, 40) ?? typeof value);
  return new InputError(`${path || "the data"}: expected ${expected}, found ${shown}`);
}

export const text: Schema<string> = (value, path) => {
  if (typeof value !== "string") throw wrong(path, "a text", value);
  return value;
};

export const flag: Schema<boolean> = (value, path) => {
  if (typeof value !== "boolean") throw wrong(path, "true or false", value);
  return value;
};

/** Data kept as it is. */
export const anything: Schema<unknown> = (value) => value;

export function whole(min: number, max = Number.MAX_SAFE_INTEGER): Schema<number> {
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  return (value, path) => {
    if (typeof value !== "number" || !Number.isSafeInteger(value) || value < min || value > max) {
      throw wrong(path, `a whole number ${range}`, value);
    }
    return value;
  };
}

export function oneOf<const T extends string | number | boolean>(...allowed: readonly T[]): Schema<T> {
  return (value, path) => {
    const found = allowed.find((one) => one === value);
    if (found === undefined)
      throw wrong(path, `one of ${allowed.map((a) => JSON.stringify(a)).join(", ")}`, value);
    return found;
  };
}

export function list<T>(item: Schema<T>, min = 0, max = Number.POSITIVE_INFINITY): Schema<readonly T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw wrong(path, "a list", value);
    if (value.length < min) throw wrong(path, `a list of at least ${min}`, value);
    if (value.length > max) throw new InputError(`${path}: expected at most ${max}, found ${value.length}`);
    return value.map((one, i) => item(one, `${path}[${i}]`));
  };
}

/** A list of exactly so many. */
export function exactly<T>(item: Schema<T>, length: number): Schema<readonly T[]> {
  return (value, path) => {
    if (!Array.isArray(value) || value.length !== length) throw wrong(path, `a list of ${length}`, value);
    return value.map((one, i) => item(one, `${path}[${i}]`));
  };
}

export function nullable<T>(item: Schema<T>): Schema<T | null> {
  return (value, path) => (value === null ? null : item(value, path));
}

/** Says that data in the right form cannot be meant, and where. */
export function reject(path: string, problem: string): never {
  throw new InputError(`${path || "the data"}: ${problem}`);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An object with text keys of any name. */
export function dictionary<T>(item: Schema<T>): Schema<Readonly<Record<string, T>>> {
  return (value, path) => {
    if (!isObject(value)) throw wrong(path, "an object", value);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, item(one, `${path}.${key}`)]));
  };
}

export function optional<T>(schema: Schema<T>): Schema<T | undefined> {
  return (value, path) => (value === undefined ? undefined : schema(value, path));
}

/** The fields of an object; those that may be absent are optional. */
type Fields<F extends Record<string, Schema<unknown>>> = {
  readonly [K in keyof F as undefined extends Infer<F[K]> ? never : K]: Infer<F[K]>;
} & {
  readonly [K in keyof F as undefined extends Infer<F[K]> ? K : never]?: Exclude<Infer<F[K]>, undefined>;
};

/** An object with these fields; other fields (notes, provenance) may stand beside them and are left out. */
export function object<F extends Record<string, Schema<unknown>>>(fields: F): Schema<Fields<F>> {
  return (value, path) => {
    if (!isObject(value)) throw wrong(path, "an object", value);
    const checked: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(fields)) {
      const field = schema(value[name], path ? `${path}.${name}` : name);
      if (field !== undefined) checked[name] = field;
    }
    return checked as Fields<F>;
  };
}

/** An object with these fields and no others, so that a mistyped name is told and not passed over. */
export function only<F extends Record<string, Schema<unknown>>>(fields: F): Schema<Fields<F>> {
  const named = object(fields);
  return (value, path) => {
    const checked = named(value, path);
    const unknown = Object.keys(value as object).find((name) => !Object.hasOwn(fields, name));
    if (unknown !== undefined)
      reject(path ? `${path}.${unknown.slice(0, 40)}` : unknown.slice(0, 40), "there is no such field");
    return checked;
  };
}
