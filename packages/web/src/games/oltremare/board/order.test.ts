import { expect, test } from "vitest";
import { moved } from "./order.ts";

test("a card goes where another lies, up or down", () => {
  expect(moved(["a", "b", "c", "d"], "a", "c")).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", "b", "c", "d"], "d", "b")).toEqual(["a", "d", "b", "c"]);
  expect(moved(["a", "b"], "a", "x")).toEqual(["a", "b"]);
});
