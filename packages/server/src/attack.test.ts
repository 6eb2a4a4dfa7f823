import type { NewTable } from "@portolan/client";
import { tradersOfCarthage } from "@portolan/games";
import { MOST_LISTED } from "@portolan/kernel";
import { expect, test } from "vitest";
import { problemOf, watchTable } from "./testing/people.ts";
import { twoAtTable } from "./testing/tables.ts";
import { startWorld } from "./testing/world.ts";

/** An edition made to harm: 80 card values, 1,500 coins in every hand and 14 cards to pay for, in any of 2^60 ways. */
function wildEdition(): object {
  const house = tradersOfCarthage.houseEdition as { readonly setup: object };
  const colours = ["red", "blue", "yellow", "green"];
  const cardTypes = Array.from({ length: 80 }, (_, i) => ({
    colour: colours[i % 4],
    value: 20 + i,
    icons: 1,
    count: 5,
  }));
  return {
    ...house,
    cardTypes,
    setup: { ...house.setup, startHandMinimum: 1500, market: 14 },
  };
}

const attack: Partial<NewTable> = { edition: wildEdition(), options: { startingToken: "none" } };

test("an edition made to harm is not played by a server that was not told to", async () => {
  const world = await startWorld();
  const refused = await problemOf(twoAtTable(world, attack));
  expect(refused.problem.id).toBe("table.foreignEdition");
});

test("nor does it harm one that plays any edition: what is listed is bounded, now and after a restart", async () => {
  const world = await startWorld({ editions: "any" });
  const { ada, ben, id } = await twoAtTable(world, attack);
  for (let life = 1; life <= 2; life++) {
    const tables = await Promise.all([ada, ben].map((client) => client.table(id)));
    const legal = tables.map(({ now }) => now.legal.length);
    expect(Math.max(...legal)).toBeGreaterThan(100);
    expect(Math.max(...legal)).toBeLessThan(MOST_LISTED + 50);
    expect(tables.some(({ now }) => now.openEnded)).toBe(true);
    await world.restart();
  }
});

test("and computer players move at such a table", async () => {
  const world = await startWorld({ editions: "any", pool: { size: 1 } });
  const ada = await world.guest("Ada");
  const computer = { kind: "computer", level: "trader" } as const;
  const { id } = await ada.create({ game: tradersOfCarthage.id, seats: [computer, computer], ...attack });
  const watching = watchTable(ada, id);
  await watching.until(() => watching.log().filter(({ type }) => type === "moved").length >= 4);
  await watching.stop();
});
