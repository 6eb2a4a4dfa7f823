import type { Summary } from "@portolan/client";
import { expect, test } from "vitest";
import { withTable } from "./my-tables-store.ts";

function table(id: string, touched: number): Summary {
  return { id, touched } as Summary;
}

test("a table that changed takes the place of what was known of it, the latest first", () => {
  const before = [table("a", 3), table("b", 2)];
  expect(withTable(before, table("b", 5)).map(({ id }) => id)).toEqual(["b", "a"]);
  expect(withTable(before, table("c", 1)).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(withTable(null, table("c", 1)).map(({ id }) => id)).toEqual(["c"]);
});
