import { fastChance } from "@portolan/kernel";
import { walk } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { galacticTraders } from "../game.ts";
import { configFor } from "../rules/config.ts";
import type { State } from "../state.ts";
import { type Claim, claimsOf, knownGoods } from "./memory.ts";
import { recollect } from "./recollection.ts";
import { memoryOf } from "./view.ts";

/** Whether there are as many goods of each kind with the holders of every source as a claim says. */
function canBeTrue(state: State, { sources }: Claim): boolean {
  const goods = [...state.row.flatMap(({ slots }) => slots), ...(state.resolution?.displaced ?? [])];
  return sources.every(({ cards, shares, hidden }) =>
    cards.every((count, good) => {
      const held = [...state.traders.map(({ hand }) => hand[good]), state.pool[good]];
      const there = held.filter(
        (_, holder) =>
          shares[holder] > 0 || hidden.some(({ seat, mark }) => mark === null && seat === holder),
      );
      const laid = goods.filter(
        (one) => one?.good === good && one.secret && hidden.some(({ mark }) => mark === one.secret?.mark),
      );
      return there.reduce((sum, copies) => sum + copies, laid.length) >= count;
    }),
  );
}

describe.each([2, 3, 4])("%i players", (players) => {
  const config = configFor({ players });
  const rules = galacticTraders.open({ players });

  test("what is so is always among what somebody remembers", () => {
    for (const seed of [1, 2, 3]) {
      walk(rules, seed, ({ state, move }) => {
        if (move % 29 !== 0) return undefined;
        for (let observer = 0; observer <= players; observer++) {
          const memory = memoryOf(config, state, observer, null);
          expect(claimsOf(memory).some((claim) => canBeTrue(state, claim))).toBe(true);
          state.traders.forEach(({ hand }, seat) => {
            knownGoods(memory, seat)?.forEach((count, good) => {
              expect(hand[good]).toBeGreaterThanOrEqual(count);
            });
          });
        }
        return undefined;
      });
    }
  });

  test("notes read in two parts, or again, tell what they tell in one", () => {
    const state = walk(rules, 5, ({ move }) => move < 200);
    for (let observer = 0; observer <= players; observer++) {
      const before = state.memories[observer];
      const half = recollect(config.edition, before, observer, state.notes.slice(0, 77));
      const inParts = recollect(config.edition, half, observer, state.notes.slice(77));
      const whole = recollect(config.edition, before, observer, structuredClone(state.notes));
      expect(inParts).toEqual(whole);
      expect(recollect(config.edition, before, observer, state.notes)).toEqual(whole);
      expect(recollect(config.edition, before, observer, state.notes)).toEqual(whole);
    }
  });

  test("a sampled world holds all that is known of a hand for certain", () => {
    const state = walk(rules, 6, ({ move }) => move < 150);
    const view = rules.view(state, 0);
    const chance = fastChance(1);
    for (let i = 0; i < 20; i++) {
      const world = rules.sample(view, chance);
      world.traders.forEach(({ hand }, seat) => {
        knownGoods(view.memory, seat)?.forEach((count, good) => {
          expect(hand[good]).toBeGreaterThanOrEqual(count);
        });
      });
    }
  });

  test("what cannot be told for certain stays within bounds, also in a game without sense", () => {
    let most = 0;
    walk(rules, 4, ({ state, move }) => {
      for (let observer = 0; observer <= players; observer++) {
        most = Math.max(most, memoryOf(config, state, observer, null).claims.length);
      }
      return move < 700;
    });
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(48);
  });
});
