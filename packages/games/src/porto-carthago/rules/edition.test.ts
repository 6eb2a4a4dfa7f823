import { describe, expect, test } from "vitest";
import { portoCarthago } from "../game.ts";
import { changedEdition } from "../testing/edition.ts";
import { position } from "../testing/position.ts";
import { loadEdition } from "./edition.ts";

describe("the house edition", () => {
  const edition = loadEdition(portoCarthago.houseEdition);
  test("has the components of the box", () => {
    expect(edition.ships).toHaveLength(30);
    expect(edition.docks).toHaveLength(12);
    expect(edition.palace).toHaveLength(15);
    expect(edition.ships.filter(({ atOnce }) => !atOnce)).toHaveLength(18);
    expect(edition.parameters.rowLength(4)).toBe(5);
    expect(edition.parameters.charters(4)).toBe(4);
  });
  test("has a ship for each civilisation and good", () => {
    expect(new Set(edition.ships.map(({ civilisation, good }) => `${civilisation} ${good}`)).size).toBe(30);
  });
});

describe("edition data that cannot be played is refused with its place", () => {
  test.each([
    [{ game: "chess" }, /game/],
    [{ "parameters.decades.value": 0 }, /parameters\.decades\.value/],
    [{ "parameters.rowLength.value": "many" }, /parameters\.rowLength\.value/],
    [{ "parameters.lighthousePicksByRank.value": [2, 2] }, /lighthousePicksByRank/],
    [{ "parameters.warehouseCoveredAtStart.value": 5 }, /warehouseCoveredAtStart/],
    [{ "parameters.servantsPerPlayer.value": 3 }, /servantsPerPlayer/],
    [{ "players.max": 2 }, /players\.max/],
    [{ playerColours: [{ id: "red" }, { id: "blue" }] }, /playerColours/],
    [{ "ships.items.4.good": "wine" }, /ships\.items\[4\]\.good.*wine/],
    [{ "ships.items.4.civilisation": "rome" }, /ships\.items\[4\]\.civilisation.*rome/],
    [{ "ships.items.4.privilege": "P9" }, /ships\.items\[4\]\.privilege.*P9/],
    [{ "ships.items.4.id": "egypt_oil" }, /egypt_oil.*twice/],
    [{ "docks.items.2.ring": 9 }, /ring/],
    [{ "docks.items.0.civilisation": "rome" }, /rome/],
    [{ "privileges.items.0.timing": "ownTurn" }, /P1/],
    [{ "palace.singleSpaces.3.talents": 1 }, /cheaper/],
    [{ "intriguePath.awards.2.space": 13 }, /13/],
    [{ "market.spaces": { 3: 4, 4: 6 } }, /market\.spaces\.5/],
    [{ "market.spaces.3": 2 }, /market\.spaces\.3/],
    [{ "actionCards.items": [{ id: "captain", kind: "captain" }] }, /actionCards/],
    [{ "actionSpaces.items.0.bonus": "bath" }, /actionSpaces\.items\[0\]\.bonus/],
    [{ "ships.items": [] }, /ships\.items/],
  ])("%j", (changes, message) => {
    expect(() => loadEdition(changedEdition(changes))).toThrow(message);
  });
});

describe("rules read the edition", () => {
  test("prices, costs and limits", () => {
    const edition = changedEdition({
      "market.prices": [9, 1],
      "parameters.takeTalents.value": 5,
      "actionSpaces.items.0.servants": 4,
    });
    const game = position({ edition, market: "oil", talents: [8] });
    expect(game.legal(0, "card A6")).toEqual([]);
    game.play(0, "card A1");
    expect(game.senator(0).onCards[0]).toBe(4);
    game.play(1, "talents");
    expect(game.senator(1).talents).toBe(5);
  });
  test("another edition's names are told as they are", () => {
    const edition = changedEdition({
      "goods.items.3.id": "wine",
      "ships.items.3.good": "wine",
      "ships.items.8.good": "wine",
      "ships.items.13.good": "wine",
      "ships.items.18.good": "wine",
      "ships.items.23.good": "wine",
      "ships.items.28.good": "wine",
    });
    const { rules } = position({ edition });
    const parsed = rules.parse("buy wine");
    expect("move" in parsed && rules.tell.move(parsed.move)).toEqual({
      id: "move.buy",
      parts: { good: { piece: "good.wine", called: { term: "good.wine", otherwise: "wine" } } },
    });
  });
});
