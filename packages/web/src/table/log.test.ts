import type { Piece } from "@portolan/guides";
import { expect, test } from "vitest";
import { pieceOf } from "./log.tsx";

const card: Piece = { good: "red", label: "5", words: "cloth 5" };
const PIECES = new Map([["card.R5", card]]);

test("a piece that the guide knows is shown as the guide says", () => {
  expect(pieceOf({ kind: "piece", text: "R5", piece: "card.R5" }, PIECES)).toBe(card);
});

test("a good is shown with its name; what has no drawing stays text", () => {
  expect(pieceOf({ kind: "piece", text: "sale", piece: "good.salt" }, PIECES)).toEqual({
    good: "salt",
    label: "sale",
    words: "sale",
  });
  expect(pieceOf({ kind: "piece", text: "Pelagia", piece: "planet.pelagia" }, PIECES)).toBeNull();
  expect(pieceOf({ kind: "number", text: "5" }, PIECES)).toBeNull();
});
