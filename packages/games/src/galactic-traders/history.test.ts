import { type Chance, fastChance, type Seat } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { galacticTraders, tableFor } from "./game.ts";
import { habit } from "./habits.ts";
import type { Move } from "./moves.ts";
import type { State } from "./state.ts";
import { canHaveBeen, chronicle } from "./testing/history.ts";

/** How many sampled worlds can have come about as an observer saw it, and how many cannot. */
interface Tally {
  possible: number;
  impossible: string[];
  /** Worlds whose past was not found in reasonable time. */
  undecided: number;
}

/** Plays a game in which one move of so many is random, the others by habit, and samples worlds on the way. */
function tally(players: number, seed: number, oneOf: number, found: Tally): void {
  const rules = galacticTraders.open({ players });
  const table = tableFor({ players });
  const decide = (state: State, seat: Seat, chance: Chance): Move => {
    if (chance.below(oneOf) > 0) return habit(table, state, seat);
    const legal = rules.legal(state, seat);
    return legal[chance.below(legal.length)];
  };
  chronicle(rules, seed, decide, (state, history, move) => {
    if (move % 13 !== 10) return move < 300;
    for (let observer = 0; observer <= players; observer++) {
      const view = rules.view(state, observer < players ? observer : null);
      for (let i = 0; i < 3; i++) {
        const fits = canHaveBeen(table, history, rules.sample(view, fastChance(100 * seed + i)), observer);
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
    ["by habit", 1000, [1, 2]],
    ["with random moves among them", 4, [1, 2, 3]],
    ["at random", 1, [1]],
  ])("a sampled world fits all that a seat has seen of a game played %s", (_, oneOf, seeds) => {
    const found: Tally = { possible: 0, impossible: [], undecided: 0 };
    for (const seed of seeds) tally(players, seed, oneOf, found);
    expect(found.impossible).toEqual([]);
    expect(found.possible).toBeGreaterThan(10 * found.undecided);
  });
});
