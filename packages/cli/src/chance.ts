import {
  type Chance,
  type Deal,
  fastChance,
  hex,
  SECRET_BYTES,
  seededDeal,
  sha256,
  utf8,
} from "@portolan/kernel";
import type { Terminal } from "./terminal.ts";

/** A seed that depends on a text alone. */
export function seedNamed(name: string): number {
  const bytes = sha256(utf8(`portolan-bot/1\n${name}`));
  let seed = 0;
  for (const byte of bytes.subarray(0, 6)) seed = seed * 256 + byte;
  return seed;
}

/** Chance for a computer player that depends on a text alone, so that a game put aside goes on as it would have. */
export function chanceNamed(name: string): Chance {
  return fastChance(seedNamed(name));
}

/**
 * A deal from a secret that nobody knows, or from a seed that anyone can name. Where one device deals to all seats they
 * have nothing to add that it would not know.
 */
export function newDeal(
  terminal: Pick<Terminal, "secretBytes">,
  players: number,
  seed: string | number | undefined,
): Deal {
  if (seed !== undefined) return seededDeal(seed, players);
  return {
    secret: hex(terminal.secretBytes(SECRET_BYTES)),
    contributions: Array.from({ length: players }, () => ""),
  };
}
