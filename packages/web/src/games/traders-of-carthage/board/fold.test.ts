import { game } from "@portolan/games/traders-of-carthage";
import { fastChance, type Options } from "@portolan/kernel";
import { expect, test } from "vitest";
import type { aids } from "../guide/telling.ts";
import { after } from "./fold.ts";

/** All of a view that the board draws, cards in the order of their kind where their order means nothing. */
function drawn(view: aids.View) {
  const slots = (list: readonly aids.Slot[]) =>
    list.map(({ card, reservedBy }) => `${card} ${reservedBy}`).sort();
  return {
    market: slots(view.market),
    farm: slots(view.farm),
    ships: view.ships,
    discard: view.discard,
    drawPileSize: view.drawPileSize,
    hand: view.hand,
    hands: view.remembered.hands,
    traders: view.traders.map(({ blindPoints: _, ...trader }) => trader),
  };
}

function playAndCompare(players: number, seed: number, options: Options): number {
  const rules = game.open({ players, options });
  const chance = fastChance(seed);
  const state = rules.setup(chance);
  const viewer = seed % 2 === 0 ? 0 : null;
  let paydays = 0;
  while (rules.result(state) === null) {
    const before = rules.view(state, viewer);
    const [seat] = rules.toAct(state);
    const legal = rules.legal(state, seat);
    const events: aids.TradersEvent[] = [];
    // Purchases are what makes things happen.
    const buys = legal.filter(({ type }) => type === "buy" || type === "store");
    const moves = buys.length > 0 && chance.below(2) === 0 ? buys : legal;
    rules.apply(state, seat, moves[chance.below(moves.length)], chance, (event) => {
      const told = rules.redact(event, viewer);
      if (told) events.push(told);
    });
    paydays += events.filter(({ type }) => type === "payday").length;
    expect(drawn(events.reduce(after, before))).toEqual(drawn(rules.view(state, viewer)));
  }
  return paydays;
}

test.each([2, 3, 4])("the events of a move lead from one moment to the next, with %i players", (players) => {
  for (let seed = 1; seed <= 8; seed++) expect(playAndCompare(players, seed, {})).toBeGreaterThan(3);
});

test("they do so under every option", () => {
  const options: readonly Options[] = [
    { startingToken: "none", refillTiming: "beforeShips" },
    { refillCheck: "noneUnreserved", storageScope: "any" },
    { payment: "any", storageOrder: "startPlayer" },
  ];
  for (const option of options) expect(playAndCompare(3, 4, option)).toBeGreaterThan(3);
});
