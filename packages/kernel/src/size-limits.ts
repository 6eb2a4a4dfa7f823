import { InputError } from "./refusal.ts";

/** How deep and how large data may be, whatever it is: more is no position but an attack or a mistake. */
const LIMITS = { depth: 40, values: 100_000, number: 10_000, text: 1_000 };

/** Checks that data is small and plain, and for positions whole-numbered, so that code that trusts it ends soon. */
export function checkSize(value: unknown, path: string, kind: "position" | "edition" = "position"): void {
  let values = 0;
  const visit = (part: unknown, at: string, depth: number): void => {
    if (++values > LIMITS.values || depth > LIMITS.depth) throw new InputError(`${path}: too large`);
    const isWild = typeof part === "number" && (!Number.isInteger(part) || Math.abs(part) > LIMITS.number);
    if (isWild && kind === "position") {
      throw new InputError(`${at}: expected a whole number up to ${LIMITS.number}`);
    }
    if (typeof part === "string" && part.length > LIMITS.text) throw new InputError(`${at}: too long`);
    if (typeof part !== "object" || part === null) return;
    for (const [name, item] of Object.entries(part)) {
      visit(item, Array.isArray(part) ? `${at}[${name}]` : `${at}.${name}`, depth + 1);
    }
  };
  visit(value, path, 0);
}
