import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { hex } from "./bytes.ts";
import { brokenBy, commitment, type Deal, dealKey, seededDeal, withheldBy } from "./fair.ts";

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

describe("where seats commit to what they add", () => {
  const bytes = ["a1b2", "c3d4", "e5f6"];
  const promised = bytes.map(commitment);
  const committed: Deal = {
    ...deal,
    contributions: ["", "c3d4", ""],
    seatCommitments: ["", ...promised.slice(1)],
  };

  test("the key is an HMAC over game, commitments and contributions under the secret", () => {
    const message = `portolan-deal/2\ntoy\n3\n \n${promised[1]} c3d4\n${promised[2]} `;
    const expected = createHmac("sha256", Buffer.from(deal.secret, "hex")).update(message).digest("hex");
    expect(hex(dealKey("toy", committed))).toBe(expected);
  });

  test("a commitment changes the key also when its bytes are never revealed", () => {
    const other = { ...committed, seatCommitments: ["", promised[1], promised[0]] };
    expect(hex(dealKey("toy", other))).not.toBe(hex(dealKey("toy", committed)));
  });

  test("seats that did not reveal, and seats that revealed something else, are found", () => {
    expect(withheldBy(committed)).toEqual([2]);
    expect(brokenBy(committed)).toEqual([]);
    const broken = { ...committed, contributions: ["", "c3d5", "e5f6"] };
    expect(withheldBy(broken)).toEqual([]);
    expect(brokenBy(broken)).toEqual([1]);
  });
});

test("a seed names a deal", () => {
  expect(seededDeal(7, 2)).toEqual(seededDeal("7", 2));
  expect(seededDeal(7, 2)).not.toEqual(seededDeal(8, 2));
  expect(seededDeal(7, 3).contributions).toEqual(["", "", ""]);
});
