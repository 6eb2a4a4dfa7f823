import { random } from "@portolan/bots";
import { type GameTypes, game } from "@portolan/games/traders-of-carthage";
import { tableOf } from "@portolan/guides/traders-of-carthage";
import { eventsFor, fastChance, mustPlay, seededDeal, startMatch } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { paydaysOf } from "./paydays.ts";

/** A whole game at random, as a seat or a spectator (null) has been told it. */
function play(players: number, viewer: number | null) {
  const rules = game.open({ players });
  const match = startMatch(rules, seededDeal("paydays", players));
  const chance = fastChance(11);
  for (let [seat] = rules.toAct(match.state); seat !== undefined; [seat] = rules.toAct(match.state)) {
    const legal = rules.legal(match.state, seat);
    mustPlay(match, seat, random.choose({ rules, seat, view: rules.view(match.state, seat), legal, chance }));
  }
  const events = eventsFor(match, viewer) as readonly GameTypes["event"][];
  return { events, result: rules.result(match.state), table: tableOf({ players }) };
}

describe.each([2, 3, 4])("the paydays of a game with %i players", (players) => {
  test.each([0, 1, null])("add up to the score, as seat %s has been told", (viewer) => {
    const { events, result, table } = play(players, viewer);
    const paydays = paydaysOf(table, events);
    expect(paydays.length).toBeGreaterThan(2);
    expect(paydays.at(-1)?.totals).toEqual(result?.scores);
    for (const { gained, sales } of paydays) {
      expect(gained.reduce((sum, points) => sum + points, 0)).toBe(
        sales.reduce((sum, { points }) => sum + points, 0),
      );
    }
  });

  test("know what the purchase cost that brought the ships in, and what pirates took", () => {
    const { events, table } = play(players, null);
    const paydays = paydaysOf(table, events);
    expect(paydays.every(({ cost }) => cost !== null && cost > 0)).toBe(true);
    const lost = events.reduce((sum, event) => sum + (event.type === "lost" ? event.count : 0), 0);
    expect(lost).toBeGreaterThan(0);
    expect(paydays.flatMap((payday) => payday.lost).reduce((sum, count) => sum + count, 0)).toBe(lost);
  });
});

test("a game that was stopped before the first payday has none", () => {
  expect(paydaysOf(tableOf({ players: 2 }), [])).toEqual([]);
});
