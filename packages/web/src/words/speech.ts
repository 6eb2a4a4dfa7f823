import { type Listener, type Voice, voiceOf } from "@portolan/guides";
import type { Catalogue, Locale } from "@portolan/kernel";

/** Words in one language. */
export interface Spoken {
  readonly locale: Locale;
  readonly words: Catalogue;
}

/**
 * Speaks with several catalogues, the first that knows a message being the one that says it. An id that none has words
 * for is a defect that tests look for; a player should still see something.
 */
export function voice(
  locale: Locale,
  catalogues: readonly Spoken[],
  names: readonly string[] = [],
  listener: Listener = {},
): Voice {
  const merged: Catalogue = Object.assign({}, ...catalogues.map(({ words }) => words).toReversed());
  return voiceOf(locale, merged, names, { missing: (id) => id, ...listener });
}
