import { fromHex, hex, utf8 } from "./bytes.ts";
import { hmacSha256, sha256 } from "./sha256.ts";

/**
 * Fair deals. Whoever deals draws a secret and shows its commitment before the first card; each seat adds its own
 * random bytes when it sits down, so that neither side alone decides the cards; the secret is shown after the last
 * card, and anyone can compute the deal again.
 */
export interface Deal {
  /** 32 bytes in hexadecimal digits. */
  readonly secret: string;
  /** By seat, hexadecimal digits; empty where a seat added nothing. */
  readonly contributions: readonly string[];
}

export const SECRET_BYTES = 32;

/** What is shown before the first card. */
export function commitment(secret: string): string {
  return hex(sha256(fromHex(secret)));
}

/** The key of the stream that all chance of one game comes from. */
export function dealKey(game: string, deal: Deal): Uint8Array {
  const public_ = ["portolan-deal/1", game, String(deal.contributions.length), ...deal.contributions];
  return hmacSha256(fromHex(deal.secret), utf8(public_.join("\n")));
}

/** A deal anyone can name again by its seed: for tests, simulations and puzzles, where nobody has to be trusted. */
export function seededDeal(seed: number | string, players: number): Deal {
  return {
    secret: hex(sha256(utf8(`portolan-seed/1\n${seed}`))),
    contributions: Array.from({ length: players }, () => ""),
  };
}
