import { configFor, game } from "@portolan/games/oltremare";
import { expect, test } from "vitest";
import { portPoint, readShore, routePoints, smoothLine, voyagePoints } from "./chart-places.ts";

const { map } = configFor({ players: 4 }).edition;

test("every port of the house edition has a place of its own", () => {
  expect(game.id).toBe("oltremare");
  const places = new Set(map.ports.map((id) => portPoint(id).join()));
  expect(places.size).toBe(map.ports.length);
});

test("a route is the same in both directions", () => {
  for (const [from, next] of map.neighbours.entries()) {
    for (const to of next) {
      const way = routePoints(map.ports[from], map.ports[to]);
      expect(routePoints(map.ports[to], map.ports[from])).toEqual(way.toReversed());
    }
  }
});

test("a voyage goes through its ports once each", () => {
  const ports = ["durazzo", "corfu", "modone"];
  const points = voyagePoints(ports);
  expect(points.length).toBe(
    routePoints("durazzo", "corfu").length + routePoints("corfu", "modone").length - 1,
  );
  for (const id of ports) expect(points).toContainEqual(portPoint(id));
});

test("lines begin and end at their points", () => {
  expect(
    smoothLine([
      [0, 0],
      [10, 0],
      [20, 5],
    ]),
  ).toMatch(/^M0 0C.* 20 5$/);
  expect(smoothLine([])).toBe("");
});

test("shores are steps from point to point, in tenths", () => {
  expect(readShore([10, 20, 5, -5])).toEqual([
    [1, 2],
    [1.5, 1.5],
  ]);
});
