// The functions of @noble/hashes and @noble/ciphers that deals depend on, against published examples and against Node.

import { createCipheriv, createHash, createHmac } from "node:crypto";
import { chacha20 } from "@noble/ciphers/chacha.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromHex, hex, utf8 } from "./bytes.ts";

describe("SHA-256, examples of FIPS 180-4", () => {
  const vectors = [
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ] as const;
  test.each(vectors)("%#", (message, digest) => {
    expect(hex(sha256(new Uint8Array(Buffer.from(message))))).toBe(digest);
  });
});

describe("HMAC-SHA-256, cases of RFC 4231", () => {
  const vectors = [
    ["0b".repeat(20), "4869205468657265", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"],
    [
      hex(utf8("Jefe")),
      hex(utf8("what do ya want for nothing?")),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ],
    ["aa".repeat(20), "dd".repeat(50), "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"],
    [
      "aa".repeat(131),
      hex(utf8("Test Using Larger Than Block-Size Key - Hash Key First")),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ],
  ] as const;
  test.each(vectors)("%#", (key, message, digest) => {
    expect(hex(hmac(sha256, fromHex(key), fromHex(message)))).toBe(digest);
  });
});

test("both hashes agree with Node's for any input", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }), (key, message) => {
      expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
      expect(hex(hmac(sha256, key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
    }),
  );
});

function keyStream(key: Uint8Array, nonce: Uint8Array, block: number): Uint8Array {
  return chacha20(key, nonce, new Uint8Array(64), undefined, block);
}

test("the block of ChaCha20 in RFC 8439, section 2.3.2", () => {
  const key = Uint8Array.from({ length: 32 }, (_, i) => i);
  expect(hex(keyStream(key, fromHex("000000090000004a00000000"), 1))).toBe(
    "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e" +
      "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
  );
});

test("the key stream of ChaCha20 agrees with Node's for any key, nonce and block", () => {
  const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
  fc.assert(
    fc.property(bytes(32), bytes(12), fc.integer({ min: 0, max: 2 ** 31 - 1 }), (key, nonce, block) => {
      const counter = Buffer.alloc(4);
      counter.writeUInt32LE(block);
      const cipher = createCipheriv("chacha20", key, Buffer.concat([counter, nonce]));
      expect(hex(keyStream(key, nonce, block))).toBe(cipher.update(Buffer.alloc(64)).toString("hex"));
    }),
  );
});
