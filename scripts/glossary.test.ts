import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Words that the glossary retires (the last columns of its table) appear in no message catalogue. */

const ROOT = new URL("../", import.meta.url);
const LOCALES = ["en", "it", "nl"] as const;
/** The command line still says "take back" and "give up": its catalogue is being rewritten. */
const EXCLUDED = /node_modules|^packages\/cli\//;

function cells(row: string): string[] {
  return row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The retired words of a language. */
function retired(locale: (typeof LOCALES)[number]): string[] {
  const rows = readFileSync(new URL("docs/glossary.md", ROOT), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map(cells);
  const column = rows[0].indexOf(`not (${locale})`);
  return rows.slice(2).flatMap((row) => row[column].split(", ").filter((word) => word !== ""));
}

/** The texts with one of these words: whole words in whatever case, no options (`--bots`) and no names of parts. */
function found(texts: readonly string[], words: readonly string[]): string[] {
  const pattern = new RegExp(`(?<![\\p{L}{-])(?:${words.join("|")})(?![\\p{L}])`, "iu");
  return texts.filter((text) => pattern.test(text));
}

async function textsIn(file: string): Promise<string[]> {
  const exported: Record<string, unknown> = await import(new URL(file, ROOT).href);
  return Object.values(exported).flatMap((one) =>
    typeof one === "object" && one !== null
      ? Object.values(one).filter((text) => typeof text === "string")
      : [],
  );
}

test.each(LOCALES)("the catalogues in %s use no retired word", async (locale) => {
  const files = globSync(
    [
      `packages/*/src/**/words.${locale}.ts`,
      `packages/*/src/words/${locale}.ts`,
      `packages/web/src/app/languages/${locale}.ts`,
      `packages/*/src/words/${locale}/*.ts`,
    ],
    {
      cwd: ROOT.pathname,
    },
  ).filter((file) => !EXCLUDED.test(file));
  expect(files.length).toBeGreaterThan(15);
  const words = retired(locale);
  expect(words.length).toBeGreaterThan(5);
  for (const file of files)
    expect({ file, found: found(await textsIn(file), words) }).toEqual({ file, found: [] });
});

test("a retired word is found as a word, and not within another", () => {
  expect(found(["Take a Berth.", "berths", "dock"], ["berth"])).toEqual(["Take a Berth."]);
});
