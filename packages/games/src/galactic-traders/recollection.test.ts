import { fastChance } from "@portolan/kernel";
import { walk } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { galacticTraders, tableFor } from "./game.ts";
import type { Claim, Source } from "./memory.ts";
import { recollect } from "./recollection.ts";
import type { State } from "./state.ts";
import { memoryOf } from "./view.ts";

/** The printed good of a claim, also of one that only its owner knows. */
function printed(state: State, { good, secret }: Claim): number | undefined {
  const goods = [...state.row.flatMap(({ slots }) => slots), ...(state.resolution?.displaced ?? [])];
  return good ?? goods.find((laid) => laid?.secret && laid.secret.mark === secret?.mark)?.good;
}

/** How many goods of a kind really are where a source says that its goods went. */
function really(state: State, source: Source, claims: readonly Claim[], good: number): number {
  const holders = [...state.traders.map(({ hand }) => hand), state.pool];
  const held = holders.reduce((sum, hand, holder) => sum + (source.shares[holder] > 0 ? hand[good] : 0), 0);
  const claimed = claims.filter(
    (claim) =>
      claim.from.includes(source.id) && source.shares[claim.seat] > 0 && printed(state, claim) === good,
  );
  return held + claimed.length;
}

describe.each([2, 3, 4])("%i players", (players) => {
  const table = tableFor({ players });
  const rules = galacticTraders.open({ players });

  test("nobody ever remembers what is not so", () => {
    for (const seed of [1, 2, 3]) {
      walk(rules, seed, ({ state, move }) => {
        if (move % 29 !== 0) return undefined;
        for (let observer = 0; observer <= players; observer++) {
          const { sources, claims } = memoryOf(table, state, observer, null);
          for (const source of sources) {
            source.cards.forEach((count, good) => {
              expect(really(state, source, claims, good)).toBeGreaterThanOrEqual(count);
            });
          }
        }
        return undefined;
      });
    }
  });

  test("notes read in two parts tell what they tell in one", () => {
    const state = walk(rules, 5, ({ move }) => move < 200);
    for (let observer = 0; observer <= players; observer++) {
      const whole = recollect(table.edition, state.memories[observer], observer, state.notes);
      const half = recollect(table.edition, state.memories[observer], observer, state.notes.slice(0, 77));
      expect(recollect(table.edition, half, observer, state.notes.slice(77))).toEqual(whole);
    }
  });

  test("a sampled world holds all that is known of a hand for certain", () => {
    const state = walk(rules, 6, ({ move }) => move < 150);
    const view = rules.view(state, 0);
    const chance = fastChance(1);
    const certain = view.memory.sources.filter(
      ({ shares }) => shares.filter((share) => share > 0).length === 1,
    );
    for (let i = 0; i < 20; i++) {
      const world = rules.sample(view, chance);
      for (const { shares, cards } of certain) {
        const seat = shares.findIndex((share) => share > 0);
        if (seat >= players || view.memory.claims.some((claim) => claim.seat === seat)) continue;
        cards.forEach((count, good) => {
          expect(world.traders[seat].hand[good]).toBeGreaterThanOrEqual(count);
        });
      }
    }
  });
});
