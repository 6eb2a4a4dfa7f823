/** This game alone, for a screen that opens one game and should not have to fetch the others. */
export * as aids from "./aids.ts";
export { type Galactic as Shapes, galacticTraders as game, tableFor } from "./game.ts";
