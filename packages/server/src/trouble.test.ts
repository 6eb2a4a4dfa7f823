import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqlite } from "./store/sqlite/sqlite.ts";
import type { Store } from "./store/store.ts";
import { problemOf, watchTable } from "./testing/people.ts";
import { turnOf, twoAtTable } from "./testing/tables.ts";
import { startWorld, testFolder } from "./testing/world.ts";

const store = openSqlite(join(testFolder(), "trouble.db"));
/** How many of the next appends do not reach the disk. */
let failures = 0;
const failing: Store = {
  ...store,
  append(append) {
    if (failures === 0) return store.append(append);
    failures--;
    return Promise.reject(new Error("the disk is full"));
  },
};
const logged: string[] = [];
const world = await startWorld({ store: failing, log: { write: (line) => void logged.push(line) } });

test("a move that does not reach the disk is refused, nobody learns of it, and it can be made again", async () => {
  const pair = await twoAtTable(world);
  const { mover, other, now } = await turnOf(pair);
  const watching = watchTable(other, pair.id);
  await watching.until(() => watching.now() !== undefined);
  failures = 1;
  const refused = await problemOf(mover.play(pair.id, now.seq, now.legal[0], "key"));
  expect(refused).toMatchObject({ status: 500, problem: { id: "server.failed" } });
  expect(logged.join()).toContain("the disk is full");
  expect((await mover.table(pair.id)).now).toEqual({ ...now, at: expect.any(Number) });
  const ack = await mover.play(pair.id, now.seq, now.legal[0], "key");
  expect(ack).toEqual({ seq: now.seq + 1, repeated: false });
  await watching.until(() => watching.now()?.seq === ack.seq);
  expect(watching.log().map(({ seq }) => seq)).toEqual(watching.log().map((_, i) => i + 1));
  await watching.stop();
});

test("a computer player whose move does not reach the disk makes it again", async () => {
  const ada = await world.guest("Ada");
  const computer = { kind: "computer", level: "random" } as const;
  const { id } = await ada.create({
    game: "traders-of-carthage",
    startsWhenFull: false,
    seats: [computer, computer],
  });
  await ada.start(id);
  failures = 3;
  const watching = watchTable(ada, id);
  await watching.until(() => watching.now()?.phase === "finished");
  expect(failures).toBe(0);
  await watching.stop();
});
