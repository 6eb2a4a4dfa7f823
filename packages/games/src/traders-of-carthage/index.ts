/** This game alone, for a screen that opens one game and should not have to fetch the others. */

export { type Traders as Shapes, tableFor, tradersOfCarthage as game } from "./game.ts";
export * as aids from "./telling/aids.ts";
