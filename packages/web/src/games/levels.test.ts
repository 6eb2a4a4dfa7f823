import { LEVELS as computers } from "@portolan/bots";
import { expect, test } from "vitest";
import { LEVELS } from "./levels.ts";

test("the levels that are offered are those that computer players have", () => {
  expect(LEVELS).toEqual(computers);
});
