import { fastChance, seededDeal, startMatch } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { oltremare } from "../game.ts";
import { configFor } from "../rules/config.ts";
import type { Move } from "../rules/moves.ts";

const SETTINGS = { players: 3 } as const;

/** Every offer and counter-offer that is listed in some games, with the view of who would make it. */
function offers(options: Readonly<Record<string, string>>) {
  const rules = oltremare.open({ ...SETTINGS, options });
  const found: { readonly move: Move; readonly spoken: Move; readonly refused: boolean }[] = [];
  for (const seed of ["one", "two", "three"]) {
    const { state } = startMatch(rules, seededDeal(seed, SETTINGS.players));
    const chance = fastChance(7);
    for (let turn = 0; turn < 60; turn++) {
      const [seat] = rules.toAct(state);
      if (seat === undefined) break;
      const legal = rules.legal(state, seat);
      for (const move of legal) {
        const spoken = rules.mind.speak(rules.view(state, seat), move);
        found.push({ move, spoken, refused: rules.check(state, seat, spoken) !== null });
      }
      rules.apply(state, seat, legal[chance.below(legal.length)], chance);
    }
  }
  return found.filter(({ move }) => move.type === "offer" || move.type === "counter");
}

function termsOf(move: Move) {
  if (move.type !== "offer" && move.type !== "counter") throw new Error(`${move.type} has no terms`);
  return move.terms;
}

describe("what computer players say when they haggle", () => {
  test("is true of their cards, and the rules allow it. OM-OFR-4", () => {
    const { cards } = configFor(SETTINGS).edition;
    const all = offers({ claims: "truthful" });
    expect(all.length).toBeGreaterThan(100);
    for (const { spoken, refused } of all) {
      expect(refused).toBe(false);
      for (const { card, claim } of termsOf(spoken).give) {
        for (const icon of claim?.icons ?? []) expect(cards[card].icons).toContain(icon);
        if (claim && claim.lions !== null) expect(claim.lions).toBe(cards[card].lions);
      }
    }
  });

  test("has claims and wishes in it, and leaves the deal as it is. OM-OFR-5", () => {
    const all = offers({});
    for (const { move, spoken } of all) {
      const [plain, said] = [termsOf(move), termsOf(spoken)];
      expect({
        ...said,
        give: said.give.map(({ card }) => card),
        ask: said.ask.map(({ good }) => good),
      }).toEqual({
        ...plain,
        give: plain.give.map(({ card }) => card),
        ask: plain.ask.map(({ good }) => good),
      });
    }
    expect(all.some(({ spoken }) => termsOf(spoken).give.some(({ claim }) => claim !== null))).toBe(true);
    expect(all.some(({ spoken }) => termsOf(spoken).ask.some(({ wish }) => wish !== null))).toBe(true);
  });

  test("is nothing where claims are not allowed", () => {
    for (const { move, spoken } of offers({ claims: "none" })) expect(spoken).toEqual(move);
  });
});
