import { checkSize, EDITION_LIMITS, fastChance, InputError, type Rules } from "@portolan/kernel";

/** How large an edition that someone sends may be: more than any game needs, and little enough for any server. */
const LIMITS = { ...EDITION_LIMITS, depth: 20, values: 10_000, number: 5_000 };
/** How many letters a game may take, written down, when it begins. */
const LARGEST_OPENING = 200_000;

/** Checks that an edition's data is small, before anything trusts it. */
export function checkEditionSize(edition: unknown): void {
  checkSize(edition, "edition", LIMITS);
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
