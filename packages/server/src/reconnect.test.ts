import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { openSqlite } from "./store/sqlite.ts";
import type { Store } from "./store/store.ts";
import { watchTable } from "./testing/people.ts";
import { startWorld, testFolder } from "./testing/world.ts";

/** A store that counts how many logs are being read at a time. */
function counting(store: Store) {
  let reading = 0;
  const most = { readers: 0 };
  const counted: Store = {
    ...store,
    async lines(...asked) {
      most.readers = Math.max(most.readers, ++reading);
      await setImmediate();
      reading--;
      return store.lines(...asked);
    },
  };
  return { counted, most };
}

test("readers who come back all at once are let in by portions, and all of them are let in", async () => {
  const { counted, most } = counting(openSqlite(join(testFolder(), "storm.db")));
  const world = await startWorld({ store: counted });
  const ada = await world.guest("Ada");
  const ids: string[] = [];
  for (let i = 0; i < 30; i++) {
    const { id } = await ada.create({
      game: "traders-of-carthage",
      seats: [{ kind: "me" }, { kind: "open" }],
    });
    ids.push(id);
  }
  const watching = ids.map((id) => watchTable(ada, id));
  await Promise.all(watching.map((one) => one.until(() => one.now() !== undefined)));
  expect(most.readers).toBeLessThanOrEqual(4);
  await Promise.all(watching.map((one) => one.stop()));
});
