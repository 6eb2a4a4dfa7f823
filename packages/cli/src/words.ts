import { type Listener, type Parts, type Translator, translatorOf } from "@portolan/guides";
import type { Catalogue, Locale } from "@portolan/kernel";
import { english } from "./words/en/index.ts";

/** The command line's own words, by language. */
const CATALOGUES: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  en: async () => english,
  it: async () => (await import("./words/it/index.ts")).italian,
  nl: async () => (await import("./words/nl/index.ts")).dutch,
};

/** Numbers are often copied from here, so they have no grouping. */
function listener(locale: Locale, self: Listener["self"] = null): Listener {
  return { self, numbers: new Intl.NumberFormat(locale, { useGrouping: false }) };
}

let own: Catalogue = english;
let ownTranslator: Translator = translatorOf("en", english, [], listener("en"));

/** Chooses the language of this process, before anything is said. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  own = await CATALOGUES[locale]();
  ownTranslator = translatorOf(locale, own, [], listener(locale));
}

export function language(): Locale {
  return ownTranslator.locale;
}

/** A sentence of the command line by its id, with its parts filled in. */
export function say(id: string, parts?: Parts): string {
  return ownTranslator.t(id, parts);
}

/** Speaks English whatever the language is: to programs. */
export function englishTranslator(names: readonly string[], words: Catalogue): Translator {
  return translatorOf("en", words, names, listener("en"));
}

/**
 * Speaks with the command line's own words, a game's and a board's, to the person in the seat `self`; players are called
 * by these names.
 */
export function translator(
  names: readonly string[],
  catalogues: readonly Catalogue[],
  self: Listener["self"] = null,
): Translator {
  const locale = language();
  return translatorOf(locale, Object.assign({}, own, ...catalogues), names, listener(locale, self));
}
