import { expect, test } from "vitest";
import { namesAt } from "./names.ts";

const names: Readonly<Record<string, string>> = { a: "Ada", b: "ada", c: "Ada (2)", d: "Dora", gone: "" };
const nameOf = (person: string): string => names[person] ?? "";
const seat = (person: string | null) => ({ person });

test("people with one name are told apart by a number, in the order of the seats", () => {
  const called = namesAt([seat("a"), seat(null), seat("d"), seat("b")], nameOf);
  expect(["a", "d", "b"].map(called)).toEqual(["Ada", "Dora", "ada (2)"]);
});

test("nobody can take the number of another for a name", () => {
  const called = namesAt([seat("a"), seat("b"), seat("c")], nameOf);
  const all = ["a", "b", "c"].map((person) => called(person).toLowerCase());
  expect(new Set(all).size).toBe(3);
});

test("who only watches cannot pass for a player, and who resigned keeps the name", () => {
  const called = namesAt([{ person: null, resigned: "a" }, seat("d")], nameOf);
  expect(["a", "b", "d"].map(called)).toEqual(["Ada", "ada (2)", "Dora"]);
});

test("those who are forgotten have no name, however many they are", () => {
  const called = namesAt([seat("gone"), seat("other")], nameOf);
  expect(["gone", "other"].map(called)).toEqual(["", ""]);
});
