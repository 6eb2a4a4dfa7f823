import { describe, expect, test } from "vitest";
import type { State } from "../state.ts";
import { position } from "../testing/position.ts";
import { raid } from "../testing/raid.ts";
import { only, type TestGame } from "../testing/test-game.ts";
import { sight } from "./events.ts";

const VIEWERS = [null, 0, 1];

function middle(): TestGame {
  return position({
    market: "R5 G2@1",
    farm: "Y2 Y3@0",
    hands: ["B5 B3", "G2"],
    goods: ["R2", "Y5"],
    stored: ["", "B2"],
    points: ["R3", ""],
    blindPoints: ["G5", "Y3 G3"],
    owed: [0, 2],
    tokens: ["red", "blue blue"],
    ships: { red: 2, green: 4 },
    draw: "R2 B2 Y2",
    discard: "R3 R3",
  });
}

/** Whether no viewer can tell the position from what `change` makes of it. */
function looksTheSame({ rules, state }: TestGame, change: (state: State) => void): boolean {
  const other = rules.clone(state);
  change(other);
  expect(other).not.toEqual(state);
  return VIEWERS.every(
    (viewer) => JSON.stringify(rules.view(state, viewer)) === JSON.stringify(rules.view(other, viewer)),
  );
}

test("TC-SET-8 TC-PAY-7: who sees the cards in each place", () => {
  const seenBy = (who: string): string[] =>
    Object.entries(sight).flatMap(([place, sees]) => (sees === who ? [place] : []));
  expect(seenBy("everyone").toSorted()).toEqual(["discard", "farm", "goods", "market"]);
  expect(seenBy("remembered").toSorted()).toEqual(["hand", "points"]);
  expect(seenBy("nobody").toSorted()).toEqual(["blindPoints", "draw"]);
});

describe("hidden from everybody", () => {
  test("the order of the draw pile", () => {
    expect(looksTheSame(middle(), (state) => state.draw.reverse())).toBe(true);
  });

  test("TC-PAY-7: which cards are points drawn unseen, and which are still in the draw pile", () => {
    const swap = ({ draw, traders }: State): void => {
      const [own] = traders[0].blindPoints;
      [own[0], draw[0]] = [draw[0], own[0]];
    };
    expect(looksTheSame(middle(), swap)).toBe(true);
  });

  test("TC-PAY-7: whose unseen points are which", () => {
    const swap = ({ traders: [one, other] }: State): void => {
      [one.blindPoints[0][0], other.blindPoints[0][1]] = [other.blindPoints[0][1], one.blindPoints[0][0]];
    };
    expect(looksTheSame(middle(), swap)).toBe(true);
  });

  test("a view has these fields and no others", () => {
    const game = middle();
    const view = game.rules.view(game.state, 0);
    expect(Object.keys(view).sort()).toEqual([
      ...["activeSeat", "agenda", "discard", "drawPileSize", "farm", "hand", "market", "passesInARow"],
      ...["remembered", "ships", "shownPoints", "startSeat", "traders", "viewer"],
    ]);
    expect(Object.keys(view.traders[0]).sort()).toEqual([
      ...["blindPoints", "goods", "handSize", "owedPoints", "stored", "tokens", "victoryPoints"],
    ]);
  });

  test("what a refill will bring: two piles that differ below give the same events until they are turned up", () => {
    const emit = (draw: string): unknown => {
      const game = raid({ draw, hands: ["G2"], goods: ["G5"] });
      return game.events.map((event) => game.rules.redact(event, 0));
    };
    expect(emit("R3 R5 B5")).toEqual(emit("Y5 G3 B2"));
  });
});

