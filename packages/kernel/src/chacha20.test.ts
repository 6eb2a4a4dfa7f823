import { createCipheriv } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fromHex, hex } from "./bytes.ts";
import { chachaBlock, chachaStart } from "./chacha20.ts";

function block(key: Uint8Array, nonce: Uint8Array, number: number): Uint8Array {
  const words = new Int32Array(16);
  chachaBlock(chachaStart(key, nonce), number, words);
  const bytes = new Uint8Array(64);
  const view = new DataView(bytes.buffer);
  words.forEach((word, i) => {
    view.setInt32(4 * i, word, true);
  });
  return bytes;
}

test("the block of RFC 8439, section 2.3.2", () => {
  const key = Uint8Array.from({ length: 32 }, (_, i) => i);
  expect(hex(block(key, fromHex("000000090000004a00000000"), 1))).toBe(
    "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e" +
      "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
  );
});

test("the key stream agrees with Node's for any key, nonce and block", () => {
  const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
  fc.assert(
    fc.property(bytes(32), bytes(12), fc.integer({ min: 0, max: 2 ** 31 - 1 }), (key, nonce, number) => {
      const counter = Buffer.alloc(4);
      counter.writeUInt32LE(number);
      const cipher = createCipheriv("chacha20", key, Buffer.concat([counter, nonce]));
      expect(hex(block(key, nonce, number))).toBe(cipher.update(Buffer.alloc(64)).toString("hex"));
    }),
  );
});
