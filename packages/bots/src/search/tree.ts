/** A move in the tree, as good as it has been found to be for whoever makes it. */
export interface Branch {
  /** How much of the first attention it gets, compared with the other moves at hand: more the more it promised at first. */
  readonly weight: number;
  /** How often it was looked at, the first glance included, and the rewards it brought in all. */
  visits: number;
  total: number;
  /** How often it could have been chosen. */
  offered: number;
  next: Junction | null;
}

/** A move that has been glanced at; the more the first glance is trusted, the more it tells good moves from bad. */
export function branchFor(promise: number, trust: number): Branch {
  return { weight: Math.exp(promise * trust), visits: 1, total: promise, offered: 0, next: null };
}

/**
 * A decision as the searching seat can tell it apart: it is known by the moves that led to it, whatever chance and hidden
 * cards did on the way, so worlds that differ only in those share it.
 */
export interface Junction {
  visits: number;
  readonly branches: Map<string, Branch>;
}

export function junction(): Junction {
  return { visits: 0, branches: new Map() };
}

/** The move that is worth looking at next: good so far, or promising among those at hand and little looked at. */
export function select(place: Junction, keys: readonly string[], curiosity: number): number {
  const branches = keys.map((key) => place.branches.get(key));
  let weights = 0;
  for (const branch of branches) if (branch) weights += branch.weight;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let m = 0; m < branches.length; m++) {
    const branch = branches[m];
    if (!branch) continue;
    branch.offered++;
    const prior = branch.weight / weights;
    const value = (branch.total + curiosity * prior * Math.sqrt(branch.offered)) / branch.visits;
    if (value <= most) continue;
    most = value;
    best = m;
  }
  return best;
}
