import {
  type Chance,
  type Checks,
  fastChance,
  type Game,
  InputError,
  type Rules,
  type Settings,
} from "@portolan/kernel";
import { somewhere } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { checksFor } from "./checks.ts";
import { games } from "./index.ts";
import { readPosition } from "./positions.ts";
import { mutate } from "./testing/mutations.ts";

/** Random games end; one that has not by then never would. */
const ENDLESS = 20_000;

interface Table {
  readonly rules: Rules;
  readonly checks: Checks;
}

/** Plays a position to its end by random moves; gives what went wrong, or null. */
function playOut({ rules, checks }: Table, position: object, chance: Chance): string | null {
  const state = rules.clone(position);
  if (rules.toAct(state).length === 0 && rules.result(state) === null) rules.settle(state, chance);
  for (let moves = 0; moves < ENDLESS; moves++) {
    const [broken] = checks.broken(state);
    if (broken !== undefined) return `after ${moves} moves: ${broken}`;
    const seats = rules.toAct(state);
    if (seats.length === 0) return rules.result(state) ? null : `after ${moves} moves: nobody is to act`;
    const seat = seats[chance.below(seats.length)];
    if (moves % 50 === 0) rules.sample(rules.view(state, seat), chance);
    const legal = rules.legal(state, seat);
    if (legal.length === 0) return `after ${moves} moves: seat ${seat} can do nothing`;
    rules.apply(state, seat, legal[chance.below(legal.length)], chance);
  }
  return "it does not end";
}

function read(rules: Rules, settings: Settings, data: unknown): { state: object } | { refusal: string } {
  try {
    return { state: readPosition(rules, settings, JSON.parse(JSON.stringify(data))) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { refusal: error.message };
  }
}

/** States of random games, and changes to each of them. */
const STATES = 20;
const CHANGES = 20;

/** Settings with every option at some value, so that all parts of a game come up. */
function someSettings(game: Game, chance: Chance): Settings {
  const { min, max } = game.players;
  const options = Object.entries(game.options).map(([name, { values }]) => [
    name,
    values[chance.below(2) === 0 ? 0 : chance.below(values.length)],
  ]);
  return { players: min + chance.below(max - min + 1), options: Object.fromEntries(options) };
}

describe.each(games.map((game) => [game.id, game] as const))("%s", (_, game) => {
  test("a state of a game with something changed is refused by name, or can be played to its end", () => {
    const chance = fastChance(7);
    const counts = { refused: 0, played: 0 };
    for (let round = 0; round < STATES; round++) {
      const settings = someSettings(game, chance);
      const rules = game.open(settings);
      const moment = somewhere(rules, chance.below(1_000_000));
      if (!moment) continue;
      const { state } = moment;
      expect(read(rules, settings, state)).toEqual({ state });
      for (let i = 0; i < CHANGES; i++) {
        const { place, state: changed } = mutate(state, chance);
        const seed = chance.below(1_000_000);
        const outcome = read(rules, settings, changed);
        if ("refusal" in outcome) {
          expect(outcome.refusal).toMatch(/^state(\.|:|\[)/);
          counts.refused++;
          continue;
        }
        counts.played++;
        const wrong = playOut(
          { rules, checks: checksFor(game.id, settings) },
          outcome.state,
          fastChance(seed),
        );
        expect(`${place}: ${wrong}`).toBe(`${place}: null`);
      }
    }
    expect(counts.refused).toBeGreaterThan(counts.played);
  });
});
