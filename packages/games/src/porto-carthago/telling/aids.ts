/**
 * What players would otherwise work out in their heads, for every screen that shows the game. All of it follows from
 * a view, so it tells nobody more than they may know.
 */

export type { PortoEvent } from "../knowledge/events.ts";
export type { SenatorView, View } from "../knowledge/view.ts";
export type {
  ActionKind,
  Bonus,
  Civilisation,
  Dock,
  Edition,
  Good,
  Price,
  Privilege,
  Ship,
  Space,
} from "../rules/edition.ts";
export { type PathStanding, pathStandings, presentAward } from "../rules/final-purchases.ts";
export { goodsOf } from "../rules/goods.ts";
export { ladderPrice } from "../rules/market.ts";
export type { Change, Move, MoveOf, Target } from "../rules/moves.ts";
export { civilisationName, dockName, shipName } from "../rules/names.ts";
export { succeeds, voyagePay } from "../rules/voyage.ts";
export { type Frame, type GameConfig, type Stage, turnSeat } from "../state.ts";
export * from "./aids-moves.ts";
export * from "./aids-table.ts";
