/** This game alone, for a screen that opens one game and should not have to fetch the others. */

export { type Oltremare as Shapes, oltremare as game, tableFor } from "./game.ts";
export * as aids from "./telling/aids.ts";
