import { type Chance, fastChance, type Seat } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { galacticTraders } from "../game.ts";
import { rollout } from "../mind/rollout.ts";
import { mindConfig } from "../mind/weights.ts";
import { configFor } from "../rules/config.ts";
import type { Move } from "../rules/moves.ts";
import type { GameConfig, State } from "../state.ts";
import { canHaveBeen, chronicle } from "../testing/history.ts";
import { seen } from "./fold-memory.ts";
import { unseenGoods } from "./memory.ts";
import { recollect } from "./recollection.ts";
import type { View } from "./view.ts";

/** How many sampled worlds can have come about as an observer saw it, and how many cannot. */
interface Tally {
  possible: number;
  impossible: string[];
  /** Worlds whose past was not found in reasonable time. */
  undecided: number;
  /** Views of seats with more claims than they can tell. */
  doubtful: number;
}

const nothing = (): Tally => ({ possible: 0, impossible: [], undecided: 0, doubtful: 0 });

/** What an observer may know who does not see a pool, with no more claims than this. */
function viewWith(config: GameConfig, view: View, state: State, most: number): View {
  const { edition, players } = config;
  const observer = view.viewer ?? players;
  // With notes of its own it does not find what was worked out from them with other bounds.
  const memory = recollect(edition, state.memories[observer], observer, structuredClone(state.notes), most);
  return { ...view, memory, unseen: unseenGoods(edition, memory.sources, seen(edition, view)) };
}

/** Plays a game in which one move in every few is random, the others by the rollout policy, and samples worlds on the way. */
function tally(players: number, seed: number, oneOf: number, found: Tally, most?: number): void {
  const rules = galacticTraders.open({ players });
  const config = configFor({ players });
  const decide = (state: State, seat: Seat, chance: Chance): Move => {
    if (chance.below(oneOf) > 0) return rollout(mindConfig(config), state, seat);
    const legal = rules.legal(state, seat);
    return legal[chance.below(legal.length)];
  };
  chronicle(rules, seed, decide, (state, history, move) => {
    if (move % 13 !== 10) return move < 300;
    for (let observer = 0; observer <= players; observer++) {
      const seenView = rules.view(state, observer < players ? observer : null);
      if (most !== undefined && seenView.pool) continue;
      const view = most === undefined ? seenView : viewWith(config, seenView, state, most);
      if (view.memory.doubt) found.doubtful++;
      for (let i = 0; i < 3; i++) {
        const fits = canHaveBeen(config, history, rules.sample(view, fastChance(100 * seed + i)), observer);
        if (fits === null) found.undecided++;
        else if (fits) found.possible++;
        else found.impossible.push(`seed ${seed}, move ${move}, observer ${observer}`);
      }
    }
    return true;
  });
}

describe.each([2, 3, 4])("%i players", (players) => {
  test.each([
    ["by the rollout policy", 1000, [1, 2]],
    ["with random moves among them", 4, [1, 2, 3]],
    ["at random", 1, [1]],
  ])("a sampled world fits all that a seat has seen of a game played %s", (_, oneOf, seeds) => {
    const found = nothing();
    for (const seed of seeds) tally(players, seed, oneOf, found);
    expect(found.impossible).toEqual([]);
    expect(found.possible).toBeGreaterThan(10 * found.undecided);
  });

  test.each([1, 2, 5])("and so it does if a seat can tell only %i of its claims", (most) => {
    const found = nothing();
    for (const seed of [1, 2]) tally(players, seed, 2, found, most);
    expect(found.impossible).toEqual([]);
    expect(found.doubtful).toBeGreaterThan(10);
    expect(found.possible).toBeGreaterThan(10 * found.undecided);
  });
});
