import galacticTraders from "./profiles/galactic-traders.json" with { type: "json" };
import oltremare from "./profiles/oltremare.json" with { type: "json" };
import portoCarthago from "./profiles/porto-carthago.json" with { type: "json" };
import tradersOfCarthage from "./profiles/traders-of-carthage.json" with { type: "json" };

/** How far a search looks. */
export interface Horizon {
  /** Moves that are played on from a leaf before it is evaluated; none in a game without a rollout policy. */
  readonly rollout: number;
  /** Moves that the tree may be deep. */
  readonly depth: number;
}

const RIVAL_POLICIES = ["tree", "rollout", "greedy"] as const;
/**
 * How rivals decide in a search: in the tree, as the searching seat does; by the rollout policy; or greedily, taking what
 * leaves them best off at once. A tree of what rivals do learns little where what they hold differs from world to world,
 * and never reaches the searcher's own next turn when several rivals move first.
 */
export type RivalPolicy = (typeof RIVAL_POLICIES)[number];

/** How our search is set for a game, as found by self-play. */
export interface Profile {
  /** How readily moves are tried that look worse than the best so far: the constant of PUCT. */
  readonly exploration: number;
  /** How strongly the evaluation steers the search: a move that promises 1/priorSharpness more is tried e times as often. */
  readonly priorSharpness: number;
  /** How far the strongest level looks, and a level that is easier to beat. */
  readonly horizon: { readonly far: Horizon; readonly near: Horizon };
  readonly rivals: RivalPolicy;
  /**
   * The share of rollout moves that fall on any candidate instead. A rollout policy always does the same: where little is
   * left to chance, a search that is never thrown off it counts on one single course of the game.
   */
  readonly epsilon: number;
  /** Moves that a node begins with; more as it is visited more often (progressive widening). */
  readonly width: number;
}

/** A profile as its file has it: the rivals by the number of players from two on, the last one for all beyond. */
interface ProfileData extends Omit<Profile, "rivals"> {
  readonly rivals: readonly string[];
}

const PROFILES: ReadonlyMap<string, ProfileData> = new Map(
  Object.entries({
    "traders-of-carthage": tradersOfCarthage,
    oltremare,
    "galactic-traders": galacticTraders,
    "porto-carthago": portoCarthago,
  }),
);

/** For a game that nobody has looked for better numbers for. */
const DEFAULT: ProfileData = {
  exploration: 1,
  priorSharpness: 8,
  horizon: { far: { rollout: 10, depth: 60 }, near: { rollout: 4, depth: 60 } },
  rivals: ["rollout"],
  epsilon: 0,
  width: 24,
};

function rivalsAt(rivals: readonly string[], players: number): RivalPolicy {
  const name = rivals[Math.min(players - 2, rivals.length - 1)];
  const policy = RIVAL_POLICIES.find((one) => one === name);
  if (!policy) throw new Error(`there is no policy "${name}" for rivals`);
  return policy;
}

/** How to search this game with this many players. */
export function profileFor({ game, players }: { readonly game: string; readonly players: number }): Profile {
  const profile = PROFILES.get(game) ?? DEFAULT;
  return { ...profile, rivals: rivalsAt(profile.rivals, players) };
}
