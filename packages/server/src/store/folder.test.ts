import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../testing/world.ts";
import { prepareFolder } from "./folder.ts";
import { StoreError } from "./store.ts";

test("a folder is made with all that leads to it", () => {
  const folder = join(testFolder(), "a", "b");
  prepareFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

test("a file in the way is told", () => {
  const file = join(testFolder(), "file");
  writeFileSync(file, "");
  expect(() => prepareFolder(file)).toThrow(/cannot be kept in .*: it is a file/);
  expect(() => prepareFolder(join(file, "data"))).toThrow(/a part of its path is a file/);
});

test.each([
  ["EROFS", "it is read-only"],
  ["EACCES", "you may not write there"],
  ["EWEIRD", "odd"],
])("a folder that cannot be written to is told in one sentence: %s", (code, reason) => {
  const checkWritable = () => {
    throw Object.assign(new Error("odd"), { code });
  };
  const prepare = () => prepareFolder("/data", { make: () => {}, checkWritable });
  expect(prepare).toThrow(StoreError);
  expect(prepare).toThrow(`the data cannot be kept in /data: ${reason}`);
});
