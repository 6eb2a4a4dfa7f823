import { InputError } from "./refusal.ts";

/** How deep and how large data from outside may be, whatever it is: more is an attack or a mistake. */
export interface SizeLimits {
  readonly depth: number;
  readonly values: number;
  /** The greatest number, of either sign. */
  readonly number: number;
  readonly areNumbersWhole: boolean;
  /** Letters of one text. */
  readonly text: number;
}

/** For positions: code that trusts them ends soon. */
export const POSITION_LIMITS: SizeLimits = {
  depth: 40,
  values: 100_000,
  number: 10_000,
  areNumbersWhole: true,
  text: 1_000,
};

/** For editions, which each game checks in full. */
export const EDITION_LIMITS: SizeLimits = {
  ...POSITION_LIMITS,
  number: Number.POSITIVE_INFINITY,
  areNumbersWhole: false,
};

function isAllowed(number: number, limits: SizeLimits): boolean {
  return Math.abs(number) <= limits.number && (!limits.areNumbersWhole || Number.isInteger(number));
}

/** Checks that data is small and plain, before anything trusts it. Throws an `InputError` that names the place. */
export function checkSize(value: unknown, path: string, limits: SizeLimits): void {
  let values = 0;
  const visit = (part: unknown, at: string, depth: number): void => {
    if (++values > limits.values || depth > limits.depth) throw new InputError(`${path}: too large`);
    if (typeof part === "number" && !isAllowed(part, limits)) {
      const kind = limits.areNumbersWhole ? "a whole number" : "a number";
      throw new InputError(`${at}: expected ${kind} up to ${limits.number}`);
    }
    if (typeof part === "string" && part.length > limits.text) throw new InputError(`${at}: too long`);
    if (typeof part !== "object" || part === null) return;
    for (const [name, item] of Object.entries(part)) {
      visit(item, Array.isArray(part) ? `${at}[${name}]` : `${at}.${name}`, depth + 1);
    }
  };
  visit(value, path, 0);
}
