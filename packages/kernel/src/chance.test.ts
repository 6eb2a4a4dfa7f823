import { createCipheriv } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Chance, fastChance, keyedChance, pick, shuffle, xoshiro } from "./chance.ts";

test("xoshiro128** gives the numbers of its reference implementation from the state 1, 2, 3, 4", () => {
  const next = xoshiro([1, 2, 3, 4]);
  const first = Array.from({ length: 10 }, next);
  expect(first).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ]);
});

const generators: readonly [string, (seed: number) => Chance][] = [
  ["keyed", (seed) => keyedChance(Uint8Array.from({ length: 32 }, (_, i) => (seed >> (i % 4)) & 255))],
  ["fast", fastChance],
];

/** The 1 - 10^-6 quantiles of chi-square with 5, 9 and 23 degrees of freedom. */
const LIMIT = { 6: 36.5, 10: 44.8, 24: 69.3 } as const;

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe.each(generators)("%s chance", (_name, make) => {
  test("stays below n", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 21 }), fc.nat(), (n, seed) => {
        const chance = make(seed);
        for (let i = 0; i < 20; i++) {
          const number = chance.below(n);
          expect(Number.isInteger(number) && number >= 0 && number < n).toBe(true);
        }
      }),
    );
  });

  test("is even over six and over ten", () => {
    for (const n of [6, 10] as const) {
      const chance = make(11);
      const counts = new Array<number>(n).fill(0);
      for (let i = 0; i < 60_000; i++) counts[chance.below(n)]++;
      expect(chiSquare(counts)).toBeLessThan(LIMIT[n]);
    }
  });

  test("shuffles into all 24 orders of four evenly", () => {
    const chance = make(12);
    const counts = new Map<string, number>();
    for (let i = 0; i < 48_000; i++) {
      const order = shuffle(chance, [0, 1, 2, 3]).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(LIMIT[24]);
  });

  test("the same seed gives the same numbers, another seed others", () => {
    const numbers = (seed: number): number[] => {
      const chance = make(seed);
      return Array.from({ length: 8 }, () => chance.below(1000));
    };
    expect(numbers(5)).toEqual(numbers(5));
    expect(numbers(5)).not.toEqual(numbers(6));
  });

  test("counts what it has drawn", () => {
    const chance = make(1);
    pick(chance, ["a", "b", "c"]);
    expect(chance.drawn()).toBeGreaterThan(0);
  });
});

test("keyed chance draws the words of the ChaCha20 key stream in their order", () => {
  const key = Uint8Array.from({ length: 32 }, (_, i) => 3 * i);
  const stream = createCipheriv("chacha20", key, Buffer.alloc(16)).update(Buffer.alloc(4 * 600));
  const words = Array.from({ length: 600 }, (_, i) => stream.readUInt32LE(4 * i));
  const chance = keyedChance(key);
  // Below a power of two, the highest bits of each word are the number.
  expect(words.map(() => chance.below(2 ** 21))).toEqual(words.map((word) => word >>> 11));
});

test("a keyed stream goes on where it stopped", () => {
  const key = new Uint8Array(32).fill(7);
  const whole = keyedChance(key);
  const numbers = Array.from({ length: 600 }, () => whole.below(2 ** 20));
  for (const stop of [0, 1, 15, 16, 17, 255, 256, 257, 512, 599]) {
    const first = keyedChance(key);
    for (let i = 0; i < stop; i++) first.below(2 ** 20);
    const rest = keyedChance(key, first.drawn());
    expect(Array.from({ length: 600 - stop }, () => rest.below(2 ** 20))).toEqual(numbers.slice(stop));
  }
});

test("fast seeds beyond 32 bits differ", () => {
  const first = (seed: number): number => fastChance(seed).below(2 ** 20);
  expect(new Set([1, 1 + 2 ** 32, 1 + 2 ** 33, 2 ** 52].map(first)).size).toBe(4);
});
