import { tradersOfCarthage } from "@portolan/games";
import {
  eventsFor,
  fastChance,
  type Match,
  mustPlay,
  pick,
  type Settings,
  seededDeal,
  startMatch,
} from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { width } from "../screen.ts";
import { standFor } from "../testing/scene.ts";
import type { Board, Scene } from "./index.ts";

const names = ["Ada", "Bartholomew the 2", "金谷", "Dora"];
const stand = await standFor(tradersOfCarthage, names);

function scene(
  match: Match,
  viewer: number | null,
  columns: number,
  isPlain = false,
  hasColour = false,
): Scene {
  const at = stand.scene(match.rules as never, match.state as never, viewer, { columns, isPlain, hasColour });
  return at as unknown as Scene;
}

/** The board as any game's. */
function open(settings: Settings): Board {
  return stand.open(settings) as unknown as Board;
}

/** Matches in all kinds of situations: every decision of some random games. */
function* situations(players: number, games: number): Generator<{ match: Match; seat: number }> {
  for (let game = 0; game < games; game++) {
    const chance = fastChance(game + players);
    const match: Match = startMatch(tradersOfCarthage.open({ players }), seededDeal(game, players));
    for (
      let [seat] = match.rules.toAct(match.state);
      seat !== undefined;
      [seat] = match.rules.toAct(match.state)
    ) {
      yield { match, seat };
      mustPlay(match, seat, pick(chance, match.rules.legal(match.state, seat)));
    }
    yield { match, seat: 0 };
  }
}

describe.each([60, 80, 120])("at %i columns", (columns) => {
  test.each([2, 3, 4])("with %i players everything fits and is said without a gap", (players) => {
    const board = open({ players });
    let step = 0;
    for (const { match, seat } of situations(players, 1)) {
      if (++step % 3 !== 0) continue;
      // Colours must not change the shape; every situation with and without would only take longer.
      const at = scene(match, step % 5 === 0 ? null : seat, columns, false, step % 2 === 0);
      for (const line of board.draw(at)) expect(width(line)).toBeLessThanOrEqual(columns);
      const legal = match.rules.legal(match.state, seat);
      const offered = board.choices(scene(match, seat, columns), legal).flatMap(({ choices }) => choices);
      expect(offered).toHaveLength(legal.length);
      const move = offered.at(-1)?.move;
      if (move) expect(board.preview(scene(match, seat, columns), move).length).toBeGreaterThan(0);
    }
  });
});

describe("a situation", () => {
  const match: Match = startMatch(tradersOfCarthage.open({ players: 3 }), seededDeal("board", 3));
  const board = open({ players: 3 });

  test("colours are never the only carrier of meaning: without them nothing is missing", () => {
    const bare = board.draw(scene(match, 0, 80)).join("\n");
    const painted = board.draw(scene(match, 0, 80, false, true)).join("\n");
    expect(painted).not.toBe(bare);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with an escape
    expect(painted.replace(/\u001b\[[0-9;]*m/g, "")).toBe(bare);
  });

  test("others' hands are shown only where the table plays with open hands", () => {
    const hidden = board.draw(scene(match, 0, 80)).join("\n");
    const opened = open({ players: 3, options: { handDisplay: "open" } });
    expect(hidden).not.toContain("holds");
    expect(opened.draw(scene(match, 0, 80)).join("\n")).toMatch(/金谷 holds [RBYG]\d/);
    expect([board.hidesHands, opened.hidesHands]).toEqual([true, false]);
  });

  test("a spectator sees no hand", () => {
    expect(board.draw(scene(match, null, 80)).join("\n")).not.toContain("Your hand");
  });

  test("plain lines have no frames", () => {
    const plain = board.draw(scene(match, 0, 80, true)).join("\n");
    expect(plain).not.toMatch(/[│╭┄]/);
    expect(plain).toContain("red (cloth): Where Alexandria, To Carthage 5 spaces");
  });

  test("the deal is told place by place", () => {
    const told = board.log(scene(match, 0, 80), eventsFor(match, 0));
    expect(told[0]).toMatch(/^ {2}New in the Market: ([RBYG]\d ?){5}\.$/);
    expect(told).toContainEqual(expect.stringMatching(/goes first/));
  });
});

test("a payday is told sale by sale, the pirates after it", () => {
  const board = open({ players: 3 });
  let all = "";
  for (const { match } of situations(3, 1))
    all = board.log(scene(match, 0, 80), eventsFor(match, 0)).join("\n");
  expect(all).toMatch(
    /Payday for \w+.*\n {2}.* for \d+ points?: \(\d \+ \d\) × \d+ = \d+.* \(token \d of 8\)/,
  );
  expect(all).toMatch(/Pirates attack/);
  expect(all).toMatch(/Lost to the pirates: .* [RBYG]\d/);
});
