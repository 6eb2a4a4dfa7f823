import { expect, test } from "vitest";
import { numbered } from "./placeholders.ts";

test("values are numbered in their order, or as they are named", () => {
  expect(numbered("a = ? AND b = ?")).toBe("a = $1 AND b = $2");
  expect(numbered("SELECT ?2, ?3 WHERE id = ?1")).toBe("SELECT $2, $3 WHERE id = $1");
  expect(numbered("SELECT 1")).toBe("SELECT 1");
});
