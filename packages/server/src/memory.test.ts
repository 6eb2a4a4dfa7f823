import { expect, test } from "vitest";
import { watchTable } from "./testing/people.ts";
import { playSome, twoAtTable } from "./testing/tables.ts";
import { startWorld } from "./testing/world.ts";

async function inMemory(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/portolan_tables_in_memory (\d+)/.exec(figures)?.[1]);
}

test("no more tables are in memory than may be, whoever reads there; all of them come back the same", async () => {
  const world = await startWorld({ tablesInMemory: 3 });
  const pairs = [];
  for (let i = 0; i < 8; i++) pairs.push(await twoAtTable(world));
  const watching = pairs.map(({ ada, id }) => watchTable(ada, id));
  for (const one of watching) await one.until(() => one.now() !== undefined);
  await world.tick();
  expect(await inMemory(world.url)).toBeLessThanOrEqual(3);
  for (const [i, pair] of pairs.entries()) {
    await playSome(pair, 3);
    const { now } = await pair.ada.table(pair.id);
    await watching[i].until(() => watching[i].now()?.seq === now.seq);
  }
  await world.tick();
  expect(await inMemory(world.url)).toBeLessThanOrEqual(3);
  for (const one of watching) await one.stop();
});

test("games between computer players go on, however few tables fit into memory", async () => {
  const world = await startWorld({ tablesInMemory: 1 });
  const ada = await world.guest("Ada");
  const computer = { kind: "computer", level: "random" } as const;
  const tables = [];
  for (let i = 0; i < 3; i++) {
    tables.push(await ada.create({ game: "traders-of-carthage", seats: [computer, computer] }));
  }
  const watching = tables.map(({ id }) => watchTable(ada, id));
  for (const one of watching) await one.until(() => one.now()?.phase === "finished");
  await world.tick();
  expect(await inMemory(world.url)).toBeLessThanOrEqual(1);
  for (const one of watching) await one.stop();
});
