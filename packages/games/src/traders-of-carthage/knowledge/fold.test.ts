import { foldGame } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { tradersOfCarthage } from "../game.ts";
import { size } from "../rules/cards.ts";
import { configFor } from "../rules/config.ts";
import { position } from "../testing/position.ts";
import type { TestGame } from "../testing/test-game.ts";
import type { TradersEvent } from "./events.ts";
import { foldEvent } from "./fold.ts";
import type { View } from "./view.ts";

/** All cards of a view, wherever they lie. */
function cardsIn(view: View): number {
  const { hands, points } = view.remembered;
  const counts = [view.discard, ...hands, ...points];
  for (const { goods, stored } of view.traders) counts.push(goods, stored);
  const unseen = view.traders.flatMap(({ blindPoints }) => blindPoints);
  return [view.drawPileSize, view.market.length, view.farm.length, ...unseen, ...counts.map(size)].reduce(
    (sum, count) => sum + count,
  );
}

/** The views of one seat after each event of a move. */
function pictures(game: TestGame, seat: number, move: string): { type: string; view: View }[] {
  const config = configFor({ players: game.rules.players });
  let view = game.rules.view(game.state, seat);
  const before = game.match.events.length;
  game.play(seat, move);
  return game.match.events.slice(before).map((event: TradersEvent) => {
    view = foldEvent(config, view, event);
    return { type: event.type, view };
  });
}

describe("while a move is under way", () => {
  test.each([2, 3, 4])("no card is lost or doubled after any event, with %i players", (players) => {
    const rules = tradersOfCarthage.open({ players });
    const all = size(configFor({ players }).edition.cards.map(({ count }) => count));
    let paydays = 0;
    for (let seed = 1; seed <= 10; seed++) {
      foldGame(rules, seed, seed % 2 === 0 ? 0 : null, (view, { type }) => {
        if (type === "payday") paydays++;
        expect(cardsIn(view)).toBe(all);
      });
    }
    expect(paydays).toBeGreaterThan(20);
  });

  test("the goods are bought before the ships sail, and all of it is the buyer's doing until the next is asked", () => {
    const game = position({ market: "R2 R3", farm: "", hands: ["B5"], ships: { red: 0 } });
    const told = pictures(game, 0, "buy B5");
    const [paid, bought, sailed] = told;
    expect([paid.type, bought.type, sailed.type]).toEqual(["paid", "bought", "sailed"]);
    const asked = { step: "action", seat: 0 };
    expect(told.slice(0, -1).map(({ view }) => view.agenda.at(-1))).toEqual(told.slice(1).map(() => asked));
    expect(told.at(-1)).toMatchObject({ type: "asked", view: { activeSeat: 1 } });
    expect(told.at(-1)?.view.agenda.at(-1)).toEqual({ step: "action", seat: 1 });
    expect(paid.view.market).toHaveLength(2);
    expect(bought.view.market).toHaveLength(0);
    expect(size(bought.view.traders[0].goods)).toBe(2);
    expect(bought.view.ships[0]).toBe(0);
    expect(sailed.view.ships[0]).toBe(2);
  });
});

test("of two like cards the one that was meant is taken, reserved or not", () => {
  const free = position({ market: "R5@0 B3 R5", farm: "Y2" });
  const [took] = pictures(position({ market: "R5@0 B3 R5", farm: "Y2" }), 0, "take R5 reserved");
  expect(took.view.market.map(({ reservedBy }) => reservedBy)).toEqual([null, null]);
  const [other] = pictures(free, 0, "take R5");
  expect(other.view.market.map(({ reservedBy }) => reservedBy)).toEqual([0, null]);
});
