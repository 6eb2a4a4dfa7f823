/** A move in the tree, as good as it has been found to be for the seat that makes it. */
export interface Edge {
  /** Its prior before it is compared with the other moves at hand: more the more it promised at first. */
  readonly weight: number;
  /** How often it was visited, the first evaluation included, and the rewards it brought in all. */
  visits: number;
  total: number;
  /** How often it could have been chosen. */
  available: number;
  next: Node | null;
}

/** A move that has been evaluated; the sharper the priors, the more they tell good moves from bad. */
export function newEdge(promise: number, priorSharpness: number): Edge {
  return { weight: Math.exp(promise * priorSharpness), visits: 1, total: promise, available: 0, next: null };
}

/**
 * A decision as the searching seat can tell it apart: it is known by the moves that led to it, whatever chance and hidden
 * cards did on the way, so worlds that differ only in those share it.
 */
export interface Node {
  visits: number;
  readonly edges: Map<string, Edge>;
}

export function newNode(): Node {
  return { visits: 0, edges: new Map() };
}

/** The move to visit next: good so far, or promising among those at hand and little visited (PUCT). */
export function select(node: Node, keys: readonly string[], exploration: number): number {
  const edges = keys.map((key) => node.edges.get(key));
  let weights = 0;
  for (const edge of edges) if (edge) weights += edge.weight;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let m = 0; m < edges.length; m++) {
    const edge = edges[m];
    if (!edge) continue;
    edge.available++;
    const prior = edge.weight / weights;
    const value = (edge.total + exploration * prior * Math.sqrt(edge.available)) / edge.visits;
    if (value <= most) continue;
    most = value;
    best = m;
  }
  return best;
}
