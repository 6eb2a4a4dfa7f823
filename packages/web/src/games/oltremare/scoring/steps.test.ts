import { trader } from "@portolan/bots";
import { type GameTypes, game } from "@portolan/games/oltremare";
import { eventsFor, fastChance, mustPlay, seededDeal, startMatch } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { leaders, momentAt, type Scoring, scoringIn } from "./steps.ts";

interface Scored {
  readonly scoring: Scoring;
  /** Everybody's ducats right after the move that brought it. */
  readonly ducats: readonly number[];
}

/** The scorings of a whole game, as a seat or a spectator (null) has been told them. */
function scoringsOf(players: number, viewer: number | null): readonly Scored[] {
  const rules = game.open({ players });
  const match = startMatch(rules, seededDeal("scorings", players));
  const chance = fastChance(5);
  const found: Scored[] = [];
  for (let [seat] = rules.toAct(match.state); seat !== undefined; [seat] = rules.toAct(match.state)) {
    const shown = rules.view(match.state, viewer);
    const since = match.events.length;
    const legal = rules.legal(match.state, seat);
    mustPlay(match, seat, trader.choose({ rules, seat, view: rules.view(match.state, seat), legal, chance }));
    if (!match.events.slice(since).some(({ type }) => type === "interim" || type === "final")) continue;
    const news = eventsFor(match, viewer, since) as readonly GameTypes["event"][];
    const scoring = scoringIn(rules, shown, news, viewer);
    if (scoring)
      found.push({ scoring, ducats: rules.view(match.state, viewer).merchants.map((m) => m.ducats) });
  }
  return found;
}

describe.each([2, 3, 5])("the scorings of a game with %i players", (players) => {
  test.each([0, 1, null])("are shown payment by payment, as seat %s has been told", (viewer) => {
    const found = scoringsOf(players, viewer);
    expect(found.map(({ scoring }) => scoring.kind)).toEqual(["interim", "final"]);
    for (const { scoring } of found) {
      const { lanes, steps, columns } = scoring;
      expect(lanes.map(({ seat }) => seat).toSorted()).toEqual(Array.from({ length: players }, (_, i) => i));
      if (viewer !== null) expect(lanes.at(-1)?.seat).toBe(viewer);
      expect(steps.map(({ column }) => columns.indexOf(column))).toEqual(
        steps.map(({ column }) => columns.indexOf(column)).toSorted((a, b) => a - b),
      );
      expect(momentAt(scoring, 0).lanes.map(({ ducats }) => ducats)).toEqual(
        lanes.map(({ ducats }) => ducats),
      );
      expect(momentAt(scoring, steps.length).isOver).toBe(true);
    }
    const last = found[found.length - 1];
    const end = momentAt(last.scoring, last.scoring.steps.length);
    expect(last.scoring.lanes.map(({ seat }) => last.ducats[seat])).toEqual(
      end.lanes.map((lane) => lane.ducats),
    );
    const best = Math.max(...last.ducats);
    for (const lane of leaders(end)) expect(end.lanes[lane].ducats).toBe(best);
  });
});

test("the interim scoring shows the cards that leave a hold, and what stays aboard. OM-VEN-3", () => {
  const [{ scoring }] = scoringsOf(3, 0);
  expect(scoring.columns).toEqual(["prestige", "cargo", "pirates"]);
  for (const { groups, kept } of scoring.lanes) {
    expect(kept).not.toBeNull();
    for (const group of groups) expect(group.cards?.length).toBe(group.size);
  }
});

test("a move without a scoring has no show", () => {
  const rules = game.open({ players: 2 });
  const { state } = startMatch(rules, seededDeal("none", 2));
  expect(scoringIn(rules, rules.view(state, 0), [{ type: "turn", seat: 0 }], 0)).toBeNull();
});
