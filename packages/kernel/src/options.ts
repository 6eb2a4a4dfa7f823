import type { Options, OptionTable, Settings } from "./game.ts";
import { InputError } from "./refusal.ts";

/** A value for every option of a table. */
export type SettledOptions<T extends OptionTable> = { readonly [K in keyof T]: T[K]["values"][number] };

/** All options of a game with their values, defaults filled in. Throws an `InputError` for what the game lacks. */
export function settleOptions<T extends OptionTable>(table: T, given: Options = {}): SettledOptions<T> {
  for (const [name, value] of Object.entries(given)) {
    const spec = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!spec) {
      throw new InputError(`there is no option "${name}"; the options are ${Object.keys(table).join(", ")}`);
    }
    if (!spec.values.includes(value)) {
      throw new InputError(
        `option "${name}" cannot be ${JSON.stringify(value)}; its values are ${spec.values.join(", ")}`,
      );
    }
  }
  const settled = Object.entries(table).map(([name, spec]) => [name, given[name] ?? spec.values[0]]);
  return Object.fromEntries(settled) as SettledOptions<T>;
}

/** The options that differ from their defaults: what a record and a link have to say. */
export function changedOptions(table: OptionTable, options: Options): Options {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => value !== table[name].values[0]),
  );
}

export function checkPlayers(range: { min: number; max: number }, settings: Settings): number {
  const { players } = settings;
  if (!Number.isInteger(players) || players < range.min || players > range.max) {
    throw new InputError(`the game is for ${range.min} to ${range.max} players, not ${players}`);
  }
  return players;
}
