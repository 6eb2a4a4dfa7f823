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
export { random } from "./random.ts";
export { type Budget, choiceOf, concluded, deliberation, examination } from "./search/deliberate.ts";
export { type Judgement, judge } from "./search/reward.ts";
export type { Search } from "./search/search.ts";
export { type Advice, advise, decide, rulesFor, type Task, type Weighed } from "./think.ts";
export { trader } from "./trader.ts";
