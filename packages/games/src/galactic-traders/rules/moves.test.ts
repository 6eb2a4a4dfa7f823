import { describe, expect, test } from "vitest";
import houseEdition from "./edition.json" with { type: "json" };
import { loadEdition } from "./edition.ts";
import { parseMove, printMove } from "./moves.ts";

const edition = loadEdition(houseEdition);

/** How a notation is understood: as the move that it prints as, or not at all. */
function understood(text: string): string | null {
  const move = parseMove(edition, text);
  return move && printMove(edition, move);
}

describe("notation", () => {
  test.each([
    "pick food",
    "pick food drop water",
    "recall helvetia water",
    "recall atrium-i food drop tools",
    "recall quorum medicine-2",
    "lay water helvetia",
    "lay water as food atrium-i via helvetia",
    "exchange recyclon water",
    "resolve vopulus",
    "give 2",
    "relay vopulus-tools atrium-i food",
    "relay quorum-medicine-2 half-life fuel",
    "end",
  ])("reads back %s", (text) => {
    expect(understood(text)).toBe(text);
  });

  test.each([
    ["  PICK  Fo ", "pick food"],
    ["pick m drop w", "pick medicine drop water"],
    ["lay w hel", "lay water helvetia"],
    ["recall quorum medicine", "recall quorum medicine-1"],
    ["relay vopulus-t atr fo", "relay vopulus-tools atrium-i food"],
  ])("forgives %s", (text, move) => {
    expect(understood(text)).toBe(move);
  });

  test.each([
    "pick f",
    "pick",
    "pick food water",
    "pick food drop",
    "lay water",
    "lay water b",
    "lay water as food atrium-i",
    "recall helvetia food",
    "give 12",
    "give me",
    "end now",
    "relay vopulus atrium-i food",
  ])("does not guess at %s", (text) => {
    expect(understood(text)).toBeNull();
  });
});
