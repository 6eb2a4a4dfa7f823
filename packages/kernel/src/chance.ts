import { chacha20 } from "@noble/ciphers/chacha.js";

/** The one door through which chance enters a game. */
export interface Chance {
  /** A whole number from 0 to n - 1, each exactly equally likely; n is at most 2^21. */
  below(n: number): number;
  /** How many 32-bit words have been drawn so far: chance has acted if this grew. */
  drawn(): number;
}

const WORD = 2 ** 32;

/** Lemire's multiplication with rejection: exact in double precision as long as n is at most 2^21. */
function unbiased(next: () => number, n: number): number {
  let product = next() * n;
  let high = Math.floor(product / WORD);
  let low = product - high * WORD;
  if (low < n) {
    const threshold = WORD % n;
    while (low < threshold) {
      product = next() * n;
      high = Math.floor(product / WORD);
      low = product - high * WORD;
    }
  }
  return high;
}

function chanceFrom(next: () => number, drawn: () => number): Chance {
  return { below: (n) => unbiased(next, n), drawn };
}

/** How much of the key stream is computed at once: 1 KiB holds the words that any of our games is dealt with. */
const CHUNK_BLOCKS = 16;
const WORDS_PER_BLOCK = 16;
const CHUNK_WORDS = CHUNK_BLOCKS * WORDS_PER_BLOCK;
const NO_TEXT = new Uint8Array(4 * CHUNK_WORDS);
/** A key deals one game only, so its nonce may always be the same. */
const NONCE = new Uint8Array(12);

/**
 * Chance for dealing: the ChaCha20 key stream. Nobody can compute the next deal from earlier ones, however many.
 * `drawn` continues a stream where an earlier one stopped.
 */
export function keyedChance(key: Uint8Array, drawn = 0): Chance {
  const chunk = new Uint8Array(4 * CHUNK_WORDS);
  const words = new DataView(chunk.buffer);
  let computed = -1;
  let count = drawn;
  const next = (): number => {
    const wanted = Math.floor(count / CHUNK_WORDS);
    if (wanted !== computed) {
      chacha20(key, NONCE, NO_TEXT, chunk, wanted * CHUNK_BLOCKS);
      computed = wanted;
    }
    return words.getUint32(4 * (count++ % CHUNK_WORDS), true);
  };
  return chanceFrom(next, () => count);
}

/** One step of SplitMix32, which spreads a small seed over all bits. */
function splitMix(word: number): number {
  let z = word;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}

/** The four words of a fast generator's state, from any whole number up to 2^53. */
function seedWords(seed: number): [number, number, number, number] {
  const low = seed | 0;
  const high = Math.floor(seed / WORD) | 0;
  const word = (i: number): number => splitMix((splitMix(low + i) ^ high) + Math.imul(i, 0x9e3779b9));
  return [word(1), word(2), word(3), word(4) | 1];
}

/** xoshiro128** by Blackman and Vigna, from its four state words. */
export function xoshiro(words: readonly [number, number, number, number]): () => number {
  let [a, b, c, d] = words;
  return () => {
    const five = Math.imul(b, 5);
    const result = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };
}

/** Chance for playouts: fast, and predictable from its outputs, so never for dealing to people. */
export function fastChance(seed: number): Chance {
  const next = xoshiro(seedWords(seed));
  let count = 0;
  return chanceFrom(
    () => {
      count++;
      return next();
    },
    () => count,
  );
}

/** Puts the items into an evenly random order (Fisher and Yates), in place. */
export function shuffle<T>(chance: Chance, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    const item = items[last];
    items[last] = items[other];
    items[other] = item;
  }
  return items;
}

/** One of the items, each equally likely. */
export function pick<T>(chance: Chance, items: readonly T[]): T {
  return items[chance.below(items.length)];
}
