import { describe, expect, test } from "vitest";
import { changedEdition } from "../testing/edition.ts";
import houseEdition from "./edition.json" with { type: "json" };
import { ICONS, loadEdition } from "./edition.ts";
import { isTrail } from "./map.ts";

const edition = loadEdition(houseEdition);

describe("the house edition", () => {
  test("section 2.3: 98 cards of 93 kinds, lions and cargo always 7 together, each symbol on 49 cards", () => {
    expect(edition.cards).toHaveLength(98);
    expect(new Set(edition.cards.map(({ kind }) => kind)).size).toBe(93);
    expect(edition.cards.every(({ lions, cargo }) => lions + cargo === 7)).toBe(true);
    for (const icon of ICONS.keys())
      expect(edition.cards.filter(({ icons }) => icons.includes(icon))).toHaveLength(49);
    expect(edition.lionCounts).toEqual([3, 4, 5, 6]);
  });

  test("section 2.1: 32 tokens, 30 ports, 41 routes, at most 28 voyages of 4 steps from a port", () => {
    expect(edition.tokens).toHaveLength(32);
    expect(edition.map.ports).toHaveLength(30);
    expect(edition.map.neighbours.flat()).toHaveLength(82);
    const { map } = edition;
    const trails = (from: number, via: readonly number[]): number =>
      via.length === 4
        ? 1
        : map.neighbours[via.at(-1) ?? from]
            .map((next) => [...via, next])
            .filter((further) => isTrail(map, from, further))
            .reduce((sum, further) => sum + trails(from, further), 0);
    expect(Math.max(...map.ports.map((_, port) => trails(port, [])))).toBe(28);
  });
});

describe("section 2.5: editions that are refused, with the place", () => {
  const refused = (changes: Record<string, unknown>): string => {
    try {
      loadEdition(changedEdition(changes));
    } catch (error) {
      return error instanceof Error ? error.message : "";
    }
    return "accepted";
  };

  test.each([
    [{ "goods.0.count": 9 }, "cards: 98 cards, but the goods count 99"],
    [{ "cards.3.good": "tea" }, 'cards[3].good: there is no good "tea"'],
    [{ "cards.3.icons": ["ship", "ship"] }, "cards[3].icons: expected two different symbols"],
    [{ "cards.3.icons": ["ship"] }, "cards[3].icons: expected a list of at least 2"],
    [{ "cards.3.icons": ["ship", "market", "ducat"] }, "cards[3].icons: expected two symbols"],
    [{ "cards.3.icons": ["ship", "anchor"] }, "cards[3].icons[1]: expected one of"],
    [{ "cards.3.lions": 0 }, "cards[3].lions: expected a whole number from 1"],
    [{ "cards.3.cargo": 0 }, "cards[3].cargo: expected a whole number from 1"],
    [{ "cards.3.cargo": 5 }, "cards[3].cargo: 5 is above maxPurchasesPerTurn, 4"],
    [{ "cards.3.port": "genova" }, 'cards[3].port: there is no port "genova"'],
    [{ "cards.3.id": 5 }, 'cards: the id "5" stands twice'],
    [{ "tokens.0.count": 1 }, "tokens: 27 are too few for 30 ports"],
    [{ "ports.0.routes": ["ancona"] }, "has no route back"],
    [{ "ports.0.routes": ["ancona", "zara", "zara"] }, "stands twice"],
    [{ "ports.0.routes": ["ancona", "zara", "venezia"] }, "to itself"],
    [{ "routes.0.b": "tana" }, "do not name each other"],
    [{ "routes.1": { a: "zara", b: "venezia" } }, "stands twice"],
    [{ "goods.2.payout": [1, 4, 3] }, "goods[2].payout: must not decrease"],
    [{ "parameters.veniceJitter.value": 34 }, "parameters.veniceJitter: too large for a deck of 68 cards"],
    [{ game: "chess" }, "game: expected one of"],
  ])("%j", (changes, message) => {
    expect(refused(changes)).toContain(message);
  });

  test("too few cards that name a port, also after the two-player removal", () => {
    const bare = Object.fromEntries(
      edition.cards.map((card, i) => [`cards.${i}.port`, card.id === 86 || card.id === 89 ? "varna" : null]),
    );
    expect(refused(bare)).toContain("name a port, too few for 2 players");
  });

  test("a map in two parts", () => {
    const ports = [
      { id: "venezia", routes: ["ancona"] },
      { id: "ancona", routes: ["venezia"] },
      { id: "tana", routes: ["caffa"] },
      { id: "caffa", routes: ["tana"] },
    ];
    const routes = [
      { a: "venezia", b: "ancona" },
      { a: "tana", b: "caffa" },
    ];
    expect(refused({ ports, routes })).toContain("tana cannot be reached from venezia");
  });
});
