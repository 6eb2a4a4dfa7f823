import { type Chance, fastChance } from "../chance.ts";
import type { Emit, GameTypes, Rules, Seat } from "../game.ts";

/** A game is stopped and reported as endless after this many moves. */
export const ENDLESS = 20_000;

/** A decision of a random game, before it is made. */
export interface Moment<G extends GameTypes = GameTypes> {
  readonly rules: Rules<G>;
  readonly state: G["state"];
  readonly seat: Seat;
  readonly legal: readonly G["move"][];
  /** How many moves have been made. */
  readonly move: number;
}

/** Says where a problem arose, so that `walk` with the same seed finds it again. */
export function problem(rules: Rules, seed: number, move: number, what: string): Error {
  const options = JSON.stringify(rules.options);
  return new Error(
    `${rules.game}, ${rules.players} players, ${options}, seed ${seed}, move ${move}: ${what}`,
  );
}

/** Who decides next in a random game: one of those who may act and can do something. */
function someoneToAct<G extends GameTypes>(rules: Rules<G>, state: G["state"], chance: Chance): Seat | null {
  const seats = rules.toAct(state);
  return seats.length === 0 ? null : seats[chance.below(seats.length)];
}

/**
 * Plays a random game from a seed, calling `visit` before every move; `visit` may stop it by answering false. What
 * happens goes to `emit`. Gives the state in which it ended.
 */
export function walk<G extends GameTypes>(
  rules: Rules<G>,
  seed: number,
  visit: (moment: Moment<G>) => boolean | undefined,
  emit?: Emit<G["event"]>,
): G["state"] {
  const chance = fastChance(seed);
  const state = rules.setup(chance, emit);
  for (let move = 0; move < ENDLESS; move++) {
    const seat = someoneToAct(rules, state, chance);
    if (seat === null) return state;
    const legal = rules.legal(state, seat);
    if (legal.length === 0) throw problem(rules, seed, move, `seat ${seat} is to act and has no legal move`);
    if (visit({ rules, state, seat, legal, move }) === false) return state;
    rules.apply(state, seat, legal[chance.below(legal.length)], chance, emit);
  }
  throw problem(rules, seed, ENDLESS, "the game does not end");
}

/** The state of a random game after a random number of moves, and who decides there; null if it was over by then. */
export function somewhere<G extends GameTypes>(rules: Rules<G>, seed: number): Moment<G> | null {
  const chance = fastChance(seed + 1);
  let length = 0;
  walk(rules, seed, () => {
    length++;
    return undefined;
  });
  const stop = chance.below(length);
  let found: Moment<G> | null = null;
  walk(rules, seed, (moment) => {
    if (moment.move < stop) return undefined;
    found = { ...moment, state: rules.clone(moment.state) };
    return false;
  });
  return found;
}
