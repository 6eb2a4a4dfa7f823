/** This game alone, for a screen that opens one game and should not have to fetch the others. */

export { type Porto as GameTypes, portoCarthago as game } from "./game.ts";
export { configFor } from "./rules/config.ts";
export * as aids from "./telling/aids.ts";
