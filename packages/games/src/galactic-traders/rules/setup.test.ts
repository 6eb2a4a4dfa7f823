import { fastChance, InputError } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { galacticTraders } from "../game.ts";
import { dealt, unshuffled } from "../testing/position.ts";
import { only } from "../testing/test-game.ts";

describe("set-up", () => {
  test("GT-SET-1: two to four players sit clockwise", () => {
    for (const players of [2, 3, 4]) expect(dealt({ players }).state.traders).toHaveLength(players);
    for (const players of [1, 5]) expect(() => galacticTraders.open({ players })).toThrow(InputError);
    const game = dealt({ options: { firstPlayer: "host" } });
    game.play(0, game.legal(0)[0]);
    expect(game.asked()).toBe("1 draft");
  });

  test("GT-SET-2: the first player is drawn by lot and holds Primon", () => {
    for (const seat of [0, 1, 2]) {
      const game = dealt({}, unshuffled(seat));
      expect(game.state.primon).toBe(seat);
      expect(game.asked()).toBe(`${seat} draft`);
      expect(only(game.events, "firstPlayer")).toEqual([{ type: "firstPlayer", seat, chosen: "random" }]);
    }
    const seats = Array.from({ length: 60 }, (_, seed) => dealt({}, fastChance(seed)).state.primon);
    expect(new Set(seats)).toEqual(new Set([0, 1, 2]));
  });

  test("GT-SET-2: with option firstPlayer = host seat 0 is first", () => {
    for (let seed = 0; seed < 10; seed++) {
      expect(dealt({ options: { firstPlayer: "host" } }, fastChance(seed)).state.primon).toBe(0);
    }
  });

  test("GT-SET-3: goods and the planets of each era lie in three shuffled decks", () => {
    const games = [1, 2].map((seed) => dealt({ players: 2 }, fastChance(seed)).state);
    for (const { eraDecks, row, deck, pool } of games) {
      expect(eraDecks[0]).toHaveLength(14 - 5);
      expect(eraDecks[1]).toHaveLength(11);
      expect(deck.length + pool.reduce((sum, count) => sum + count, 0)).toBe(48);
      expect(row).toHaveLength(5);
    }
    expect(games[0].deck).not.toEqual(games[1].deck);
    expect(games[0].eraDecks[0]).not.toEqual(games[1].eraDecks[0]);
    expect(games[0].eraDecks[1]).not.toEqual(games[1].eraDecks[1]);
  });

  test("GT-SET-3: shortTwoPlayer takes three planets of each era out, with two players only", () => {
    const short = dealt({ players: 2, options: { shortTwoPlayer: "on" } });
    expect(short.state.setAside).toHaveLength(6);
    expect(short.state.eraDecks.map((deck) => deck.length)).toEqual([14 - 3 - 5, 11 - 3]);
    const eras = short.state.setAside.map((planet) => short.config.edition.planets[planet].era);
    expect(eras.filter((era) => era === 1)).toHaveLength(3);
    expect(dealt({ players: 3, options: { shortTwoPlayer: "on" } }).state.setAside).toHaveLength(0);
    expect(dealt({ players: 2 }).state.setAside).toHaveLength(0);
  });

  test("GT-SET-4: the row has 5, 7 or 9 era-1 planets with 2, 3 or 4 players", () => {
    for (const [players, size] of [
      [2, 5],
      [3, 7],
      [4, 9],
    ]) {
      const { state, config } = dealt({ players });
      expect(state.row).toHaveLength(size);
      expect(state.row.every(({ planet }) => config.edition.planets[planet].era === 1)).toBe(true);
    }
  });

  test("GT-SET-5: players start with no goods and no planets", () => {
    const game = dealt({});
    for (const seat of [0, 1, 2]) {
      expect([game.hand(seat), game.planets(seat), game.out(seat)]).toEqual(["", "", 0]);
    }
    expect(game.state.row.every(({ slots }) => slots.every((laid) => laid === null))).toBe(true);
  });
});
