import {
  checkSize,
  fastChance,
  type Game,
  type GameRecord,
  InputError,
  isBetweenDecisions,
  POSITION_LIMITS,
  type Rules,
  rulesOf,
  type Settings,
} from "@portolan/kernel";
import { checksFor } from "./checks.ts";

/**
 * Positions that come from outside: a state that someone set up by hand, in a request or in a record. The rules trust
 * their states, so nothing reaches them that was not checked here. A page that only plays has no need of it.
 */

/** Runs a check that trusts its state more than a state from outside deserves. */
function guarded<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof InputError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new InputError(`${path}: this cannot be a position of the game (${why})`);
  }
}

/** What each seat knows must leave a world possible, and one that looks to the seat as this one does. */
function checkKnowledge(rules: Rules, state: object, path: string): void {
  for (
    let viewer: number | null = rules.players - 1;
    viewer !== null;
    viewer = viewer === 0 ? null : viewer - 1
  ) {
    const view = rules.view(state, viewer);
    const world = rules.sample(view, fastChance(1));
    if (JSON.stringify(rules.view(world, viewer)) !== JSON.stringify(view))
      throw new InputError(`${path}: what seat ${viewer} knows does not fit the rest`);
  }
}

/** A state from outside, checked in form and by all that must always hold. Throws an `InputError` that names the place. */
export function readPosition(rules: Rules, settings: Settings, data: unknown, path = "state"): object {
  checkSize(data, path, POSITION_LIMITS);
  const checks = checksFor(rules.game, settings);
  return guarded(path, () => {
    const state = checks.readState(data, path);
    const settled = rules.clone(state);
    if (isBetweenDecisions(rules, settled)) rules.settle(settled, fastChance(1));
    const [problem] = checks.broken(settled);
    if (problem !== undefined) throw new InputError(`${path}: ${problem}`);
    checkKnowledge(rules, settled, path);
    return state;
  });
}

/** Checks the position that a record begins from. */
export function checkPosition(game: Game, record: GameRecord): void {
  if (record.position === undefined) return;
  const rules = rulesOf(game, record);
  const settings = {
    players: record.seats.length,
    options: record.options,
    edition: record.edition.data ?? game.houseEdition,
  };
  readPosition(rules, settings, record.position, "position");
}
