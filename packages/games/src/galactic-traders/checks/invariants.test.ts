import { describe, expect, test } from "vitest";
import type { State } from "../state.ts";
import { position } from "../testing/position.ts";

/** A position with everything in it that can go wrong. */
function sound() {
  return position({
    hands: ["water food", "fuel"],
    planets: ["helvetia", "tillmark"],
    row: ["nightcore 0 - - -", "recyclon 1 - -", "atrium-i - 1=water"],
  });
}

/** What is found to be broken after this change. */
function broken(change: (state: State) => void): string {
  const { rules, checks, state } = sound();
  const changed = rules.clone(state);
  change(changed);
  return checks.broken(changed).join("; ");
}

describe("invariants", () => {
  test("hold in a sound position", () => {
    expect(broken(() => undefined)).toBe("");
  });

  test.each<[string, (state: State) => void]>([
    ["9 water instead of 8", ({ discard }) => discard[5]++],
    ["a negative number of goods", ({ discard, deck }) => deck.push(discard[0]-- && 0)],
    ["a planet is missing or twice there", ({ eraDecks }) => eraDecks[0].pop()],
    ["seat 0 has 1 goods out, not 2", ({ traders }) => traders[0].out++],
    [
      "seat 0 has too many goods in hand",
      ({ traders }) => {
        traders[0].hand[0] += 4;
      },
    ],
    ["a face-up good in a wrong slot of nightcore", ({ row }) => row[0].slots.reverse()],
    ["too many planets in the row", ({ row }) => row.push(...row, ...row)],
    [
      "two goods laid at once",
      ({ row }) => {
        row[1].slots[0] = row[0].slots[0];
      },
    ],
    [
      "a good laid in the future",
      (state) => {
        state.layCounter = 0;
      },
    ],
    [
      "a rotated planet after it was turned back",
      ({ traders }) => {
        traders[0].planets[0] = { ...traders[0].planets[0], rotated: true };
      },
    ],
    [
      "an era-2 planet before the era-1 deck was empty",
      ({ row, eraDecks }) => {
        const planet = eraDecks[1].pop();
        if (planet !== undefined) row.push({ planet, revealedAt: 9, slots: [null, null, null, null] });
      },
    ],
    [
      "stopped at roundEnd",
      (state) => {
        state.agenda = [{ step: "roundEnd" }];
      },
    ],
  ])("%s", (message, change) => {
    expect(broken(change)).toContain(message);
  });

  test("a complete planet must not wait while goods are taken back", () => {
    expect(
      broken(({ row }) => {
        row[2].slots[0] = row[2].slots[1];
      }),
    ).toContain("a complete planet is not resolved");
  });
});
