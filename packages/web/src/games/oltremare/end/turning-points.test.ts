import { trader } from "@portolan/bots";
import { type GameTypes, game } from "@portolan/games/oltremare";
import { configFor } from "@portolan/guides/oltremare";
import { eventsFor, fastChance, mustPlay, seededDeal, startMatch } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { type ScoreRow, scoreRows } from "./score.ts";
import { ducatsAfterVenice, turningPoints } from "./turning-points.ts";

/** A whole game, as a seat or a spectator (null) has been told it. */
function play(players: number, viewer: number | null) {
  const rules = game.open({ players });
  const match = startMatch(rules, seededDeal("ends", players));
  const chance = fastChance(3);
  let afterVenice: readonly number[] | null = null;
  for (let [seat] = rules.toAct(match.state); seat !== undefined; [seat] = rules.toAct(match.state)) {
    const since = match.events.length;
    const legal = rules.legal(match.state, seat);
    mustPlay(match, seat, trader.choose({ rules, seat, view: rules.view(match.state, seat), legal, chance }));
    const venice = match.events.findLastIndex(({ type }) => type === "interim");
    if (afterVenice === null && venice >= since) {
      const later = match.events
        .slice(venice)
        .some(({ type }) => type === "ducats" || type === "calmSailing");
      afterVenice = later ? [] : match.state.merchants.map(({ ducats }) => ducats);
    }
  }
  const events = eventsFor(match, viewer) as readonly GameTypes["event"][];
  const result = rules.result(match.state);
  const order = match.state.merchants.map((_, seat) => seat);
  return { events, result, rows: scoreRows(rules.view(match.state, viewer), order), afterVenice };
}

describe.each([2, 4])("the end of a game with %i players", (players) => {
  test.each([0, null])("adds up to the score, as seat %s has been told", (viewer) => {
    const { events, result, rows, afterVenice } = play(players, viewer);
    expect(rows.map(({ total }) => total)).toEqual(result?.scores);
    for (const { play: earned, interim, final, total } of rows) {
      const parts = [earned, ...Object.values(interim), ...Object.values(final)];
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(total);
    }
    const { startDucats } = configFor({ players }).edition;
    const venice = ducatsAfterVenice(startDucats, players, events);
    if (afterVenice && afterVenice.length > 0) expect(venice).toEqual(afterVenice);
    const winners = rows.flatMap(({ seat }) => (result?.ranks[seat] === 1 ? [seat] : []));
    const order = rows.toSorted((a, b) => b.total - a.total);
    const facts = turningPoints(startDucats, events, order, winners);
    expect(facts.length).toBeGreaterThan(0);
    expect(facts.length).toBeLessThan(5);
    expect(new Set(facts.map(({ fact }) => fact)).size).toBe(facts.length);
  });
});

function row(seat: number, total: number, tokens: number): ScoreRow {
  const final = { prestige: 0, cargo: 0, pirates: 0, tokens };
  return { seat, total, final, interim: { prestige: 0, cargo: 0, pirates: 0 }, play: total - tokens };
}

test("a majority decides a game that would have ended otherwise without it", () => {
  const facts = turningPoints(11, [], [row(1, 30, 6), row(0, 27, 1)], [1]);
  expect(facts).toEqual([
    { fact: "overtook", seat: 1, behind: 2 },
    { fact: "majority", seat: 1, of: "tokens", ducats: 6 },
  ]);
});

test("a game that was stopped at once has nothing to tell", () => {
  expect(turningPoints(11, [], [row(0, 11, 0), row(1, 11, 0)], [])).toEqual([]);
});
