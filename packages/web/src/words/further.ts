import type { Voice } from "@portolan/guides";
import type { Catalogue, Locale } from "@portolan/kernel";
import { useEffect, useMemo, useState } from "react";
import { useSpoken } from "./provider.tsx";
import { type Spoken, voice } from "./speech.ts";

/** Words that only some pages need, fetched with them. */
export type FurtherWords = Readonly<Record<Locale, () => Promise<Catalogue>>>;

/** A voice that knows the interface's words and further ones, also some at hand; null while these are fetched. */
export function useFurtherVoice(further: FurtherWords, also: readonly Spoken[] = NOTHING): Voice | null {
  const spoken = useSpoken();
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
      fetched?.locale === spoken.locale ? voice(spoken.locale, [fetched, ...also, spoken], [], spoken) : null,
    [fetched, spoken, also],
  );
}

const NOTHING: readonly Spoken[] = [];
