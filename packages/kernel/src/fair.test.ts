import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { hex } from "./bytes.ts";
import { commitment, dealKey, seededDeal } from "./fair.ts";

const deal = { secret: "00112233445566778899aabbccddeeff".repeat(2), contributions: ["", "a1b2"] };

test("the commitment is the SHA-256 of the secret's bytes, as anyone can compute with other tools", () => {
  const expected = createHash("sha256").update(Buffer.from(deal.secret, "hex")).digest("hex");
  expect(commitment(deal.secret)).toBe(expected);
});

test("the key is an HMAC over game and contributions under the secret", () => {
  const message = "portolan-deal/1\ntoy\n2\n\na1b2";
  const expected = createHmac("sha256", Buffer.from(deal.secret, "hex")).update(message).digest("hex");
  expect(hex(dealKey("toy", deal))).toBe(expected);
});

test("every part changes the key", () => {
  const keys = [
    dealKey("toy", deal),
    dealKey("toys", deal),
    dealKey("toy", { ...deal, contributions: ["a1b2", ""] }),
    dealKey("toy", { ...deal, contributions: ["", "a1b2", ""] }),
    dealKey("toy", { ...deal, secret: deal.secret.replace("0", "1") }),
  ];
  expect(new Set(keys.map(hex)).size).toBe(keys.length);
});

test("a seed names a deal", () => {
  expect(seededDeal(7, 2)).toEqual(seededDeal("7", 2));
  expect(seededDeal(7, 2)).not.toEqual(seededDeal(8, 2));
  expect(seededDeal(7, 3).contributions).toEqual(["", "", ""]);
});
