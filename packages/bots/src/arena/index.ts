// Tournaments of players: who meets whom, and what their games say. Ratings serve people as well.

export { type Share, shareOf } from "./interval.ts";
export { NEW_RATING, ordinal, type Rating, rate } from "./rating.ts";
export { type ArenaGame, type ArenaMode, gamesInDeal, scheduleOf, type Tournament } from "./schedule.ts";
export { type ArenaResult, comparison, forfeit, ratingsOf, standing } from "./tally.ts";
export { threadClock } from "./thread-clock.ts";
export { addTime, noTimes, quantile, type Times } from "./times.ts";
