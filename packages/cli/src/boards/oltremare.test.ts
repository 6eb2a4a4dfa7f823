import { oltremare } from "@portolan/games";
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

const names = ["Ada", "Bartholomew the 2", "金谷", "Dora", "Eve"];
const stand = await standFor(oltremare, names);

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

/** Matches in all kinds of situations: every decision of a random game. */
function* situations(players: number): Generator<{ match: Match; seat: number }> {
  const chance = fastChance(players);
  const match: Match = startMatch(oltremare.open({ players }), seededDeal(players, players));
  for (let seats = match.rules.toAct(match.state); seats.length > 0; seats = match.rules.toAct(match.state)) {
    const seat = pick(chance, seats);
    yield { match, seat };
    mustPlay(match, seat, pick(chance, match.rules.legal(match.state, seat)));
  }
  yield { match, seat: 0 };
}

describe.each([60, 80, 120])("at %i columns", (columns) => {
  test.each([2, 3, 5])("with %i players everything fits and is said without a gap", (players) => {
    const board = open({ players });
    let step = 0;
    for (const { match, seat } of situations(players)) {
      if (++step % 3 !== 0) continue;
      const at = scene(match, step % 5 === 0 ? null : seat, columns, false, step % 2 === 0);
      for (const line of board.draw(at)) expect(width(line)).toBeLessThanOrEqual(columns);
      const legal = match.rules.legal(match.state, seat);
      const offered = board.choices(scene(match, seat, columns), legal).flatMap(({ choices }) => choices);
      expect(offered).toHaveLength(legal.length);
      for (const line of board.question(scene(match, seat, columns))) expect(line).not.toBe("");
      const move = offered.at(-1)?.move;
      if (move) expect(board.preview(scene(match, seat, columns), move).length).toBeGreaterThan(0);
    }
  });
});

describe("a situation", () => {
  const rules = oltremare.open({ players: 3, options: { startPlayer: 0 } });
  const match: Match = startMatch(rules, seededDeal("board", 3));
  const board = open({ players: 3 });
  const read = (text: string) => {
    const parsed = match.rules.parse(text);
    if ("refusal" in parsed) throw new Error(text);
    return parsed.move;
  };

  test("shows the own hand with every figure, and nothing of the others' hands", () => {
    const shown = board.draw(scene(match, 0, 80)).join("\n");
    const own = match.rules.print(
      match.rules.legal(match.state, 0).find(({ type }) => type === "offer") ?? read("end"),
    );
    expect(own).toContain("offer");
    expect(shown).toContain("Limit");
    expect(shown).toContain("Venice in");
    const others = board.draw(scene(match, null, 80)).join("\n");
    expect(others).not.toMatch(/#\d+ \d\/\d/);
  });

  test("plain lines say the same without a frame", () => {
    const told = board.draw(scene(match, 0, 80, true)).join("\n");
    expect(told).toContain("limit");
    expect(told).not.toContain("▸");
  });

  test("an open offer is shown with its goods, and marks claims as unverified", () => {
    const { hand } = match.rules.view(match.state, 0) as { hand: readonly number[] };
    const card = hand[0] + 1;
    mustPlay(match, 0, read(`offer 1: ${card}(ship,5) +2d for nothing`));
    const shown = board.draw(scene(match, 1, 80)).join("\n");
    expect(shown).toMatch(/Ada offers Bartholomew the 2 \(you\): @1 \w+\(ship,5\) \+2d for nothing/);
    expect(shown).toContain("nobody has verified");
    expect(shown).not.toContain(`#${card} `);
    expect(board.question(scene(match, 1, 80))[0]).toContain("accept, decline, or counter");
  });

  test("an answer needs no seat where only one can be meant", () => {
    const move = board.shorthand(scene(match, 1, 80), "decline");
    expect(move && match.rules.print(move)).toBe("decline 0");
    const counter = board.shorthand(scene(match, 1, 80), "counter +1d for @1");
    expect(counter && match.rules.print(counter)).toBe("counter 0: +1d for @1");
    const sail = board.shorthand(scene(match, 1, 80), "sail Alexandria");
    expect(sail && match.rules.print(sail)).toBe("sail alessandria");
    mustPlay(match, 1, read("accept 0"));
  });

  test("the log tells a deal by its goods, to both sides and to the third", () => {
    const log = (viewer: number): string =>
      board.log(scene(match, viewer, 80), eventsFor(match, viewer)).join("\n");
    expect(log(1)).toMatch(/gives you [a-z]+\./);
    expect(log(2)).toMatch(/gives Bartholomew the 2 [a-z]+\./);
  });

  test("a purchase into debt is asked about twice", () => {
    const poor = match.rules.clone(match.state) as { merchants: { ducats: number }[] };
    poor.merchants[0].ducats = 1;
    const at = { ...scene(match, 0, 80), view: match.rules.view(poor, 0) };
    expect(board.warnings(at, read("buy deck"))).toHaveLength(1);
    expect(board.warnings(at, read("end"))).toHaveLength(0);
  });
});
