import { expect, test } from "vitest";
import { UsageError } from "./errors.ts";
import { languageFor } from "./language.ts";

test.each([
  [[], {}, "en"],
  [["play"], { LANG: "it_IT.UTF-8" }, "it"],
  [[], { LANG: "it_IT.UTF-8", LC_MESSAGES: "nl_NL" }, "nl"],
  [[], { LANG: "it_IT.UTF-8", LC_ALL: "C" }, "en"],
  [[], { LANG: "fr_FR.UTF-8" }, "en"],
  [["--language", "nl", "games"], { LANG: "it_IT.UTF-8" }, "nl"],
  [["games", "--language=it"], {}, "it"],
] as const)("%j in %j speaks %s", (args, env, language) => {
  expect(languageFor(args, env)).toBe(language);
});

test("a language that there is not is refused", () => {
  expect(() => languageFor(["--language", "fr"], {})).toThrow(UsageError);
  expect(() => languageFor(["--language", "fr"], {})).toThrow("en, it, and nl");
});
