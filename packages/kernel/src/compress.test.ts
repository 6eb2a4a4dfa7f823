import fc from "fast-check";
import { expect, test } from "vitest";
import { hex, utf8 } from "./bytes.ts";
import { compress, decompress } from "./compress.ts";

test("what was compressed comes back", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(decompress(compress(bytes))).toEqual(bytes);
    }),
  );
});

test("moves shrink to less than a third", () => {
  const moves = Array.from(
    { length: 120 },
    (_, i) => `${i % 3} take ${"RBYG"[i % 4]}${[2, 3, 5][(i * 7) % 3]}`,
  );
  const text = utf8(moves.join("\n"));
  expect(compress(text).length * 3).toBeLessThan(text.length);
});

test("the bytes stay what they were, so that old links can be read", () => {
  expect(hex(compress(utf8("0 take R5\n1 buy G5 B3\n2 reserve Y2 farm\n0 take R2")))).toMatchInlineSnapshot(
    `"0031cfdf8792fe63238d2d780c6e0066aa74af6cd32f50dfab0457d5dd89d9f0450eb9592d9aabd6f7a787c5347dd6"`,
  );
});
