import { random } from "@portolan/bots";
import { configFor, type GameTypes, game } from "@portolan/games/porto-carthago";
import { eventsFor, fastChance, mustPlay, type Result, seededDeal, startMatch } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { podiumOf } from "./podium.ts";
import { reckoningOf } from "./reckoning.ts";
import { turningPoints } from "./turning-points.ts";

/** A whole game at random, as a seat or a spectator (null) has been told it. */
function play(players: number, viewer: number | null, seed = "count") {
  const rules = game.open({ players });
  const match = startMatch(rules, seededDeal(seed, players));
  const chance = fastChance(11);
  for (let [seat] = rules.toAct(match.state); seat !== undefined; [seat] = rules.toAct(match.state)) {
    const legal = rules.legal(match.state, seat);
    mustPlay(match, seat, random.choose({ rules, seat, view: rules.view(match.state, seat), legal, chance }));
  }
  const events = eventsFor(match, viewer) as readonly GameTypes["event"][];
  return { events, result: rules.result(match.state), table: configFor({ players }) };
}

describe.each([3, 4, 5])("the last count of a game with %i players", (players) => {
  test.each([0, null])("ends with the score, as seat %s has been told", (viewer) => {
    const { events, result, table } = play(players, viewer);
    const steps = reckoningOf(table, events, result);
    expect(steps[0]?.kind).toBe("palace");
    expect(steps.at(-1)?.seats).toEqual(result?.scores);
    for (const [i, { seats }] of steps.entries()) {
      const before = steps[i - 1]?.seats ?? seats.map(() => 0);
      expect(seats.every((count, seat) => count >= before[seat])).toBe(true);
    }
  });

  test("counts for each player on the path the seats that the awards gave", () => {
    const { events, result, table } = play(players, null);
    const path = reckoningOf(table, events, result).find(({ kind }) => kind === "path");
    const awarded = events.reduce((sum, event) => sum + (event.type === "award" ? event.seats : 0), 0);
    const counted = path?.kind === "path" ? path.entries.reduce((sum, { seats }) => sum + seats, 0) : 0;
    expect(counted).toBe(awarded);
  });

  test("has at most three turning points, in the order of play", () => {
    const { events, result } = play(players, null);
    const winners = result?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) ?? [];
    const turns = turningPoints(players, events, winners, result?.scores ?? []);
    expect(turns.length).toBeLessThanOrEqual(3);
    const decades = turns.map(({ decade }) => (decade === 0 ? Number.POSITIVE_INFINITY : decade));
    expect(decades).toEqual(decades.toSorted((a, b) => a - b));
  });
});

const LEVEL: Result = {
  scores: [7, 7, 5],
  ranks: [2, 1, 3],
  tieBreaks: [
    [8, 3],
    [9, 0],
    [4, 4],
  ],
  breakdown: [],
  reason: "ending.decades",
};

test("equal seats are told apart by trade points, the better first (PC-WIN-2)", () => {
  const steps = reckoningOf(configFor({ players: 3 }), [], LEVEL);
  expect(steps.at(-1)).toMatchObject({
    kind: "tie",
    by: "points",
    between: [
      { seat: 1, value: 9 },
      { seat: 0, value: 8 },
    ],
  });
});

test("a seat that decided the game is a turning point", () => {
  const events: readonly GameTypes["event"][] = [{ type: "award", seat: 1, seats: 3, of: 3 }];
  expect(turningPoints(3, events, [1], [5, 7, 2])).toEqual([
    { decade: 0, fact: { fact: "path", seat: 1, seats: 3 } },
  ]);
  expect(turningPoints(3, events, [1], [3, 7, 2])).toEqual([]);
});

test("a game that was stopped has no count", () => {
  expect(reckoningOf(configFor({ players: 3 }), [], null)).toEqual([]);
});

test("all stands fit into the picture, and nobody stands on another", () => {
  for (const size of [
    { width: 1440, height: 520 },
    { width: 390, height: 330 },
  ]) {
    const { stands, spacing } = podiumOf(size, [0, 1, 2, 3, 4], [12, 9, 7, 3, 0]);
    expect(stands.every(({ x }) => x - spacing / 2 >= 0 && x + spacing / 2 <= size.width)).toBe(true);
    expect(new Set(stands.map(({ seat }) => seat)).size).toBe(5);
    expect(stands[0].height * 2).toBeLessThanOrEqual(spacing * 1.01);
  }
});
