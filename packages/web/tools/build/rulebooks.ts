import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "@portolan/kernel";
import type { Plugin } from "vite";
import { readBook } from "./rulebook.ts";

const LIST = "virtual:rulebooks";
const BOOK = "virtual:rulebook/";
const GAMES = join(import.meta.dirname, "../../src/games");

/** Every game has a folder. The registry would say the same, but it leads to all code of the client. */
function gameIds(): string[] {
  return readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** A table of all books, each behind an `import()` of its own, so that a page fetches the one it shows. */
function listSource(): string {
  const games = gameIds().map((game) => {
    const books = LOCALES.map((language) => `${language}: () => import("${BOOK}${game}.${language}")`);
    return `${JSON.stringify(game)}: { ${books.join(", ")} }`;
  });
  return `export const books = { ${games.join(",\n")} };`;
}

/** Turns the Markdown of docs/rules into data, one module for each game and language. */
export function rulebooks(): Plugin {
  let folder = "";
  return {
    name: "portolan:rulebooks",
    configResolved(config) {
      folder = join(config.root, "../../docs/rules");
    },
    resolveId: (id) => (id === LIST || id.startsWith(BOOK) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return listSource();
      if (!id.startsWith(`\0${BOOK}`)) return null;
      const path = join(folder, `${id.slice(BOOK.length + 1)}.md`);
      this.addWatchFile(path);
      const book = JSON.stringify(readBook(readFileSync(path, "utf8")));
      // A string is read faster than a literal of its size.
      return `export default JSON.parse(${JSON.stringify(book)});`;
    },
  };
}
