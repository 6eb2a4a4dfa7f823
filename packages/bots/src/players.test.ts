import { games } from "@portolan/games";
import { fastChance, mustPlay, type Rules, seededDeal, startMatch, victories } from "@portolan/kernel";
import { somewhere } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import {
  type ComputerPlayer,
  computerPlayers,
  findContestant,
  findPlayer,
  LEVELS,
  type Question,
  random,
  searcher,
  trader,
} from "./index.ts";
import { novice } from "./novice.ts";

/** Plays a game to its end and gives the share of the victory that each seat has. */
function playGame(rules: Rules, seed: number, players: readonly ComputerPlayer[]): number[] {
  const match = startMatch(rules, seededDeal(seed, rules.players));
  const chance = fastChance(seed);
  for (let seats = rules.toAct(match.state); seats.length > 0; seats = rules.toAct(match.state)) {
    const seat = seats[chance.below(seats.length)];
    const view = rules.view(match.state, seat);
    const legal = rules.legal(match.state, seat);
    mustPlay(match, seat, players[seat].choose({ rules, seat, view, legal, chance }));
  }
  return victories(rules.result(match.state)?.ranks ?? []);
}

/** Somewhere in a game, with something to decide. */
function decisionOf(rules: Rules): Omit<Question, "chance"> {
  for (let seed = 0; ; seed++) {
    const moment = somewhere(rules, seed);
    if (!moment) continue;
    const { state, seat } = moment;
    const legal = rules.legal(state, seat);
    if (legal.length > 4) return { rules, seat, view: rules.view(state, seat), legal };
  }
}

test("players are found by their id", () => {
  expect(computerPlayers.map(({ id }) => findPlayer(id)?.id)).toEqual(computerPlayers.map(({ id }) => id));
  expect(findPlayer("nobody")).toBeUndefined();
});

test("every level is a player, and trader is still found by its former name", () => {
  for (const level of LEVELS) expect(findPlayer(level)?.id).toBe(level);
  expect(findPlayer("greedy")).toBe(trader);
});

test("a level that searches can be given another time; the others have none to give", () => {
  expect(findContestant("admiral@0.3")?.id).toBe("admiral@0.3");
  expect(findContestant("captain")).toBe(findPlayer("captain"));
  for (const name of ["trader@1", "admiral@", "admiral@x", "@3", "admiral@9999", "constructor@1"])
    expect(findContestant(name)).toBeUndefined();
  const { rules, seat, view, legal } = decisionOf(games[0].open({ players: 2 }));
  const ticks = { now: () => time++ };
  let time = 0;
  findContestant("admiral@0.02")?.choose({ rules, seat, view, legal, chance: fastChance(1) }, ticks);
  expect(time).toBeGreaterThan(1);
  expect(time).toBeLessThan(30);
});

/** One of each kind of thinking, none of which depends on the clock. */
const steady = [random, novice, trader, searcher("searcher", { iterations: 40 })];

describe.each(games.map((game) => ({ id: game.id, rules: game.open({ players: game.players.min }) })))(
  "$id",
  ({ rules }) => {
    test("trader beats random players, whatever the seat", () => {
      const GAMES = 24;
      let won = 0;
      for (let i = 0; i < GAMES; i++) {
        const me = i % rules.players;
        const players = Array.from({ length: rules.players }, (_, seat) => (seat === me ? trader : random));
        won += playGame(rules, i, players)[me];
      }
      expect(won).toBeGreaterThan(0.75 * GAMES);
    });

    test("a player's choice follows from its view: worlds that look the same get the same answer", () => {
      for (let seed = 0; seed < 12; seed++) {
        const moment = somewhere(rules, seed);
        if (!moment) continue;
        const { state, seat } = moment;
        const view = rules.view(state, seat);
        const other = rules.sample(view, fastChance(seed + 99));
        for (const player of steady) {
          const [here, there] = [state, other].map((world) =>
            player.choose({
              rules,
              seat,
              view: rules.view(world, seat),
              legal: rules.legal(world, seat),
              chance: fastChance(seed),
            }),
          );
          expect(rules.print(here)).toBe(rules.print(there));
        }
      }
    });
  },
);
