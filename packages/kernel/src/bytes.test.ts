import fc from "fast-check";
import { expect, test } from "vitest";
import { base64url, fromBase64url, fromHex, fromUtf8, hex, isHex, utf8 } from "./bytes.ts";

test("utf8 agrees with the platform's encoder", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(utf8(text)).toEqual(new TextEncoder().encode(text));
      expect(fromUtf8(utf8(text))).toBe(text);
    }),
  );
});

test("base64url and hex agree with Node and read back", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
      expect(base64url(bytes)).toBe(Buffer.from(bytes).toString("base64url"));
      expect(fromBase64url(base64url(bytes))).toEqual(bytes);
      expect(hex(bytes)).toBe(Buffer.from(bytes).toString("hex"));
      expect(fromHex(hex(bytes))).toEqual(bytes);
    }),
  );
});

test("what is not base64url is told apart", () => {
  for (const text of ["a", "ab=", "a b", "é"]) expect(fromBase64url(text)).toBeNull();
});

test("hexadecimal digits come in lower-case pairs", () => {
  expect(["", "0f", "abc", "AB", "0g"].map(isHex)).toEqual([true, true, false, false, false]);
});