describe("open to everybody", () => {
  test("Market, Farm, markers, ships, discard pile and the size of the draw pile", () => {
    const { rules, state } = middle();
    for (const viewer of VIEWERS) {
      const view = rules.view(state, viewer);
      expect(view).toMatchObject({ market: state.market, farm: state.farm, ships: state.ships });
      expect([view.discard, view.drawPileSize]).toEqual([state.discard, state.draw.length]);
    }
  });

  test("goods with what is stored, tokens, the size of hands, and victory points", () => {
    const { rules, state } = middle();
    const [mine, other] = rules.view(state, null).traders;
    expect(other).toMatchObject({ goods: state.traders[1].goods, stored: state.traders[1].stored });
    expect(other.tokens).toEqual([0, 2, 0, 0]);
    expect([mine.handSize, other.handSize]).toEqual([2, 1]);
    expect([mine.victoryPoints, other.victoryPoints]).toEqual([2, 4]);
    expect([mine.blindPoints, other.blindPoints, other.owedPoints]).toEqual([[1], [2], 2]);
  });

  test.each([
    ["the Market", (state: State) => state.market.pop()],
    ["a marker", (state: State) => state.market.splice(0, 1, { card: 2, reservedBy: 1 })],
    ["a ship", (state: State) => state.ships[0]++],
    ["a token", (state: State) => state.traders[1].tokens[0]++],
    ["a stored good", (state: State) => state.traders[1].stored[3]--],
  ])("%s", (_, change) => {
    expect(looksTheSame(middle(), (state) => void change(state))).toBe(false);
  });
});

describe("hands and points that were open once", () => {
  test("TC-SET-8: a seat is shown its own hand, a spectator none", () => {
    const { rules, state } = middle();
    expect(rules.view(state, 0).hand).toEqual(state.traders[0].hand);
    expect(rules.view(state, 1).hand).toEqual(state.traders[1].hand);
    expect(rules.view(state, null).hand).toBeNull();
  });

  test("what can be remembered stands apart: all hands, and the points from sets", () => {
    const { rules, state } = middle();
    for (const viewer of VIEWERS) {
      const { hands, points } = rules.view(state, viewer).remembered;
      expect(hands).toEqual(state.traders.map(({ hand }) => hand));
      expect(points).toEqual(state.traders.map((trader) => trader.points));
    }
  });
});

describe("points drawn unseen", () => {
  /** The draw pile runs out in the payday, so that the first two points come from the old pile and one from the new. */
  function reshuffled(): TestGame {
    return raid({
      goods: ["", "R5 R5"],
      tokens: ["", "red red red"],
      blindPoints: ["Y3"],
      draw: "G5",
      discard: "B2 B3 B5 R3 R3 R3 R3",
      rest: "points",
      ships: { red: 4 },
    });
  }

  test("before a reshuffle they are not known as a group", () => {
    const game = middle();
    expect(game.rules.view(game.state, 0).remembered.blindGroups).toEqual([]);
  });

  test("after a reshuffle those from before it are known as a group by elimination", () => {
    const game = reshuffled();
    expect(only(game.events, "reshuffled")).toHaveLength(1);
    const view = game.rules.view(game.state, null);
    const group = game.config.edition.cards.flatMap(({ code }, card) =>
      new Array<string>(view.remembered.blindGroups[0][card]).fill(code),
    );
    expect(group).toEqual(["Y3", "G5"]);
    expect(view.traders.map(({ blindPoints }) => blindPoints)).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  test("after a reshuffle it is still hidden whose are which", () => {
    const swap = ({ traders: [one, other] }: State): void => {
      [one.blindPoints[0], other.blindPoints[0]] = [other.blindPoints[0], one.blindPoints[0]];
    };
    expect(looksTheSame(reshuffled(), swap)).toBe(true);
  });

  test("they are shown when the game is over", () => {
    const playing = middle();
    expect(playing.rules.view(playing.state, 0).shownPoints).toBeNull();
    const over = raid({ tokens: ["blue blue blue blue blue blue blue"], blindPoints: ["G5", "Y3 G3"] });
    expect(over.rules.view(over.state, null).shownPoints).toEqual([[[11]], [[7, 10]]]);
  });
});

test("a view is a copy: changing it changes no game", () => {
  const { rules, state } = middle();
  const before = JSON.stringify(state);
  const view = rules.view(state, 0);
  const lists = [view.market, view.farm, view.ships, view.discard, view.agenda, view.hand ?? []];
  const more = view.traders.flatMap(({ goods, stored, tokens }) => [goods, stored, tokens]);
  for (const list of [...lists, ...more, ...view.remembered.hands, ...view.remembered.points]) {
    (list as unknown[]).length = 0;
  }
  expect(JSON.stringify(state)).toBe(before);
});
