import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tradersOfCarthage } from "../game.ts";
import { changedEdition } from "../testing/edition.ts";
import { cards } from "../testing/notation.ts";
import { loadEdition } from "./edition.ts";
import { type Move, parseMove, printMove } from "./moves.ts";

const edition = loadEdition(changedEdition({}));
const read = (text: string): Move | null => parseMove(edition, text);
const { parse } = tradersOfCarthage.open({ players: 2 });

describe("the notation", () => {
  test.each<[string, Move]>([
    ["token green", { type: "token", colour: 3 }],
    ["buy R5 G2", { type: "buy", payment: cards(edition, "R5 G2") }],
    ["take B3", { type: "take", card: 4, reserved: false }],
    ["take B3 reserved", { type: "take", card: 4, reserved: true }],
    ["reserve Y5 market", { type: "reserve", card: 8, zone: "market" }],
    ["reserve Y5 farm", { type: "reserve", card: 8, zone: "farm" }],
    [
      "store R3 R2 for R5 R5 R2",
      { type: "store", colour: 0, discards: cards(edition, "R3 R2"), goods: cards(edition, "R5 R5 R2") },
    ],
    ["decline blue", { type: "decline", colour: 1 }],
  ])("%s", (text, move) => {
    expect(printMove(edition, move)).toBe(text);
    expect(read(text)).toEqual(move);
  });

  test("cards may be written in any order and any case", () => {
    expect(read("  BUY g2  r5 b5 ")).toEqual({ type: "buy", payment: cards(edition, "R5 B5 G2") });
    expect(read("store r2 R3 FOR r2 r5")).toEqual(read("store R3 R2 for R5 R2"));
  });

  test("a colour may be its first letter", () => {
    expect(read("token y")).toEqual(read("token yellow"));
    expect(read("decline B")).toEqual(read("decline blue"));
  });

  test.each([
    ...["", "pass", "buy", "buy R4", "buy 5", "buy R5,G2", "R5"],
    ...["take", "take R5 G2", "take R5 market", "take reserved", "take R5 reserved reserved"],
    ...["reserve R5", "reserve R5 hand", "reserve R5 G2 farm", "reserve farm"],
    ...["store R2", "store for R2", "store R2 for", "store R2 with R5"],
    ...["token", "token pink", "token red blue", "decline", "decline re"],
  ])("TC-TURN-1: %j is no move", (text) => {
    const refusal = { rule: "TC-TURN-1", id: "refuse.notation", parts: { text } };
    expect(parse(text)).toEqual({ refusal });
  });

  test("a refusal quotes no more than sixty characters", () => {
    expect(parse("x".repeat(1000))).toMatchObject({ refusal: { parts: { text: "x".repeat(60) } } });
  });
});

describe("any text", () => {
  const colour = fc.nat({ max: 3 });
  const card = fc.nat({ max: 11 });
  const inOrder = (types: readonly number[]): number[] =>
    types.toSorted((a, b) => edition.byValue.indexOf(a) - edition.byValue.indexOf(b));
  const several = fc.array(card, { minLength: 1, maxLength: 9 }).map(inOrder);
  const ofColour = colour.chain((one) => {
    const some = fc
      .array(fc.constantFrom(...edition.byColour[one]), { minLength: 1, maxLength: 6 })
      .map(inOrder);
    return fc.record({
      type: fc.constant("store" as const),
      colour: fc.constant(one),
      discards: some,
      goods: some,
    });
  });
  const anyMove: fc.Arbitrary<Move> = fc.oneof(
    fc.record({ type: fc.constantFrom("token" as const, "decline" as const), colour }),
    fc.record({ type: fc.constant("buy" as const), payment: several }),
    fc.record({ type: fc.constant("take" as const), card, reserved: fc.boolean() }),
    fc.record({
      type: fc.constant("reserve" as const),
      card,
      zone: fc.constantFrom("market" as const, "farm" as const),
    }),
    ofColour,
  );

  test("reading what was printed gives the move back", () => {
    fc.assert(
      fc.property(anyMove, (move) => {
        expect(read(printMove(edition, move))).toEqual(move);
      }),
      { numRuns: 1000, seed: 1 },
    );
  });

  test("whatever is written, the answer is a move or a refusal", () => {
    const words = fc.constantFrom(
      "buy",
      "take",
      "store",
      "for",
      "R5",
      "g2",
      "token",
      "red",
      "reserved",
      "farm",
      "",
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(words).map((some) => some.join(" ")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const move = read(text);
        if (move) expect(read(printMove(edition, move))).toEqual(move);
        else expect(parse(text)).toMatchObject({ refusal: { id: "refuse.notation" } });
      }),
      { numRuns: 1000, seed: 1 },
    );
  });
});
