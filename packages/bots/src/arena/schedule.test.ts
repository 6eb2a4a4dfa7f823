import { fastChance } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { gamesInDeal, scheduleOf, type Tournament } from "./schedule.ts";

const schedule = (tournament: Tournament, games: number) => scheduleOf(tournament, games, fastChance);

const TOURNAMENTS: readonly Tournament[] = [
  { mode: "pairs", bots: 2, players: 2 },
  { mode: "pairs", bots: 4, players: 2 },
  { mode: "one", bots: 2, players: 3 },
  { mode: "one", bots: 2, players: 5 },
  { mode: "mixed", bots: 2, players: 3 },
  { mode: "mixed", bots: 2, players: 4 },
  { mode: "mixed", bots: 4, players: 4 },
  { mode: "mixed", bots: 5, players: 3 },
];

describe.each(TOURNAMENTS)("$mode, $bots kinds, $players seats", (tournament) => {
  const games = schedule(tournament, 50);

  test("every deal is played whole, and as many games as wanted or a few more", () => {
    const inDeal = gamesInDeal(tournament);
    expect(games.length % inDeal).toBe(0);
    expect(games.length).toBeGreaterThanOrEqual(50);
    expect(games.length).toBeLessThan(50 + inDeal);
    for (let deal = 0; deal * inDeal < games.length; deal++)
      expect(games.filter((game) => game.deal === deal)).toHaveLength(inDeal);
  });

  test("within each deal every kind has every seat equally often", () => {
    for (const deal of new Set(games.map((game) => game.deal))) {
      const own = games.filter((game) => game.deal === deal);
      for (let bot = 0; bot < tournament.bots; bot++) {
        const counts = Array.from(
          { length: tournament.players },
          (_, seat) => own.filter(({ seats }) => seats[seat] === bot).length,
        );
        expect(counts[0]).toBeGreaterThan(0);
        expect(new Set(counts).size).toBe(1);
      }
    }
  });

  test("the same chance gives the same schedule", () => {
    expect(schedule(tournament, 50)).toEqual(games);
  });
});

test("in pairs everybody meets everybody, with every deal", () => {
  expect(schedule({ mode: "pairs", bots: 3, players: 2 }, 1).map(({ seats }) => seats.join(""))).toEqual([
    "01",
    "10",
    "02",
    "20",
    "12",
    "21",
  ]);
});

test("one sits against many, in each seat in turn", () => {
  expect(schedule({ mode: "one", bots: 2, players: 4 }, 1).map(({ seats }) => seats.join(""))).toEqual([
    "0111",
    "1011",
    "1101",
    "1110",
  ]);
});

test("at mixed tables neighbours change from deal to deal, and a short table has kinds take turns", () => {
  const neighbours = schedule({ mode: "mixed", bots: 2, players: 4 }, 100).map(({ seats }) => seats.join(""));
  expect(new Set(neighbours)).toEqual(new Set(["0011", "0101", "0110", "1001", "1010", "1100"]));
  const groups = schedule({ mode: "mixed", bots: 4, players: 3 }, 100).map(({ seats }) =>
    seats.toSorted().join(""),
  );
  expect(new Set(groups)).toEqual(new Set(["012", "013", "023", "123"]));
});
