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
