/**
 * What players would otherwise work out in their heads, for every screen that shows the game. All of it follows from
 * a view, so it tells nobody more than they may know.
 */
export * from "./aids-moves.ts";
export * from "./aids-table.ts";
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
} from "./edition.ts";
export type { PortoEvent } from "./events.ts";
export { type PathStanding, pathStandings, presentAward } from "./final.ts";
export { goodsOf } from "./goods.ts";
export { ladderPrice } from "./market.ts";
export type { Change, Move, MoveOf, Target } from "./moves.ts";
export { civilisationName, dockName, shipName } from "./names.ts";
export { clockwise, type Frame, type Stage, type Table, turnSeat } from "./state.ts";
export type { SenatorView, View } from "./view.ts";
export { succeeds, voyagePay } from "./voyage.ts";
