export * from "./arena/index.ts";
export {
  BUDGETS,
  computerPlayers,
  findContestant,
  findPlayer,
  LEVELS,
  type Level,
  searcher,
} from "./levels.ts";
export { type Clock, type ComputerPlayer, type Question, wallClock } from "./player.ts";
export { type Horizon, type Profile, profileFor } from "./profile.ts";
export { random } from "./random.ts";
export type { Search } from "./search/search.ts";
export { type Budget, choiceOf, runToEnd, searchMove, searchMoves } from "./search/search-moves.ts";
export { positionValue, type Value } from "./search/value.ts";
export { type Advice, advise, decide, rulesFor, type Task, type Weighed } from "./think.ts";
export { trader } from "./trader.ts";
