import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { groupCommit } from "./group-commit.ts";
import { commitThread } from "./sqlite/commit-thread.ts";
import type { Outcome, Write } from "./write.ts";

const folder = mkdtempSync(join(tmpdir(), "portolan-commit-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const step = (name: string) => ({ sql: "INSERT INTO notes VALUES (?)", values: [name] });

/** A committer that answers when it is told to. */
function slowCommitter() {
  const batches: { readonly names: unknown[]; readonly answer: (outcome: Outcome | Error) => void }[] = [];
  const commit = (writes: readonly Write[]): Promise<readonly Outcome[]> =>
    new Promise((resolve, reject) => {
      const names = writes.map(([first]) => first.values[0]);
      batches.push({
        names,
        answer: (outcome) =>
          outcome instanceof Error ? reject(outcome) : resolve(writes.map(() => outcome)),
      });
    });
  return { batches, writer: groupCommit({ commit, close: async () => {} }) };
}

const moment = (): Promise<void> => new Promise((next) => setImmediate(() => setImmediate(next)));

test("writes of one moment share a transaction, and those that come meanwhile the next one", async () => {
  const { batches, writer } = slowCommitter();
  const first = [writer.write(step("a")), writer.write(step("b"))];
  await moment();
  const later = [writer.write(step("c")), writer.write(step("d"))];
  await moment();
  expect(batches.map(({ names }) => names)).toEqual([["a", "b"]]);
  batches[0].answer({ changes: 1 });
  expect(await Promise.all(first)).toEqual([1, 1]);
  await moment();
  expect(batches[1].names).toEqual(["c", "d"]);
  batches[1].answer({ changes: 1 });
  expect(await Promise.all(later)).toEqual([1, 1]);
});

test("a transaction that fails fails its own writes, and the next one is carried out", async () => {
  const { batches, writer } = slowCommitter();
  const lost = writer.write(step("a"));
  await moment();
  const kept = writer.write(step("b"));
  batches[0].answer(new Error("the disk is full"));
  await expect(lost).rejects.toThrow("the disk is full");
  await moment();
  batches[1].answer({ changes: 1 });
  expect(await kept).toBe(1);
});

test("a thread that dies fails what was under way, and another one goes on", async () => {
  const path = join(folder, "notes.db");
  const db = new DatabaseSync(path);
  db.exec("CREATE TABLE notes (name TEXT)");
  const nowhere = groupCommit(commitThread(join(folder, "nowhere", "notes.db")));
  const first = expect(nowhere.write(step("a"))).rejects.toThrow("unable to open");
  await moment();
  // It is carried out by a thread of its own: the end of the first one is no matter of this write.
  const second = expect(nowhere.write(step("b"))).rejects.toThrow("unable to open");
  await Promise.all([first, second]);
  await nowhere.close();
  const other = commitThread(path);
  expect(await other.commit([[step("a")]])).toEqual([{ changes: 1 }]);
  await other.close();
  expect(db.prepare("SELECT name FROM notes").all()).toEqual([{ name: "a" }]);
  db.close();
});
