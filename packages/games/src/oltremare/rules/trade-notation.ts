import type { Claim, Stake, Terms, Want } from "../state.ts";
import { type Card, type Edition, type Good, ICONS, type Port } from "./edition.ts";

/**
 * How cards, claims and the terms of an offer are written: `salt#34(ship,5) +2d for grain(market) @1`. Before `for`
 * stands what is given, after it what is asked; `@1` takes the first card that the other side committed.
 */

function printClaim(claim: Claim | null): string {
  if (claim === null) return "";
  const said: (string | number)[] = claim.icons.map((icon) => ICONS[icon]);
  if (claim.lions !== null) said.push(claim.lions);
  return `(${said.join(",")})`;
}

export function printWant({ goods }: Edition, { good, wish }: Want): string {
  return goods[good].id + printClaim(wish);
}

function side(items: readonly string[], ducats: number): string {
  const all = ducats > 0 ? [...items, `+${ducats}d`] : items;
  return all.length > 0 ? all.join(" ") : "nothing";
}

export function printTerms(edition: Edition, { give, giveDucats, ask, askDucats, take }: Terms): string {
  const given = give.map(({ card, claim }) => edition.cards[card].code + printClaim(claim));
  const asked = ask.map((want) => printWant(edition, want));
  return `${side(given, giveDucats)} for ${side([...asked, ...take.map((place) => `@${place + 1}`)], askDucats)}`;
}

/** A card by its code (salt#34), or by its number alone (#34, 34). */
function findCard({ cards }: Edition, word: string): Card | null {
  const [, , id] = /^([a-z]*)#?(\d{1,4})$/.exec(word) ?? [];
  if (id === undefined) return null;
  const found = cards.findIndex((card) => card.id === Number(id));
  if (found < 0) return null;
  const named = word.slice(0, word.length - id.length).replace("#", "");
  return named === "" || cards[found].code.startsWith(named) ? found : null;
}

export function readCards(edition: Edition, words: readonly string[]): Card[] | null {
  const cards = words.map((word) => findCard(edition, word));
  return cards.every((card) => card !== null) ? cards : null;
}

/** The only one that begins like this, or is exactly this. */
function only(names: readonly string[], word: string): number | null {
  const exact = names.indexOf(word);
  if (exact >= 0) return exact;
  const matches = names.flatMap((name, i) => (name.startsWith(word) ? [i] : []));
  return matches.length === 1 && word !== "" ? matches[0] : null;
}

export function findPort({ map }: Edition, word: string): Port | null {
  return only(map.ports, word);
}

function findGood({ goods }: Edition, word: string): Good | null {
  return only(
    goods.map((good) => good.id),
    word,
  );
}

/** What stands in brackets: symbols and at most one lion count, each once. */
function readClaim(text: string): Claim | null | undefined {
  if (text === "") return null;
  const icons: number[] = [];
  let lions: number | null = null;
  for (const word of text.split(",")) {
    if (/^\d{1,3}$/.test(word)) {
      if (lions !== null) return undefined;
      lions = Number(word);
      continue;
    }
    const icon = only(ICONS, word);
    if (icon === null) return undefined;
    icons.push(icon);
  }
  return { icons: icons.sort((a, b) => a - b), lions };
}

/** `salt(ship,5)` in its two parts. */
function splitClaim(word: string): { name: string; claim: Claim | null } | null {
  const [, name, said] = /^([a-z#\d]+)(?:\(([a-z\d,]+)\))?$/.exec(word) ?? [];
  if (name === undefined) return null;
  const claim = readClaim(said ?? "");
  return claim === undefined ? null : { name, claim };
}

function readStake(edition: Edition, word: string): Stake | null {
  const parts = splitClaim(word);
  const card = parts && findCard(edition, parts.name);
  return parts && card !== null ? { card, claim: parts.claim } : null;
}

function readWant(edition: Edition, word: string): Want | null {
  const parts = splitClaim(word);
  const good = parts && findGood(edition, parts.name);
  return parts && good !== null ? { good, wish: parts.claim } : null;
}

interface Side {
  readonly items: readonly string[];
  readonly ducats: number;
}

/** Ducats may stand anywhere on their side, once: `+2d`, `2d`. */
function readSide(words: readonly string[]): Side | null {
  if (words.length === 0) return null;
  const amounts = words.filter((word) => /^\+?\d{1,4}d$/.test(word));
  const items = words.filter((word) => !amounts.includes(word) && word !== "nothing");
  if (amounts.length > 1) return null;
  return { items, ducats: amounts.length === 0 ? 0 : Number.parseInt(amounts[0], 10) };
}

/** Wants in the order in which a list of wants is always kept. */
export function sortedWants(edition: Edition, wants: readonly Want[]): Want[] {
  const key = (want: Want): string => printWant(edition, want);
  return wants.toSorted((a, b) => a.good - b.good || (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** Brackets may be written with blanks inside: they are closed up first. */
function closeBrackets(words: readonly string[]): string[] {
  return words
    .join(" ")
    .replace(/ *\(([^)]*)\)/g, (_, said: string) => `(${said.trim().replace(/[ ,]+/g, ",")})`)
    .split(" ");
}

export function readTerms(edition: Edition, given: readonly string[]): Terms | null {
  const words = closeBrackets(given);
  const at = words.indexOf("for");
  if (at < 0) return null;
  const [own, others] = [readSide(words.slice(0, at)), readSide(words.slice(at + 1))];
  if (!own || !others) return null;
  const give = own.items.map((word) => readStake(edition, word));
  const places = others.items.filter((word) => /^@[1-9]\d?$/.test(word));
  const ask = others.items.filter((word) => !places.includes(word)).map((word) => readWant(edition, word));
  if (!give.every((stake) => stake !== null) || !ask.every((want) => want !== null)) return null;
  return {
    give,
    giveDucats: own.ducats,
    ask: sortedWants(edition, ask),
    askDucats: others.ducats,
    take: places.map((word) => Number(word.slice(1)) - 1).sort((a, b) => a - b),
  };
}
