import type { Game } from "@portolan/kernel";
import { galacticTraders } from "./galactic-traders/game.ts";
import { oltremare } from "./oltremare/game.ts";
import { portoCarthago } from "./porto-carthago/game.ts";
import { tradersOfCarthage } from "./traders-of-carthage/game.ts";

export type { Galactic } from "./galactic-traders/game.ts";
export { configFor as galacticConfig } from "./galactic-traders/rules/config.ts";
/** What a screen needs of a game beyond the contract: what players would otherwise work out in their heads. */
export * as galacticAids from "./galactic-traders/telling/aids.ts";
export type { Oltremare } from "./oltremare/game.ts";
export { configFor as oltremareConfig } from "./oltremare/rules/config.ts";
export * as oltremareAids from "./oltremare/telling/aids.ts";
export type { Porto } from "./porto-carthago/game.ts";
export { configFor as portoConfig } from "./porto-carthago/rules/config.ts";
export * as portoAids from "./porto-carthago/telling/aids.ts";
export type { Traders } from "./traders-of-carthage/game.ts";
export { configFor as tradersConfig } from "./traders-of-carthage/rules/config.ts";
export * as tradersAids from "./traders-of-carthage/telling/aids.ts";
export { galacticTraders, oltremare, portoCarthago, tradersOfCarthage };

/** All games, in the order in which they are listed. */
export const games: readonly Game[] = [tradersOfCarthage, oltremare, galacticTraders, portoCarthago];

export function findGame(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
