import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { fromHex, hex, utf8 } from "./bytes.ts";

/**
 * Fair deals. Whoever deals draws a secret and shows its commitment before anything else exists; each seat commits to
 * random bytes of its own when it sits down and reveals them once every seat is taken; the key is an HMAC over all of it,
 * and the secret is shown after the last card. Nobody who lacks a part can foresee the cards, and nobody can choose a part
 * after having seen the others.
 *
 * A seat that committed but did not reveal leaves its contribution empty. Its commitment still goes into the key, so that
 * whoever deals, having committed first, cannot have chosen the cards alone.
 */
export interface Deal {
  /** 32 bytes in hexadecimal digits. */
  readonly secret: string;
  /** By seat, hexadecimal digits; empty where a seat added nothing or did not reveal it. */
  readonly contributions: readonly string[];
  /**
   * By seat, the SHA-256 of its contribution, fixed before any was revealed; empty where a seat adds nothing. Left out
   * where nobody commits: on one device, and in games from before seats did.
   */
  readonly seatCommitments?: readonly string[];
}

export const SECRET_BYTES = 32;

/** What is shown of secret bytes before they are: their SHA-256, in hexadecimal digits. */
export function commitment(secret: string): string {
  return hex(sha256(fromHex(secret)));
}

/** What goes into the key beside the secret, line by line. */
function dealLines(game: string, { contributions, seatCommitments }: Deal): string[] {
  const players = String(contributions.length);
  if (!seatCommitments) return ["portolan-deal/1", game, players, ...contributions];
  const seats = contributions.map((bytes, seat) => `${seatCommitments[seat]} ${bytes}`);
  return ["portolan-deal/2", game, players, ...seats];
}

/** The key of the stream that all chance of one game comes from. */
export function dealKey(game: string, deal: Deal): Uint8Array {
  return hmac(sha256, fromHex(deal.secret), utf8(dealLines(game, deal).join("\n")));
}

/** Seats that committed to bytes and did not reveal them. */
export function withheldBy({ contributions, seatCommitments = [] }: Omit<Deal, "secret">): number[] {
  return seatCommitments.flatMap((promised, seat) =>
    promised !== "" && contributions[seat] === "" ? [seat] : [],
  );
}

/** Seats whose revealed bytes are not those that they committed to. */
export function brokenBy({ contributions, seatCommitments }: Omit<Deal, "secret">): number[] {
  if (!seatCommitments) return [];
  return contributions.flatMap((bytes, seat) =>
    bytes !== "" && commitment(bytes) !== seatCommitments[seat] ? [seat] : [],
  );
}

/** A deal anyone can name again by its seed: for tests, simulations and puzzles, where nobody has to be trusted. */
export function seededDeal(seed: number | string, players: number): Deal {
  return {
    secret: hex(sha256(utf8(`portolan-seed/1\n${seed}`))),
    contributions: Array.from({ length: players }, () => ""),
  };
}
