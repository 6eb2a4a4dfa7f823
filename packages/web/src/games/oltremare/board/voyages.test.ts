import { configFor } from "@portolan/games/oltremare";
import { expect, test } from "vitest";
import { shortestWay, waysFrom } from "./voyages.ts";

const { map } = configFor({ players: 4 }).edition;
const port = (id: string): number => map.ports.indexOf(id);

test("OM-SAI-5 there is a way to every port where the rules let a voyage end, and to no other", () => {
  for (const from of map.ports.keys()) {
    for (const steps of [1, 2, 3, 4]) {
      const ways = waysFrom(map, from, steps);
      expect([...ways.keys()].sort((a, b) => a - b)).toEqual(map.ends[from][steps]);
    }
  }
});

test("OM-SAI-2 a way has as many steps as there are, and no route twice", () => {
  for (const way of waysFrom(map, port("corfu"), 4).values()) {
    expect(way.length).toBe(5);
    const routes = way.slice(1).map((to, i) => [way[i], to].toSorted((a, b) => a - b).join());
    expect(new Set(routes).size).toBe(4);
  }
});

test("the shortest way joins two ports", () => {
  expect(shortestWay(map, port("durazzo"), port("modone"))).toEqual(["durazzo", "corfu", "modone"].map(port));
  expect(shortestWay(map, 3, 3)).toEqual([3]);
});
