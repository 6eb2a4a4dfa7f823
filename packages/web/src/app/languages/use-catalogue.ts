import type { Translator } from "@portolan/guides";
import type { Catalogue, Locale } from "@portolan/kernel";
import { useEffect, useMemo, useState } from "react";
import { useLoadedCatalogue } from "./provider.tsx";
import { type LoadedCatalogue, translator } from "./translator.ts";

/** Words that only some pages need, fetched with them. */
export type CatalogueLoaders = Readonly<Record<Locale, () => Promise<Catalogue>>>;

/** A translator that knows the interface's words and further ones, also some at hand; null while these are fetched. */
export function useCatalogue(
  further: CatalogueLoaders,
  also: readonly LoadedCatalogue[] = NOTHING,
): Translator | null {
  const spoken = useLoadedCatalogue();
  const [fetched, setFetched] = useState<{ readonly locale: Locale; readonly words: Catalogue } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void further[spoken.locale]().then((words) => {
      if (isWanted) setFetched({ locale: spoken.locale, words });
    });
    return () => {
      isWanted = false;
    };
  }, [further, spoken.locale]);
  return useMemo(
    () =>
      fetched?.locale === spoken.locale
        ? translator(spoken.locale, [fetched, ...also, spoken], [], spoken)
        : null,
    [fetched, spoken, also],
  );
}

const NOTHING: readonly LoadedCatalogue[] = [];
