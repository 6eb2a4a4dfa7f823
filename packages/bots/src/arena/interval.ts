/** What a player won in the games of one deal. */
export interface DealCount {
  games: number;
  /** A shared victory counts as a part of one. */
  wins: number;
}

/** A share of games won, with the 95 % interval in which the true one lies. */
export interface Share {
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a 95 % interval. */
const Z = 1.959963984540054;
/** As many deals' worth of belief that games of one deal have nothing to do with each other. */
const BELIEF = 4;

/** Wilson's interval for a share of `games` independent games. */
function wilson(share: number, games: number): { readonly low: number; readonly high: number } {
  const z2 = Z ** 2 / games;
  const centre = (share + z2 / 2) / (1 + z2);
  const reach = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games));
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/**
 * How much more the deals' counts vary than those of independent games would: less than 1 where playing a deal from all
 * seats cancels luck. Believed to be 1 until the deals have shown otherwise.
 */
function designEffect(deals: readonly DealCount[], games: number, winRate: number): number {
  const expected = (winRate * (1 - winRate) * games) / deals.length;
  if (expected === 0) return 1;
  let spread = 0;
  for (const deal of deals) spread += (deal.wins - winRate * deal.games) ** 2;
  return (spread + BELIEF * expected) / ((deals.length - 1 + BELIEF) * expected);
}

/**
 * The share of games won. Games of one deal depend on each other, so the interval is Wilson's (which stays sensible when
 * all games are won) for as many independent games as would tell equally much, judged by how the deals differ.
 */
export function shareOf(deals: readonly DealCount[]): Share {
  const played = deals.filter((deal) => deal.games > 0);
  const games = played.reduce((sum, deal) => sum + deal.games, 0);
  const wins = played.reduce((sum, deal) => sum + deal.wins, 0);
  if (games === 0) return { games, wins, winRate: 0, low: 0, high: 1 };
  // Sums of thirds may end a hair's breadth outside.
  const winRate = Math.min(1, Math.max(0, wins / games));
  return { games, wins, winRate, ...wilson(winRate, games / designEffect(played, games, winRate)) };
}
