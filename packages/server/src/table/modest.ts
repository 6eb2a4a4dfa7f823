import { fastChance, InputError, type Rules } from "@portolan/kernel";

/** How large an edition that someone sends may be: more than any game needs, and little enough for any server. */
const LIMITS = { depth: 20, values: 10_000, number: 5_000, text: 1_000 };
/** How many letters a game may take, written down, when it begins. */
const LARGEST_OPENING = 200_000;

/** Checks that an edition's data is small, before anything trusts it. */
export function checkSize(edition: unknown): void {
  let values = 0;
  const visit = (part: unknown, depth: number): void => {
    const isTooMuch = ++values > LIMITS.values || depth > LIMITS.depth;
    const isTooLong = typeof part === "string" && part.length > LIMITS.text;
    const isWild = typeof part === "number" && !(Math.abs(part) <= LIMITS.number);
    if (isTooMuch || isTooLong || isWild) throw new InputError("the edition is too large");
    if (typeof part === "object" && part !== null)
      for (const item of Object.values(part)) visit(item, depth + 1);
  };
  visit(edition, 0);
}

/** Checks that a game by this edition begins at all, and is not too large to be kept. */
export function checkOpening(rules: Rules): void {
  let size: number;
  try {
    size = JSON.stringify(rules.setup(fastChance(1))).length;
  } catch (error) {
    throw new InputError(
      `no game can begin with the edition: ${error instanceof Error ? error.message : error}`,
    );
  }
  if (size > LARGEST_OPENING) throw new InputError("the edition is too large");
}
