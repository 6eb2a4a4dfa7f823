/** The kinds of pages there are, by the first word of their address. */
const PAGES: ReadonlySet<string> = new Set([
  "",
  "games",
  "play",
  "table",
  "invite",
  "join",
  "watch",
  "account",
  "rules",
  "new",
  "replay",
  "learn",
]);

/** Whether there is a page at such an address, so that nothing leads to where nothing is. */
export function hasPage(path: string): boolean {
  const [, kind = ""] = path.split(/[/#?]/);
  return PAGES.has(kind);
}
