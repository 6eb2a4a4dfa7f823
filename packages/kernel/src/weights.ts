import type { Weights } from "./game.ts";
import { InputError } from "./refusal.ts";

function isNested(value: Weights[string]): value is Weights | readonly number[] {
  return typeof value === "object";
}

/** Checks that weights have the same names as those that the game brings, and a number for each. */
function compare(house: Weights | readonly number[], given: unknown, where: string): void {
  for (const [name, value] of Object.entries(house)) {
    const path = where === "" ? name : `${where}.${name}`;
    const other: unknown = typeof given === "object" && given !== null ? Reflect.get(given, name) : undefined;
    if (isNested(value)) compare(value, other, path);
    else if (typeof other !== "number" || !Number.isFinite(other)) {
      throw new InputError(`weight "${path}" must be a number`);
    }
  }
}

/** The weights that a game is to judge by: its own, or others of the same shape. */
export function settleWeights<W extends Weights>(house: W, given: Weights | undefined): W {
  if (given === undefined) return house;
  compare(house, given, "");
  return given as W;
}
