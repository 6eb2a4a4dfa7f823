import type { Game } from "@portolan/kernel";
import { galacticTraders } from "./galactic-traders/game.ts";
import { oltremare } from "./oltremare/game.ts";
import { portoCarthago } from "./porto-carthago/game.ts";
import { tradersOfCarthage } from "./traders-of-carthage/game.ts";

export { type Galactic, tableFor as galacticTable } from "./galactic-traders/game.ts";
/** What a screen needs of a game beyond the contract: what players would otherwise work out in their heads. */
export * as galacticAids from "./galactic-traders/telling/aids.ts";
export { type Oltremare, tableFor as oltremareTable } from "./oltremare/game.ts";
export * as oltremareAids from "./oltremare/telling/aids.ts";
export { type Porto, tableFor as portoTable } from "./porto-carthago/game.ts";
export * as portoAids from "./porto-carthago/telling/aids.ts";
export { type Traders, tableFor as tradersTable } from "./traders-of-carthage/game.ts";
export * as tradersAids from "./traders-of-carthage/telling/aids.ts";
export { galacticTraders, oltremare, portoCarthago, tradersOfCarthage };

/** All games, in the order in which they are listed. */
export const games: readonly Game[] = [tradersOfCarthage, oltremare, galacticTraders, portoCarthago];

export function findGame(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
