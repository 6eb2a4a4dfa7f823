import { readdirSync, readFileSync } from "node:fs";

const GOLDEN = new URL("../../golden/", import.meta.url);

/** The golden transcripts of a game, by file name. */
export function readGolden(game: string): Record<string, string> {
  const folder = new URL(`${game}/`, GOLDEN);
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  return Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, folder), "utf8")]));
}
