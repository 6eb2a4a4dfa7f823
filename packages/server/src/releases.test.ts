import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { DATA_FILE, startServer } from "./server.ts";
import { problemOf } from "./testing/people.ts";
import { playSome, twoAtTable } from "./testing/tables.ts";
import { startWorld, testFolder } from "./testing/world.ts";

const data = testFolder();
const world = await startWorld({ data });
const pair = await twoAtTable(world);
await playSome(pair, 6);

/** Changes the data as if another release had written it. */
async function pretend(sql: string): Promise<void> {
  await world.close();
  const db = new DatabaseSync(join(data, DATA_FILE));
  db.exec(sql);
  db.close();
  await world.restart();
}

test("a running game goes on from its position under other rules, since no move is played again", async () => {
  const before = (await pair.ada.table(pair.id)).now;
  await pretend("UPDATE snapshots SET body = json_set(body, '$.rulesVersion', 99)");
  expect((await pair.ada.table(pair.id)).now.view).toEqual(before.view);
  await playSome(pair, 2);
});

test("moves that only another release can play are not played wrongly but refused, and nothing is lost", async () => {
  const before = (await pair.ada.table(pair.id)).now.seq;
  await pretend(
    "DELETE FROM snapshots; UPDATE log SET body = json_set(body, '$.rulesVersion', 99) WHERE body ->> '$.type' = 'started'",
  );
  const refused = await problemOf(pair.ada.table(pair.id));
  expect(refused.status).toBe(503);
  expect(refused.problem.id).toBe("table.otherRules");
  await pretend(
    "UPDATE log SET body = json_set(body, '$.rulesVersion', 1) WHERE body ->> '$.type' = 'started'",
  );
  expect((await pair.ada.table(pair.id)).now.seq).toBe(before);
});

test("data of a newer release is refused at the start", async () => {
  const folder = testFolder();
  await (await startServer({ data: folder, port: 0 })).close();
  const db = new DatabaseSync(join(folder, DATA_FILE));
  db.exec("PRAGMA user_version = 999");
  db.close();
  await expect(startServer({ data: folder, port: 0 })).rejects.toThrow(/newer release/);
});
