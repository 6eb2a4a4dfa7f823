import { type Catalogue, editionWords, type Locale, type NamedThing } from "@portolan/kernel";
import type { Edition } from "../rules/edition.ts";

const NUMERALS = ["", "I", "II", "III", "IV", "V"];

/** A dock is called by its civilisation and number, a ship by its civilisation and good, unless the edition names it. */
function composedNames({ civilisations, docks, goods, ships }: Edition): {
  readonly term: string;
  readonly of: readonly string[];
  readonly name: (words: Catalogue) => string;
}[] {
  const civilisation = (number: number): string => `civilisation.${civilisations[number]}`;
  return [
    ...docks.map((dock) => {
      const of = civilisation(dock.civilisation);
      const numeral = NUMERALS[dock.number] ?? String(dock.number);
      return { term: `dock.${dock.id}`, of: [of], name: (words: Catalogue) => `${words[of]} ${numeral}` };
    }),
    ...ships.map((ship) => {
      const [of, good] = [civilisation(ship.civilisation), `good.${goods[ship.good].id}`];
      const name = (words: Catalogue): string => `${words[of]} ${words[good]}`;
      return { term: `ship.${ship.id}`, of: [of, good], name };
    }),
  ];
}

/** The words for what an edition brings; docks and ships are called by what they belong to. */
export function wordsFor(
  edition: Edition,
  house: readonly NamedThing[],
  catalogues: Readonly<Record<Locale, Catalogue>>,
): (locale: Locale) => Catalogue {
  const ownWords = editionWords(edition.names, house, catalogues.en);
  const named = new Set(edition.names.flatMap(({ term, name }) => (name === undefined ? [] : [term])));
  const composed = composedNames(edition).filter(({ term }) => !named.has(term));
  return (locale) => {
    const own = ownWords(locale);
    const all = { ...catalogues[locale], ...own };
    const changed = composed.filter(({ term, of }) => [term, ...of].some((one) => Object.hasOwn(own, one)));
    return { ...own, ...Object.fromEntries(changed.map(({ term, name }) => [term, name(all)])) };
  };
}
