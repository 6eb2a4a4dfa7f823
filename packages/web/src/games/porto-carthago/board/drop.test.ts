import { expect, test } from "vitest";
import { dock, target } from "../places.ts";
import { dropOf } from "./drop.ts";

test("a good is carried where it is let go", () => {
  const good = target.warehouse("oil");
  expect(dropOf(good, dock("egypt_1"))).toEqual({ before: [good], name: target.to("egypt_1") });
  expect(dropOf(good, "charters")).toEqual({ before: [good], name: target.into("charter") });
  expect(dropOf(target.from("egypt_1"), "warehouse")).toEqual({
    before: [target.from("egypt_1")],
    name: target.into("warehouse"),
  });
});

test("a good of the market is bought by taking it home", () => {
  expect(dropOf(target.market("oil"), "warehouse")).toEqual({ before: [], name: target.market("oil") });
  expect(dropOf(target.market("oil"), dock("egypt_1"))).toBeNull();
});

test("anything else lands where it was", () => {
  expect(dropOf(target.warehouse("oil"), "palace")).toBeNull();
  expect(dropOf(target.held("egypt_oil"), "charters")).toBeNull();
});
