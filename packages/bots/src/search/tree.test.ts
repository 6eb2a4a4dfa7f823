import { expect, test } from "vitest";
import { type Node, newEdge, newNode, select } from "./tree.ts";

const TRUST = 8;

function letIn(place: Node, promises: Readonly<Record<string, number>>): void {
  for (const [key, promise] of Object.entries(promises)) place.edges.set(key, newEdge(promise, TRUST));
}

/** Looks at one of the moves at hand so many times, each being as good as it promised; how often at each. */
function look(place: Node, keys: readonly string[], times: number): number[] {
  const looked = keys.map(() => 0);
  for (let i = 0; i < times; i++) {
    const chosen = select(place, keys, 1);
    const edge = place.edges.get(keys[chosen]);
    if (!edge) throw new Error("a move without an edge was chosen");
    looked[chosen]++;
    edge.total += edge.total / edge.visits;
    edge.visits++;
  }
  return looked;
}

test("moves that promise the same get the same attention, those that promise more get more", () => {
  const place = newNode();
  letIn(place, { a: 0.5, b: 0.5, c: 0.6, d: 0.2 });
  const [a, b, c, d] = look(place, ["a", "b", "c", "d"], 400);
  expect(Math.abs(a - b)).toBeLessThanOrEqual(1);
  expect(c).toBeGreaterThan(2 * a);
  expect(d).toBeLessThan(a / 2);
});

test("a move that is let in late catches up with its equals and does not pass them", () => {
  const place = newNode();
  letIn(place, { a: 0.5, b: 0.5 });
  const [before] = look(place, ["a", "b"], 100);
  letIn(place, { c: 0.5 });
  const [a, , c] = look(place, ["a", "b", "c"], 400);
  expect(c).toBeGreaterThan(a);
  expect(c).toBeLessThanOrEqual(before + a);
});

test("moves that are not at hand in this world take no share", () => {
  const alone = newNode();
  letIn(alone, { a: 0.5, b: 0.55 });
  const crowded = newNode();
  letIn(crowded, { a: 0.5, b: 0.55, elsewhere: 1 });
  expect(look(crowded, ["a", "b"], 200)).toEqual(look(alone, ["a", "b"], 200));
});

test("a move that has not been let in is not chosen, and none is where there are none", () => {
  const place = newNode();
  expect(select(place, ["a", "b"], 1)).toBe(-1);
  letIn(place, { b: 0.1 });
  expect(select(place, ["a", "b"], 1)).toBe(1);
});
