import { foldGame } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { portoCarthago } from "../game.ts";
import { configFor } from "../rules/config.ts";
import { total } from "../rules/goods.ts";
import type { PortoEvent } from "./events.ts";
import type { View } from "./view.ts";

function goodsIn({ bag, market, docks, senators }: View): number {
  const atDocks = docks.filter(({ good }) => good !== null).length;
  const stored = senators.reduce((sum, { warehouse }) => sum + total(warehouse), 0);
  return total(bag) + total(market) + atDocks + stored;
}

function shipsIn({ deck, rows, docks, senators }: View): number {
  const inRows = rows.flat().filter((ship) => ship !== null).length;
  const atDocks = docks.filter(({ ship }) => ship !== null).length;
  const held = senators.reduce((sum, senator) => sum + senator.held.length, 0);
  return deck.unknown.length + deck.known.length + inRows + atDocks + held;
}

/** Servants of a seat, wherever they are. */
function servantsOf({ docks, palace, path, senators }: View, seat: number, perDock: number): number {
  const { reserve, covered, charters, lighthouse, temple, onCards, hall, awarded } = senators[seat];
  const placed = [...palace, ...path].filter((owner) => owner === seat).length;
  const quays = docks.filter(({ owner }) => owner === seat).length;
  const counted = reserve + covered + charters + lighthouse + temple + hall + awarded + total(onCards);
  return counted + placed + perDock * quays;
}

/** A ship card is in nobody's place between these events: turned up for a voyage, played, or used at once. */
const LIFTS: readonly PortoEvent["type"][] = ["voyageCard", "privilege"];

const seen = new Set<string>();

describe("while a move is under way", () => {
  test.each([3, 4, 5])("nothing is lost or doubled after any event, with %i players", (players) => {
    const rules = portoCarthago.open({ players });
    const { edition } = configFor({ players });
    const { servantsPerPlayer, servantsPerDock } = edition.parameters;
    for (let seed = 1; seed <= 20; seed++) {
      let lifted = 0;
      let atSea = 0;
      foldGame(rules, seed, seed % 2 === 0 ? 0 : null, (view, event) => {
        seen.add(event.type);
        if (LIFTS.includes(event.type)) lifted++;
        if (event.type === "shipTaken" && event.cards && edition.ships[event.cards[0]].atOnce) lifted++;
        if (event.type === "cardBack") lifted--;
        if (event.type === "carried" && event.to === "charter") atSea++;
        if (event.type === "cardBack" && event.good !== undefined) atSea--;
        expect(shipsIn(view) + lifted).toBe(edition.ships.length);
        expect(goodsIn(view) + atSea).toBe(edition.goods.length * edition.copiesEach);
        for (let seat = 0; seat < players; seat++)
          expect(servantsOf(view, seat, servantsPerDock)).toBe(servantsPerPlayer);
      });
    }
  });

  test("and that was seen of all that rarely happens", () => {
    const rare = ["abandoned", "award", "gaveUp", "looked", "ordered", "shifted", "turnedAway", "voyageBack"];
    expect([...seen]).toEqual(expect.arrayContaining(rare));
  });
});
