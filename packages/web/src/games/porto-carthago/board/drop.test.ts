import { describe, expect, test } from "vitest";
import { dock, target } from "../places.ts";
import { afterDrop, dropOf, servantDrop } from "./drop.ts";

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

describe("servants that are dragged", () => {
  const [send, recall] = [target.send, target.recall];

  test("go from the reserve to a post, and back", () => {
    const sent = servantDrop(target.into("reserve"), "temple");
    expect(sent).toEqual({ from: "reserve", to: "temple" });
    expect(sent && afterDrop([], sent)).toEqual([send("temple")]);
    const back = servantDrop(recall("temple"), "reserve");
    expect(back && afterDrop([], back)).toEqual([recall("temple")]);
    expect(back && afterDrop([send("temple"), send("temple")], back)).toEqual([send("temple")]);
  });

  test("go from post to post", () => {
    const across = servantDrop(recall("temple"), "lighthouse");
    expect(across && afterDrop([], across)).toEqual([recall("temple"), send("lighthouse")]);
    expect(across && afterDrop([send("temple")], across)).toEqual([send("lighthouse")]);
    expect(across && afterDrop([recall("lighthouse"), send("temple")], across)).toEqual([]);
  });

  test("stay where nobody takes them", () => {
    expect(servantDrop(target.into("reserve"), "palace")).toBeNull();
    expect(servantDrop(recall("temple"), "temple")).toBeNull();
    expect(servantDrop(target.warehouse("oil"), "temple")).toBeNull();
  });
});
