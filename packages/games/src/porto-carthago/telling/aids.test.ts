import { describe, expect, test } from "vitest";
import type { View } from "../knowledge/view.ts";
import { type Position, position } from "../testing/position.ts";
import { kinds } from "../testing/test-game.ts";
import * as aids from "./aids.ts";

interface Looked {
  readonly config: aids.GameConfig;
  readonly view: View;
}

function look(described: Position, viewer: number | null = 0): Looked {
  const game = position(described);
  return { config: game.config, view: game.rules.view(game.state, viewer) };
}

describe("what players would work out in their heads", () => {
  test("PC-GEN-1: the strip of 18 servants", () => {
    const { config, view } = look({
      docks: { egypt_1: "0" },
      lighthouse: [2],
      temple: [1],
      charters: [1],
      reserve: [3],
      palace: "0",
      path: "0 0",
    });
    const strip = aids.strip(config, view, 0);
    expect(strip).toEqual({
      reserve: 3,
      warehouse: 2,
      docks: 2,
      charters: 1,
      lighthouse: 2,
      temple: 1,
      cards: 4,
      palace: 1,
      path: 2,
    });
    expect(Object.values(strip).reduce((sum, count) => sum + count)).toBe(18);
  });

  test("PC-INC-1 PC-START-1: next decade's income and start player", () => {
    const { config, view } = look({ temple: [4, 1, 0], reserve: [1, 1, 1] });
    expect(aids.incomeNext(config, view)).toEqual([12, 15, 16]);
    expect(aids.startNext(config, view)).toBe(2);
  });

  test("PC-INC-1: what a move under consideration does to them", () => {
    const game = position({});
    const after = (text: string): aids.Forecast => {
      const parsed = game.rules.parse(text);
      if (!("move" in parsed)) throw new Error("no move");
      return aids.forecast(game.config, game.rules.view(game.state, 0), 0, parsed.move);
    };
    expect(after("talents")).toEqual({ reserve: 16, income: 16, start: 0 });
    expect(after("card A4")).toEqual({ reserve: 14, income: 16, start: 0 });
    game.play(0, "card A4");
    expect(after("court 1 1")).toEqual({ reserve: 12, income: 14, start: 1 });
  });

  test("PC-SHIP-1: the picking order, with nothing left for the last", () => {
    const { config, view } = look({ lighthouse: [1, 3, 2], row1: "egypt_oil greece_oil iberia_oil" });
    expect(aids.pickers(config, view)).toEqual([
      { seat: 1, servants: 3, ships: 2 },
      { seat: 2, servants: 2, ships: 1 },
      { seat: 0, servants: 1, ships: 0 },
    ]);
  });

  test("PC-SHIP-8: where the ships of row 1 would go by themselves", () => {
    const { config, view } = look({
      row1: "egypt_oil egypt_glass - egypt_purple",
      docks: { egypt_2: "1 glass" },
    });
    const found = aids
      .dockings(config, view)
      .map((one) => one && [one.dock === null ? "out" : config.edition.docks[one.dock].id, one.loads]);
    expect(found).toEqual([["egypt_1", null], ["egypt_2", 1], null, ["out", null]]);
  });

  describe("PC-VOY-2: a voyage's odds", () => {
    test("from the unknown part", () => {
      const { config, view } = look({ temple: [3], deck: "numidia_glass iberia_purple", rest: "out" });
      expect(aids.voyageOdds(config, view, 0)).toEqual({
        known: null,
        success: 0.5,
        talents: (3 + 6) / 2,
        points: 1.5,
        offering: 3,
      });
    });
    test("from the card that is known", () => {
      const game = position({
        temple: [3],
        held: ["numidia_ivory"],
        deck: "iberia_purple numidia_glass greece_oil",
      });
      game.playAll(0, "use numidia_ivory", "order iberia_purple numidia_glass greece_oil");
      const own = aids.voyageOdds(game.config, game.rules.view(game.state, 0), 0);
      expect(own).toMatchObject({ success: 0, talents: 6, points: 1 });
      expect(aids.voyageOdds(game.config, game.rules.view(game.state, 1), 0)?.known).toBeNull();
    });
    test("none with an empty deck", () => {
      const { config, view } = look({ temple: [3], rest: "out" });
      expect(aids.voyageOdds(config, view, 0)).toBeNull();
    });
  });

  test("PC-TURN-7: action cards with the rule that forbids them", () => {
    const { config, view } = look({ reserve: [1] });
    const rules = aids.actions(config, view, 0).map(({ kind, refusal }) => [kind, refusal?.rule ?? "ok"]);
    expect(rules).toEqual([
      ["captain", "ok"],
      ["carrier", "PC-TURN-7"],
      ["carrier", "PC-TURN-7"],
      ["aristocrat", "PC-TURN-3"],
      ["hoist", "PC-TURN-3"],
      ["merchant", "PC-TURN-3"],
    ]);
  });

  test("PC-PAL-1: the next seat, who can have it, and the price after it", () => {
    const { config, view } = look({ palace: "1 1", talents: [6, 5, 9], points: [2, 9, 1] });
    expect(aids.forSale(config, view)).toEqual({
      space: 3,
      price: { talents: 6, points: 2 },
      after: { talents: 7, points: 3 },
      buyers: [0],
    });
  });

  test("PC-FIN-5: the path's status", () => {
    const { config, view } = look({ path: "1 0 0 1 2" });
    const status = aids.pathStatus(config, view);
    expect(status).toMatchObject({ length: 12, filled: 5, award: [1], next: { spaces: 3, award: [2, 1] } });
    expect(status.standings.map(({ seat, seats }) => [seat, seats])).toEqual([
      [1, 1],
      [0, 0],
      [2, 0],
    ]);
  });

  test("PC-P8-3 PC-HOI-3: what a move does to goods", () => {
    const { config, view } = look({
      row1: "egypt_oil greece_oil",
      docks: { egypt_1: "1 oil", iberia_1: "0 glass", greece_1: "greece_glass", greece_2: "greece_grain" },
    });
    const told = (text: string): string[] => {
      const parsed = position({}).rules.parse(text);
      return "move" in parsed ? aids.surprises(config, view, parsed.move).map(({ type }) => type) : ["?"];
    };
    expect(told("use iberia_purple egypt_oil")).toEqual(["loads"]);
    expect(told("use iberia_purple greece_oil")).toEqual(["leaves"]);
    expect(told("hoist leave iberia_1")).toEqual(["abandons"]);
    expect(told("hoist move iberia_1 etruria_1")).toEqual(["abandons"]);
    expect(told("talents")).toEqual([]);
  });

  test("PC-LOAD-4: the steps of a delivery before it is made, and nothing that chance or the deck decides", () => {
    const after = (described: Position, text: string): string[] => {
      const game = position(described);
      const parsed = game.rules.parse(text);
      if (!("move" in parsed)) throw new Error("no move");
      return kinds(aids.consequences(game.config, game.rules.view(game.state, 0), 0, parsed.move));
    };
    const docks = { egypt_1: "0 egypt_oil" };
    expect(after({ docks, warehouses: ["oil"], reserve: [1] }, "card A2")).toEqual([
      ...["cardUsed", "carried", "loaded", "points", "shipTaken", "dockCleared", "contractBonus", "cardBack"],
    ]);
    expect(after({ warehouses: ["oil"], charters: [1], temple: [1] }, "card A2")).toEqual([
      "cardUsed",
      "carried",
    ]);
    expect(after({}, "refresh")).toEqual(["refreshed", "marketSwept"]);
  });

  test("PC-SM-1: who is asked, and whether out of turn", () => {
    const game = position({ docks: { egypt_1: "1 oil" }, row1: "egypt_oil", held: ["iberia_purple"] });
    game.play(0, "use iberia_purple egypt_oil");
    expect(aids.asked(game.config, game.rules.view(game.state, 2))).toEqual({
      seat: 1,
      turn: 0,
      isOutOfTurn: true,
    });
  });

  test("PC-PRIV-5 PC-FIN-3: playable cards, and the last turn", () => {
    const { config, view } = look({
      held: ["iberia_purple numidia_ivory iberia_glass"],
      decade: 5,
      round: 5,
    });
    expect(aids.playable(config, view, 0).map((ship) => config.edition.ships[ship].id)).toEqual([
      "numidia_ivory",
    ]);
    expect(aids.isLastTurn(config, view)).toBe(true);
    const early = look({ decade: 4, round: 5, points: [7] });
    expect(aids.isLastTurn(early.config, early.view)).toBe(false);
  });

  test("PC-END-2 PC-FIN-4: signs of the end", () => {
    const fourth = look({ decade: 4, points: [6, 8, 5] });
    expect(aids.endSigns(fourth.config, fourth.view)).toEqual({
      near: [
        { seat: 0, points: 6 },
        { seat: 1, points: 8 },
      ],
      last: null,
    });
    const last = look({
      decade: 5,
      round: 5,
      docks: { egypt_1: "1 oil" },
      talents: [20, 19],
      points: [6, 6],
    });
    expect(aids.endSigns(last.config, last.view).last).toEqual({ docking: true, buyers: [0] });
  });
});
