import { describe, expect, test } from "vitest";
import { english } from "../../../app/languages/en.ts";
import { translator } from "../../../app/languages/translator.ts";
import type { CompanyState, SeatState } from "../../source.ts";
import { headline, sharesDevice, standingOf } from "./standing.ts";

const speech = translator("en", [{ locale: "en", words: english }], ["Ada", "Ben", "Cleo"]);
const seat: SeatState = { name: "", player: "person", level: null, presence: "here", clock: null };

function standing(viewer: number | null, ranks: readonly number[] | null, byRules = true) {
  const seats = Array.from({ length: ranks?.length ?? 3 }, () => seat);
  const result =
    ranks && byRules ? { ranks, scores: ranks, tieBreaks: [], breakdown: [], reason: "ending.tokens" } : null;
  const company = (result ? null : { ending: { reason: "resigned", ranks } }) as CompanyState | null;
  return standingOf({ seats, viewer, result, company });
}

describe("the end of a game", () => {
  test.each([
    [0, [1, 2, 3], "won", "You win!"],
    [1, [1, 2, 3], "lost", "Ada wins"],
    [null, [1, 2, 3], "watched", "Ada wins"],
    [0, [1, 1, 3], "shared", "You share the win!"],
    [2, [1, 1, 3], "lost", "Ada and Ben share the win"],
    [0, null, "undecided", "Nobody wins"],
  ] as const)("for seat %s with ranks %j is %s", (viewer, ranks, outcome, words) => {
    const found = standing(viewer, ranks);
    expect(found.outcome).toBe(outcome);
    expect(headline(found, speech)).toBe(words);
  });

  test("has the best first", () => {
    expect(standing(0, [3, 1, 2]).order).toEqual([1, 2, 0]);
    expect(standing(0, null).order).toEqual([0, 1, 2]);
  });

  test("somebody wins when another resigns", () => {
    const found = standing(1, [2, 1], false);
    expect(found.winners).toEqual([1]);
    expect(found.outcome).toBe("won");
  });

  test("is nobody's own where several people share a device", () => {
    const computer: SeatState = { ...seat, player: "computer" };
    expect(sharesDevice({ company: null, seats: [seat, seat, computer] })).toBe(true);
    expect(sharesDevice({ company: null, seats: [seat, computer] })).toBe(false);
    expect(sharesDevice({ company: {} as CompanyState, seats: [seat, seat] })).toBe(false);
  });
});
