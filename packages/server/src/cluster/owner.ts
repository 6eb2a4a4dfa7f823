/** A 32-bit hash whose bits all depend on all of the text: FNV-1a, stirred at the end. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * The node that looks after a thing, by rendezvous hashing: all nodes find the same one without asking, and when a node
 * comes or goes only what it gains or had changes hands. Undefined where there are no nodes.
 */
export function ownerOf(name: string, nodes: readonly string[]): string | undefined {
  let owner: string | undefined;
  let highest = -1;
  for (const node of nodes) {
    const weight = hash(`${node} ${name}`);
    if (weight > highest || (weight === highest && owner !== undefined && node < owner)) {
      owner = node;
      highest = weight;
    }
  }
  return owner;
}
