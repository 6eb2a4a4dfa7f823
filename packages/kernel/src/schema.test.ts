import { expect, test } from "vitest";
import {
  dictionary,
  exactly,
  flag,
  list,
  nullable,
  object,
  oneOf,
  only,
  optional,
  text,
  whole,
} from "./schema.ts";

const shape = object({
  name: text,
  age: whole(0, 150),
  kind: oneOf("cat", "dog"),
  tags: list(text, 1),
  sizes: dictionary(whole(1)),
  tame: optional(flag),
});

const good = { name: "Tib", age: 3, kind: "cat", tags: ["grey"], sizes: { paw: 2 } };

test("good data passes; fields that are not asked for are left out", () => {
  expect(shape({ ...good, note: "x", tame: true }, "")).toEqual({ ...good, tame: true });
});

test("an absent optional field stays absent", () => {
  expect(Object.keys(shape(good, ""))).not.toContain("tame");
});

test.each([
  [{ ...good, name: 4 }, "name: expected a text, found 4"],
  [{ ...good, age: -1 }, "age: expected a whole number from 0 to 150, found -1"],
  [{ ...good, age: 2.5 }, "age: expected a whole number from 0 to 150, found 2.5"],
  [{ ...good, kind: "cow" }, 'kind: expected one of "cat", "dog", found "cow"'],
  [{ ...good, tags: [] }, "tags: expected a list of at least 1"],
  [{ ...good, tags: "grey" }, 'tags: expected a list, found "grey"'],
  [{ ...good, tags: ["a", null] }, "tags[1]: expected a text, found null"],
  [{ ...good, sizes: { paw: 0 } }, "sizes.paw: expected a whole number of at least 1, found 0"],
  [{ ...good, sizes: [] }, "sizes: expected an object"],
  [{ ...good, tame: "yes" }, "tame: expected true or false"],
  [{ ...good, name: undefined }, "name: expected a text, found nothing"],
  ["text", "the data: expected an object"],
])("%#: bad data is refused with its place", (data, message) => {
  expect(() => shape(data, "")).toThrow(message);
});

test("a strict object tells a field that it does not know", () => {
  const strict = only({ name: text });
  expect(strict({ name: "Tib" }, "cat")).toEqual({ name: "Tib" });
  expect(() => strict({ name: "Tib", nmae: 1 }, "cat")).toThrow("cat.nmae: there is no such field");
});

test("a list of some length, and what may be null", () => {
  const pair = exactly(nullable(whole(0)), 2);
  expect(pair([1, null], "pair")).toEqual([1, null]);
  expect(() => pair([1], "pair")).toThrow("pair: expected a list of 2, found [1]");
  expect(() => pair([1, -1], "pair")).toThrow("pair[1]: expected a whole number of at least 0, found -1");
});
