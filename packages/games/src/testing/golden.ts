import { readdirSync, readFileSync } from "node:fs";
import { fromLink, type GameRecord } from "@portolan/kernel";

export const GOLDEN = new URL("../../golden/", import.meta.url);

/** The golden transcripts of a game, by file name. */
export function readGolden(game: string): Record<string, string> {
  const folder = new URL(`${game}/`, GOLDEN);
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .toSorted();
  return Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, folder), "utf8")]));
}

/** The games that the golden transcripts hold, by file name. */
export function goldenRecords(game: string): Record<string, GameRecord> {
  return Object.fromEntries(
    Object.entries(readGolden(game)).map(([name, text]) => [name, fromLink(text.split("\n")[0])]),
  );
}
