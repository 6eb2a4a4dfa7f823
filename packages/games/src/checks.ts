import { type Checks, type GameTypes, InputError, type Settings } from "@portolan/kernel";
import { checksFor as galacticTraders } from "./galactic-traders/checks.ts";
import { checksFor as oltremare } from "./oltremare/checks.ts";
import { checksFor as portoCarthago } from "./porto-carthago/checks.ts";
import { checksFor as tradersOfCarthage } from "./traders-of-carthage/checks.ts";

/** The checks of a game, and the reading of positions that come from outside. */
export interface PositionChecks<G extends GameTypes = GameTypes> extends Checks<G> {
  /** A state from outside, checked in form. Throws an `InputError` that names the place. */
  readState(data: unknown, path: string): G["state"];
}

type OpenChecks = (settings: Settings) => PositionChecks;

/** By game. A page that only plays has no need of them, so they are not a part of the games. */
const CHECKS: ReadonlyMap<string, OpenChecks> = new Map<string, OpenChecks>([
  ["traders-of-carthage", tradersOfCarthage],
  ["oltremare", oltremare],
  ["galactic-traders", galacticTraders],
  ["porto-carthago", portoCarthago],
]);

/** The checks of a game under these settings. */
export function checksFor(game: string, settings: Settings): PositionChecks {
  const open = CHECKS.get(game);
  if (!open) throw new InputError(`there are no checks for the game "${game}"`);
  return open(settings);
}
