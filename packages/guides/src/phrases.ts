import type { Translator } from "./translator.ts";

/** The id of a phrase and the word that it is about: `whoHas:good.salt`. */
function partsOf(phrase: string): readonly [id: string, about: string | undefined] {
  const [id, about] = phrase.split(":", 2);
  return [id, about];
}

/** A phrase in the reader's language; null if this client does not know it. */
export function phraseText(translator: Translator, phrase: string): string | null {
  const [id, about] = partsOf(phrase);
  if (!translator.knows(`phrase.${id}`) || (about !== undefined && !translator.knows(about))) return null;
  return translator.t(`phrase.${id}`, about === undefined ? {} : { about: { term: about } });
}
