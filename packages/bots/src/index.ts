export { appraise, greedy } from "./greedy.ts";
export { computerPlayers, findPlayer, LEVELS, type Level } from "./levels.ts";
export type { ComputerPlayer, Question } from "./player.ts";
export { random } from "./random.ts";
export { type Advice, type Budget, type Task, think, thinkIn, type Weighed } from "./think.ts";
