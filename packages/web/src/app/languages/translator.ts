import { type Listener, type Translator, translatorOf } from "@portolan/guides";
import type { Catalogue, Locale } from "@portolan/kernel";

/** Words in one language. */
export interface LoadedCatalogue {
  readonly locale: Locale;
  readonly words: Catalogue;
}

/**
 * Speaks with several catalogues, the first that knows a message being the one that says it. An id that none has words
 * for is a defect that tests look for; a player should still see something.
 */
export function translator(
  locale: Locale,
  catalogues: readonly LoadedCatalogue[],
  names: readonly string[] = [],
  listener: Listener = {},
): Translator {
  const merged: Catalogue = Object.assign({}, ...catalogues.map(({ words }) => words).toReversed());
  return translatorOf(locale, merged, names, { missing: (id) => id, ...listener });
}
