import type { Piece } from "@portolan/guides";
import { expect, test } from "vitest";
import { cutAtPieces } from "./log.tsx";

const piece = (label: string): Piece => ({ good: "red", label, words: `cloth ${label}` });
const PIECES = new Map([
  ["R5", piece("5")],
  ["R51", piece("51")],
]);

test("a line is cut where it names pieces", () => {
  expect(cutAtPieces("White takes R5.", PIECES)).toEqual(["White takes ", piece("5"), "."]);
});

test("the longer name goes before the shorter one, and parts of words are no pieces", () => {
  expect(cutAtPieces("R51 and AR5", PIECES)).toEqual([piece("51"), " and AR5"]);
});

test("a game without drawn pieces has whole lines", () => {
  expect(cutAtPieces("R5", new Map())).toEqual(["R5"]);
});
