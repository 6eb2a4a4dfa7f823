import { type ComputerPlayer, narrow } from "./player.ts";
import { startSearch } from "./search/search.ts";

/** How much better a move must promise to be, in victories of a hundred, to be chosen e times as often. */
const TEMPERATURE = 4;

/**
 * Plays like someone who is learning: sees what a move brings at once, but takes a good one for the best, and sometimes a
 * middling one. Bad moves are rare, so that beating it takes play, not patience.
 */
export const novice: ComputerPlayer = {
  id: "novice",
  choose(asked) {
    const question = narrow(asked);
    const { legal, chance } = question;
    if (legal.length === 1) return legal[0];
    const promises = startSearch(question)
      .stats()
      .map(({ reward }) => reward);
    const best = Math.max(...promises);
    const odds = promises.map((promise) => Math.exp(((promise - best) * 100) / TEMPERATURE));
    let left = (chance.below(1_000_000) / 1_000_000) * odds.reduce((sum, one) => sum + one, 0);
    const chosen = odds.findIndex((one) => {
      left -= one;
      return left < 0;
    });
    return legal[Math.max(0, chosen)];
  },
};
