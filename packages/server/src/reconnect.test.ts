import { join } from "node:path";
import type { NewTable } from "@portolan/client";
import { expect, test } from "vitest";
import { openSqlite } from "./store/sqlite/sqlite.ts";
import type { Store } from "./store/store.ts";
import { watchTable } from "./testing/people.ts";
import { startWorld, testFolder } from "./testing/world.ts";

/** A store whose logs take until the end of a test to read; it counts those who read. */
function slow(store: Store) {
  const end = Promise.withResolvers<void>();
  const reading = { count: 0, end: end.resolve };
  const counted: Store = {
    ...store,
    async lines(...asked) {
      reading.count++;
      await end.promise;
      return store.lines(...asked);
    },
  };
  return { counted, reading };
}

test("readers who come back all at once are let in by portions, and all of them are let in", async () => {
  const { counted, reading } = slow(openSqlite(join(testFolder(), "storm.db")));
  const world = await startWorld({ store: counted });
  const ada = await world.guest("Ada");
  const ids: string[] = [];
  for (let i = 0; i < 30; i++) {
    const seats: NewTable["seats"] = [{ kind: "me" }, { kind: "open" }];
    ids.push((await ada.create({ game: "traders-of-carthage", seats })).id);
  }
  const watching = ids.map((id) => watchTable(ada, id));
  await expect.poll(() => reading.count).toBeGreaterThanOrEqual(4);
  // Others are answered meanwhile.
  for (let i = 0; i < 50; i++) await ada.me();
  expect(reading.count).toBe(4);
  reading.end();
  await Promise.all(watching.map((one) => one.until(() => one.now() !== undefined)));
  await Promise.all(watching.map((one) => one.stop()));
});
