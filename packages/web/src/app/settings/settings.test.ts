import { expect, test } from "vitest";
import { DEFAULTS, localeOf, readChoices, regionalTag } from "./settings.ts";

test("kept choices are taken up, and what is damaged or unknown has its default", () => {
  const kept = { language: "it", theme: "neon", sound: true, notifications: "yes", old: 1 };
  expect(readChoices(kept)).toEqual({ ...DEFAULTS, language: "it", sound: true });
  expect(readChoices(null)).toEqual(DEFAULTS);
  expect(readChoices("nonsense")).toEqual(DEFAULTS);
});

test("the language is the first of the browser's that is spoken here", () => {
  expect(localeOf("browser", ["fr-FR", "nl-BE", "it"])).toBe("nl");
  expect(localeOf("browser", ["fr"])).toBe("en");
  expect(localeOf("it", ["nl"])).toBe("it");
});

test.each([
  ["en", ["en-GB", "en-US"], "en-GB"],
  ["nl", ["en-US", "nl-BE"], "nl-BE"],
  ["en", ["nl-NL", "nl"], "en-NL"],
  ["it", ["it", "de-CH"], "it-CH"],
  ["it", ["it"], "it"],
  ["en", ["", "no such tag"], "en"],
] as const)("dates in %s of a browser that asks for %j are written as in %s", (locale, browser, tag) => {
  expect(regionalTag(locale, browser)).toBe(tag);
});
